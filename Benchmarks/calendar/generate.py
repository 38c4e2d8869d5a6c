#!/usr/bin/env python3
"""Makes a calendar file for measuring how fast a week of it is shown.

    generate.py FILE [--events N]

N events (20,000 unless said, about 10 MB) over eight years: single ones, series by day, week, month and year, some
with an end, a count, left-out dates or a changed occurrence, and whole days. Times are those of Amsterdam.
"""
import argparse
import datetime
import pathlib

HEAD = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Trellis//Benchmark//EN
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
"""
WORDS = "harbour mirror dome lens night watch tour report budget moon comet paper talk lunch visit".split()
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def fold(line):
    """A line of at most 75 bytes, and what follows of it below."""
    parts = [line[:75]] + [" " + line[start:start + 74] for start in range(75, len(line), 74)]
    return "\r\n".join(parts)


def event(number, seed):
    start = datetime.datetime(2020, 1, 1) + datetime.timedelta(days=seed % 2900, minutes=seed // 7 % 96 * 15)
    zoned = f"TZID=Europe/Amsterdam:{start:%Y%m%dT%H%M%S}"
    words = [WORDS[seed // 3 ** place % len(WORDS)] for place in range(40)]
    lines = ["BEGIN:VEVENT", f"UID:{number}@benchmark.example", "DTSTAMP:20200101T000000Z",
             f"SUMMARY:{words[0].capitalize()} {words[1]} {number}"]
    kind = seed // 11 % 20
    if kind == 0:
        lines += [f"DTSTART;VALUE=DATE:{start:%Y%m%d}", f"DTEND;VALUE=DATE:{start + datetime.timedelta(days=seed % 3 + 1):%Y%m%d}"]
    else:
        lines += [f"DTSTART;{zoned}", f"DURATION:PT{seed // 13 % 8 * 15 + 15}M"]
    if kind in (1, 2):
        lines.append(f"RRULE:FREQ=WEEKLY;BYDAY={DAYS[start.weekday()]}")
        lines.append(f"EXDATE;TZID=Europe/Amsterdam:{start + datetime.timedelta(weeks=3):%Y%m%dT%H%M%S}")
    elif kind == 3:
        lines.append(f"RRULE:FREQ=MONTHLY;BYMONTHDAY={start.day}")
    elif kind == 4:
        lines.append(f"RRULE:FREQ=DAILY;COUNT={seed % 60 + 2}")
    elif kind == 5:
        lines.append(f"RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL={start + datetime.timedelta(days=900):%Y%m%dT%H%M%S}Z")
    elif kind == 6:
        lines.append("RRULE:FREQ=YEARLY")
    lines += [f"LOCATION:Room {seed % 50}", "DESCRIPTION:" + " ".join(words), "END:VEVENT"]
    return "\r\n".join(fold(line) for line in lines)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("file", type=pathlib.Path)
    options.add_argument("--events", type=int, default=20_000)
    arguments = options.parse_args()
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    seed = 7
    with arguments.file.open("w", encoding="utf-8", newline="") as file:
        file.write(HEAD.replace("\n", "\r\n"))
        for number in range(arguments.events):
            seed = seed * 48271 % 2147483647
            file.write(event(number, seed) + "\r\n")
        file.write("END:VCALENDAR\r\n")


if __name__ == "__main__":
    main()
