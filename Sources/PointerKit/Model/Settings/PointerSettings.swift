package import Kinematics

/// The person's settings of the pointer; an engine clamps numbers to their range, and replaces NaN by the
/// default.
public struct PointerSettings: Hashable, Sendable {
  /// The tracking speed, 0…3 on the Mac's scale; 0.6875 by default, as on the Mac.
  ///
  /// A negative number is replaced by −1, which means no acceleration.
  public var trackingSpeed: Double = 0.6875
  /// The factor by which scrolls are scaled.
  public var scrollingSpeed = 1.0
  /// Whether content scrolls in the direction of the fingers, rather than in the opposite direction; true by
  /// default.
  public var naturalScrolling = true
  /// Whether the pointer coasts or is attracted after a flick; true by default.
  ///
  /// If false, the pointer stops with the finger.
  public var inertia = true
  /// Whether the pointer snaps, morphs and is attracted; true by default.
  ///
  /// If false, the pointer is a circle that only hovers, without snapping, recentering or magnetism.
  public var animations = true
  /// The time from the last input until the pointer hides, 0.5…3600 s; 3 by default, nil for never.
  ///
  /// The guidelines give no number. A published clone of this pointer uses 3 s; in a recording of an iPad,
  /// the pointer hides after about 10 s.
  public var autoHideDelay: Double? = 3
  /// The factor for the size of the free circle and of accessories, and for the thickness of a beam.
  ///
  /// With a factor of 1, the circle's diameter is ``PointerConfiguration/Pointer/circleDiameter``. A beam stays as
  /// long as its line.
  public var pointerScale = 1.0
  /// Whether the pointer is drawn with more contrast, also as a highlight behind a label; false by default.
  ///
  /// What lies on top of a label is not stronger, so that the label stays legible.
  public var increasedContrast = false
  /// Whether parallax and the scaling of content are disabled, while fades remain; false by default.
  public var reduceMotion = false
  /// The longest time between the clicks of a double click, in seconds; the default is that of most desktops.
  public var doubleClickInterval = 0.5
  /// The person's assignments of clicks and gestures; all are enabled by default.
  public var gestures = GestureAssignments()

  /// Creates the default settings.
  @inline(never)  // Otherwise each caller has all defaults.
  public init() {}
}

extension PointerSettings: ConfigurationFields {
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.flag(2, "naturalScrolling", &naturalScrolling)
    visitor.number(0, "trackingSpeed", "the Mac's scale", 0...3, negative: -1, &trackingSpeed)
    visitor.number(1, "scrollingSpeed", "factor", 0...10, &scrollingSpeed)
    visitor.flag(3, "inertia", &inertia)
    visitor.flag(4, "animations", &animations)
    visitor.optional(5, "autoHideDelay", "s", 0.5...3600, &autoHideDelay)
    visitor.number(6, "pointerScale", "factor", 0.5...4, &pointerScale)
    visitor.flag(7, "increasedContrast", &increasedContrast)
    visitor.flag(8, "reduceMotion", &reduceMotion)
    visitor.number(9, "doubleClickInterval", "s", 0.1...5, &doubleClickInterval)
    visitor.describe("gestures", &gestures)
  }
}

/// The appearance of the interface.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
