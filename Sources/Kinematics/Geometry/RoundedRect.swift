/// A rectangle with circular corners of one radius.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle from which the corners are cut.
  public let rect: Rect
  /// The corner radius, in points: 0 to half the shorter side.
  public let cornerRadius: Double

  /// Creates a rounded rectangle; the radius is clamped to 0…half the shorter side, NaN becomes 0.
  @inlinable public init(_ rect: Rect, cornerRadius: Double) {
    self.rect = rect
    let limit = rect.size.shorterSide / 2
    self.cornerRadius = cornerRadius > 0 ? Swift.min(cornerRadius, limit) : 0
  }

  /// Creates a circle around its center.
  @inlinable public init(circleAt center: Point, diameter: Double) {
    self.init(
      Rect(center: center, size: Size(width: diameter, height: diameter)), cornerRadius: diameter / 2)
  }

  /// Whether the point is inside or on the outline.
  public func contains(_ point: Point) -> Bool {
    guard rect.contains(point) else { return false }
    return rect.outset(by: -cornerRadius).distanceSquared(to: point) <= cornerRadius * cornerRadius
  }

  /// The area, in square points: the rectangle's area less (4 − π)·r² for the corners.
  public var area: Double {
    rect.size.area - (4 - Double.pi) * cornerRadius * cornerRadius
  }
}
