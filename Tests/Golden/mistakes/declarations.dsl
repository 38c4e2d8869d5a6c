// Declarations that can't be.
let x = 1
let x = 2
var y
fn Area(w) = w
view card() { Text("a") }
type T { a: Strng, a: Int }
state s
fn f(a) { state z = 1; a }
x = 5
