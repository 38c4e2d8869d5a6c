// Blanks round infix operators, none behind a prefix, none round ranges; what hugs in the source means the same after.
let a=1+2*3
let b = - 1
let c = -1
let d = ! x && ! -y
let e = 0 ..< 5
let f = xs[1 ...]
let g = x ?.a : .b
let h = p?.q ?? r?[0]
let i = a-1
let j = cond?1:2
foo(); -bar
[a]; - 1; { x; .y; - -1 }
let ready = email.isValid(.required, .email) && password.isValid(rules) && phone.isValid(.phone("US"))
let text = width < 60 ? "compact: \(width) columns, which is not much" : "regular: \(width) columns, enough"
let total = price * amount + price * amount * tax + shippingCosts(of: amount, to: country) - discount(of: amount)
let kept =
  1
let split = a
  && b
return isLevel ? (isChosen ? "a chosen point of the line" : "a point of the line") : (isChosen ? "a mark" : " ")
