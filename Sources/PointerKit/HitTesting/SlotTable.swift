import Magnetism

/// An element of an array in which a ``SlotTable`` finds it by its id.
protocol SlotTableElement {
  associatedtype ID: Equatable
  var id: ID { get }
  /// The id as one word, whose low half depends on all bits of the id.
  static func word(of id: ID) -> UInt64
}

extension SlotTableElement where ID: HostIdentifier, ID.RawValue == UInt64 {
  // Hosts often number their objects in the high half of an id, and use the low half for a tag or not at all.
  static func word(of id: ID) -> UInt64 { id.rawValue ^ (id.rawValue >> 32) }
}

extension PointerTarget: SlotTableElement {}

/// An array of elements that a ``SlotTable`` can find.
protocol SlotTableElements<Element> {
  associatedtype Element: SlotTableElement
  /// The id of an element that is known to exist.
  func id(at slot: Int) -> Element.ID
}

extension Array: SlotTableElements where Element: SlotTableElement {
  @inline(__always)
  func id(at slot: Int) -> Element.ID { withUnsafeBufferPointer { $0[slot].id } }
}

extension BlockArray: SlotTableElements where Element: SlotTableElement {
  @inline(__always)
  func id(at slot: Int) -> Element.ID { withElement(at: slot) { $0.pointee.id } }
}

/// A hash table from ids to slots, the indices of the elements of an array.
///
/// The table stores only slots, and compares the ids of the elements, which are passed to each method. It
/// uses open addressing with linear probing and without tombstones. Its order has no effect, since nothing
/// iterates over it. Every operation takes expected O(1).
struct SlotTable: Hashable, Sendable {
  /// The slots plus one, or 0 for an empty entry.
  ///
  /// The number of entries is a power of two, and at least one is empty.
  private var entries = BlockArray<Int32>()
  private(set) var count = 0

  var byteCount: Int { entries.byteCount }

  @inline(__always)
  func slot<Elements: SlotTableElements>(
    of id: Elements.Element.ID, in elements: borrowing Elements
  ) -> Int? {
    if count == 0 { return nil }
    var index = SlotTable.hash(Elements.Element.word(of: id)) & (entries.count &- 1)
    while true {
      let slot = Int(entries[unchecked: index]) &- 1
      if slot < 0 { return nil }
      if elements.id(at: slot) == id { return slot }
      index = (index &+ 1) & (entries.count &- 1)
    }
  }

  /// Makes room for `capacity` elements in an empty table.
  mutating func reserveCapacity(_ capacity: Int) {
    var length = 16
    while capacity * 4 > length * 3 { length *= 2 }
    if count == 0, length > entries.count { entries = BlockArray(repeating: 0, count: length) }
  }

  /// Enters an element whose id is not in the table.
  mutating func insert(_ slot: Int, in elements: borrowing some SlotTableElements) {
    if (count + 1) * 4 > entries.count * 3 { grow(elements) }
    count += 1
    put(slot, elements)
  }

  /// Removes the element with an id; does nothing for an id that is not in the table.
  ///
  /// The element must still have the id.
  mutating func remove<Elements: SlotTableElements>(
    _ id: Elements.Element.ID, in elements: borrowing Elements
  ) {
    guard let slot = slot(of: id, in: elements) else { return }
    let mask = entries.count - 1
    var index = home(of: id, in: elements)
    while Int(entries[index]) != slot + 1 { index = (index + 1) & mask }
    count -= 1
    // The gap is closed: a later entry moves into it, unless the entry would come before its home.
    var next = (index + 1) & mask
    while entries[next] != 0 {
      let home = home(of: elements.id(at: Int(entries[next]) - 1), in: elements)
      if (next &- home) & mask >= (next &- index) & mask {
        entries[index] = entries[next]
        index = next
      }
      next = (next + 1) & mask
    }
    entries[index] = 0
  }

  private mutating func put(_ slot: Int, _ elements: borrowing some SlotTableElements) {
    var index = home(of: elements.id(at: slot), in: elements)
    while entries[unchecked: index] != 0 { index = (index &+ 1) & (entries.count &- 1) }
    entries[index] = Int32(truncatingIfNeeded: slot + 1)
  }

  private mutating func grow(_ elements: borrowing some SlotTableElements) {
    let old = entries
    entries = BlockArray(repeating: 0, count: max(16, old.count * 2))
    for entry in old where entry != 0 { put(Int(entry) - 1, elements) }
  }

  /// The position where the search for an id begins.
  @inline(__always)
  private func home<Elements: SlotTableElements>(
    of id: Elements.Element.ID, in elements: borrowing Elements
  ) -> Int {
    SlotTable.hash(Elements.Element.word(of: id)) & (entries.count &- 1)
  }

  /// A hash of a word, 0…2³² − 1, by Fibonacci hashing, which spreads runs of ids.
  ///
  /// A bit of a product depends only on the same and the lower bits of the factors, so the high half is
  /// folded in.
  @inline(__always)
  static func hash(_ word: UInt64) -> Int {
    let product = word &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: (product ^ (product >> 32)) & 0xffff_ffff)
  }
}
