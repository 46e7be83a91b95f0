/// libinput's flat profiles: the same factor at any speed.
public struct FlatCurve: Hashable, Sendable {
  /// Points for a count of a mouse, or for a thousandth of an inch of a touchpad.
  public let factor: Double
  /// Whether the factor belongs to the device's own counts; else to thousandths of an inch.
  public let countsAsReported: Bool

  /// A mouse: max(0.005, 1 + speed) points for each count, whatever its resolution; a speed of −1…1, NaN
  /// gives 0.
  ///
  /// A device that tells millimetres is taken to have 1,000 counts an inch.
  public static func mouse(speed: Double = 0) -> FlatCurve {
    FlatCurve(factor: base(speed), countsAsReported: true)
  }

  /// A touchpad: 0.2968·max(0.005, 1 + speed) points for each thousandth of an inch; a speed of −1…1, NaN
  /// gives 0.
  public static func touchpad(speed: Double = 0) -> FlatCurve {
    FlatCurve(factor: AdaptiveTouchpadCurve.slowdown * base(speed), countsAsReported: false)
  }

  init(factor: Double, countsAsReported: Bool) {
    self.factor = factor
    self.countsAsReported = countsAsReported
  }

  static func base(_ speed: Double) -> Double {
    let held = speed == speed ? Swift.min(Swift.max(speed, -1), 1) : 0
    return Swift.max(0.005, 1 + held)
  }
}
