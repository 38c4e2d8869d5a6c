// Functions that go through elements and call a block for each.
let numbers = [5, 3, 8, 1]
numbers.map { $0 * 2 }
numbers.map { n in if n > 4 { return "big" } else { return n } }
numbers.filter { $0 > 2 }
numbers.compactMap { $0 > 2 ? "n\($0)" : nil }
numbers.reduce(100) { $0 - $1 }
numbers.reduce("") { "\($0)\($1)" }
numbers.first { $0 < 4 }
numbers.first { $0 > 9 }
numbers.firstIndex { $0 == 8 }
numbers.contains { $0 == 1 }
numbers.allSatisfy { $0 > 0 }
[].map { $0 + 1 }
[].reduce("nothing") { $0 + $1 }
(1...4).map { $0 * $0 }
(1...4).filter { $0 % 2 == 0 }
(1..<1).compactMap { $0 }
"abc".map { $0 + $0 }
"abcab".filter { $0 != "a" }
// Blocks in blocks, each with its own elements.
(1...3).map { a in (1...a).map { b in a * b } }
(1...3).flatMap { a in [a, a * 10].filter { $0 != 20 } }
// A variable outside is changed by each call.
fn running() {
    var seen = []
    var total = 0
    let kept = [1, 2, 1, 3, 2].filter { n in
        if seen.contains(n) { return false }
        seen.append(n)
        total += seen.count
        return true
    }
    return [kept, seen, total]
}
running()
// Lists are not changed under the block.
fn changing() {
    var list = [1, 2, 3]
    let result = list.map { n in
        list.append(n * 10)
        return list.count
    }
    return [result, list]
}
changing()
// A failure ends the walk, and says where.
fn parts(list) { list.map { 12.quotient($0) } }
parts([1, 2, 3])
(try? parts([1, 0, 3])) ?? "no parts"
[1, 2].filter { $0 }
