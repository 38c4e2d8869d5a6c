// Views that are kept in a file of their own and imported; the screen shows each of them at work.
import "library/kit.dsl"

state stars = 3
state tasks = [
    {id: 1, title: "Water the plants", status: .done},
    {id: 2, title: "Call the bank", status: .open},
    {id: 3, title: "Book the train", status: .waiting},
]

let done = tasks.filter { $0.status == .done }

NavigationStack {
    VStack(alignment: .leading) {
        Card("This week", footer: "compared with the week before") {
            HStack {
                Figure("Visitors", "1,284", change: 12)
                Spacer()
                Figure("Orders", "97", change: -4)
                Spacer()
                Figure("Done", "\(done.count) of \(tasks.count)")
            }
        }
        Card("Tasks") {
            for task in tasks {
                HStack {
                    Text(task.title)
                    Spacer()
                    StatusTag(task.status)
                }
                .onTap {
                    tasks = tasks.map {
                        $0.id == task.id ? {id: $0.id, title: $0.title, status: .done} : $0
                    }
                }
            }
        }
        Card("Your opinion") {
            HStack {
                Stars($stars)
                Spacer()
                Text("\(stars) of 5")
            }
        }
    }
    .navigationTitle("Kit")
}

tap("star 5")
tap("Call the bank ○ open")
