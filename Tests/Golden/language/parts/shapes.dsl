fn area(w, h) = w * h
view Square(n) { Text("square of \(n)") }
Text("imports draw nothing")
