fn f(n) = 1 + f(n + 1)
f(0)
