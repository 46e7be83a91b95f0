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

  static func bounds(of points: [Point], in range: Range<Int>? = nil) -> Rect {
    let range = range ?? points.indices
    guard let first = range.first else { return .zero }
    var low = points[first]
    var high = points[first]
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

  /// The mean squared distance of the corners from their mean: 0 only if all corners are at one point.
  static func spread(of points: [Point], in range: Range<Int>) -> Double {
    let mean = mean(of: points, in: range)
    var sum = 0.0
    for index in range { sum += (points[index] - mean).lengthSquared }
    return sum / Double(max(1, range.count))
  }

  static func mean(of points: [Point], in range: Range<Int>) -> Point {
    var sum = Vector.zero
    for index in range { sum += points[index] - .zero }
    return .zero + sum / Double(max(1, range.count))
  }

  /// The corners without consecutive duplicates; in a closed contour, the first follows the last.
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
