/// A displacement, a direction or a velocity, in points or points per second along x and y.
public struct Vector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component; positive is downward.
  public var dy: Double

  /// Creates a vector; any value is kept, finite or not.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector (0, 0).
  @inlinable public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The component along one axis.
  @inlinable public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// The sum of the squared components.
  @inlinable public var lengthSquared: Double { dx * dx + dy * dy }

  /// The Euclidean length; infinite if it overflows.
  @inlinable public var length: Double {
    let largest = Swift.max(dx.magnitude, dy.magnitude)
    guard largest > 0, largest.isFinite else { return largest }
    // The components are scaled if their squares would overflow or vanish.
    if largest > 1e150 || largest < 1e-150 {
      let x = dx / largest
      let y = dy / largest
      return largest * (x * x + y * y).squareRoot()
    }
    return lengthSquared.squareRoot()
  }

  /// The vector of length 1 with the same direction, or zero if the length is zero or not finite.
  @inlinable public var normalized: Vector {
    let length = self.length
    guard length > 0, length.isFinite else { return .zero }
    // A subnormal length has too few bits to divide by.
    if length < 0x1p-1000 { return (self * 0x1p200).normalized }
    return Vector(dx: dx / length, dy: dy / length)
  }

  /// The dot product.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive if the other vector is clockwise from this one on screen.
  @inlinable public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The vector with each component clamped to ±`limit`.
  @inlinable public func clamped(to limit: Double) -> Vector {
    Vector(
      dx: Swift.max(-limit, Swift.min(limit, dx)), dy: Swift.max(-limit, Swift.min(limit, dy)))
  }

  /// The sum of two vectors.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
  /// The difference of two vectors.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }
  /// The opposite vector.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }
  /// The vector multiplied by a number.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
  /// The vector divided by a number.
  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }
  /// Adds a vector to this one.
  @inlinable public static func += (a: inout Vector, b: Vector) { a = a + b }
}
