// Strings: rows of text put together from interpolated pieces, joined and counted.
fn row(number, columns) {
    var cells = []
    for column in 0..<columns {
        cells.append("r\(number)c\(column)=\(number * column % 97)")
    }
    return cells.joined(separator: ", ")
}

fn report(rows, columns) {
    var lines = []
    for number in 0..<rows {
        var line = "| "
        line += row(number, columns)
        line += " |"
        lines.append(line)
    }
    return lines.joined(separator: "\n")
}

let text = report(50000, 20)
text.count
text.hasSuffix("r49999c19=60 |")
