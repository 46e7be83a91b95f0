import Kinematics

/// A route on which the corners of one outline travel to the corners of another (S3).
///
/// Straight lines are the shortest routes, but a concave outline may cross itself on them. On curves toward
/// the convex hulls, the notches of one outline become shallow before the notches of the other become deep. A
/// rolled outline, such as a spiral, crosses itself on these curves as well. Such an outline shrinks to a
/// point, and the other outline grows from that point. The shapes of accessories change in the same way.
enum OutlineRoute: UInt8, Hashable, Sendable {
  /// Straight to the goal.
  case direct
  /// Along quadratic Bézier curves toward the convex hulls.
  ///
  /// The control point of a corner's curve is halfway between two positions of the corner: its position in
  /// the ``ConvexProjection`` of the start, and its position in the ``ConvexProjection`` of the goal.
  case hull
  /// Through one point: one outline shrinks to this point, and the other grows from it.
  case point

  /// The weights of a corner's start, detour and goal in the position of the corner, or the slopes of these
  /// weights.
  ///
  /// The detour is the control point of the corner's curve, or the point through which all corners pass. The
  /// weights add up to 1, and their slopes add up to 0.
  typealias Weights = (origin: Double, detour: Double, goal: Double)

  /// The weights for `rest`, the share of the movement that is still ahead.
  ///
  /// `rest` is 1 at the start, 0 at the goal, and negative while the spring overshoots the goal.
  func weights(rest: Double) -> Weights {
    switch self {
    case .direct: return (rest, 0, 1 - rest)
    case .hull: return (rest * rest, 2 * rest * (1 - rest), (1 - rest) * (1 - rest))
    case .point:
      let (first, second) = (OutlineRoute.eased(2 * rest - 1).value, OutlineRoute.eased(1 - 2 * rest).value)
      return (first, 1 - first - second, second)
    }
  }

  /// The derivatives of the weights with respect to `rest`.
  func slopes(rest: Double) -> Weights {
    switch self {
    case .direct: return (1, 0, -1)
    case .hull: return (2 * rest, 2 - 4 * rest, 2 * rest - 2)
    case .point:
      let (first, second) = (OutlineRoute.eased(2 * rest - 1).slope, OutlineRoute.eased(1 - 2 * rest).slope)
      return (2 * first, 2 * (second - first), -2 * second)
    }
  }

  /// The value 3·u² − 2·u³ and its slope, where u is `share` clamped to 0…1.
  ///
  /// The slope is 0 at u = 0 and at u = 1.
  private static func eased(_ share: Double) -> (value: Double, slope: Double) {
    let u = max(0, min(1, share))
    return (u * u * (3 - 2 * u), 6 * u * (1 - u))
  }
}

extension OutlineRoute {
  /// The share of the painted area that may overlap itself or be inside out: `direct` on the direct route,
  /// and `any` on the route along the hulls.
  private static let tolerance = (direct: 0.004, any: 0.02)
  /// The cyclic shifts of the goal's corners that are tried on the route along the hulls, after a shift of 0.
  private static let shifts: InlineArray<6, Int> = [4, -4, 8, -8, 12, -12]

  /// Chooses the first route, in the order of the cases, on which the main contour hardly crosses itself.
  ///
  /// `detour` is filled in unless the route is direct. On the route along the hulls, the corners of the goal
  /// are shifted if this reduces the crossings. O(n) for n corners if the route is direct, otherwise O(n²).
  static func choose(
    from origin: [Point], to goal: inout [Point], detour: inout [Point]
  ) -> OutlineRoute {
    if OutlineCrossing.share(from: origin, to: goal, below: tolerance.direct) <= tolerance.direct {
      return .direct
    }
    let hulls = (ConvexProjection(of: origin), ConvexProjection(of: goal))
    var best = (share: share(0, origin, goal, hulls, below: .infinity), shift: 0)
    for index in shifts.indices where best.share > tolerance.direct {
      let share = share(shifts[index], origin, goal, hulls, below: best.share)
      if share < best.share { best = (share, shifts[index]) }
    }
    guard best.share <= tolerance.any else {
      let center = Contour.centroid(of: origin, in: ShapeOutline.main)
      let other = Contour.centroid(of: goal, in: ShapeOutline.main)
      for index in detour.indices { detour[index] = center + (other - center) * 0.5 }
      return .point
    }
    for index in ShapeOutline.main {
      detour[index] = hulls.0[index] + (hulls.1[index + best.shift] - hulls.0[index]) * 0.5
    }
    // Holes and islands move along straight lines: a quadratic curve is a straight line if its control point
    // is halfway between its ends.
    for index in ShapeOutline.mainCount..<ShapeOutline.count {
      detour[index] = origin[index] + (goal[index] - origin[index]) * 0.5
    }
    OutlineAlignment.rotate(
      &goal, by: (best.shift + ShapeOutline.mainCount) % ShapeOutline.mainCount, in: ShapeOutline.main)
    return .hull
  }

  private static func share(
    _ shift: Int, _ origin: [Point], _ goal: [Point], _ hulls: (ConvexProjection, ConvexProjection),
    below limit: Double
  ) -> Double {
    var sums = InlineArray<128, Point>(repeating: .zero)
    for index in ShapeOutline.main {
      let (a, b) = (hulls.0[index], hulls.1[index + shift])
      sums[index] = Point(x: a.x + b.x, y: a.y + b.y)
    }
    return OutlineCrossing.share(below: limit) { index, rest in
      let other = (index + shift + ShapeOutline.mainCount) % ShapeOutline.mainCount
      let weights = OutlineRoute.hull.weights(rest: rest)
      let (a, b, sum, half) = (origin[index], goal[other], sums[index], 0.5 * weights.detour)
      return Point(
        x: a.x * weights.origin + b.x * weights.goal + sum.x * half,
        y: a.y * weights.origin + b.y * weights.goal + sum.y * half)
    }
  }
}
