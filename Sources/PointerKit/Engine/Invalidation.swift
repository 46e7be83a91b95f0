/// The parts of the engine's state that a change has made out of date.
///
/// They decide which stages of ``PointerEngine/settle(_:)`` have work to do.
struct Invalidation: OptionSet {
  let rawValue: UInt16

  /// The model pointer moved.
  static let position = Invalidation(rawValue: 1)
  /// A target or space has changed, or something on which targets and spaces depend, such as a setting.
  static let layout = Invalidation(rawValue: 2)
  /// Another target may be hovered now: the pointer hid or appeared, or a band began or ended.
  static let hover = Invalidation(rawValue: 4)
  /// Keys or a drag may have changed the style of the hovered target.
  static let style = Invalidation(rawValue: 8)
  /// A press locked or unlocked the style of its target.
  static let latch = Invalidation(rawValue: 16)
  /// A stroke or a motion of the pointer's own has ended, so that the pointer recenters.
  static let recentering = Invalidation(rawValue: 32)
  /// The end of the stroke or motion was only inferred: the finger may still touch the device.
  static let inferred = Invalidation(rawValue: 4096)
  /// The look of the pointer and the contents changed, not only their positions.
  static let look = Invalidation(rawValue: 64)
  static let reveals = Invalidation(rawValue: 128)
  /// The pointer was visible and is not visible any more.
  static let hiding = Invalidation(rawValue: 256)
  /// A band began, during which nothing is hovered.
  static let bandBeginning = Invalidation(rawValue: 512)
  /// A drag began or moved, or the layout beneath it changed.
  static let dragging = Invalidation(rawValue: 1024)
  /// The layout changed in more than the positions of spaces.
  static let stacking = Invalidation(rawValue: 2048)

  // The generic operations of OptionSet take a seventh of the time of an event in builds without optimization,
  // as in tests. So the following operations replace them.
  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(arrayLiteral elements: Invalidation...) {
    var bits: UInt16 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }
  var isEmpty: Bool { rawValue == 0 }
  func contains(_ other: Invalidation) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isDisjoint(with other: Invalidation) -> Bool { rawValue & other.rawValue == 0 }
  mutating func formUnion(_ other: Invalidation) { self = Invalidation(rawValue: rawValue | other.rawValue) }
  mutating func insert(_ other: Invalidation) { formUnion(other) }
}
