import Kinematics

/// The outline of a line drawn with a round pen.
enum StrokeOutline {
  /// The contours of a subpath's stroke: one around an open line, one on each side of a closed one.
  static func contours(of subpath: PathFlattening.Subpath, width: Double) -> [[Point]] {
    var points: [Point] = []
    for point in subpath.points where point != points.last { points.append(point) }
    if subpath.isClosed {
      while points.count > 1, points.first == points.last { points.removeLast() }
    }
    let radius = width / 2
    guard let first = points.first else { return [] }
    guard points.count > 1 else {
      // A point that is closed is a dot; a lone one is nothing.
      guard subpath.isClosed else { return [] }
      var dot: [Point] = []
      let right = Vector(dx: 1, dy: 0)
      fan(around: first, from: right, to: -right, radius, into: &dot)
      fan(around: first, from: -right, to: right, radius, into: &dot)
      return [dot]
    }
    let backward = Array(points.reversed())
    if subpath.isClosed {
      return [side(of: points, radius, isClosed: true), side(of: backward, radius, isClosed: true)]
    }
    return [side(of: points + backward.dropFirst().dropLast(), radius, isClosed: true)]
  }

  /// The left side of a walk, with arcs around what it turns away from.
  private static func side(of walk: [Point], _ radius: Double, isClosed: Bool) -> [Point] {
    var side: [Point] = []
    for index in walk.indices {
      let point = walk[index]
      let before = walk[index > 0 ? index - 1 : walk.count - 1]
      let after = walk[index + 1 < walk.count ? index + 1 : 0]
      let (arriving, leaving) = (point - before, after - point)
      let (first, second) = (normal(arriving), normal(leaving))
      let cross = first.dx * second.dy - first.dy * second.dx
      let cosine = first.dot(second)
      if cross >= 0, cross > 1e-9 || cosine < 0 {
        fan(around: point, from: first, to: second, radius, into: &side)
      } else {
        // Inward both sides meet where their bisectors do, if the edges are long enough for that.
        let reach = radius * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
        if reach <= min(arriving.length, leaving.length) {
          side.append(point + (first + second) * (radius / (1 + cosine)))
        } else {
          side.append(point + first * radius)
          side.append(point)
          side.append(point + second * radius)
        }
      }
    }
    return side
  }

  /// A unit vector to the left of a direction, as seen on a screen whose y grows downward.
  private static func normal(_ direction: Vector) -> Vector {
    let unit = direction.normalized
    return Vector(dx: unit.dy, dy: -unit.dx)
  }

  /// An arc of at most half a turn, clockwise, both ends included.
  private static func fan(
    around center: Point, from: Vector, to: Vector, _ radius: Double, into points: inout [Point]
  ) {
    points.append(center + from * radius)
    halve(around: center, from: from, to: to, radius, depth: 4, into: &points)
    points.append(center + to * radius)
  }

  private static func halve(
    around center: Point, from: Vector, to: Vector, _ radius: Double, depth: Int, into points: inout [Point]
  ) {
    // Until the line is nearer to the arc than a hundredth of a point.
    guard depth > 0, (to - from).lengthSquared * radius > 0.04 else { return }
    let sum = from + to
    let middle = sum.lengthSquared > 1e-12 ? sum.normalized : Vector(dx: -from.dy, dy: from.dx)
    halve(around: center, from: from, to: middle, radius, depth: depth - 1, into: &points)
    points.append(center + middle * radius)
    halve(around: center, from: middle, to: to, radius, depth: depth - 1, into: &points)
  }
}
