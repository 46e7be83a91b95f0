import Kinematics

/// What a path paints, as contours that do not cross; if it is one contour, also as a fixed number of
/// corners.
struct ShapeOutline: Sendable {
  static let cornerCount = 128
  static let corners = 0..<cornerCount
  /// The indices of two points at opposite corners of the shape's bounds, which move with the corners.
  ///
  /// The contours may leave out parts of a path, and lines that paint nothing.
  static let extent = cornerCount..<pointCount
  static let pointCount = cornerCount + 2

  static func setExtent(of points: inout [Point], width: Double, height: Double) {
    points[extent.lowerBound] = Point(x: -width / 2, y: -height / 2)
    points[extent.lowerBound + 1] = Point(x: width / 2, y: height / 2)
  }

  /// All contours, relative to the center of the path's bounds; empty if nothing is painted.
  ///
  /// They lead clockwise around what is painted, and counterclockwise around holes. So they can be filled by
  /// the nonzero rule together with those of other shapes.
  private(set) var contours = PointerOutline()
  /// The corners of the only contour, and the two points of the ``extent``; empty if there are several
  /// contours.
  private(set) var points: [Point] = []
  /// The painted area, in square points.
  let weight: Double

  /// The outline of contours that are filled by the nonzero rule, in a path with these bounds.
  init(_ given: [[Point]], bounds: Rect) {
    let painted = PaintedArea(given)
    let area = given.reduce(0.0) { $0 + Contour.area(of: $1) }
    var found = area < 0 ? given.map { $0.reversed() } : given
    if (area.magnitude - painted.area).magnitude <= 0.01 * painted.area {
      weight = area.magnitude
    } else {
      // Contours overlap, or lead in different directions.
      weight = painted.area
      found = painted.contours()
    }
    guard weight > 0 else { return }
    found.removeAll {
      let extent = Contour.bounds(of: $0).size.longerSide
      return Contour.area(of: $0).magnitude <= 1e-9 * extent * extent
    }
    if found.count == 1 { points = ShapeOutline.sample(found[0]) + [Point.zero, .zero] }
    let center = bounds.center - Point.zero
    for index in points.indices { points[index] = points[index] - center }
    if !points.isEmpty { ShapeOutline.setExtent(of: &points, width: bounds.width, height: bounds.height) }
    for contour in found {
      for point in contour { contours.points.append(point - center) }
      contours.ends.append(contours.points.count)
    }
  }

  // MARK: Sampling

  /// The least turn of a sharp corner between two edges, as a chord of the unit circle: about 30°.
  ///
  /// A smaller turn belongs to an arc.
  private static let sharp = 0.5

  /// The corners at equal steps along a polygon, in its direction, beginning at the topmost point on its
  /// vertical center line.
  ///
  /// A step is measured by length and by turning: the whole length of the contour counts as much as the sum
  /// of its turns. So a straight edge of the contour gets few corners, an arc gets many, and a sharp corner
  /// gets several at the same point. If there are too many sharp corners for this, the corner at the nearest
  /// step moves to the sharp corner.
  private static func sample(_ contour: [Point]) -> [Point] {
    let corners = ShapeOutline.startingAtTop(Contour.distinct(contour))
    var points = Array(repeating: corners.first ?? .zero, count: cornerCount)
    if corners.count < 3 { return points }
    let (edges, turns) = ShapeOutline.steps(of: corners)
    var total = 0.0
    for index in corners.indices { total += edges[index] + turns[index] }
    // Half of the first corner's turn is before the start, and half is after it.
    var passed = turns[0] / 2
    var index = 0
    for step in points.indices {
      let position = total * Double(step) / Double(cornerCount)
      while index < corners.count - 1 {
        let next = passed + edges[index] + turns[index + 1]
        if position < next { break }
        passed = next
        index += 1
      }
      let from = corners[index]
      let to = corners.element(after: index)
      let share = edges[index] > 0 ? max(0, min(1, (position - passed) / edges[index])) : 0
      points[step] = share >= 1 ? to : from + (to - from) * share
    }
    // The sharpest of the corners that share a nearest step.
    var sharpest = Array(repeating: 0.0, count: cornerCount)
    var middle = 0.0
    for index in corners.indices {
      let step = Int((middle / total * Double(cornerCount)).rounded()) % cornerCount
      if turns[index] > sharpest[step] {
        sharpest[step] = turns[index]
        points[step] = corners[index]
      }
      middle += turns[index] / 2 + edges[index] + turns.element(after: index) / 2
    }
    return points
  }

  /// The weights of the edges and of the sharp corners, which determine the steps.
  ///
  /// The whole length of the contour counts as 1, and the whole turning also counts as 1. The turning of an
  /// arc is added to the weights of its edges.
  private static func steps(of corners: [Point]) -> (edges: [Double], turns: [Double]) {
    var edges = Array(repeating: 0.0, count: corners.count)
    var turns = edges
    var perimeter = 0.0
    var turning = 0.0
    var before = (corners[0] - corners[corners.count - 1]).normalized
    for index in corners.indices {
      let side = corners.element(after: index) - corners[index]
      let direction = side.normalized
      // A chord of the unit circle is nearly the angle of the turn if that angle is small.
      edges[index] = side.length
      turns[index] = (direction - before).length
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
      let from = corners[index]
      let to = corners.element(after: index)
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
