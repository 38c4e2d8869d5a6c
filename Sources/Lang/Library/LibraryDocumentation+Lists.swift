/// Lists, and whatever else is a row of elements: ranges of Ints and Dates, the characters of a String, the
/// `{key, value}` entries of a Record.
extension LibraryDocumentation {
  static let sequences = #"""
    count  How many elements; of a String its characters as a reader counts them.
      "né".count
      → 2
    isEmpty  Whether there is no element.
      [].isEmpty
      → true
    first  The first element, nil if there is none.
      [7, 8].first
      → 7
    last  The last element, nil if there is none.
      (1...3).last
      → 3
    indices  The indices, as a range.
      ["a", "b"].indices
      → 0..<2
    enumerated()  Each element behind its index, as a list of two.
      ["a", "b"].enumerated()
      → [[0, "a"], [1, "b"]]
    forEach(_:)  Calls the function with each element.
      var n = 0; [1, 2].forEach { n += $0 }; n
      → 3
    list()  The elements as a List.
      (1...3).list()
      → [1, 2, 3]
    map(_:)  What the function or key path answers for each element.
      [1, 2, 3].map { $0 * 10 }
      → [10, 20, 30]
    filter(_:)  The elements for which the test is true.
      (1...6).filter { $0 % 2 == 0 }
      → [2, 4, 6]
    compactMap(_:)  As map, leaving out the answers that are nil.
      ["1", "x", "3"].compactMap { Int($0) }
      → [1, 3]
    compacted()  Without the elements that are nil.
      [1, nil, 3].compacted()
      → [1, 3]
    flatMap(_:)  The lists that the function answers, joined to one.
      [1, 2].flatMap { [$0, $0 * 10] }
      → [1, 10, 2, 20]
    joined(separator:)  The texts of the elements as one text, with the separator between them; of lists, one list.
      [1, 2, 3].joined(separator: ", ")
      → 1, 2, 3
    reduce(_:_:)  Starts with a value and takes in one element after the other.
      [1, 2, 3].reduce(100) { sum, x in sum + x }
      → 106
    reductions(_:_:)  As reduce, with every value on the way.
      [1, 2, 3].reductions(0) { $0 + $1 }
      → [0, 1, 3, 6]
    reversed()  From the last to the first.
      "abc".reversed()
      → cba
    zip(_:)  Pairs with the elements of another, as long as both have some.
      zip(["a", "b"], 1...9)
      → [["a", 1], ["b", 2]]
    first(where:)  The first element that passes the test, or nil.
      [3, 8, 9].first { $0 > 5 }
      → 8
    last(where:)  The last element that passes the test, or nil.
      [3, 8, 2].last { $0 > 2 }
      → 8
    firstIndex(of:where:)  The index of the first such element, or nil.
      ["a", "b"].firstIndex(of: "b")
      → 1
    lastIndex(of:where:)  The index of the last such element, or nil.
      [5, 6, 5].lastIndex(of: 5)
      → 2
    indices(of:where:)  The indices of all such elements.
      [5, 6, 5].indices(of: 5)
      → [0, 2]
    contains(_:key:where:)  Whether there is such an element, text, key or number within a range.
      [1, 2].contains(2)
      → true
    allSatisfy(_:)  Whether every element passes the test.
      [2, 4].allSatisfy { $0 % 2 == 0 }
      → true
    count(where:)  How many elements pass the test.
      [1, 5, 9].count { $0 > 3 }
      → 2
    sum(by:)  The total of numbers or durations, 0 of none: Ints checked, Decimals exact.
      [{n: 2}, {n: 3}].sum(by: \.n)
      → 5
    product(by:)  The product of numbers, 1 of none.
      (1...5).product()
      → 120
    average(by:)  The mean, a Float (of durations a Duration), or nil of none.
      [1, 2].average()
      → 1.5
    median(by:)  The middle one in order; between two middle ones their mean; nil of none.
      [9, 1, 5].median()
      → 5
    min(_:by:)  The least element, by itself or by what the function answers; or the least of several values.
      min(3, 1, 2)
      → 1
    max(_:by:)  The greatest element, by itself or by what the function answers; or the greatest of several values.
      ["bb", "a"].max(by: \.count)
      → bb
    minAndMax(by:)  Both at once, as a record; nil of none.
      [3, 1, 2].minAndMax()
      → {min: 1, max: 3}
    sorted(order:by:)  In order, equal ones as they were; by a key path, a function of one that gives a key, or a function of two that tells whether the first goes before the second.
      ["bb", "a", "c"].sorted(by: \.count)
      → ["a", "c", "bb"]
    isSorted(order:by:)  Whether the elements are in order already.
      [1, 2, 2].isSorted()
      → true
    """#

  static let parts = #"""
    prefix(_:while:)  The first elements: so many, or as long as a test is true. More than there are is all of them.
      [1, 2, 3].prefix(2)
      → [1, 2]
    suffix(_:)  The last elements.
      "trellis".suffix(3)
      → lis
    dropFirst(_:)  All but the first, or the first so many.
      [1, 2, 3].dropFirst()
      → [2, 3]
    dropLast(_:)  All but the last, or the last so many.
      [1, 2, 3].dropLast(2)
      → [1]
    drop(while:)  What is left once the test is false for the first time.
      [1, 2, 9, 1].drop { $0 < 5 }
      → [9, 1]
    element(at:default:)  The element with an index; outside, the default or nil.
      [1, 2].element(at: 5, default: 0)
      → 0
    grouped(by:)  The elements by what the function answers: a list of {key, items} in order of first appearance.
      [1, 2, 3].grouped { $0 % 2 == 0 }
      → [{key: false, items: [1, 3]}, {key: true, items: [2]}]
    tally(by:)  How often each value appears: a list of {key, count} in order of first appearance.
      ["a", "b", "a"].tally()
      → [{key: "a", count: 2}, {key: "b", count: 1}]
    unique(by:)  Each value once, where it appears first.
      [3, 1, 3].unique()
      → [3, 1]
    partitioned(by:)  The elements that pass the test and the others, as {matching, others}.
      [1, 2, 3].partitioned { $0 > 1 }
      → {matching: [2, 3], others: [1]}
    chunked(into:)  Pieces of so many elements; the last may be shorter.
      (1...5).chunked(into: 2)
      → [[1, 2], [3, 4], [5]]
    windows(of:)  Every run of so many neighbours.
      [1, 2, 3].windows(of: 2)
      → [[1, 2], [2, 3]]
    split(separator:maxSplits:omittingEmpty:where:)  The pieces between separators; of a String without a separator, between white space.
      "a,b,,c".split(separator: ",")
      → ["a", "b", "c"]
    randomElement(seed:)  An element by chance, the same for the same seed; nil of none.
      [7].randomElement(seed: 1)
      → 7
    shuffled(seed:)  In an order by chance, the same for the same seed.
      [1, 2, 3].shuffled(seed: 4).sorted()
      → [1, 2, 3]
    union(_:)  Each value of both, once.
      [1, 2].union([2, 3])
      → [1, 2, 3]
    intersection(_:)  The elements that the other has too.
      [1, 2, 3].intersection([3, 2])
      → [2, 3]
    subtracting(_:)  The elements that the other has not.
      [1, 2, 3].subtracting([2])
      → [1, 3]
    """#

  static let copies = #"""
    appending(_:contentsOf:)  With an element, or those of another list, at the end.
      [1].appending(2)
      → [1, 2]
    inserting(_:at:contentsOf:)  With an element, or those of another list, before the one at an index.
      [1, 3].inserting(2, at: 1)
      → [1, 2, 3]
    removing(at:key:where:)  Without the element at an index, those that pass a test, or a record's field.
      [1, 2, 3].removing { $0 == 2 }
      → [1, 3]
    updated(_:_:at:with:)  With another element at an index, or another value of a record's field.
      [1, 2].updated(at: 0, with: 9)
      → [9, 2]
    replacing(_:with:)  With every such element, or every such part of a text, replaced.
      "a-b-c".replacing("-", with: "+")
      → a+b+c
    repeated(_:)  The elements or the text so many times.
      "ab".repeated(3)
      → ababab
    moving(from:to:)  With an element moved, which then stands at the second index.
      [1, 2, 3].moving(from: 0, to: 2)
      → [2, 3, 1]
    """#

  static let changes = #"""
    append(_:contentsOf:)  Adds an element, or those of another list, at the end; to a String a text.
      var a = [1]; a.append(2); a
      → [1, 2]
    insert(_:at:contentsOf:)  Adds an element, or those of another list, before the one at an index.
      var a = [1, 3]; a.insert(2, at: 1); a
      → [1, 2, 3]
    remove(at:key:)  Takes an element or a record's field out and gives it.
      var a = [1, 2]; a.remove(at: 0)
      → 1
    removeFirst(_:)  Takes the first element out and gives it, or takes out the first so many.
      var a = [1, 2, 3]; a.removeFirst(2); a
      → [3]
    removeLast(_:)  Takes the last element out and gives it, or takes out the last so many.
      var a = [1, 2]; a.removeLast()
      → 2
    removeAll(of:where:)  Takes out every such element, or all.
      var a = [1, 2, 3]; a.removeAll { $0 > 1 }; a
      → [1]
    sort(order:by:)  Puts the elements in order, as sorted does.
      var a = [3, 1, 2]; a.sort(order: .descending); a
      → [3, 2, 1]
    reverse()  Turns the order round.
      var a = [1, 2]; a.reverse(); a
      → [2, 1]
    shuffle(seed:)  Puts the elements in an order by chance, the same for the same seed.
      var a = [1]; a.shuffle(seed: 7); a
      → [1]
    move(from:to:)  Moves an element, which then stands at the second index.
      var a = [1, 2, 3]; a.move(from: 2, to: 0); a
      → [3, 1, 2]
    swapAt(_:_:)  Exchanges two elements.
      var a = [1, 2]; a.swapAt(0, 1); a
      → [2, 1]
    merge(_:)  Takes over the fields of another record.
      var r = {a: 1}; r.merge({b: 2}); r
      → {a: 1, b: 2}
    toggle()  Makes true of false and false of true.
      var on = false; on.toggle(); on
      → true
    """#
}
