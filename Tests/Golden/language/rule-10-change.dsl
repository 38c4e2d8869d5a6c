// Lists and records are values; some functions change their receiver; `$` leads to a part.
var a = [3, 1, 2]
let copy = a
a.sort()
a
copy
var r = {list: [1], inner: {done: false}}
r.list.append(2)
r.inner.done.toggle()
r["new"] = 1
r["missing"]
r.new += 4
r
state tasks = [{id: 1, done: false}, {id: 2, done: false}]
view Task($task) { Toggle("task \(task.id)", isOn: $task.done) }
VStack { ForEach($tasks) { $task in Task($task) } }
tap("task 2")
quiet { tasks.reverse() }
tap("task 1")
tasks
