// A list that only the loop holds is emptied as it is gone through; every other list stays as it is.
let words = ["one", "two", "three"]
for word in words { print(word) }
print(words)

fn made() { return ["a" + "b", "c" + "d"] }
for text in made() { print(text) }

var list = [[1], [2], [3]]
for inner in list {
    list.append(inner + [0])
}
print(list)

// What is kept of the loop's list outlives it.
fn kept() {
    var found = []
    for pair in [[1, 2], [3, 4]].map({ $0.reversed() }) {
        found.append(pair)
        if pair[0] == 4 { break }
    }
    return found
}
print(kept())

// The same list twice at once.
fn twice(list) {
    var sums = []
    for x in list {
        for y in list { sums.append("\(x)\(y)") }
    }
    return sums
}
print(twice(["p" + "", "q" + ""]))

// A failure in between leaves the rest to nobody.
fn failing() {
    for text in ["1", "x", "3"].map({ $0 + "" }) {
        print(text, [10, 20][Int(text) ?? 9])
    }
}
print(try? failing())

for letter in "añb" { print(letter) }
let record = {"k": 1, "l": 2}
for entry in record { print(entry.key, entry.value) }

// Lists that hold one another's elements.
fn shared() {
    let source = ["s" + "1", "s" + "2"]
    for element in source + [] { print(element) }
    for element in source.dropFirst(0) { print(element) }
    return source
}
print(shared())
