extension Array where Element: Comparable {
  /// Sorts in ascending order without allocating, unlike the standard library's sort.
  ///
  /// O(n) if the array is in order already; otherwise this is a heap sort, O(n log n).
  mutating func sortInPlace() {
    guard indices.dropFirst().contains(where: { self[$0] < self[$0 - 1] }) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, below: count) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, last)
      sift(0, below: last)
    }
  }

  /// Moves an element down the heap until its children are no greater.
  private mutating func sift(_ start: Int, below end: Int) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, self[child + 1] > self[child] { child += 1 }
      if self[root] >= self[child] { return }
      swapAt(root, child)
      root = child
    }
  }
}
