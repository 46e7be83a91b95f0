import Kinematics

/// How thin a stroke may be (S7).
extension PointerPath {
  /// The recommended minimum width of a stroke, in points (S7).
  ///
  /// A thinner one is drawn as it is, but is faint: ``PointerDiagnostics/thinStrokes`` counts it.
  public static let minimumStrokeWidth: Double = 4.5

  /// Whether the path has a stroke thinner than ``minimumStrokeWidth``.
  var hasThinStroke: Bool { strokeWidth.map { $0 < PointerPath.minimumStrokeWidth } ?? false }
}

/// The outline of a line drawn with a round pen.
enum StrokeOutline {
  /// The contours of a stroked subpath: one around an open line, one on each side of a closed one.
  static func contours(of subpath: PathFlattening.Subpath, width: Double) -> [[Point]] {
    let points = Contour.distinct(subpath.points, isClosed: subpath.isClosed)
    let radius = width / 2
    guard let first = points.first else { return [] }
    guard points.count > 1 else {
      // A closed point is a dot; an open one is nothing.
      guard subpath.isClosed else { return [] }
      var dot: [Point] = []
      let right = Vector(dx: 1, dy: 0)
      addArc(around: first, from: right, to: -right, radius, to: &dot)
      addArc(around: first, from: -right, to: right, radius, to: &dot)
      return [dot]
    }
    let backward = Array(points.reversed())
    if subpath.isClosed { return [side(of: points, radius), side(of: backward, radius)] }
    return [side(of: points + backward.dropFirst().dropLast(), radius)]
  }

  /// The left side of a closed walk, with arcs where the walk turns away from it.
  private static func side(of walk: [Point], _ radius: Double) -> [Point] {
    var side: [Point] = []
    for index in walk.indices {
      let point = walk[index]
      let (arriving, leaving) = (point - walk.element(before: index), walk.element(after: index) - point)
      let (first, second) = (normal(arriving), normal(leaving))
      let cross = first.cross(second)
      let cosine = first.dot(second)
      if cross >= 0, cross > 1e-9 || cosine < 0 {
        addArc(around: point, from: first, to: second, radius, to: &side)
      } else {
        // On the inner side the two offset edges meet on the bisector, if they are long enough.
        let reach = radius * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
        if reach <= min(arriving.length, leaving.length) {
          side.append(point + (first + second) * (radius / (1 + cosine)))
        } else {
          side += [point + first * radius, point, point + second * radius]
        }
      }
    }
    return side
  }

  /// The unit vector to the left of a direction, as seen on screen.
  private static func normal(_ direction: Vector) -> Vector {
    let unit = direction.normalized
    return Vector(dx: unit.dy, dy: -unit.dx)
  }

  /// Adds an arc of at most half a turn, clockwise, with both ends.
  private static func addArc(
    around center: Point, from: Vector, to: Vector, _ radius: Double, to points: inout [Point]
  ) {
    points.append(center + from * radius)
    subdivide(around: center, from: from, to: to, radius, depth: 4, into: &points)
    points.append(center + to * radius)
  }

  private static func subdivide(
    around center: Point, from: Vector, to: Vector, _ radius: Double, depth: Int, into points: inout [Point]
  ) {
    // Until the line is within a hundredth of a point of the arc.
    guard depth > 0, (to - from).lengthSquared * radius > 0.04 else { return }
    let sum = from + to
    let bisector = sum.lengthSquared > 1e-12 ? sum.normalized : Vector(dx: -from.dy, dy: from.dx)
    subdivide(around: center, from: from, to: bisector, radius, depth: depth - 1, into: &points)
    points.append(center + bisector * radius)
    subdivide(around: center, from: bisector, to: to, radius, depth: depth - 1, into: &points)
  }
}
