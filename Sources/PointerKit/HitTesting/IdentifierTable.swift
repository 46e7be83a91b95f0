import Magnetism

/// Something that a table finds by its id.
protocol IdentifiedElement {
  /// The type of its id.
  associatedtype ID: HostIdentifier where ID.RawValue == UInt64
  /// Its id; 0 is none.
  var id: ID { get }
}

extension PointerTarget: IdentifiedElement {}

/// A table from ids to the slots of the elements that have them: open addressing with linear probing.
///
/// It keeps slots alone; the ids are the elements' own. It is never walked, so that no order can come from
/// it. Expected O(1) for each call. Id 0 is not allowed.
struct IdentifierTable: Hashable, Sendable {
  /// Slots plus one; 0 is a free place.
  private var marks: [Int32] = []
  private(set) var count = 0

  var byteCount: Int { marks.capacity * MemoryLayout<Int32>.stride }

  /// The slot of an id, or nil.
  func slot<Element: IdentifiedElement>(of id: Element.ID, in elements: borrowing [Element]) -> Int? {
    guard count > 0, id.rawValue != 0 else { return nil }
    var place = home(of: id.rawValue)
    while marks[place] != 0 {
      let slot = Int(marks[place]) &- 1
      if elements[slot].id == id { return slot }
      place = (place &+ 1) & (marks.count &- 1)
    }
    return nil
  }

  /// Enters an id that is not in the table; the element in the slot has it already.
  mutating func insert<Element: IdentifiedElement>(
    _ slot: Int, for id: Element.ID, in elements: borrowing [Element]
  ) {
    if (count + 1) * 4 > marks.count * 3 { grow(elements) }
    put(slot, for: id.rawValue)
    count += 1
  }

  /// Forgets an id, which the element in the slot still has; entries behind it move up, so that no tombstones
  /// pile up.
  mutating func remove<Element: IdentifiedElement>(_ id: Element.ID, in elements: borrowing [Element]) {
    guard count > 0 else { return }
    let mask = marks.count - 1
    var place = home(of: id.rawValue)
    while true {
      if marks[place] == 0 { return }
      if elements[Int(marks[place]) - 1].id == id { break }
      place = (place + 1) & mask
    }
    count -= 1
    var next = (place + 1) & mask
    while marks[next] != 0 {
      let wanted = home(of: elements[Int(marks[next]) - 1].id.rawValue)
      if (next &- wanted) & mask >= (next &- place) & mask {
        marks[place] = marks[next]
        place = next
      }
      next = (next + 1) & mask
    }
    marks[place] = 0
  }

  private mutating func put(_ slot: Int, for id: UInt64) {
    var place = home(of: id)
    while marks[place] != 0 { place = (place + 1) & (marks.count - 1) }
    marks[place] = Int32(truncatingIfNeeded: slot + 1)
  }

  /// Fibonacci hashing, 0…2³² − 1: it spreads runs of ids; folded, so that every bit has a say, since tags
  /// stand high.
  static func hash(_ id: UInt64) -> Int {
    let product = (id ^ (id >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: (product ^ (product >> 32)) & 0xffff_ffff)
  }

  private func home(of id: UInt64) -> Int {
    IdentifierTable.hash(id) & (marks.count - 1)
  }

  private mutating func grow(_ elements: borrowing [some IdentifiedElement]) {
    let old = marks
    marks = [Int32](repeating: 0, count: max(16, old.count * 2))
    for mark in old where mark != 0 { put(Int(mark) - 1, for: elements[Int(mark) - 1].id.rawValue) }
  }
}
