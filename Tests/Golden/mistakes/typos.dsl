// Names, labels, symbols, modifiers, fields that are nearly right.
type Flight { code: String, gate: String? }
let flights = [Flight(code: "LH400")]
VStack(alignment: .leding, spacng: 2) {
  Txt("Departures").bld()
  ForEach(flights) { flight in
    Text(flght.code).foregroundStyle(.grean)
  }
}
flights.mapp { $0.code }
let total = flights.cuont
