public import Magnetism

/// The id of a pointing device.
///
/// 0 is the device of a host that tells none apart.
public struct DeviceID: HostIdentifier {
  /// The host's number.
  public let rawValue: UInt32
  /// Creates an id from the host's number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
