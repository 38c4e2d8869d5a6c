let first = flights.first!
let insets: EdgeInsets = .init(top: 1, leading: 2)
let flight = Flight.init(code: "KL1")
let width = flights as? CGFloat
func price(_ amount: Double, in currency: String) -> some View { Text("\(amount)") }
fn show(@ViewBuilder content: () -> Content, action: @escaping () -> Void) { content() }
view Card(title: some View): View { title }
view Row() -> some View { Text("row") }
let sum = values.reduce(0, +)
update(&total)
let n = try! load()
let m = await fetch()
if flight is Flight { Text("yes") }
if ready { Text("a") }
    .padding()
