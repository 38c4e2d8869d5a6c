// A coordinator decides which page or sheet comes next; the pages know nothing of each other.
type Step = .cart | .address | .payment | .done
type Sheet = .help(String)

state path = []
state sheet: Sheet? = nil
state order = {items: 2, address: "", paid: false}

// What each page may ask for. Only the coordinator knows what follows.
fn following(step) {
    switch step {
    case .cart: .address
    case .address: order.address.isEmpty ? .address : .payment
    case .payment: .done
    default: nil
    }
}
let coordinator = {
    go: { step in
        let page = following(step)
        if page != step { path.append(page) }
    },
    help: { about in sheet = .help(about) },
    restart: { path = [] },
}

view Page(title, flow, step, content: View) {
    VStack(alignment: .leading, spacing: 1) {
        content()
        HStack {
            if step == .done {
                Button("Back to the shop") { flow.restart() }
            } else {
                Button("Continue") { flow.go(step) }
            }
            Button("Help") { flow.help(title) }
        }
    }
    .padding(.horizontal, 1)
    .navigationTitle(title)
}

NavigationStack(path: $path) {
    Page("Cart", coordinator, .cart) { Text("\(order.items) items, 24.90 in all") }
        .navigationDestination { step in
            switch step {
            case .address:
                Page("Address", coordinator, step) { TextField("Town", text: $order.address) }
            case .payment:
                Page("Payment", coordinator, step) { Toggle("Pay by card", isOn: $order.paid) }
            default:
                Page("Thank you", coordinator, .done) {
                    Text("It will be sent to \(order.address).")
                }
            }
        }
}
.sheet(item: $sheet) { which in
    switch which {
    case .help(let title): Text("Help about “\(title)”")
    default: Text("?")
    }
    Button("Close") { sheet = nil }
}

tap("Continue")
// Without a town the coordinator stays where it is.
quiet { tap("Continue") }
set("Town", "Utrecht")
tap("Continue")
tap("Help")
tap("Close")
tap("Pay by card")
tap("Continue")
tap("Back to the shop")
