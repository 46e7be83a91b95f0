package import Kinematics

/// What the nearest region is sought for: a place, a reach, and perhaps a direction.
package struct NearestQuery: Hashable, Sendable {
  /// Where the distances begin.
  package var point: Point
  /// The farthest that a region may be, in points.
  package var radius: Double
  /// The direction, of length 1, in which a region's middle must lie; nil is any.
  package var direction: Vector?
  /// The cosine of the widest angle to the direction.
  package var minimumCosine: Double

  /// Creates a query in every direction, or in one within an angle's cosine.
  package init(point: Point, radius: Double, direction: Vector? = nil, minimumCosine: Double = -1) {
    self.point = point
    self.radius = radius
    self.direction = direction
    self.minimumCosine = minimumCosine
  }

  /// Whether a way from the point lies in the direction; none at all does.
  @inline(__always)
  func isAhead(_ way: Vector) -> Bool {
    guard let direction else { return true }
    // way · direction ≥ cosine · |way|, without the root.
    let along = way.dot(direction)
    let bound = minimumCosine * minimumCosine * way.lengthSquared
    return minimumCosine >= 0
      ? along >= 0 && along * along >= bound : along >= 0 || along * along <= bound
  }
}
