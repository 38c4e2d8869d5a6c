"""One week of a large calendar: the twin of week.dsl."""
import datetime
import sys
import zoneinfo

import icalendar
import recurring_ical_events

ZONE = zoneinfo.ZoneInfo("Europe/Amsterdam")

with open(sys.argv[1], "rb") as file:
    calendar = icalendar.Calendar.from_ical(file.read())

events = []
for event in recurring_ical_events.of(calendar).between(
        datetime.datetime(2026, 11, 30, tzinfo=ZONE), datetime.datetime(2026, 12, 7, tzinfo=ZONE)):
    start = event["DTSTART"].dt
    if not isinstance(start, datetime.datetime):
        start = datetime.datetime.combine(start, datetime.time())
    events.append((f"{start:%Y-%m-%d %H:%M}", str(event["SUMMARY"])))
for start, summary in sorted(events):
    print(start, "", summary)
