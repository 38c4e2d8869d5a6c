// A field, then the library's member, then a fn; `\.name` finds what `x.name` finds.
fn initials(p) = "\(p.first.prefix(1))\(p.last.prefix(1))"
fn scaled(n, by factor) = n * factor
let p = {first: "Ada", last: "Lovelace", count: 99, action: { "called with \($0)" }}
p.count
p.initials
[p].map(\.initials)
p.action("x")
3.scaled(by: 2)
[1, 2].count
sorted([2, 1])
// A field that holds a function comes first, also where a modifier of views has its name.
let actions = {help: { about in "help about \(about)" }, bold: { "bold" }}
actions.help("x")
actions.bold()
