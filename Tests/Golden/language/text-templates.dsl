// Text with values in it.
let n = -42
let word = "héllo"
let long = "0123456789abcdef".repeated(20)
"\(n)"
"n=\(n), \(word)!"
"\(0)\(7)\(10)\(99)\(100)\(-1)\(9223372036854775807)\(-9223372036854775808)"
"\("")|\(" ")|"
"\(1.5) \(true) \([1, "a"]) \({x: 1})"
"\(long)".count
"<\(long)>\(long)".count
"a\u{0}b\(n)c\u{0}".count
"\u{0}\(1)\u{0}\(2)".count
"\("a\u{0}b")\(1)".count
"\(word)\(word)\(word)\(word)" == word.repeated(4)
// Equal texts are one key, whatever way they were put together.
let composed = "caf\u{E9}"
let decomposed = "cafe\u{301}"
let kelvin = "\u{212A}"
var keys = {:}
keys[composed] = 1
keys[decomposed] = 2
keys["K"] = 3
keys[kelvin] = 4
keys["long text with a K in it"] = 5
keys["long text with a \u{212A} in it"] = 6
keys["\("a")\("b")"] = 7
keys["ab"] = 8
for i in 0..<12 { keys["k\(i)"] = i }
keys.count
keys[decomposed]
keys["K"]
keys["ab"]
["a", "b", "\u{212A}", "K"].unique().count
