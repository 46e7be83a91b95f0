import Magnetism

/// An entry of a hash table from ids to slots.
///
/// A slot is the index of an element in an array, and the id is a property of that element.
struct SlotEntry<Elements: SlotElements>: HashTableEntry {
  /// The slot; −1 for none.
  private var number: Int32

  init(_ slot: Int) { number = Int32(truncatingIfNeeded: slot) }

  static var none: SlotEntry { SlotEntry(-1) }

  var isNone: Bool { number < 0 }

  var slot: Int? { isNone ? nil : Int(number) }

  func key(in elements: borrowing Elements) -> Elements.Element.ID { elements.id(at: Int(number)) }

  /// A number below 2³² by Fibonacci hashing, which spreads runs of ids.
  ///
  /// Both halves of the product are used. The high half alone would spread ids that increase in steps of
  /// eight less evenly than a random hash would.
  static func hash(of id: Elements.Element.ID) -> UInt64 {
    let product = Elements.Element.word(of: id) &* 0x9e37_79b9_7f4a_7c15
    return (product ^ (product >> 32)) & 0xffff_ffff
  }
}

/// A hash table from ids to slots.
typealias SlotTable<Elements: SlotElements> = HashTable<SlotEntry<Elements>>

/// An element that a ``SlotTable`` finds by its id.
protocol SlotElement {
  associatedtype ID: Equatable
  var id: ID { get }
  /// The id as one word; the low half of the word depends on all bits of the id.
  static func word(of id: ID) -> UInt64
}

extension SlotElement where ID: HostIdentifier, ID.RawValue == UInt64 {
  // Hosts often number their objects in the high half of an id, and use the low half for a tag or not at all.
  static func word(of id: ID) -> UInt64 { id.rawValue ^ (id.rawValue >> 32) }
}

extension PointerTarget: SlotElement {}

/// An array of elements that a ``SlotTable`` can find.
protocol SlotElements<Element> {
  associatedtype Element: SlotElement
  /// The id of an element that is known to exist.
  func id(at slot: Int) -> Element.ID
}

extension Array: SlotElements where Element: SlotElement {
  func id(at slot: Int) -> Element.ID { withUnsafeBufferPointer { $0[slot].id } }
}

extension BlockArray: SlotElements where Element: SlotElement {
  func id(at slot: Int) -> Element.ID { withElement(at: slot) { $0.pointee.id } }
}
