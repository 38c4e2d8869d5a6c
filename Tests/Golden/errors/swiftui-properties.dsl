@State private var count = 0
@Binding var isOn: Bool
@Environment(\.dismiss) private var dismiss
@ObservedObject var model: Model
@AppStorage("theme") var theme: String = "light"
var body: some View {
    Text("hello")
}
var total: Int { rows.count }
private let limit = 10
guard let flight = chosen else { return }
guard limit > 3 else { fail("too small") }
