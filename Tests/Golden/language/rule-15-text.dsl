// Text of values: the same in every locale.
// golden: locale=de_DE
1.0
1e21
0.1
[1.5, "a \"quoted\"", nil, .x(1, y: 2), @2026-11-30, {a: 1}]
"\(1.5) \("text") \(true) \([nil])"
1234.5.formatted(decimals: 2)
"\(nil)"
