import Kinematics

/// The smallest rectangle around the curves of a path.
///
/// It need not contain their control points.
enum PathExtent {
  /// The width below which a subpath has no area, as a share of its length.
  private static let thin = 1e-9

  /// The bounds of a path; nil if it has no points.
  ///
  /// In a filled path, a subpath whose points lie on one line paints nothing. It does not count unless the
  /// whole path is such lines: what stands at the pointer's edge would otherwise stand at an edge that nobody
  /// sees, and jump there at the end of a morph, which changes painted areas only.
  static func bounds(of elements: [PointerPath.Element], isFilled: Bool) -> Rect? {
    var (all, painted): (Rect?, Rect?)
    var subpath: (bounds: Rect?, points: [Point]) = (nil, [])
    var (current, start): (Point?, Point?)
    func finish() {
      guard let bounds = subpath.bounds else { return }
      all = all?.union(bounds) ?? bounds
      if !isFilled || hasWidth(subpath.points) { painted = painted?.union(bounds) ?? bounds }
    }
    for element in elements {
      guard let to = element.end else {
        finish()
        current = start
        subpath = (nil, current.map { [$0] } ?? [])
        continue
      }
      if case .move = element {
        finish()
        start = to
        subpath = (nil, [])
      } else if current == nil {
        start = to
      }
      subpath.points += element.points
      subpath.bounds = including(to, subpath.bounds)
      if let curve = element.curve(from: current) {
        for axis in [Axis.horizontal, .vertical] {
          let (first, second) = curve.extrema(along: axis)
          if let first { subpath.bounds = including(curve.point(at: first), subpath.bounds) }
          if let second { subpath.bounds = including(curve.point(at: second), subpath.bounds) }
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
    return points.contains { (($0 - first).cross(chord)).magnitude > thin * chord.lengthSquared }
  }

  private static func including(_ point: Point, _ bounds: Rect?) -> Rect {
    let rect = Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    return bounds?.union(rect) ?? rect
  }
}
