// A statement's views are one screen; what changes it draws it again; `quiet` does not.
state n = 0
for i in 0..<2 { Text("n = \(n), line \(i)") }
n = 1
quiet { n = 2 }
let unrelated = 3
n += 1
