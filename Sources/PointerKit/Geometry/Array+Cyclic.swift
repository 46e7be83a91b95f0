/// The neighbors of an element in a cyclic list: the first element follows the last.
extension Array {
  func element(after index: Int) -> Element { self[index + 1 < count ? index + 1 : 0] }

  func element(before index: Int) -> Element { self[index > 0 ? index - 1 : count - 1] }
}
