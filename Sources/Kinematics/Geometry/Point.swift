/// A position in the plane, in points; x grows rightward, y downward.
///
/// A point is not a ``Vector``: two points differ by a vector, and only vectors can be added and scaled.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points.
  public var y: Double

  /// Creates a point; any value is kept, finite or not.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0).
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The coordinate along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The distance to another point, in points; infinite if it overflows.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }

  /// The point of a rectangle, edges included, that is nearest to this one.
  @inlinable public func clamped(to rect: Rect) -> Point {
    Point(
      x: Swift.max(rect.minX, Swift.min(rect.maxX, x)),
      y: Swift.max(rect.minY, Swift.min(rect.maxY, y)))
  }

  /// The vector from the second point to the first.
  @inlinable public static func - (head: Point, tail: Point) -> Vector {
    Vector(dx: head.x - tail.x, dy: head.y - tail.y)
  }

  /// The point moved by a vector.
  @inlinable public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved back by a vector.
  @inlinable public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Moves the point by a vector.
  @inlinable public static func += (point: inout Point, vector: Vector) { point = point + vector }
}
