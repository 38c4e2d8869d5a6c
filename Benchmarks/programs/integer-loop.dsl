// Integer loop: the longest Collatz chain below a limit, a `while` inside a `for`.
fn longestChain(limit) {
    var best = 0
    var bestLength = 0
    for start in 1..<limit {
        var n = start
        var length = 1
        while n != 1 {
            if n % 2 == 0 {
                n = n.quotient(2)
            } else {
                n = 3 * n + 1
            }
            length += 1
        }
        if length > bestLength {
            best = start
            bestLength = length
        }
    }
    return best * 1000 + bestLength
}

longestChain(300000)
