// 50 dated amounts, newest first, numbered, two decimals, rows alternately shaded.
let shops = ["Bakery", "Books", "Garden", "Market", "Pharmacy", "Railway", "Tools"]
let first = @2026-10-01

fn transaction(n) {
    let cents = (n * 7_919 + 1_234) % 20_000 - 6_000
    {date: first + n * 1d, shop: shops[n * 3 % shops.count], amount: Decimal(cents) / 100}
}

let transactions = (0..<50).map { transaction($0) }.sorted(by: \.date, order: .descending)

Table(
    transactions.enumerated()
        .map { i, row in {number: i + 1, date: row.date, shop: row.shop, amount: row.amount} }
) {
    TableColumn("#", value: \.number)
    TableColumn("Date", value: \.date)
    TableColumn("Shop", value: \.shop)
    TableColumn("Amount", alignment: .trailing) { row in Text(row.amount.formatted(decimals: 2)) }
}
.alternatingRowBackgrounds()

Text("Total \(transactions.map(\.amount).sum().formatted(decimals: 2))").bold()
