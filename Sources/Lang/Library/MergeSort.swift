/// A stable sort whose comparison may fail or contradict itself: neither can do more than give an odd order.
enum MergeSort {
  /// Runs of this length are sorted by insertion first.
  private static let run = 8

  static func sort<Element>(
    _ elements: inout ContiguousArray<Element>, by isBefore: (Element, Element) throws -> Bool
  ) rethrows {
    let count = elements.count
    var start = 0
    while start < count {
      let end = min(start + run, count)
      var next = start + 1
      while next < end {
        let element = elements[next]
        var hole = next
        while hole > start, try isBefore(element, elements[hole - 1]) {
          elements[hole] = elements[hole - 1]
          hole -= 1
        }
        elements[hole] = element
        next += 1
      }
      start = end
    }
    var width = run
    var other = elements
    while width < count {
      var low = 0
      while low < count {
        let middle = min(low + width, count)
        let high = min(middle + width, count)
        try merge(elements, low, middle, high, into: &other, isBefore)
        low = high
      }
      swap(&elements, &other)
      width *= 2
    }
  }

  private static func merge<Element>(
    _ source: ContiguousArray<Element>, _ low: Int, _ middle: Int, _ high: Int,
    into target: inout ContiguousArray<Element>, _ isBefore: (Element, Element) throws -> Bool
  ) rethrows {
    var left = low
    var right = middle
    // Two runs that are in order already are only copied: sorted input costs one comparison a run.
    if middle < high, try !isBefore(source[middle], source[middle - 1]) {
      for index in low..<high { target[index] = source[index] }
      return
    }
    for index in low..<high {
      if left < middle, right >= high {
        target[index] = source[left]
        left += 1
      } else if left >= middle {
        target[index] = source[right]
        right += 1
      } else if try isBefore(source[right], source[left]) {
        target[index] = source[right]
        right += 1
      } else {
        target[index] = source[left]
        left += 1
      }
    }
  }
}
