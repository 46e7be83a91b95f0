import Kinematics
import Magnetism

/// The elements that the pointer is beneath (E14): the one that it highlights or lifts, and those that it has left, as
/// long as its outline moves and is over them.
///
/// In a fast sweep the outline may come over an element only after the pointer has left it.
struct PointerDepth: Hashable, Sendable {
  /// The most elements that count as left; beyond that the first one is forgotten.
  static let capacity = 4

  /// The element that the pointer highlights or lifts.
  private(set) var host: TargetID?
  /// The elements that it has left, the first one first.
  private(set) var left: [TargetID] = []

  init() { left.reserveCapacity(PointerDepth.capacity + 1) }

  /// Whether the pointer is in front of everything.
  @inline(__always)
  var isFree: Bool { host == nil && left.isEmpty }

  /// Goes behind another element, or to the front.
  mutating func enter(_ target: TargetID?) {
    if let host { left.append(host) }
    if left.count > PointerDepth.capacity { left.removeFirst() }
    left.removeAll { $0 == target }
    host = target
  }

  /// Forgets the elements that it has left.
  mutating func forgetLeft() { left.removeAll(keepingCapacity: true) }
}
