// A report of a test run for the end of a CI log: `trellis Examples/ci-report.dsl < results.json`.
// Failures first, the slowest tests as bars, exit status 1 when a test failed.
type Status = .passed | .failed | .skipped
type Test {
    suite: String
    name: String
    seconds: Decimal in 0.0...86400.0
    status: Status
    message: String?
}
type Run {
    commit: String
    branch: String = "main"
    tests: [Test]
}

let run: Run = json(text: stdin())

fn key(test) = "\(test.suite): \(test.name)"

let failed = run.tests.filter { $0.status == .failed }
let skipped = run.tests.count(where: { $0.status == .skipped })
let slowest = run.tests.sorted(by: \.seconds, order: .descending).prefix(5)
let longest = slowest.first?.seconds ?? 1.0

view Failure(test) {
    VStack(alignment: .leading) {
        HStack {
            Text("✗").foregroundStyle(.red)
            Text(key(test)).bold()
        }
        Text(test.message ?? "no message").padding(.leading, 2)
    }
}

view Slow(test) {
    GridRow {
        Text(test.suite).lineLimit(1)
        Text(test.name).lineLimit(1)
        Text("\(test.seconds.formatted(decimals: 2)) s").fixedSize().gridColumnAlignment(.trailing)
        ProgressView(value: test.seconds / longest).labelsHidden()
    }
}

VStack(alignment: .leading, spacing: 1) {
    HStack {
        Text("Tests of \(run.branch) at \(run.commit)").bold()
        Spacer()
        Text(failed.isEmpty ? "PASSED" : "FAILED")
            .bold()
            .foregroundStyle(failed.isEmpty ? .green : .red)
    }
    if !failed.isEmpty {
        GroupBox("Failures") {
            ForEach(failed, id: \.key) { test in Failure(test) }
        }
    }
    VStack(alignment: .leading) {
        Text("Slowest").dim()
        Grid(alignment: .leading, horizontalSpacing: 2) {
            ForEach(slowest, id: \.key) { test in Slow(test) }
        }
    }
    Text(
        "\(run.tests.count) tests, \(failed.count) failed, \(skipped) skipped, \(run.tests.map(\.seconds).sum().formatted(decimals: 1)) s in all"
    )
}

if !failed.isEmpty {
    fail("\(failed.count.plural(one: "one test", other: "\(failed.count) tests")) failed")
}
