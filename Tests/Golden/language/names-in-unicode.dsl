// golden: width=40
// Two spellings of one text are one name, whatever an editor or keyboard made of it.
let café = 1
café + 1
let 한글 = 2
한글
fn double(café) = café * 2
double(4)
let row = {prénom: "Ada"}
row.prénom
csv(text: "prénom\nGrace").first?.prénom
type Person { prénom: String }
let people: [Person] = csv(text: "prénom\nGrace")
people.map(\.prénom)
