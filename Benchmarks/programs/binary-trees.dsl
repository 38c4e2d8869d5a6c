// Allocation: many short-lived trees of records, built and walked by recursion.
fn grow(depth) {
    if depth == 0 { return {left: nil, right: nil} }
    return {left: grow(depth - 1), right: grow(depth - 1)}
}

fn weigh(tree) {
    if tree.left == nil { return 1 }
    return 1 + weigh(tree.left) + weigh(tree.right)
}

fn forest(trees, depth) {
    var total = 0
    for _ in 0..<trees {
        total += weigh(grow(depth))
    }
    return total
}

forest(80, 14)
