def area(width, height):
    return width * height
const limit = 10
function greet(name) { return "Hi " + name; }
if limit > 5 and not done or name == null { Text('big') }
elif done { Text("done") }
for (let i = 0; i < limit; i++) { Text("\(i)") }
for row of rows { Text(row.name) }
let names = [row.name for row in rows]
let size = rows.count > 3 ? "many"
count++
while True:
    count -= 1
let f = lambda x: x + 1
try { load() } catch (e) { print(e) }
String title = "x"
class Person { var name: String }
switch kind { case 1 => Text("one") }
