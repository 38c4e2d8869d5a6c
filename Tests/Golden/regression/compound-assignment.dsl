// The right side of `+=` comes first, whatever kind of variable it is.
var total = 1
fn add() { total = 10; 2 }
total += add()
total
total -= add()
total

fn shared() {
  var sum = 1
  let change = { sum = 10; 2 }
  sum += change()
  let first = sum
  sum -= change()
  [first, sum]
}
shared()

// What fails leaves a shared variable as it was.
fn failing() {
  var sum = 1
  let read = { sum }
  let y = try? (if true { sum += "a".repeated(2); 1 } else { 2 })
  [read(), y]
}
failing()
