public import Kinematics

extension PointerAppearance {
  /// The distance from the center to the outline in a direction of length 1, in points; for a path, to its
  /// bounds.
  ///
  /// It is continuous while the outline changes, and has a continuous slope where the outline has one.
  public func edgeDistance(along direction: Vector) -> Double {
    let width = size.width * scale / 2
    let height = size.height * scale / 2
    let (x, y) = (direction.dx.magnitude, direction.dy.magnitude)
    guard width > 0 || height > 0, x + y > 0 else { return 0 }
    // The distance to the sides; along an axis of the ray, 0 × x would be NaN for the parallel sides.
    let side = min(x > 0 ? width / x : .infinity, y > 0 ? height / y : .infinity)
    let radius = max(0, min(cornerRadius * scale, min(width, height)))
    let corner = Vector(dx: width - radius, dy: height - radius)
    guard x * side > corner.dx, y * side > corner.dy else { return side }
    // Within the square of a corner the ray crosses the arc: |t·d − corner| = radius.
    let along = x * corner.dx + y * corner.dy
    let discriminant = along * along - corner.lengthSquared + radius * radius
    return along + max(0, discriminant).squareRoot()
  }
}
