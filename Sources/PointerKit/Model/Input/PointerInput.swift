public import Kinematics

/// Something that the hand or the surface did, with its time.
///
/// Changes of targets, spaces and settings go to the engine's own methods.
public struct PointerInput: Hashable, Sendable {
  /// When it happened, on the host's monotonic clock.
  public var time: Timestamp
  /// Which device did it; 0 by default.
  ///
  /// A device never described is a trackpad that reports contact.
  public var device: DeviceID
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(_ kind: Kind, at time: Timestamp, device: DeviceID = 0) {
    self.time = time
    self.device = device
    self.kind = kind
  }

  /// What can happen.
  ///
  /// Values that are not finite make the engine ignore the event and count it.
  public enum Kind: Hashable, Sendable {
    /// Fingers came onto or left the trackpad; `fingers` is how many rest on it now.
    case contact(ContactPhase, fingers: Int)
    /// The device moved by this much, in its own unit.
    case motion(Vector)
    /// The host's cursor is here now, in window points: the host owns the position.
    case position(Point)
    /// A button went down or up.
    case button(PointerButton, isDown: Bool)
    /// A scroll, in points.
    case scroll(Vector, phase: ScrollPhase, source: ScrollSource)
    /// A pinch or rotation: scale, rotation in radians and translation in points, all since it began.
    case transform(ContactPhase, scale: Double, rotation: Double, translation: Vector, fingers: Int)
    /// A gesture of the standard table; 0 fingers is a host that does not say.
    case gesture(StandardGesture, phase: ContactPhase, fingers: Int)
    /// The modifier keys held from now on.
    case modifiers(KeyModifiers)
    /// What dropping here would do.
    case drag(DragOperation)
    /// A finger on the screen itself: it works beside the pointer and changes nothing of it (M8).
    case touch(ContactPhase, at: Point, id: UInt64)
    /// Where the person looks, in window points: decides the window in which the pointer works (V1).
    ///
    /// Fixations, not every twitch of the eye. Outside the surface it is ignored.
    case gaze(Point)
    /// The relative luminance beneath the pointer as the host measured it, 0…1; nil is as the targets say.
    case luminance(Double?)
    /// The pointer left the surface.
    case leave
    /// The pointer entered the surface, here if the host knows where.
    case enter(Point?)
    /// A grab was broken or focus was lost: whatever is held is let go without a click.
    case cancel
  }
}

extension PointerInput.Kind {
  /// Whether every number in it is finite.
  @inline(__always)
  var isFinite: Bool {
    switch self {
    case .motion(let delta): delta.isFinite
    case .position(let position), .touch(_, let position, _), .gaze(let position): position.isFinite
    case .scroll(let delta, _, _): delta.isFinite
    case .transform(_, let scale, let rotation, let translation, _):
      scale.isFinite && rotation.isFinite && translation.isFinite
    case .luminance(let value): value?.isFinite ?? true
    case .enter(let position): position?.isFinite ?? true
    case .contact, .button, .gesture, .modifiers, .drag, .leave, .cancel: true
    }
  }
}

/// How far a contact or gesture has come.
public enum ContactPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// It begins.
  case began
  /// It goes on.
  case changed
  /// It ends.
  case ended
  /// It is broken off: nothing follows from it.
  case cancelled
}

/// How far a scroll has come.
public enum ScrollPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The fingers begin to scroll.
  case began
  /// They scroll on.
  case changed
  /// They lift.
  case ended
  /// The content runs on by itself.
  case momentum
  /// The device has no phases, as a wheel.
  case none
}

/// What scrolls.
public enum ScrollSource: UInt8, Hashable, Sendable, CaseIterable {
  /// Fingers on a trackpad.
  case finger
  /// A wheel with steps.
  case wheel
  /// Something continuous that is not a finger.
  case continuous
}

/// A button: 0 primary, 1 secondary, 2 middle, further ones by number.
public struct PointerButton: RawRepresentable, Hashable, Sendable {
  /// The button's number.
  public let rawValue: UInt16
  /// Creates a button from its number.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The button that selects.
  public static let primary = PointerButton(rawValue: 0)
  /// The button that opens context menus.
  public static let secondary = PointerButton(rawValue: 1)
  /// The wheel's button.
  public static let middle = PointerButton(rawValue: 2)
}

/// The modifier keys that are held.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// Creates a set from its bits; unknown bits are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x1f }
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Option, or Alt.
  public static let option = KeyModifiers(rawValue: 4)
  /// Command, or Super.
  public static let command = KeyModifiers(rawValue: 8)
  /// Caps lock, while it is on.
  public static let capsLock = KeyModifiers(rawValue: 16)
}

/// What dropping a dragged thing here would do.
public enum DragOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is dragged.
  case none
  /// It would be copied.
  case copy
  /// A link would be made.
  case link
  /// It would be moved.
  case move
  /// It may not be dropped here.
  case forbidden
  /// It would be deleted.
  case disappearing
}
