/// The id of a target, unique over all spaces; 0 means "no target" and is refused at registration.
public struct TargetID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
