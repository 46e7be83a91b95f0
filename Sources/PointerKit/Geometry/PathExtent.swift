import Kinematics

/// The smallest rectangle around the lines and curves of a path.
///
/// The control points of the curves may lie outside this rectangle.
enum PathExtent {
  /// The smallest rectangle around the lines and curves of a path; nil if no element has an end point.
  ///
  /// Each subpath must begin with a move.
  static func bounds(of elements: [PointerPath.Element]) -> Rect? {
    var bounds: Rect?
    var current = Point.zero
    for element in elements {
      guard let to = element.end else { continue }
      bounds = including(to, bounds)
      if let curve = element.curve(from: current) {
        for axis in [Axis.horizontal, .vertical] {
          let (first, second) = curve.extrema(along: axis)
          if let first { bounds = including(curve.point(at: first), bounds) }
          if let second { bounds = including(curve.point(at: second), bounds) }
        }
      }
      current = to
    }
    return bounds
  }

  private static func including(_ point: Point, _ bounds: Rect?) -> Rect {
    let rect = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    return bounds?.union(rect) ?? rect
  }
}
