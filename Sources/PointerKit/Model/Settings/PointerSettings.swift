/// What the person chooses about the pointer.
///
/// Every value is held to its range when set; NaN becomes the default.
public struct PointerSettings: Hashable, Sendable {
  /// How fast the pointer goes for the same finger travel: −1 (no acceleration) or 0…3, the Mac's scale;
  /// 0.6875 by default, the Mac's own (M4).
  public var trackingSpeed: Double = 0.6875 {
    didSet { trackingSpeed = trackingSpeed < 0 ? -1 : held(trackingSpeed, 0...3, 0.6875) }
  }
  /// How far content scrolls for the same travel, as a factor 0…10; 1 by default.
  public var scrollingSpeed: Double = 1 { didSet { scrollingSpeed = held(scrollingSpeed, 0...10, 1) } }
  /// Whether content follows the fingers; true by default.
  ///
  /// False turns scrolls around.
  public var naturalScrolling = true
  /// Whether the pointer coasts on after a flick (M7); true by default.
  public var inertia = true
  /// Whether the pointer snaps, morphs and is attracted; true by default.
  ///
  /// False leaves a plain circle and plain hovering: no snapping, recentering or magnetism.
  public var animations = true
  /// How long after the last input the pointer hides (M6), in seconds, 0.5…3600; 3 by default, nil never.
  ///
  /// The sources give no number; the one published clone that hides uses 3, a recorded iPad about 10.
  public var autoHideDelay: Double? = 3 {
    didSet { if let delay = autoHideDelay { autoHideDelay = held(delay, 0.5...3600, 3) } }
  }
  /// How large the free pointer is drawn, as a factor 0.5…4; 1 by default, 19 points (S1).
  public var pointerScale: Double = 1 { didSet { pointerScale = held(pointerScale, 0.5...4, 1) } }
  /// Whether the pointer is drawn stronger; false by default.
  public var increasedContrast = false
  /// Whether movement that decorates is left out: no parallax, no scaling of content; false by default.
  ///
  /// Fades stay.
  public var reduceMotion = false
  /// The longest time between two clicks of a row, in seconds, 0.1…5; 0.5 by default, as on most desktops
  /// (I1).
  public var doubleClickInterval: Double = 0.5 {
    didSet { doubleClickInterval = held(doubleClickInterval, 0.1...5, 0.5) }
  }
  /// What the person makes of clicks and gestures; all count by default (I8, I10).
  public var gestures = GestureAssignments()

  /// Creates the settings of a new device.
  public init() {}
}

/// A value held to a range, or the default where it is NaN.
func held(_ value: Double, _ range: ClosedRange<Double>, _ standard: Double) -> Double {
  value.isNaN ? standard : max(range.lowerBound, min(range.upperBound, value))
}
