// Brackets that do not match: the one that is at fault is named, and the rest is read.
view Header(title) {
    HStack {
        Text(title.uppercased()
        Spacer()
    }
}

view Body(rows) {
    List(rows) { row in
        if row.open {
            Text(row.name)
    }
}

let totals = [1, 2, 3)
view Footer() {
    Text("end"))
}
