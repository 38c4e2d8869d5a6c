// The same 10,000 rows in a stack, which makes them all: the screen is higher than its window.
state tasks = (1...10_000).map { number in {id: number, title: "Task \(number)", isDone: number % 7 == 0} }

VStack(alignment: .leading) {
  Text("Tasks").bold()
  ForEach($tasks) { $task in
    Toggle(task.title, isOn: $task.isDone)
  }
}
