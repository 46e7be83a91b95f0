public import Magnetism

/// The id of a pointing device.
///
/// 0, the default, suits a host that does not distinguish devices.
public struct DeviceID: HostIdentifier {
  /// The number that the host has chosen.
  public let rawValue: UInt32
  /// Creates an id from a number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
