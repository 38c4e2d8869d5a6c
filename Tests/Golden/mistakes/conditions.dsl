// Conditions are Bools; kinds don't mix.
let xs = [1, 2]
if xs.isEmpty == 0 { 1 }
