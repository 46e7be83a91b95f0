import Kinematics

/// A shape as a fixed number of corners: one contour around the whole shape, at most two holes, and at most
/// two islands in holes.
///
/// Separate parts are joined by bridges without width, so that one contour can become several parts, and
/// several parts can become one contour. Holes and islands cannot be joined in this way. They grow from a
/// point and shrink to a point.
struct ShapeOutline: Sendable {
  /// The number of corners of the main contour.
  static let mainCount = 128
  /// The number of corners of each hole or island.
  static let slotCount = 32
  /// The number of slots: two for holes, then two for islands.
  static let slots = 4
  static let count = mainCount + slots * slotCount
  static let main = 0..<mainCount

  static func slot(_ index: Int) -> Range<Int> {
    let first = mainCount + index * slotCount
    return first..<(first + slotCount)
  }

  /// Calls `body` with the range of the main contour and the range of each slot in use.
  static func forEachContour(_ used: UInt8, _ body: (Range<Int>) -> Void) {
    // One call of `body`, which is inlined.
    for index in -1..<slots where index < 0 || used & (1 << UInt8(truncatingIfNeeded: index)) != 0 {
      body(index < 0 ? main : slot(index))
    }
  }

  /// All corners, relative to the center of the shape's bounds.
  var points: [Point] = []
  /// One bit for each slot in use.
  var used: UInt8 = 0
  /// The painted area, in square points.
  var weight = 0.0
  /// The distances from the edges of the outline's bounds to those of the shape's bounds.
  ///
  /// They are not 0 if the corners leave out a part of the shape, or if the shape has a line that paints
  /// nothing.
  var margins = Insets.zero

  /// Creates an outline that paints nothing.
  init() {}

  /// Creates the outline of contours filled by the nonzero rule, relative to the center of the shape's
  /// bounds.
  ///
  /// The outline is empty if the contours paint nothing.
  init(_ given: [[Point]], bounds: Rect) {
    let painted = PaintedArea.scan(given)
    let parts = OutlineParts(PaintedOutline.contours(of: given, painting: painted))
    // The sum of the areas of the parts is exact, unless the parts come from a grid or some were left out.
    weight = (parts.area - painted).magnitude <= 0.02 * painted ? max(0, parts.area) : painted
    guard let hull = parts.joined() else { return }
    OutlineSampling.append(hull, count: ShapeOutline.mainCount, to: &points)
    for slot in 0..<ShapeOutline.slots {
      let list = slot < 2 ? parts.holes : parts.islands
      let index = slot < 2 ? slot : slot - 2
      if index < list.count {
        used |= 1 << UInt8(slot)
        OutlineSampling.append(list[index], count: ShapeOutline.slotCount, to: &points)
      } else {
        points += Array(repeating: .zero, count: ShapeOutline.slotCount)
      }
    }
    var drawn = Contour.bounds(of: points, in: ShapeOutline.main)
    ShapeOutline.forEachContour(used) { drawn = drawn.union(Contour.bounds(of: points, in: $0)) }
    margins = Insets(
      top: drawn.minY - bounds.minY, left: drawn.minX - bounds.minX, bottom: bounds.maxY - drawn.maxY,
      right: bounds.maxX - drawn.maxX)
    for index in points.indices { points[index] = points[index] - (bounds.center - .zero) }
  }
}
