/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points, at least 0.
  public let width: Double
  /// The vertical extent, in points, at least 0.
  public let height: Double

  /// Creates a size; a negative extent or NaN becomes 0.
  @inlinable public init(width: Double, height: Double) {
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// The size 0 × 0.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Whether width and height are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The extent along one axis.
  @inlinable public subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The lesser of width and height, in points.
  @inlinable public var shorterSide: Double { Swift.min(width, height) }
  /// The greater of width and height, in points.
  @inlinable public var longerSide: Double { Swift.max(width, height) }
  /// Width times height, in square points.
  @inlinable public var area: Double { width * height }
}
