import Kinematics

/// The rank of an element in the order in which the elements of one space are painted.
///
/// An element of lower z is painted before an element of higher z. At equal z, the element with the larger
/// frame is painted first, so that a button is on the card that contains it. At equal areas, the element with
/// the higher id is painted first. So the element that hit testing prefers is painted last; see
/// `TargetStore+HitTesting.swift`. A raised element is painted after all others of its z, except for the
/// elements on it (E16). An element is on the raised element if it is within the raised element's frame, and
/// would be painted later even if nothing were raised.
struct PaintingOrder: Hashable, Sendable {
  private let z: Int64
  /// Of the element's frame, in square points.
  private let area: Double
  private let id: TargetID
  /// The id of the raised element on which this element lies, of several the one that is painted last, or its
  /// own id if it is raised; 0 for neither.
  private var raiser: TargetID = 0
  /// The area of the raised element; 0 without one.
  private var raiserArea = 0.0

  /// A raised element, with its rank as if nothing were raised; the frame is in the layer's coordinates.
  struct Raised: Sendable {
    let layer: Int
    let frame: Rect
    let order: PaintingOrder
  }

  init(
    of slot: Int, in layer: Int, among targets: borrowing [PointerTarget],
    raised: borrowing [Raised]
  ) {
    let frame = targets[slot].frame
    (z, id, area) = (targets[slot].z, targets[slot].id, frame.size.area)
    for index in raised.indices { raise(frame, in: layer, on: raised[index]) }
  }

  private mutating func raise(_ frame: Rect, in layer: Int, on other: Raised) {
    guard other.frame.contains(frame), other.layer == layer, other.order.z == z else { return }
    let (otherArea, otherID) = (other.order.area, other.order.id)
    // An element with the same frame is not on the raised element if it is painted before the raised element.
    guard area < otherArea || id <= otherID else { return }
    if raiser == 0 || otherArea < raiserArea || (otherArea == raiserArea && otherID < raiser) {
      (raiserArea, raiser) = (otherArea, otherID)
    }
  }

  /// Whether the element is painted before another one of its space.
  func isBefore(_ other: PaintingOrder) -> Bool {
    if z != other.z { return z < other.z }
    if raiser != other.raiser {
      if raiser == 0 || other.raiser == 0 { return raiser == 0 }
      return raiserArea == other.raiserArea ? raiser > other.raiser : raiserArea > other.raiserArea
    }
    return area == other.area ? id > other.id : area > other.area
  }
}

/// An element that a frame draws, or may have to draw; an element is less than those in front of it.
struct PaintedElement: Hashable, Comparable, Sendable {
  let target: TargetID
  let layer: Int
  /// The rank of the layer; a layer farther in front has a higher rank.
  let depth: Int
  let order: PaintingOrder
  /// A rectangle that contains everything drawn for the element, in window points.
  var extent: Rect
  /// Whether the element is not in its plain state.
  var isAffected = false

  static func < (a: PaintedElement, b: PaintedElement) -> Bool {
    a.depth == b.depth ? a.order.isBefore(b.order) : a.depth < b.depth
  }
}
