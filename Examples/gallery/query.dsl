// Thousands of records: a search field, a predicate from a picker, and a table that sorts by its headers.
type Kind = .all | .paid | .open
let names = [
    "Abel",
    "Bell",
    "Curie",
    "Darwin",
    "Euler",
    "Fermi",
    "Gauss",
    "Hopper",
    "Ibn Sina",
    "Jansky",
]
let orders = (1...5_000).map { number in
    {
        number: number,
        customer: names[number * 7 % names.count],
        amount: Decimal("\(number * 37 % 900 + 20).\(number * 13 % 90 + 10)"),
        isPaid: number % 3 != 0,
    }
}

state text = ""
state kind: Kind = .all
state order = .descending(\.amount)

fn suits(item) = (text.isEmpty || item.customer.lowercased().contains(text.lowercased()))
    && (kind == .all || item.isPaid == (kind == .paid))
let found = orders.filter { suits($0) }

// A tap on a header gives its key path, a second one `.descending` of it.
fn path(of order) {
    switch order {
    case .descending(let path): path
    default: order
    }
}
fn direction(of order) {
    switch order {
    case .descending(_): .descending
    default: .ascending
    }
}
let sorted = found.sorted(by: path(of: order), order: direction(of: order))

VStack(alignment: .leading) {
    Picker("Show", selection: $kind) {
        Text("All").tag(.all)
        Text("Paid").tag(.paid)
        Text("Open").tag(.open)
    }
    .pickerStyle(.segmented)
    Table(sorted.prefix(6), sortOrder: $order) {
        TableColumn("No.", value: \.number)
        TableColumn("Customer", value: \.customer)
        TableColumn("Amount", value: \.amount)
        TableColumn("Paid", value: \.isPaid)
    }
    Text(
        "\(found.count.formatted()) of \(orders.count.formatted()), \(found.map(\.amount).sum().formatted(decimals: 2)) in all"
    )
    .dim()
}
.searchable(text: $text, prompt: "Customer")

set("Customer", "EU")
select("Show", .open)
tap("No.")
tap("Amount")
