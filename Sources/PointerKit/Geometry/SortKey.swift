/// The numbers by which an element is sorted, and its index.
///
/// The standard library's sort is compiled again for every type of element and every order, each time into 4
/// to 9 kB of code. So sorts that are rarely needed use these keys.
struct SortKey: Comparable {
  private let first: Double
  private let second: Double
  private let index: Int

  /// A key that is compared by one number, then by another, then by the index.
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
