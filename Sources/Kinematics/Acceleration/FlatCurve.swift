/// libinput's flat profiles: the same factor at any speed.
package struct FlatCurve: Hashable, Sendable {
  /// Points per count of a mouse, or per thousandth of an inch of a touchpad.
  let factor: Double
  /// Whether the factor applies to the device's own counts rather than to thousandths of an inch.
  let countsAsReported: Bool

  /// The profile for mice: max(0.005, 1 + speed) points per count, whatever the resolution.
  static func mouse(speed: Double) -> FlatCurve {
    FlatCurve(factor: base(speed), countsAsReported: true)
  }

  /// The profile for touchpads: 0.2968·max(0.005, 1 + speed) points per thousandth of an inch.
  static func touchpad(speed: Double) -> FlatCurve {
    FlatCurve(factor: AdaptiveTouchpadCurve.slowdown * base(speed), countsAsReported: false)
  }

  /// The speed is clamped to −1…1; NaN gives 0.
  private static func base(_ speed: Double) -> Double {
    Swift.max(0.005, 1 + speed.clamped(to: -1...1, default: 0))
  }
}
