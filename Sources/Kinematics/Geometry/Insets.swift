/// Distances outward from the four edges of a rectangle, in points; negative ones go inward.
public struct Insets: Hashable, Sendable {
  /// Above the top edge, in points.
  public var top: Double
  /// Left of the left edge, in points.
  public var left: Double
  /// Below the bottom edge, in points.
  public var bottom: Double
  /// Right of the right edge, in points.
  public var right: Double

  /// Creates insets, one for each edge.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same inset on all four edges.
  @inlinable public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Creates the same inset left and right, and the same above and below.
  @inlinable public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No insets.
  @inlinable public static var zero: Insets { Insets(0) }

  /// Whether all four are finite.
  @inlinable public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
