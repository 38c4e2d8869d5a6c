let doubled = rows.map(row => row.size * 2)
let sums = rows.map((a, b) => { a + b })
let kept = rows.filter { row -> row.open }
print "hello"
a = b = c
let name = user ?: "nobody"
async let page = fetch()
let pair: (Int, String) = read()
func first<T>(_ items: [T]) -> T? where T: Comparable { items.first }
type Person {
    age Int
}
if (ready && open {
    Text("Hello, \(name")
}
let items = [
    1,
    2
    3,
]
