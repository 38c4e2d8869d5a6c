// nil where a value is needed.
let person = {name: "Ada", address: nil}
print("\(person.address)")
person.address.city
