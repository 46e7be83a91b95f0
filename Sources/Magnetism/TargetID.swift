/// The id of a target, unique over all spaces.
///
/// 0 is reserved for "no target" and refused wherever a target is registered.
public struct TargetID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
