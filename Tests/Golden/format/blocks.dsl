// A block on one line stays there if it has one statement and fits; all blocks of an `if` do, or none.
view Card(x){VStack{Text("a")}}
fn double(n){ n*2 }
Button("Today") { month = today(); day = nil }
Button("Off") { }.disabled( true )
Button("Keep") { a(); b() }.disabled(true)
rows.map { row in
  row.x
}.joined()
if a { b() } else { c() }
if a { b() }
else if c { d() } else {
  e()
}
if let size = measure(a), size > 3 { print("the size is \(size), which is more than is needed here") } else { stop() }
if firstCondition(of: something) && secondCondition(of: something) || thirdCondition(of: something) { go() }
for (i,row) in rows.enumerated() where i % 2 == 0 {

  print(i)

}
for (index, element) in someVeryLongCollectionName.enumerated() where element.isInteresting && index % 2 == 0 { f() }
if let first = candidates.first(where: { $0.isGood }), let second = others.last, first.value > second.value { use(first) }
while a { break }
switch a { case 1: b; case 2,3 where c: d; e
  default: nil
}
switch kind {
  // The first.
  case .a: one()

  case .b(let x): two(x)
    three()
}
let size = if n > 5 { "large" } else { "small" }
Section { Text("a") } header: { Text("h") } footer: { Text("f") }
Section { Text("a")
} header: { Text("h") }
