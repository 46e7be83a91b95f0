public import Magnetism

/// The id of a group of targets, such as the buttons of a toolbar.
///
/// 0 is reserved for "no group".
public struct GroupID: HostIdentifier {
  /// The number that the host has chosen.
  public let rawValue: UInt64
  /// Creates an id from a number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
