import Kinematics
import Magnetism

/// The elements that are drawn over the plain content of their spaces, from back to front.
struct DrawingOrder: Hashable, Sendable {
  /// The most elements that are drawn; see ``PointerDiagnostics/excessRedraws``.
  static let capacity = 256

  /// One element.
  struct Element: Hashable, Sendable {
    var target: TargetID
    /// The slot of the target, and the layer of its space.
    var slot: Int
    var layer: Int
    /// How many layers are behind its layer.
    var depth: Int
    /// A rectangle that contains what is drawn of it before its space clips it, in window points.
    var extent: Rect
    /// Whether it is not in its plain state.
    var isAffected = false
    /// Whether it is raised above its neighbours (E16).
    var isRaised = false
  }

  /// The elements, from back to front.
  var elements: [Element] = []
  /// The elements that are not in their plain state, in ascending order of id.
  var affected: [Element] = []
  /// The slots of the raised elements.
  var raised: [Int] = []
  /// The elements that the pointer is or may be beneath, and the bounds that it does not leave meanwhile.
  var hosts: [TargetID] = []
  var pointer = Rect.zero
  /// An element whose effect would need more than ``capacity`` elements to be drawn, so that it is not drawn.
  var excess: TargetID?

  /// Removes everything, or all but the hosts.
  mutating func removeAll(keepingHosts: Bool = false) {
    elements.removeAll(keepingCapacity: true)
    affected.removeAll(keepingCapacity: true)
    raised.removeAll(keepingCapacity: true)
    if !keepingHosts { hosts.removeAll(keepingCapacity: true) }
    excess = nil
  }
}
