public import PointerKit

/// The part of a device that scrolls, as Wayland reports it.
extension ScrollSource {
  /// Creates a source from `wl_pointer.axis_source`: 0 is a wheel, 1 fingers, 2 continuous, and 3 a wheel
  /// that tilts; other numbers count as continuous.
  public init(wayland source: UInt32) {
    switch source {
    case 0, 3: self = .wheel
    case 1: self = .finger
    default: self = .continuous
    }
  }
}
