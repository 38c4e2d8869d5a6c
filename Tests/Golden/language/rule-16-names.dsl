// `import` brings names, or an alias; it runs once.
import "parts/shapes.dsl"
import "parts/other.dsl" as other
area(2, 3)
other.area(2, 3)
other.unit
Square(2)
let x = 1
fn f() { let x = 2; x }
f() + x
