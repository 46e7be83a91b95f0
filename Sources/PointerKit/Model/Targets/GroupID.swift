public import Magnetism

/// The id of a group of targets, such as a bar.
///
/// 0 is reserved for "no group" and counts as none.
public struct GroupID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
