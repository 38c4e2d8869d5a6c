import Testing
import TextLayout

@Suite("Column widths")
struct ColumnAllocatorTests {
  private func widths(_ columns: [ColumnSpec], _ available: Int, spacing: Int = 1) -> [Int] {
    ColumnAllocator.allocate(columns, available: available, spacing: spacing).widths
  }

  @Test("Columns that fit have their ideal widths")
  func ideal() {
    #expect(widths([ColumnSpec(ideal: 5), ColumnSpec(ideal: 10)], 80) == [5, 10])
    #expect(widths([], 80) == [])
  }

  @Test("What is left goes to columns with a weight, up to their maximum")
  func grow() {
    #expect(widths([ColumnSpec(ideal: 5, weight: 1), ColumnSpec(ideal: 10, weight: 2)], 31) == [10, 20])
    #expect(
      widths([ColumnSpec(ideal: 5, weight: 1), ColumnSpec(ideal: 5, weight: 1)], 20, spacing: 0) == [10, 10])
    #expect(
      widths([ColumnSpec(ideal: 5, maximum: 6, weight: 5), ColumnSpec(ideal: 5, weight: 1)], 21) == [6, 14])
    #expect(
      widths(
        [ColumnSpec(ideal: 1, weight: 1), ColumnSpec(ideal: 1, weight: 1), ColumnSpec(ideal: 1, weight: 1)],
        12) == [4, 3, 3])
  }

  @Test("The widest give way first")
  func shrink() {
    #expect(
      widths([ColumnSpec(ideal: 5), ColumnSpec(ideal: 20), ColumnSpec(ideal: 300)], 82) == [5, 20, 55])
    #expect(widths([ColumnSpec(ideal: 30), ColumnSpec(ideal: 30)], 30) == [15, 14])
    #expect(widths([ColumnSpec(minimum: 20, ideal: 30), ColumnSpec(ideal: 30)], 30) == [20, 9])
  }

  @Test("If minimums do not fit they give way down to one cell, and the shortfall is told")
  func shortfall() {
    let tight = ColumnAllocator.allocate([.fixed(10), .fixed(4)], available: 9, spacing: 1)
    #expect(tight.widths == [4, 4])
    #expect(tight.shortfall == 6)
    #expect(tight.overflow == 0)
    let tiny = ColumnAllocator.allocate([.fixed(10), .fixed(4), .fixed(3)], available: 2, spacing: 1)
    #expect(tiny.widths == [1, 1, 1])
    #expect(tiny.overflow == 3)
  }

  @Test("Shares add up, the largest remainder first, the first of equals first")
  func share() {
    #expect(ColumnAllocator.share(10, weights: [1, 1, 1]) == [4, 3, 3])
    #expect(ColumnAllocator.share(10, weights: [1, 2, 4]) == [1, 3, 6])
    #expect(ColumnAllocator.share(10, weights: [0, 0]) == [0, 0])
    #expect(ColumnAllocator.share(-5, weights: [1]) == [0])
    #expect(ColumnAllocator.share(.max, weights: [.max, .max]).count == 2)
  }

  @Test("Whatever is asked, columns add up and stay within their limits")
  func properties() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<fuzzIterations(2000) {
      let columns = (0..<generator.number(1...9)).map { _ in
        let minimum = generator.number(0...12)
        let ideal = minimum + generator.number(0...40)
        return ColumnSpec(
          minimum: minimum, ideal: ideal,
          maximum: generator.number(0...1) == 0 ? nil : ideal + generator.number(0...20),
          weight: generator.number(0...3))
      }
      let spacing = generator.number(0...3)
      let available = generator.number(0...250)
      let result = ColumnAllocator.allocate(columns, available: available, spacing: spacing)
      let gaps = spacing * (columns.count - 1)
      let room = max(0, available - gaps)
      let sum = result.widths.reduce(0, +)
      let ideals = columns.map(\.ideal).reduce(0, +)
      let minimums = columns.map(\.minimum).reduce(0, +)
      if ideals <= room {
        #expect(sum <= room)
        #expect(zip(result.widths, columns).allSatisfy { $0 >= $1.ideal && $0 <= $1.maximum ?? .max })
        if columns.contains(where: { $0.weight > 0 && $0.maximum == nil }) { #expect(sum == room) }
      } else if minimums <= room {
        #expect(sum == room)
        #expect(zip(result.widths, columns).allSatisfy { $0 >= $1.minimum && $0 <= $1.ideal })
      } else {
        #expect(result.shortfall == minimums - room)
        #expect(result.overflow > 0 || sum == room)
        #expect(zip(result.widths, columns).allSatisfy { $0 >= min(1, $1.minimum) && $0 <= $1.minimum })
      }
      #expect(result == ColumnAllocator.allocate(columns, available: available, spacing: spacing))
      #expect(result.offset(of: columns.count) == sum + spacing * columns.count)
    }
  }

  @Test("No number is too large or too small", arguments: [Int.min, -1, 0, 1, Int.max])
  func extremes(number: Int) {
    let column = ColumnSpec(minimum: number, ideal: number, maximum: number, weight: number)
    let result = ColumnAllocator.allocate(
      [column, ColumnSpec(ideal: .max, weight: .max)], available: number, spacing: number)
    #expect(result.widths.allSatisfy { $0 >= 0 })
    let grid = ColumnAllocator.grid(
      [.fixed(number), .flexible(minimum: number, maximum: number), .adaptive(minimum: number)],
      available: number, spacing: number)
    #expect(grid.widths.allSatisfy { $0 >= 1 })
  }
}
