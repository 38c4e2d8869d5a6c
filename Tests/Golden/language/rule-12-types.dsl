// Types check; unknown keys are ignored, absent ones take the default or nil; assignment checks again.
type Point { x: Int, y: Int = 0, label: String?, unit: String in ["cm", "in"] = "cm", even: Int where $0 % 2 == 0 && even >= x = 2 }
let p = Point(x: 1)
p
type Shape { name: String matching "[a-z]+", points: [Point] }
var shape = Shape(name: "line", points: [Point(x: 1), Point(x: 2, y: 5)])
shape.points[1].y = 7
shape.points.map(\.y)
let given: Point = {x: 4, extra: true, even: 6}
given
(try? Point(x: 5, even: 3)) ?? "refused"
(try? Shape(name: "Big", points: [])) ?? "refused"
let n: Decimal = 3
n
let list: [Int]? = nil
list
