/// Outward distances from the four edges of a rectangle, in points; a negative distance is inward.
public struct Insets: Hashable, Sendable {
  /// The distance above the top edge, in points.
  public var top: Double
  /// The distance left of the left edge, in points.
  public var left: Double
  /// The distance below the bottom edge, in points.
  public var bottom: Double
  /// The distance right of the right edge, in points.
  public var right: Double

  /// Creates insets from a distance for each edge.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance on all four edges.
  @inlinable public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Creates insets with one distance for the left and right edges, and another for the top and bottom edges.
  @inlinable public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No insets.
  @inlinable public static var zero: Insets { Insets(0) }

  /// Whether all four distances are finite.
  @inlinable public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
