// The same data as columns, bars, a line and a pie, with axes, grid lines and a formatter; new data draws them anew.
type Kind = .columns | .bars | .line | .pie
state kind: Kind = .columns
state isPercent = false
state sales = [
    {month: "Jan", tea: 18, coffee: 31},
    {month: "Feb", tea: 24, coffee: 28},
    {month: "Mar", tea: 32, coffee: 26},
    {month: "Apr", tea: 21, coffee: 35},
    {month: "May", tea: 27, coffee: 41},
    {month: "Jun", tea: 38, coffee: 22},
]

// Of the 50 that may be sold in a month.
let range = 0...50

view Figures() {
    switch kind {
    case .columns:
        Chart(sales) { row in
            BarMark(x: row.month, y: row.tea, series: "Tea")
            BarMark(x: row.month, y: row.coffee, series: "Coffee")
        }
    case .bars:
        Chart(sales) { row in BarMark(x: row.tea, y: row.month) }
    case .line:
        Chart(sales) { row in
            LineMark(x: row.month, y: row.tea, series: "Tea")
            PointMark(x: row.month, y: row.tea, series: "Tea")
            LineMark(x: row.month, y: row.coffee, series: "Coffee")
            PointMark(x: row.month, y: row.coffee, series: "Coffee")
        }
    case .pie:
        Chart(sales) { row in SectorMark(angle: row.tea, label: row.month) }
    }
}

VStack(alignment: .leading) {
    Picker("Chart", selection: $kind) {
        Text("Columns").tag(.columns)
        Text("Bars").tag(.bars)
        Text("Line").tag(.line)
        Text("Pie").tag(.pie)
    }
    .pickerStyle(.segmented)
    if isPercent {
        Figures().frame(height: 12).chartYScale(domain: range).chartYAxis(format: .percent)
    } else {
        Figures().frame(height: 12).chartYAxis(format: { "\($0) kg" })
    }
    HStack {
        Toggle("Percent of 50 kg", isOn: $isPercent).toggleStyle(.checkbox)
        Spacer()
        Button("July") { sales = sales.suffix(5) + [{month: "Jul", tea: 44, coffee: 19}] }
            .disabled(sales.last?.month == "Jul")
    }
}

tap("Percent of 50 kg")
quiet {
    tap("Percent of 50 kg")
    select("Chart", .bars)
}
redraw()
select("Chart", .line)
tap("July")
select("Chart", .pie)
