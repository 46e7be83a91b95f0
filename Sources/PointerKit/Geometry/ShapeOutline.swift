import Kinematics

/// A shape as a fixed number of corners: one contour around the whole shape, at most two holes, and at most
/// two islands in holes.
///
/// Separate parts are joined by bridges without width, so that one contour can become several parts, and
/// several parts can become one contour. Holes and islands cannot be joined in this way. They grow from a
/// point and shrink to a point.
struct ShapeOutline: Sendable {
  static let mainCount = 128
  static let main = 0..<mainCount
  static let slots = 4
  private static let slotCount = 32
  /// The indices of two points at opposite corners of the shape's bounds, which move with the corners.
  ///
  /// The outline may leave out parts of a path, and lines that paint nothing.
  static let extent = (mainCount + slots * slotCount)..<count
  static let count = mainCount + slots * slotCount + 2

  static func slot(_ index: Int) -> Range<Int> {
    let first = mainCount + index * slotCount
    return first..<(first + slotCount)
  }

  static func forEachContour(_ used: UInt8, _ body: (Range<Int>) -> Void) {
    body(main)
    for index in 0..<slots where used & (1 << UInt8(index)) != 0 { body(slot(index)) }
  }

  static func setExtent(of points: inout [Point], width: Double, height: Double) {
    points[extent.lowerBound] = Point(x: -width / 2, y: -height / 2)
    points[extent.lowerBound + 1] = Point(x: width / 2, y: height / 2)
  }

  /// All points, relative to the center of the shape's bounds; empty if the shape paints nothing.
  private(set) var points: [Point] = []
  private(set) var used: UInt8 = 0
  private(set) var weight: Double

  init(_ given: [[Point]], bounds: Rect) {
    var parts = OutlineParts(given)
    let painted = PaintedArea(given)
    weight = parts.area
    if (parts.area - painted.area).magnitude > 0.01 * painted.area {
      // The contours overlap, or they are too many.
      weight = painted.area
      let others = OutlineParts(painted.contours())
      if (others.area - weight).magnitude < (parts.area - weight).magnitude { parts = others }
    }
    guard weight > 0, let main = parts.joined() else { return }
    points = Array(repeating: .zero, count: ShapeOutline.count)
    sample(main, in: ShapeOutline.main)
    for (slot, contour) in parts.holes.prefix(2).enumerated() { sample(contour, slot: slot) }
    for (slot, contour) in parts.islands.prefix(2).enumerated() { sample(contour, slot: 2 + slot) }
    for index in points.indices { points[index] = points[index] - (bounds.center - .zero) }
    ShapeOutline.setExtent(of: &points, width: bounds.width, height: bounds.height)
  }

  private mutating func sample(_ contour: [Point], slot: Int) {
    used |= 1 << UInt8(slot)
    sample(contour, in: ShapeOutline.slot(slot))
  }

  // MARK: Sampling

  /// The least turn of a sharp corner between two edges, as a chord of the unit circle: about 30°.
  ///
  /// A smaller turn belongs to an arc.
  private static let sharp = 0.5

  /// Sets the points of a range to corners at equal steps along a polygon, in its direction, beginning at the
  /// topmost point on its vertical center line.
  ///
  /// A step is measured by length and by turning: the whole length of the contour counts as much as the sum of
  /// its turns. So a straight edge of the contour gets few corners, an arc gets many, and a sharp corner gets
  /// several at the same point. If there are too many sharp corners for this, the corner at the nearest step
  /// moves to the sharp corner.
  private mutating func sample(_ contour: [Point], in range: Range<Int>) {
    let corners = ShapeOutline.startingAtTop(Contour.distinct(contour))
    guard corners.count >= 3 else {
      for index in range { points[index] = corners.first ?? .zero }
      return
    }
    let count = range.count
    let (edges, turns) = ShapeOutline.steps(of: corners)
    var total = 0.0
    for index in corners.indices { total += edges[index] + turns[index] }
    // Half of the first corner's turn is before the start, and half is after it.
    var passed = turns[0] / 2
    var index = 0
    for step in 0..<count {
      let position = total * Double(step) / Double(count)
      while index < corners.count - 1 {
        let next = passed + edges[index] + turns[index + 1]
        if position < next { break }
        passed = next
        index += 1
      }
      let (from, to) = (corners[index], corners.element(after: index))
      let share = edges[index] > 0 ? max(0, min(1, (position - passed) / edges[index])) : 0
      points[range.lowerBound + step] = share >= 1 ? to : from + (to - from) * share
    }
    // The sharpest of the corners that share a nearest step.
    var sharpest = Array(repeating: 0.0, count: count)
    var middle = 0.0
    for index in corners.indices {
      let step = Int((middle / total * Double(count)).rounded()) % count
      if turns[index] > sharpest[step] {
        sharpest[step] = turns[index]
        points[range.lowerBound + step] = corners[index]
      }
      middle += turns[index] / 2 + edges[index] + turns.element(after: index) / 2
    }
  }

  /// The weights of the edges and of the sharp corners, which determine the steps.
  ///
  /// The whole length of the contour counts as 1, and the whole turning also counts as 1. The turning of an
  /// arc is added to the weights of its edges.
  private static func steps(of corners: [Point]) -> (edges: [Double], turns: [Double]) {
    var edges = Array(repeating: 0.0, count: corners.count)
    var turns = edges
    var (perimeter, turning) = (0.0, 0.0)
    var before = (corners[0] - corners[corners.count - 1]).normalized
    for index in corners.indices {
      let side = corners.element(after: index) - corners[index]
      let direction = side.normalized
      // A chord of the unit circle is nearly the angle of the turn if that angle is small.
      (edges[index], turns[index]) = (side.length, (direction - before).length)
      perimeter += edges[index]
      turning += turns[index]
      before = direction
    }
    for index in corners.indices { edges[index] = perimeter > 0 ? edges[index] / perimeter : 1 }
    for index in corners.indices {
      let share = turning > 0 ? turns[index] / turning : 0
      if turns[index] > sharp {
        turns[index] = share
      } else {
        turns[index] = 0
        edges[index] += share / 2
        edges[index > 0 ? index - 1 : edges.count - 1] += share / 2
      }
    }
    return (edges, turns)
  }

  /// The contour, beginning at the topmost point on its vertical center line, so that a symmetric contour
  /// gets symmetric steps.
  private static func startingAtTop(_ corners: [Point]) -> [Point] {
    let center = Contour.bounds(of: corners).center.x
    var top: (index: Int, point: Point)?
    for index in corners.indices {
      let (from, to) = (corners[index], corners.element(after: index))
      var point = from
      if from.x != center {
        guard (from.x < center) != (to.x < center), to.x != center else { continue }
        point = Point(x: center, y: from.y + (to.y - from.y) * ((center - from.x) / (to.x - from.x)))
      }
      if let top, point.y >= top.point.y { continue }
      top = (index, point)
    }
    guard let top else { return corners }
    let isCorner = top.point == corners[top.index]
    let first = isCorner ? top.index : top.index + 1
    return (isCorner ? [] : [top.point]) + corners[first...] + corners[..<first]
  }
}
