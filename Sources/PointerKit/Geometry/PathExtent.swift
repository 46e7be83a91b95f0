import Kinematics

/// The smallest rectangle around the curves of a path.
///
/// The control points of the curves may lie outside this rectangle.
enum PathExtent {
  /// The width of a subpath below which it has no area, as a share of its length.
  private static let thin = 1e-9

  /// The rectangle of elements of which each subpath begins with a move; nil if there are none.
  ///
  /// In a filled path, a subpath whose points lie on one line paints nothing. It counts only if the whole path
  /// consists of such lines. A morph changes only what is painted, so accessories would otherwise jump at its
  /// end to an edge that nobody sees.
  static func bounds(of elements: [PointerPath.Element], isFilled: Bool) -> Rect? {
    var (all, painted): (Rect?, Rect?)
    var (subpath, points): (Rect?, [Point]) = (nil, [])
    func finish() {
      guard let bounds = subpath else { return }
      all = all?.union(bounds) ?? bounds
      if !isFilled || hasWidth(points) { painted = painted?.union(bounds) ?? bounds }
      (subpath, points) = (nil, [])
    }
    var current = Point.zero
    for element in elements {
      guard let to = element.end else { continue }
      if case .move = element { finish() }
      points += element.points
      subpath = including(to, subpath)
      if let curve = element.curve(from: current) {
        for axis in [Axis.horizontal, .vertical] {
          let (first, second) = curve.extrema(along: axis)
          if let first { subpath = including(curve.point(at: first), subpath) }
          if let second { subpath = including(curve.point(at: second), subpath) }
        }
      }
      current = to
    }
    finish()
    return painted ?? all
  }

  /// Whether some points do not lie on one line.
  private static func hasWidth(_ points: [Point]) -> Bool {
    guard let first = points.first else { return false }
    var chord = Vector.zero
    for point in points where (point - first).lengthSquared > chord.lengthSquared { chord = point - first }
    return points.contains { ($0 - first).cross(chord).magnitude > thin * chord.lengthSquared }
  }

  private static func including(_ point: Point, _ bounds: Rect?) -> Rect {
    let rect = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    return bounds?.union(rect) ?? rect
  }
}
