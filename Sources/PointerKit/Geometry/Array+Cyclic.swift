/// Neighbors in a list whose last element is followed by its first.
extension Array {
  func element(after index: Int) -> Element { self[index + 1 < count ? index + 1 : 0] }

  func element(before index: Int) -> Element { self[index > 0 ? index - 1 : count - 1] }
}
