public import Kinematics

extension PointerAppearance {
  /// How far the outline is from the middle in a direction of length 1, in points; a path's is that of its
  /// bounds.
  ///
  /// Continuous while the outline changes, and with a continuous slope where the outline has one.
  public func edgeDistance(along direction: Vector) -> Double {
    let width = size.width * scale / 2
    let height = size.height * scale / 2
    let (x, y) = (direction.dx.magnitude, direction.dy.magnitude)
    guard width > 0 || height > 0, x + y > 0 else { return 0 }
    // Where the ray leaves the rectangle; 0 × x would be NaN for an axis that it never leaves by.
    let side = min(x > 0 ? width / x : .infinity, y > 0 ? height / y : .infinity)
    let radius = max(0, min(cornerRadius * scale, min(width, height)))
    let corner = Vector(dx: width - radius, dy: height - radius)
    guard x * side > corner.dx, y * side > corner.dy else { return side }
    // In the corner's square it leaves by the arc: |t·d − corner| = radius.
    let along = x * corner.dx + y * corner.dy
    let room = along * along - corner.lengthSquared + radius * radius
    return along + max(0, room).squareRoot()
  }
}
