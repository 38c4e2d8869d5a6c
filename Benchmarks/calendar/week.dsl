// One week of a large calendar as a table: its twin is week.py.
input calendar

let week = calendar.events(in: @2026-11-30...@2026-12-06)
Table(week) {
  TableColumn("Start", value: \.start)
  TableColumn("Event", value: \.summary)
}
