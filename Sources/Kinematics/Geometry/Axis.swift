/// One of the two directions of the plane.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}

/// A set of axes: neither, one or both.
public struct Axes: OptionSet, Hashable, Sendable {
  /// Bit 0 is horizontal, bit 1 vertical.
  public let rawValue: UInt8
  /// Creates a set from its bits; bits beyond the two axes are dropped.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }
  /// Creates the set that holds one axis.
  @inlinable public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// Along x.
  @inlinable public static var horizontal: Axes { Axes(rawValue: 1) }
  /// Along y.
  @inlinable public static var vertical: Axes { Axes(rawValue: 2) }
  /// Both axes.
  @inlinable public static var both: Axes { Axes(rawValue: 3) }
}

extension Axis {
  /// The axis at a right angle to this one.
  @inlinable public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
