// `name` by position or label, `label name` by label only; positional first, then labels in any order.
fn f(a, b = 10, to c = 100) = "\(a) \(b) \(c)"
f(1)
f(1, 2)
f(1, b: 2)
f(1, to: 3)
f(1, to: 3, b: 2)
f(a: 1)
fn apply(x, g) = g(x)
apply(2) { $0 * $0 }
