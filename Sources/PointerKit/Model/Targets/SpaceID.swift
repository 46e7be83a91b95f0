public import Magnetism

/// The id of a space.
///
/// 0 is the window, which always exists.
public struct SpaceID: HostIdentifier {
  /// The window itself.
  public static let window = SpaceID(rawValue: 0)

  /// The host's number.
  public let rawValue: UInt64
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
