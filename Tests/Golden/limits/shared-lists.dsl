// Lists that hold one another twice are small in memory and endless to go through.
var a = [1]
var b = [1]
for i in 0..<60 {
  a = [a, a]
  b = [b, b]
}
[a].contains(a)
a == b
