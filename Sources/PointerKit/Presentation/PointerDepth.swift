import Kinematics
import Magnetism

/// The elements that the pointer is beneath (E14).
///
/// One of them is the element that the pointer highlights or lifts. The others are elements that the pointer
/// has left, as long as the pointer's outline still moves and overlaps them. In a fast sweep, the outline may
/// reach an element only after the model pointer has left that element.
struct PointerDepth: Hashable, Sendable {
  /// The greatest number of elements in the list ``left``; for a further element, the oldest is removed.
  static let capacity = 4

  /// The element that the pointer highlights or lifts, and beneath which it is drawn.
  private(set) var coveringElement: TargetID?
  /// The elements that the pointer has left, in the order in which it left them.
  private(set) var left: [TargetID] = []

  init() { left.reserveCapacity(PointerDepth.capacity + 1) }

  /// Whether the pointer is in front of everything.
  var isFree: Bool { coveringElement == nil && left.isEmpty }

  /// Moves the pointer beneath another element, or, with nil, to the front.
  mutating func enter(_ target: TargetID?) {
    if let coveringElement { left.append(coveringElement) }
    if left.count > PointerDepth.capacity { left.removeFirst() }
    left.removeAll { $0 == target }
    coveringElement = target
  }

  /// Forgets the elements that the pointer has left.
  mutating func forgetLeft() { left.removeAll(keepingCapacity: true) }
}
