// Lists of lists of floats: the product of two square matrices, by index.
fn matrix(size, seed) {
    var rows = []
    for i in 0..<size {
        var row = []
        for j in 0..<size {
            row.append((i * seed + j * 7) % 11 * 0.5 - 2.5)
        }
        rows.append(row)
    }
    return rows
}

fn product(a, b) {
    let size = a.count
    var result = []
    for i in 0..<size {
        let left = a[i]
        var row = []
        for j in 0..<size {
            var sum = 0.0
            for k in 0..<size {
                sum += left[k] * b[k][j]
            }
            row.append(sum)
        }
        result.append(row)
    }
    return result
}

fn trace(m) {
    var sum = 0.0
    for i in 0..<m.count {
        sum += m[i][i] * (i + 1)
    }
    return sum
}

trace(product(matrix(300, 3), matrix(300, 5)))
