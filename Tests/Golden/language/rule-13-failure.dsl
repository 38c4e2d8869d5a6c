// Absence is nil; failures stop the statement; an event that fails changes nothing.
[].first
Int("x")
(try? Int("12")) ?? 0
(try? [1][3]) ?? "none"
state n = 1
VStack { Text("n is \(n)"); Button("Fail") { n = 2; n = [][n] } }
(try? tap("Fail")) ?? n
warn("careful")
fail("the end")
