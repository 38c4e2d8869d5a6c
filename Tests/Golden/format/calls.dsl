// Long calls have an argument a line, long lists and records an element a line; a bracket that is the only argument
// stays on the line of its call.
f( a,b:1 )
f(a,
  b)
f(
  a, b)
let short = [ 1,2 , 3, ]
let names = ["Abel", "Bell", "Curie", "Darwin", "Euler", "Fermi", "Gauss", "Hopper", "Ibn Sina", "Jansky"]
let texts = strings({en: "localised/en.strings", nl: "localised/nl.strings", ja: "localised/ja.strings"}, a: 1)
let tables = strings({en: "localised/en.strings", nl: "localised/nl.strings", ja: "localised/ja.strings", ar: 1})
let one = [
  {a: 1, "b c" : 2}, {:},

  [ ], { }
]
CalendarView(style: .heatmap, values: activity, in: year, selection: $day, selectable: { $0 <= today() })
let unit = Binding(
  get: { a },
  set: { b = $0 })
List(rows, { row in
  Text(row)
})
let nth = ["On lists", "On grids", "On sheets", "On toggles", "On timelines", "On calendars", "On charts"][n - 1]
fn journey(from start: String, to end: String, by means: String = "train", after date: Date = today()) -> String = ""
