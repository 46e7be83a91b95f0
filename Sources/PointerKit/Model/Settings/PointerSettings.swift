public import Kinematics

/// What the person chooses about the pointer.
///
/// Numbers are clamped to their range when set, and NaN sets the default.
public struct PointerSettings: Hashable, Sendable {
  /// How fast the pointer moves for the same movement of the finger: 0…3 on the Mac's scale, or −1 for no
  /// acceleration; 0.6875 by default, the Mac's own (M4). Other negative numbers count as −1.
  public var trackingSpeed: Double = 0.6875 {
    didSet { trackingSpeed = trackingSpeed < 0 ? -1 : trackingSpeed.clamped(to: 0...3, default: 0.6875) }
  }
  /// The factor by which scrolls are scaled.
  @Clamped(0...10) public var scrollingSpeed = 1.0
  /// Whether content follows the fingers; true by default. False reverses scrolls.
  public var naturalScrolling = true
  /// Whether the pointer coasts after a flick (M7); true by default.
  public var inertia = true
  /// Whether the pointer snaps, morphs and is attracted; true by default.
  ///
  /// False leaves a plain circle and plain hovering: no snapping, recentering or magnetism.
  public var animations = true
  /// How long after the last input the pointer hides (M6), 0.5…3600 s; 3 by default, nil never.
  ///
  /// The sources give no number: the one published clone that hides uses 3, a recorded iPad about 10.
  public var autoHideDelay: Double? = 3 {
    didSet { autoHideDelay = autoHideDelay.map { $0.clamped(to: 0.5...3600, default: 3) } }
  }
  /// The factor by which the free pointer is scaled; at 1 it is 19 points across (S1).
  @Clamped(0.5...4) public var pointerScale = 1.0
  /// Whether the pointer is drawn with more contrast; false by default.
  public var increasedContrast = false
  /// Whether decorative motion is left out, which is parallax and the scaling of content; false by default.
  /// Fades stay.
  public var reduceMotion = false
  /// The longest time in seconds between two clicks of a row, by default as on most desktops (I1).
  @Clamped(0.1...5) public var doubleClickInterval = 0.5
  /// How the person assigns clicks and gestures; all are on by default (I8, I10).
  public var gestures = GestureAssignments()

  /// Creates the settings of a new device.
  public init() {}
}
