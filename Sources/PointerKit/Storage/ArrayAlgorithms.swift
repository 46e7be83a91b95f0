extension Array {
  /// The index of the first element that does not satisfy a condition, or `count` if every element does.
  ///
  /// The elements that satisfy the condition must come first. O(log n).
  func partitioningIndex(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes all elements of a short array and keeps the memory; O(n).
  ///
  /// The standard library's method takes 80 instructions even for an empty array, and a frame has a dozen.
  mutating func empty() {
    if !isEmpty { removeEach() }
  }

  /// Apart, so that the test alone is inlined.
  private mutating func removeEach() {
    while !isEmpty { removeLast() }
  }

  /// Appends an element; an array that is full grows by a quarter, so that little of its memory is unused.
  mutating func appendCompactly(_ element: consuming Element) {
    if count == capacity { reserveCapacity(count + Swift.max(8, count / 4)) }
    append(element)
  }

  /// Sorts without allocating, unlike the standard library's sort, which takes several times the code.
  ///
  /// O(n) if the array is in order already; otherwise this is a heap sort, O(n log n).
  mutating func sortInPlace(by isBefore: (Element, Element) -> Bool) {
    guard indices.dropFirst().contains(where: { isBefore(self[$0], self[$0 - 1]) }) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, below: count, by: isBefore) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, last)
      sift(0, below: last, by: isBefore)
    }
  }

  private mutating func sift(_ start: Int, below end: Int, by isBefore: (Element, Element) -> Bool) {
    let element = self[start]
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, isBefore(self[child], self[child + 1]) { child += 1 }
      if !isBefore(element, self[child]) { break }
      self[root] = self[child]
      root = child
    }
    self[root] = element
  }
}

extension Array where Element: Comparable {
  mutating func sortInPlace() { sortInPlace(by: <) }
}

/// The numbers by which an element is sorted, and its index.
///
/// The standard library's sort is compiled again for every type of element and every order, each time into 4
/// to 9 kB of code. So sorts that are rarely needed use these keys.
struct SortKey: Comparable {
  private let first: Double
  private let second: Double
  private let index: Int

  init(_ first: Double, _ second: Double = 0, index: Int) {
    (self.first, self.second, self.index) = (first, second, index)
  }

  /// A key that is compared by an identifier.
  ///
  /// The two numbers of the key are the halves of the identifier, since a `Double` holds each half exactly.
  init(_ identifier: UInt64, index: Int) {
    self.init(Double(identifier >> 32), Double(identifier & 0xffff_ffff), index: index)
  }

  static func < (a: SortKey, b: SortKey) -> Bool {
    a.first != b.first ? a.first < b.first : a.second != b.second ? a.second < b.second : a.index < b.index
  }

  /// The indices that the keys contain, in ascending order of the keys; O(n log n).
  @inline(never)
  static func order(of keys: [SortKey]) -> [Int] {
    var keys = keys
    keys.sortInPlace()
    return keys.map { $0.index }
  }
}
