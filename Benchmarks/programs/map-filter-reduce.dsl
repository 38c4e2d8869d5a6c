// Closures over lists: scale every number, keep some, fold what is left.
fn foldKept(numbers, factor, limit) {
    let kept = numbers
        .map { $0 * factor % 10007 }
        .filter { $0 < limit }
    return kept.reduce(0) { ($0 * 31 + $1) % 1000003 }
}

fn passes(size, rounds) {
    let numbers = (0..<size).map { $0 * 7 + 3 }
    var total = 0
    for round in 1...rounds {
        total += foldKept(numbers, round * 13, 5000 + round)
    }
    return total
}

passes(100000, 60)
