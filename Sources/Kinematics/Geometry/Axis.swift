/// One of the two coordinate axes of the plane.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The x axis.
  case horizontal
  /// The y axis.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes: none, one or both.
public struct Axes: OptionSet, Hashable, Sendable {
  /// Bit 0 is horizontal, bit 1 vertical.
  public let rawValue: UInt8
  /// Creates a set from its bits; bits beyond the two axes are dropped.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }
  /// Creates the set of one axis.
  @inlinable public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The x axis.
  @inlinable public static var horizontal: Axes { Axes(rawValue: 1) }
  /// The y axis.
  @inlinable public static var vertical: Axes { Axes(rawValue: 2) }
  /// Both axes.
  @inlinable public static var both: Axes { Axes(rawValue: 3) }
}
