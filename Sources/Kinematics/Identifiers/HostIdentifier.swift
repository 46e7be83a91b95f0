/// An id that the host chooses: a number in a type of its own, so that ids of different kinds do not mix.
public protocol HostIdentifier: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByIntegerLiteral
where RawValue: FixedWidthInteger & UnsignedInteger & Sendable {
  /// Creates an id from the host's number.
  init(rawValue: RawValue)
}

extension HostIdentifier {
  /// Creates an id from a literal.
  @inlinable public init(integerLiteral value: RawValue) { self.init(rawValue: value) }
  /// Creates an id from the low bits of any integer.
  @inlinable public init(_ value: some BinaryInteger) {
    self.init(rawValue: RawValue(truncatingIfNeeded: value))
  }
  /// Orders ids by their numbers; of two things that are otherwise equal, the one with the lower id wins.
  @inlinable public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The id of a target, unique over all spaces; 0 means "no target" and is refused at registration.
public struct TargetID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The id of a group of targets, such as the buttons of a toolbar; 0 is reserved for "no group".
public struct GroupID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The id of a space; 0 is the window, which always exists.
public struct SpaceID: HostIdentifier {
  /// The window.
  public static let window = SpaceID(rawValue: 0)

  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// The id of a pointing device; 0, the default, suits a host that does not distinguish devices.
public struct DeviceID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt32
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
