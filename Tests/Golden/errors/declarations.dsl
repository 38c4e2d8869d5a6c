let x, y = 1, 2
let total == 3
state chosen: Flight?
var count: Int
let name: String
fn area(width, height)  => width * height
fn twice x = x * 2
view card(title) { Text(title) }
view Empty { Divider() }
import helpers
fn if(x) = x
fn sum(_ a: Int, values: Int...) = a
