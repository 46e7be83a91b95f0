extension Array {
  /// The index of the first element that does not satisfy a condition, or `count` if every element does.
  ///
  /// The elements that satisfy the condition must come first. O(log n).
  func partitioningIndex(where isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes all elements and keeps the memory.
  ///
  /// The standard library's method takes about 80 instructions for an empty array, and a frame empties a
  /// dozen arrays, most of them empty or short.
  mutating func empty() {
    if !isEmpty { removeEach() }
  }

  private mutating func removeEach() {
    if count > 4 { removeAll(keepingCapacity: true) }
    while !isEmpty { removeLast() }
  }

  /// Appends an element; a full array grows by a quarter, so that at most a fifth of its memory is unused.
  ///
  /// The standard library's `append` doubles the memory, which would take more than 500 bytes a target.
  mutating func appendGrowingByQuarter(_ element: consuming Element) {
    if count == capacity { reserveCapacity(count + Swift.max(8, count / 4)) }
    append(element)
  }
}

extension Array where Element: Comparable {
  /// Sorts without allocating, by a heap sort; O(n log n), or O(n) if the elements are in order already.
  ///
  /// Frames and bands need it, since they allocate nothing in steady state. The standard library's `sort`
  /// allocates a buffer for 64 elements and more; it is used wherever that is allowed.
  mutating func sortWithoutAllocating() {
    guard indices.dropFirst().contains(where: { self[$0] < self[$0 - 1] }) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(root, below: count) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, last)
      siftDown(0, below: last)
    }
  }

  /// Moves an element of the heap that ends before an index down, until its children are no greater.
  private mutating func siftDown(_ start: Int, below end: Int) {
    let element = self[start]
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, self[child] < self[child + 1] { child += 1 }
      if !(element < self[child]) { break }
      self[root] = self[child]
      root = child
    }
    self[root] = element
  }
}
