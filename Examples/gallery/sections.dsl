// Sections that fold. A tap on a header folds it; the others stay as they are.
state fruit = true
state vegetables = true

List {
    Section("Fruit", isExpanded: $fruit) {
        ForEach(["Apple", "Pear", "Quince"]) { name in Text(name) }
    }
    Section("Vegetables", isExpanded: $vegetables) {
        ForEach(["Leek", "Parsnip"]) { name in Text(name) }
    }
    Section("Always open") {
        Text("Bread")
    }
}
.listStyle(.sidebar)

tap("Fruit")
toggleSection("Vegetables")
tap("Fruit")
