// A table of 10,000 records with a search field: each letter filters and sorts all of them.
let names = ["Abel", "Bell", "Curie", "Darwin", "Euler", "Fermi", "Gauss", "Hopper", "Ibn Sina", "Jansky"]
let orders = (1...10_000).map { number in
  {number: number, customer: names[number * 7 % names.count], amount: Decimal("\(number * 37 % 900 + 20).50")}
}
state text = ""
let found = orders.filter { text.isEmpty || $0.customer.lowercased().contains(text.lowercased()) }

VStack(alignment: .leading) {
  Text("\(found.count) of \(orders.count)")
  Table(found)
}
.searchable(text: $text, prompt: "Customer")
