// `$` needs a state or a binding; a `let` does not change.
let fixed = [1, 2]
fixed.append(3)
fixed[0] = 9
let name = "Ada"
TextField("Name", text: $name)
view Field($value) { TextField("v", text: $value) }
Field(name)
fn grow(list) { list.append(1); list }
[1, 2].sort()
input limit = 3
limit = 4
