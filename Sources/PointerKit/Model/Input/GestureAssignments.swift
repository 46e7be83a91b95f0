/// The person's assignments of clicks and gestures: each can be disabled, or limited to other numbers of fingers
/// (I8, I10).
///
/// A change applies to presses and gestures that begin after it. Gestures of the system (I9) are included: the
/// person may disable them, an app may not.
public struct GestureAssignments: Hashable, Sendable {
  /// The numbers of fingers with which a press of the primary button is a secondary click (I1); two or more by
  /// default, an empty set disables that.
  ///
  /// Requires a device that reports contact. Numbers that are assigned to `secondaryClick` replace these.
  public var secondaryClickFingers: FingerCounts = [.two, .three, .four, .five]
  /// Whether a press of the primary button with Control is a secondary click (I1); true by default.
  public var controlClickIsSecondary = true
  /// The part of the device's surface in which a press is a secondary click; none by default.
  ///
  /// The engine does not know the position of a finger on the device. A host that does checks it with
  /// ``SecondaryClickRegion/contains(_:)`` and sends a press of the secondary button.
  public var secondaryClickRegion = SecondaryClickRegion.none

  /// The bits of the finger counts, by the raw value of the gesture: for a trackpad, and for all other devices.
  private var trackpad = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)
  private var mouse = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)

  /// Creates assignments that allow every gesture with any number of fingers.
  public init() {}

  /// The numbers of fingers with which a gesture is allowed on a kind of device; any by default, an empty set
  /// disables it.
  ///
  /// The engine trusts the host to recognize gestures, so that any number is the default;
  /// ``StandardGesture/usualFingers(on:)`` has the usual ones. Three fingers or more are the system's (I6) unless
  /// another set than that of any number contains them. All devices other than trackpads share one assignment.
  ///
  /// For `secondaryClick` the set replaces ``secondaryClickFingers`` on the device. If it is empty the device has
  /// no secondary click: its secondary button does nothing, and a press of the primary one with Control or with
  /// more fingers is a primary click. `primaryClick` cannot be changed, since nothing else clicks.
  public subscript(gesture: StandardGesture, on device: PointerDevice.Kind) -> FingerCounts {
    get {
      let index = Int(gesture.rawValue)
      return FingerCounts(rawValue: device == .trackpad ? trackpad[index] : mouse[index])
    }
    set {
      if gesture == .primaryClick { return }
      let index = Int(gesture.rawValue)
      if device == .trackpad { trackpad[index] = newValue.rawValue } else { mouse[index] = newValue.rawValue }
    }
  }

  /// Disables a gesture on every device.
  public mutating func disable(_ gesture: StandardGesture) {
    self[gesture, on: .trackpad] = []
    self[gesture, on: .mouse] = []
  }

  /// Whether a gesture is allowed with a number of fingers; 0 is an unknown number.
  public func allows(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    self[gesture, on: device].admits(fingers: fingers)
  }

  /// Whether the person has chosen a number of fingers, known to be more than 0, for a gesture.
  func assigns(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    let counts = self[gesture, on: device]
    return counts != .any && counts.admits(fingers: fingers)
  }

  /// The button that a press counts as: a primary one may be secondary (I1); nil for one that the person has
  /// switched off (I8).
  func meaning(
    of button: PointerButton, fingers: Int, modifiers: KeyModifiers, on device: PointerDevice.Kind
  ) -> PointerButton? {
    let assigned = self[.secondaryClick, on: device]
    if assigned.isEmpty { return button == .secondary ? nil : button }
    guard button == .primary else { return button }
    if controlClickIsSecondary, modifiers.contains(.control) { return .secondary }
    let counts = assigned == .any ? secondaryClickFingers : assigned
    return fingers > 0 && counts.admits(fingers: fingers) ? .secondary : .primary
  }
}
