import Testing
import TextLayout

@Suite("Columns of a grid")
struct GridColumnTests {
  private func widths(_ columns: [GridColumn], _ available: Int, spacing: Int = 1) -> [Int] {
    ColumnAllocator.grid(columns, available: available, spacing: spacing).widths
  }

  @Test("Fixed columns are as wide as they say")
  func fixed() {
    #expect(widths([.fixed(3), .fixed(7)], 40) == [3, 7])
  }

  @Test("Flexible columns share the rest equally within their limits")
  func flexible() {
    #expect(widths([.flexible(), .flexible(), .flexible()], 20) == [6, 6, 6])
    #expect(widths([.flexible(), .flexible(), .flexible()], 22) == [7, 7, 6])
    #expect(widths([.fixed(4), .flexible(), .flexible()], 20) == [4, 7, 7])
    #expect(widths([.flexible(maximum: 4), .flexible()], 21) == [4, 16])
    #expect(widths([.flexible(minimum: 15), .flexible()], 21) == [15, 5])
  }

  @Test("An adaptive column is as many columns as fit")
  func adaptive() {
    #expect(widths([.adaptive(minimum: 10)], 80) == [11, 11, 11, 11, 10, 10, 10])
    #expect(widths([.adaptive(minimum: 10)], 5) == [5])
    #expect(widths([.adaptive(minimum: 10, maximum: 10)], 80) == Array(repeating: 10, count: 7))
    #expect(widths([.fixed(20), .adaptive(minimum: 10)], 43) == [20, 11, 10])
  }

  @Test("A week of seven adds up to the whole width", arguments: [40, 80, 120])
  func week(width: Int) {
    let grid = ColumnAllocator.grid(Array(repeating: .flexible(), count: 7), available: width, spacing: 0)
    #expect(grid.total == width)
    #expect(grid.overflow == 0)
  }

  @Test("A grid that does not fit says by how much")
  func overflow() {
    let grid = ColumnAllocator.grid([.fixed(1), .fixed(1), .fixed(1)], available: 3, spacing: 1)
    #expect(grid.widths == [1, 1, 1])
    #expect(grid.overflow == 2)
  }
}
