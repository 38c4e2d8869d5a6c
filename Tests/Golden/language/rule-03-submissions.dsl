// golden: session=true width=30
// What is typed is run at its first complete line; what is open goes on.
1 + 2
1 +
2
let names = [
  "Ada",
  "Alan",
]
names.map { name in
  name.count
}
view Card(text) {
  Text(text)
    .border(.rounded)
}
Card("typed")
if names.count > 5 { "many" }
// A submission is complete: what could have gone on with it is too late.
else { "few" }
.first
+ 1
// A paste is one submission: the lines that go on belong to it.
<<<
names
  .first
if names.count > 5 { "many" }
else { "few" }
>>>
// A mistake ends the submission and leaves the session as it was.
let broken = [1,
2))
broken
let count = names.count
count
