// A `let` of the script level is evaluated in the locale of the run, whichever view reads it first.
state n = 1234.5
let shown = n.formatted(decimals: 1)
VStack {
  VStack { Text(shown); Text(n.formatted(decimals: 1)) }.environment(\.locale, "de_DE")
  Text(shown)
  Button("more") { n += 1000 }
}
tap("more")
