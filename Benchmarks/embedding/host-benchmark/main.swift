import Foundation
import Trellis

/// What a host pays: `run.py --only requests`, `--only interpreter` and `--only define` run this.
///
///     host-benchmark requests shared|loading THREADS SECONDS   requests in that time, and seconds of processor
///     host-benchmark interpreter|ready|screen COUNT            nanoseconds and bytes of each of COUNT
///     host-benchmark define COUNT                              nanoseconds to define rows, and to write them as JSON
let words = CommandLine.arguments.dropFirst()
switch (words.first, words.dropFirst().first) {
case ("requests", let way?):
  let numbers = words.dropFirst(2).compactMap { Double($0) }
  guard ["shared", "loading"].contains(way), numbers.count == 2 else { exit(2) }
  let requests = try Requests(isShared: way == "shared")
  let (count, processor) = try requests.answered(threads: max(1, Int(numbers[0])), seconds: numbers[1])
  print(count, processor)
case ("define", let count?):
  let times = try Definitions.measure(Int(count) ?? 0)
  print(times.define, times.json)
case (let kind?, let count?):
  guard let kind = EmptyInterpreters.Kind(rawValue: kind), let count = Int(count), count > 0 else { exit(2) }
  let figure = try EmptyInterpreters(kind).measure(count)
  print(kind.rawValue, figure.nanoseconds, figure.bytes)
default:
  exit(2)
}
