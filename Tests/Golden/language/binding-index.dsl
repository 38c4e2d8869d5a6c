// A binding to an element of a list, and through it to a field: `$list[i]`, `$list[i].field`.
state items = [{name: "one", done: false}, {name: "two", done: true}]
state grid = [[1, 2], [3, 4]]
view Edit($item) { Toggle("e" + item.name, isOn: $item.done) }
view Num($n) { Stepper("n\(n)", value: $n) }
VStack {
  Edit($items[0])
  Toggle("two", isOn: $items[1].done)
  Num($grid[1][0])
}
tap("eone")
tap("two")
increment("n3")
print(items, grid)
