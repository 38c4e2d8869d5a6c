let inRange = 1 < seats < 10
let rest = seats -1
let both = (1, 2)
let lookup = ["a": 1, "b": 2]
let first = pair.0
let open = 5...
let choice = ready ? "yes"
if count = 3 { Text("three") }
total() = 5
flight?.gate = "A1"
xs.sorted(<)
print(title = "Report")
let items = [1, 2 3]
