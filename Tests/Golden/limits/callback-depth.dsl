fn f(n) = [n].map { f($0 + 1) }
f(0)
