import Kinematics

/// A shape as a fixed number of corners: one contour around all of it, two holes and two islands in holes.
///
/// Parts that lie apart are joined by bridges without width, so that one contour can become several parts and
/// back. What lies inside cannot be joined without tearing: it grows out of a place and shrinks into one.
struct ShapeOutline: Sendable {
  /// The corners of the contour around everything.
  static let mainCount = 128
  /// The corners of each hole or island.
  static let slotCount = 32
  /// Two holes, then two islands.
  static let slots = 4
  static let count = mainCount + slots * slotCount
  static let main = 0..<mainCount

  static func slot(_ index: Int) -> Range<Int> {
    let first = mainCount + index * slotCount
    return first..<(first + slotCount)
  }

  /// All corners, relative to the middle of the shape's bounds.
  var points: [Point] = []
  /// One bit for each slot that holds something.
  var used: UInt8 = 0
  /// The area that is painted, in square points.
  var weight = 0.0

  /// The outline of nothing.
  init() {}

  /// The outline of a path's contours, filled by the nonzero rule, around a middle; empty where it has no
  /// area.
  init(_ given: [[Point]], middle: Point) {
    let contours = PaintedOutline.contours(of: given)
    let parts = OutlineParts(contours)
    weight = PaintedArea.measure(contours, parts: parts)
    guard let hull = parts.joined() else { return }
    OutlineSampling.append(hull, count: ShapeOutline.mainCount, to: &points)
    for slot in 0..<ShapeOutline.slots {
      let list = slot < 2 ? parts.holes : parts.islands
      let index = slot < 2 ? slot : slot - 2
      if index < list.count {
        used |= 1 << UInt8(slot)
        OutlineSampling.append(list[index], count: ShapeOutline.slotCount, to: &points)
      } else {
        for _ in 0..<ShapeOutline.slotCount { points.append(.zero) }
      }
    }
    for index in points.indices { points[index] = points[index] - (middle - .zero) }
  }
}
