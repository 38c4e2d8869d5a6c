// One day of the week, and a row of seven letters for several.
state meeting = .wednesday
state alarm = [.monday, .tuesday, .friday]
state market = [.saturday]

Form {
    Section("Meeting") {
        DayPicker("Every", selection: $meeting)
    }
    Section("Alarm", footer: Text(alarm.isEmpty ? "Never" : "\(alarm.count) days a week")) {
        DayPicker("Rings on", selection: $alarm).id("alarm")
    }
    Section("Market") {
        DayPicker(selection: $market, selectable: .weekends)
    }
}

select("Every", .friday)
// A tap adds a day or takes it away: the middle row is the alarm's.
set("alarm", [.monday, .tuesday, .friday, .sunday])
set("alarm", alarm.filter { $0 != .tuesday })
increment("Every")
// A weekday is no day of the market.
expect((try? set("days", [.monday])) == nil)
