var x = []
for i in 0..<1000 { x = [x] }
