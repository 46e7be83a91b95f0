public import Kinematics

/// What the person makes of clicks and gestures: each can be switched off, or asked for with other fingers
/// (I8, I10).
///
/// It counts as a press or gesture begins; what is under way goes on as it began. System gestures (I9) are
/// among them: the person may switch them off, an app cannot.
public struct GestureAssignments: Hashable, Sendable {
  /// How many fingers on the device make a press of the primary button a secondary click (I1); two or more by
  /// default, none switches that off.
  ///
  /// It needs a device that reports contact.
  public var secondaryClickFingers: FingerCounts = [.two, .three, .four, .five]
  /// Whether a press of the primary button with Control held is a secondary click (I1); true by default.
  public var controlClickIsSecondary = true
  /// The part of the device whose press is a secondary click; none by default.
  ///
  /// The engine is never told where a finger presses: a host that knows asks ``isSecondary(at:)`` and sends
  /// the secondary button.
  public var secondaryClickRegion = SecondaryClickRegion.none

  /// The finger counts of each gesture, by its raw value: on a trackpad, and on anything else.
  private var trackpad = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)
  private var mouse = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)

  /// Creates the assignments of a new device: every gesture counts, however it is made.
  public init() {}

  /// With how many fingers a gesture counts on a kind of device: any by default, none switches it off.
  ///
  /// A host names the gestures that it recognised, so by default the engine trusts it;
  /// ``StandardGesture/usualFingers(on:)`` is what people are used to. `primaryClick` and `secondaryClick`
  /// cannot be switched off here. Devices that are no trackpad share one assignment.
  public subscript(gesture: StandardGesture, on device: PointerDevice.Kind) -> FingerCounts {
    get {
      let index = Int(gesture.rawValue)
      return FingerCounts(rawValue: device == .trackpad ? trackpad[index] : mouse[index])
    }
    set {
      if gesture == .primaryClick || gesture == .secondaryClick { return }
      let index = Int(gesture.rawValue)
      if device == .trackpad { trackpad[index] = newValue.rawValue } else { mouse[index] = newValue.rawValue }
    }
  }

  /// Switches a gesture off on every device.
  public mutating func disable(_ gesture: StandardGesture) {
    self[gesture, on: .trackpad] = []
    self[gesture, on: .mouse] = []
  }

  /// Whether a gesture counts when made with so many fingers; 0 is a host that does not say.
  public func allows(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    self[gesture, on: device].admits(fingers: fingers)
  }

  /// Whether a press at a place of the device is a secondary click; (0, 0) is far left, (1, 1) near right.
  public func isSecondary(at place: Point) -> Bool { secondaryClickRegion.contains(place) }

  /// What a button means as it goes down: the primary one may be the secondary one (I1).
  func meaning(of button: PointerButton, fingers: Int, modifiers: KeyModifiers) -> PointerButton {
    guard button == .primary else { return button }
    if controlClickIsSecondary, modifiers.contains(.control) { return .secondary }
    return fingers > 0 && secondaryClickFingers.admits(fingers: fingers) ? .secondary : .primary
  }
}
