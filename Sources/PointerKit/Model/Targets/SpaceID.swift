public import Magnetism

/// The id of a space.
///
/// 0 is the window, which always exists.
public struct SpaceID: HostIdentifier {
  /// The window itself.
  public static let window = SpaceID(rawValue: 0)

  /// The number that the host has chosen.
  public let rawValue: UInt64
  /// Creates an id from a number.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }
}
