// A construction, a typed let, a function's result.
type Point { x: Int, y: Int = 0 }
Point(1, 2)
Point(z: 3)
Point()
let p = Point(x: 1)
p.zz
p.z = 3
let n: Intt = 3
fn f(a: Decimall) -> Foo = a
