// A variable keeps its value until the whole right side is known.
fn all(a) {
  var fine = false
  fine = a && fine
  fine
}
fn any(a) {
  var found = true
  found = a || found
  found
}
fn kept(a) {
  var x = 5
  x = a ?? x
  x
}
fn chosen(a) {
  var x = 5
  x = if a { let y = 1; x + y } else { x }
  x
}
fn failing() {
  var x = true
  let y = try? (if true { x = false || [1][3]; 1 } else { 2 })
  [x, y]
}
fn typed() {
  var n: Int = 1
  let y = try? (if true { n = "one"; 1 } else { 2 })
  [n, y]
}
[all(true), any(false), kept(nil), chosen(true), failing(), typed()]
