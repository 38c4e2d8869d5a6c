// Closures capture `let` by value and `var` by reference; each pass of a loop binds anew.
var x = 1
let read = { x }
x = 2
read()
fn counter() {
  var count = 0
  { count += 1; count }
}
let a = counter()
let b = counter()
a(); a(); b()
[a(), b()]
var readers = []
for i in 0..<3 { readers.append({ i }) }
readers.map { $0() }
now() == now()
