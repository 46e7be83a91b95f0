public import Kinematics

// Rows of Behaviors.md: I10.

/// The person's assignments of clicks and gestures, which apply to those that begin later.
///
/// Every click and gesture except the primary click can be disabled, or limited to some numbers of fingers,
/// even the gestures of the system (``StandardGesture/isSystemwide``), which no app may disable.
public struct GestureAssignments: Hashable, Sendable {
  /// The numbers of fingers with which a press of the primary button is a secondary click, on a device that
  /// reports contact; two or more by default, and empty for none.
  ///
  /// Numbers that are assigned to `secondaryClick` replace them.
  public var secondaryClickFingers: FingerCounts = [.two, .three, .four, .five]
  /// Whether a press of the primary button with Control is a secondary click; true by default.
  public var controlClickIsSecondary = true
  /// The part of the device's surface in which a press is a secondary click; none by default.
  ///
  /// The engine does not know the position of a finger. A host that does sends a press of the secondary
  /// button if ``SecondaryClickRegion/contains(_:)`` is true for it.
  public var secondaryClickRegion = SecondaryClickRegion.none

  /// The bits of the finger counts for a trackpad and for all other devices, by the raw value of the gesture.
  private var trackpad = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)
  private var mouse = SIMD16<UInt8>(repeating: FingerCounts.any.rawValue)

  /// Creates assignments that allow every gesture with any number of fingers.
  public init() {}

  /// The numbers of fingers with which a gesture is allowed on a kind of device; any number by default.
  ///
  /// An empty set disables the gesture. All devices other than trackpads share one assignment. The set of
  /// `primaryClick` cannot be changed. Three or more fingers belong to the system, unless a set other than
  /// ``FingerCounts/any`` contains their number: then the gesture belongs to the app. Gestures of the system
  /// always belong to the system.
  ///
  /// For `secondaryClick`, a set other than ``FingerCounts/any`` replaces ``secondaryClickFingers`` on the
  /// device. With an empty set, the secondary button does nothing, and a press of the primary button with
  /// Control or with more fingers is a primary click.
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

  /// Whether a gesture belongs to the system, because of its name (I9) or its number of fingers (I6), unless
  /// the person has assigned this number to the gesture (I10).
  func isSystemwide(_ gesture: StandardGesture, fingers: Int, on device: PointerDevice.Kind) -> Bool {
    if gesture.isSystemwide { return true }
    guard GestureOwner(fingers: fingers) == .system else { return false }
    let counts = self[gesture, on: device]
    return counts == .any || !counts.admits(fingers: fingers)
  }

  /// The button that a press counts as (I1); nil if the person has switched the button off (I8).
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

extension GestureAssignments: ConfigurationFields {
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.fingers(12, "secondaryClickFingers", &secondaryClickFingers)
    visitor.flag(10, "controlClickIsSecondary", &controlClickIsSecondary)
    visitor.choice(
      11, "secondaryClickRegion", "none, bottomRight, bottomLeft, rightSide, leftSide", &secondaryClickRegion)
    // The numbers 32 and 33 are those of the first gesture on a trackpad and on a mouse, and so on.
    for gesture in StandardGesture.allCases {
      let number = 32 + 2 * UInt64(gesture.rawValue)
      visitor.fingers(number, "trackpad", kind: .gesture, &self[gesture, on: .trackpad])
    }
    for gesture in StandardGesture.allCases {
      let number = 33 + 2 * UInt64(gesture.rawValue)
      visitor.fingers(number, "mouse", kind: .gesture, &self[gesture, on: .mouse])
    }
  }
}

/// A set of numbers of fingers with which a gesture may be made.
public struct FingerCounts: OptionSet, Hashable, Sendable {
  /// The bits: bit 0 is one finger, and bit 4 is five or more.
  public let rawValue: UInt8
  /// Creates a set from its bits; bits beyond five fingers are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1f }

  /// One finger.
  public static let one = FingerCounts(rawValue: 1)
  /// Two fingers.
  public static let two = FingerCounts(rawValue: 2)
  /// Three fingers.
  public static let three = FingerCounts(rawValue: 4)
  /// Four fingers.
  public static let four = FingerCounts(rawValue: 8)
  /// Five fingers or more.
  public static let five = FingerCounts(rawValue: 16)
  /// Any number of fingers.
  public static let any: FingerCounts = [.one, .two, .three, .four, .five]

  /// Whether the set contains a number of fingers; 0 or less is an unknown number, which any set but the
  /// empty set admits.
  public func admits(fingers: Int) -> Bool {
    guard fingers > 0 else { return !isEmpty }
    return contains(FingerCounts(rawValue: 1 << UInt8(min(fingers, 5) - 1)))
  }
}

/// The part of a device's surface in which a press is a secondary click.
public enum SecondaryClickRegion: UInt8, Hashable, Sendable, CaseIterable {
  /// No part.
  case none
  /// The right or left half of the quarter of a trackpad that is nearest to the person.
  case bottomRight, bottomLeft
  /// The right or left half of a mouse; the left half suits left-handed people.
  case rightSide, leftSide

  /// Whether the region contains a position; its edges belong to it.
  ///
  /// Positions go from (0, 0) at the far left corner of the touch surface to (1, 1) at the near right corner.
  /// For others and for NaN it is false.
  public func contains(_ position: Point) -> Bool {
    guard position.x >= 0, position.x <= 1, position.y >= 0, position.y <= 1 else { return false }
    switch self {
    case .none: return false
    case .bottomRight: return position.x >= 0.5 && position.y >= 0.75
    case .bottomLeft: return position.x <= 0.5 && position.y >= 0.75
    case .rightSide: return position.x >= 0.5
    case .leftSide: return position.x <= 0.5
    }
  }
}
