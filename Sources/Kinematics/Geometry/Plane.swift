/// The plane of all coordinates: ±10⁹ points along each axis.
///
/// This limit is a hundred thousand times the size of a large screen. Squares and sums of coordinates do not
/// overflow, and coordinates keep their fractions of a point.
@usableFromInline package enum Plane {
  /// The greatest magnitude of a coordinate or a movement, in points, and of a speed, in points per second.
  @inlinable package static var limit: Double { 1e9 }
}

extension Double {
  /// The coordinate or speed clamped to ±10⁹; NaN becomes `replacement`.
  @inlinable package func clampedToPlane(default replacement: Double = 0) -> Double {
    clamped(to: -Plane.limit...Plane.limit, default: replacement)
  }
}

extension Point {
  /// The point with both coordinates clamped to ±10⁹; a NaN coordinate is taken from `replacement`.
  @inlinable package func clampedToPlane(default replacement: Point = .zero) -> Point {
    Point(x: x.clampedToPlane(default: replacement.x), y: y.clampedToPlane(default: replacement.y))
  }
}

extension Vector {
  /// The vector with both components clamped to ±10⁹; NaN becomes 0.
  @inlinable package func clampedToPlane() -> Vector {
    Vector(dx: dx.clampedToPlane(), dy: dy.clampedToPlane())
  }
}

extension Rect {
  /// The rectangle with its edges clamped to ±10⁹.
  ///
  /// A left or top edge that is NaN becomes −10⁹, and a right or bottom edge that is NaN becomes 10⁹.
  @inlinable @inline(__always) package func clampedToPlane() -> Rect {
    let limit = Plane.limit
    if minX >= -limit, minY >= -limit, maxX <= limit, maxY <= limit { return self }
    return clampedEdges()
  }

  @usableFromInline func clampedEdges() -> Rect {
    Rect(
      minX: minX.clampedToPlane(default: -Plane.limit), minY: minY.clampedToPlane(default: -Plane.limit),
      maxX: maxX.clampedToPlane(default: Plane.limit), maxY: maxY.clampedToPlane(default: Plane.limit))
  }
}
