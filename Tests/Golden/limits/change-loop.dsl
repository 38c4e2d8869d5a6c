state n = 0
Text("\(n)").onChange(of: n) { n += 1 }
n = 1
