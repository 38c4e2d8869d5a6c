type flight { code: String }
type Flight {
    let code: String
    seats = 3
    gate
    price: Double
    rows: [String: Int]
    next: Flight?!
    name: String form "Name"
    kind: String from kind
    when: Date as "yyyy" as "MM"
    fn delayed() = true
}
type Status = "open" | "closed"
type Sheet = edit | .share
type Size = .small, .large
type Pair = .pair(left: Int, right: Int)
