// Patterns: symbols that carry values, taken apart by `switch`, with a range and a condition.
fn makeShape(i) {
    switch i % 6 {
    case 0: return .circle(i % 10 + 1)
    case 1: return .square(i % 7 + 1)
    case 2: return .rectangle(i % 5 + 1, i % 9 + 1)
    case 3: return .triangle(i % 8 + 1, i % 6 + 1)
    case 4: return .polygon(i % 11 + 3, 2)
    default: return .nothing
    }
}

fn surface(of shape) {
    switch shape {
    case .circle(let radius): return 3 * radius * radius
    case .square(let side) where side > 4: return side * side + 1
    case .square(let side): return side * side
    case .rectangle(let width, let height): return width * height
    case .triangle(let base, let height): return (base * height).quotient(2)
    case .polygon(3...5, let side): return 4 * side * side
    case .polygon(let corners, let side): return corners * side
    default: return 0
    }
}

fn totalSurface(kinds, rounds) {
    let shapes = (0..<kinds).map { makeShape($0) }
    var total = 0
    for round in 0..<rounds {
        for shape in shapes {
            total = (total + surface(of: shape) * (round + 1)) % 1000003
        }
    }
    return total
}

totalSurface(1000, 6000)
