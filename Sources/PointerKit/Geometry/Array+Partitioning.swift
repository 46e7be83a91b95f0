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
}
