// N queens: all ways to place them, by backtracking over lists that are changed in place.
fn solutions(size) {
    var columns = []
    var rising = []
    var falling = []
    var placed = []
    for _ in 0..<size {
        columns.append(false)
        placed.append(-1)
    }
    for _ in 0..<(2 * size) {
        rising.append(false)
        falling.append(false)
    }
    var found = 0
    var row = 0
    while row >= 0 {
        var column = placed[row]
        if column >= 0 {
            columns[column] = false
            rising[row + column] = false
            falling[row - column + size] = false
        }
        column += 1
        while column < size && (columns[column] || rising[row + column] || falling[row - column + size]) {
            column += 1
        }
        if column == size {
            placed[row] = -1
            row -= 1
        } else {
            placed[row] = column
            columns[column] = true
            rising[row + column] = true
            falling[row - column + size] = true
            if row == size - 1 {
                found += 1
            } else {
                row += 1
            }
        }
    }
    return found
}

solutions(12)
