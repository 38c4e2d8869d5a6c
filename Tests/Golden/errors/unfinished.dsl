view Report(rows) {
    VStack {
        ForEach(rows) { row in
            Text(row.name
        }
        Text("\(rows.count) rows