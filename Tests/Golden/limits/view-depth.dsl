view Endless(n) { VStack { Endless(n + 1) } }
Endless(0)
