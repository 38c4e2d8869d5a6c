// A list of 10,000 rows in a window: rows are made as they come into sight.
state tasks = (1...10_000).map { number in {id: number, title: "Task \(number)", isDone: number % 7 == 0} }

NavigationStack {
  List($tasks) { $task in
    Toggle(task.title, isOn: $task.isDone)
  }
  .navigationTitle("Tasks")
}
