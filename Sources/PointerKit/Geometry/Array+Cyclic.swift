/// Neighbors in a list whose last element is followed by its first.
extension Array {
  /// The element after an index, or the first one after the last.
  func element(after index: Int) -> Element { self[index + 1 < count ? index + 1 : 0] }

  /// The element before an index, or the last one before the first.
  func element(before index: Int) -> Element { self[index > 0 ? index - 1 : count - 1] }
}
