import Kinematics

/// Measures of closed polygons; a polygon is a list of points, or a range of a list.
enum Contour {
  /// Calls `body` with the ends of every edge, beginning with the edge from the last point to the first.
  static func forEachEdge(of points: [Point], in range: Range<Int>, _ body: (Point, Point) -> Void) {
    guard var from = range.last.map({ points[$0] }) else { return }
    for index in range {
      body(from, points[index])
      from = points[index]
    }
  }

  /// The signed area, in square points: positive if the contour is clockwise on screen.
  static func area(of points: [Point], in range: Range<Int>? = nil) -> Double {
    let range = range ?? points.indices
    guard let last = range.last else { return 0 }
    // Positions are taken relative to the last corner. Otherwise a contour far from the origin would lose
    // digits.
    let origin = points[last]
    var sum = 0.0
    forEachEdge(of: points, in: range) { sum += ($0 - origin).cross($1 - origin) }
    return sum / 2
  }

  /// The sum of the lengths of the edges, in points.
  static func perimeter(of points: [Point], in range: Range<Int>) -> Double {
    var sum = 0.0
    forEachEdge(of: points, in: range) { sum += ($1 - $0).length }
    return sum
  }

  /// The rate at which the area changes while each corner moves at its velocity, in square points per second.
  static func areaVelocity(of points: [Point], _ velocities: [Vector], in range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var (previous, rate) = (points[last], velocities[last])
    var sum = 0.0
    for index in range {
      let (point, velocity) = (points[index], velocities[index])
      sum += rate.dx * point.y + previous.x * velocity.dy - velocity.dx * previous.y - point.x * rate.dy
      (previous, rate) = (point, velocity)
    }
    return sum / 2
  }

  static func bounds(of points: [Point], in range: Range<Int>? = nil) -> Rect {
    let range = range ?? points.indices
    guard let first = range.first else { return .zero }
    var (low, high) = (points[first], points[first])
    for index in range {
      let point = points[index]
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  /// The smallest rectangle around several contours; zero if they have no points.
  static func bounds(of contours: [[Point]]) -> Rect {
    let boxes = contours.filter { !$0.isEmpty }.map { bounds(of: $0) }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// The centroid of the enclosed area, or the mean of the corners if there is no useful centroid.
  ///
  /// The mean is returned if the area is almost 0, or if the centroid is outside the bounds. The centroid of
  /// a contour that crosses itself can be far away, because the areas of its parts can cancel.
  static func centroid(of points: [Point], in range: Range<Int>? = nil) -> Point {
    let range = range ?? points.indices
    guard let last = range.last else { return .zero }
    let origin = points[last]
    var moment = Vector.zero
    var sum = Vector.zero
    var doubleArea = 0.0
    forEachEdge(of: points, in: range) { from, to in
      let (from, to) = (from - origin, to - origin)
      let cross = from.cross(to)
      moment += (from + to) * cross
      sum += to
      doubleArea += cross
    }
    let center = origin + moment / (3 * doubleArea)
    if doubleArea.magnitude > 1e-9, bounds(of: points, in: range).contains(center) { return center }
    let mean = sum / Double(range.count)
    return mean.isFinite ? origin + mean : origin
  }

  /// The winding number of a contour around a point: the number of clockwise turns that the contour makes
  /// around the point on screen, minus the number of counterclockwise turns.
  static func winding(of points: [Point], in range: Range<Int>? = nil, around point: Point) -> Int {
    var winding = 0
    forEachEdge(of: points, in: range ?? points.indices) { from, to in
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let side = (to - from).cross(point - from)
      if from.y <= point.y, side > 0 { winding += 1 }
      if from.y > point.y, side < 0 { winding -= 1 }
    }
    return winding
  }

  /// The mean squared distance of the corners from their mean: 0 only if all corners are at one point.
  static func spread(of points: [Point], in range: Range<Int>) -> Double {
    let mean = mean(of: points, in: range)
    var sum = 0.0
    for index in range { sum += (points[index] - mean).lengthSquared }
    return sum / Double(max(1, range.count))
  }

  /// The rate at which the spread changes while each corner moves at its velocity.
  static func spreadVelocity(of points: [Point], _ velocities: [Vector], in range: Range<Int>) -> Double {
    let mean = mean(of: points, in: range)
    var sum = 0.0
    // The velocity of the mean drops out, since the vectors from the mean to the corners add up to zero.
    for index in range { sum += 2 * (points[index] - mean).dot(velocities[index]) }
    return sum / Double(max(1, range.count))
  }

  /// The mean of the corners.
  static func mean(of points: [Point], in range: Range<Int>) -> Point {
    var sum = Vector.zero
    for index in range { sum += points[index] - .zero }
    return .zero + sum / Double(max(1, range.count))
  }

  /// The corners without consecutive duplicates.
  ///
  /// In a closed contour, the first corner follows the last.
  static func distinct(_ points: [Point], isClosed: Bool = true) -> [Point] {
    var kept: [Point] = []
    for point in points where point != kept.last { kept.append(point) }
    while isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    return kept
  }
}

/// The neighbors of an element in a cyclic list: the first element follows the last.
extension Array {
  func element(after index: Int) -> Element { self[index + 1 < count ? index + 1 : 0] }

  func element(before index: Int) -> Element { self[index > 0 ? index - 1 : count - 1] }
}
