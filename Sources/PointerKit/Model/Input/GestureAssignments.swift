/// The person's assignments of clicks and gestures (I8, I10).
///
/// Every click and gesture except the primary click can be disabled, or limited to some numbers of fingers.
///
/// This includes the gestures of the system (I9): the person may disable them, but an app must not. A change
/// applies to presses and gestures that begin after it.
public struct GestureAssignments: Hashable, Sendable {
  /// The numbers of fingers with which a press of the primary button is a secondary click (I1).
  ///
  /// The default is two or more; an empty set disables such clicks. They require a device that reports
  /// contact. If the person assigns numbers to `StandardGesture.secondaryClick`, these replace this set.
  public var secondaryClickFingers: FingerCounts = [.two, .three, .four, .five]
  /// Whether a press of the primary button with Control is a secondary click (I1); true by default.
  public var controlClickIsSecondary = true
  /// The part of the device's surface in which a press is a secondary click; none by default.
  ///
  /// The engine does not know the position of a finger on the device. If the host knows the position, pass
  /// it to ``SecondaryClickRegion/contains(_:)``. If the result is true, send a press of the secondary
  /// button instead of the primary button.
  public var secondaryClickRegion = SecondaryClickRegion.none

  /// The bits of the finger counts, by the raw value of the gesture.
  ///
  /// The first vector is for a trackpad, and the second is for all other devices.
  private var trackpad = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)
  private var mouse = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)

  /// Creates assignments that allow every gesture with any number of fingers.
  public init() {}

  /// The numbers of fingers with which a gesture is allowed on a kind of device.
  ///
  /// Any number is allowed by default, since the engine trusts the host to recognize gestures.
  /// ``StandardGesture/usualFingers(on:)`` has the usual numbers. An empty set disables the gesture. All
  /// devices other than trackpads share one assignment.
  ///
  /// The gestures of the system (I9) always belong to the system. Another gesture with three or more fingers
  /// belongs to the app if the set contains this number of fingers and is not ``FingerCounts/any`` (I10).
  /// Otherwise it belongs to the system (I6).
  ///
  /// For `secondaryClick`, a set other than ``FingerCounts/any`` replaces ``secondaryClickFingers`` on the
  /// device. With an empty set, the device has no secondary click: its secondary button does nothing, and a
  /// press of the primary button with Control or with more fingers is a primary click. The set of
  /// `primaryClick` cannot be changed.
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

  /// Disables a gesture on every device; `primaryClick` cannot be disabled.
  public mutating func disable(_ gesture: StandardGesture) {
    self[gesture, on: .trackpad] = []
    self[gesture, on: .mouse] = []
  }

  /// Whether a gesture is allowed with a number of fingers; 0 is an unknown number.
  public func allows(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    self[gesture, on: device].admits(fingers: fingers)
  }

  /// Whether the person has assigned a number of fingers to a gesture; `fingers` must be more than 0.
  func assigns(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    let counts = self[gesture, on: device]
    return counts != .any && counts.admits(fingers: fingers)
  }

  /// The button that a press counts as; nil if the person has switched the button off (I8).
  ///
  /// A press of the primary button may count as a press of the secondary button (I1).
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
