// A Grid: all cells of a column are as wide as its widest, rows align differently, separators span without widening.
Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
    GridRow {
        Text("Planet").bold()
        Text("Moons").bold().gridColumnAlignment(.trailing)
        Text("Remarks").bold()
    }
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow(alignment: .top) {
        Text("Mars")
        Text("2")
        VStack(alignment: .leading) {
            Text("Phobos")
            Text("Deimos")
        }
    }
    GridRow(alignment: .bottom) {
        Text("Saturn")
        Text("274")
        VStack(alignment: .leading) {
            Text("Most of them")
            Text("are small")
        }
    }
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow {
        Text("A cell over all columns").gridCellColumns(3)
    }
}
