import Kinematics

/// Strokes become outlines, and have a least width that is recommended (S7).
extension PointerPath {
  /// The recommended minimum width of a stroke, in points.
  ///
  /// A thinner stroke is drawn as it is, but is faint; ``PointerDiagnostics/thinStrokes`` counts it.
  public static let minimumStrokeWidth: Double = 4.5

  var hasThinStroke: Bool { strokeWidth.map { $0 < PointerPath.minimumStrokeWidth } ?? false }
}

/// The outline of a line drawn with a round pen.
struct StrokeOutline {
  /// About how many corners all arcs together may have.
  private static let greatestCornerCount = 6144
  /// Half the width of the stroke, in points.
  private let radius: Double
  /// The greatest number of times that an arc of half a turn is halved.
  private let depth: Int

  /// Creates a pen for lines with the given number of joints; with many, the arcs are coarser.
  init(width: Double, joints: Int) {
    radius = width / 2
    // With a radius of 4 points, 16 lines deviate by less than 0.02 points from an arc of half a turn.
    var depth = 4
    var reach = 4.0
    while depth < 7, reach < radius {
      depth += 1
      reach *= 4
    }
    while depth > 1, joints << (depth + 1) > StrokeOutline.greatestCornerCount { depth -= 1 }
    self.depth = depth
  }

  /// The contours of a stroked subpath: one around an open line or a dot, or one on each side of a closed
  /// line.
  ///
  /// A dot is a closed subpath of one point. An open subpath of one point paints nothing.
  func contours(of subpath: PathFlattening.Subpath) -> [[Point]] {
    let points = Contour.distinct(subpath.points, isClosed: subpath.isClosed)
    guard let first = points.first else { return [] }
    guard points.count > 1 else {
      guard subpath.isClosed else { return [] }
      var dot: [Point] = []
      let right = Vector(dx: 1, dy: 0)
      addArc(around: first, from: right, to: -right, to: &dot)
      addArc(around: first, from: -right, to: right, to: &dot)
      return [dot]
    }
    let backward = Array(points.reversed())
    if subpath.isClosed { return [side(of: points), side(of: backward)] }
    return [side(of: points + backward.dropFirst().dropLast())]
  }

  /// The contour on the left of a closed walk along corners, with arcs where the walk turns to the right.
  private func side(of walk: [Point]) -> [Point] {
    var side: [Point] = []
    for index in walk.indices {
      let point = walk[index]
      let arriving = point - walk.element(before: index)
      let leaving = walk.element(after: index) - point
      let first = StrokeOutline.normal(arriving)
      let second = StrokeOutline.normal(leaving)
      let cross = first.cross(second)
      let cosine = first.dot(second)
      if cross >= 0, cross > 1e-9 || cosine < 0 {
        addArc(around: point, from: first, to: second, to: &side)
      } else {
        // On the inner side, the two offset edges meet on the bisector if they are long enough. They meet
        // before the end of the first offset edge, at a distance from this end that is the radius times the
        // tangent of half the turn.
        let reach = radius * StrokeOutline.halfTangent(sine: -cross, cosine: cosine)
        if reach <= min(arriving.length, leaving.length) {
          side.append(point + first * radius + Vector(dx: first.dy, dy: -first.dx) * reach)
        } else {
          side.append(point + first * radius)
          side.append(point)
          side.append(point + second * radius)
        }
      }
    }
    return side
  }

  /// The tangent of half an angle from 0 to 180°; it is infinite for 180°.
  ///
  /// Two equivalent formulas are used, because sin / (1 + cos) is precise near 0, and (1 − cos) / sin near
  /// 180°.
  private static func halfTangent(sine: Double, cosine: Double) -> Double {
    if cosine > 0 { return max(0, sine) / (1 + cosine) }
    return sine > 0 ? (1 - cosine) / sine : .infinity
  }

  /// The unit vector to the left of a direction, as seen on screen.
  private static func normal(_ direction: Vector) -> Vector {
    let unit = direction.normalized
    return Vector(dx: unit.dy, dy: -unit.dx)
  }

  /// Adds an arc of at most half a turn, clockwise, with both ends.
  private func addArc(around center: Point, from: Vector, to: Vector, to points: inout [Point]) {
    points.append(center + from * radius)
    subdivide(around: center, from: from, to: to, depth: depth, into: &points)
    points.append(center + to * radius)
  }

  private func subdivide(
    around center: Point, from: Vector, to: Vector, depth: Int, into points: inout [Point]
  ) {
    // The arc is divided until each line deviates from it by at most 0.005 points and by at most 2 % of the
    // radius, or until `depth` is 0.
    guard depth > 0, (to - from).lengthSquared > min(0.04 / radius, 0.16) else { return }
    let sum = from + to
    let bisector = sum.lengthSquared > 1e-12 ? sum.normalized : Vector(dx: -from.dy, dy: from.dx)
    subdivide(around: center, from: from, to: bisector, depth: depth - 1, into: &points)
    points.append(center + bisector * radius)
    subdivide(around: center, from: bisector, to: to, depth: depth - 1, into: &points)
  }
}
