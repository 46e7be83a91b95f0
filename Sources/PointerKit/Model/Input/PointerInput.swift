public import Kinematics

/// Something that a device, the person or the surface did, with its time.
///
/// Changes of targets, spaces and settings are methods of ``PointerEngine``.
public struct PointerInput: Hashable, Sendable {
  /// The time, on the host's monotonic clock; for times of another clock see ``PointerEngine/handle(_:now:)``.
  public var time: Timestamp
  /// The device; 0 by default.
  ///
  /// A device that was not described with ``PointerEngine/setDevice(_:id:at:)`` is a trackpad that reports
  /// contact, and counted once in ``PointerDiagnostics/undescribedDevices``.
  public var device: DeviceID
  /// What happened, with its details.
  public var kind: Kind

  /// Creates an input.
  public init(_ kind: Kind, at time: Timestamp, device: DeviceID = 0) {
    self.time = time
    self.device = device
    self.kind = kind
  }

  /// What can happen, with the details of each kind.
  ///
  /// Positions are in window points. An input with a number that is not finite is ignored and counted.
  public enum Kind: Hashable, Sendable {
    /// Fingers came onto the trackpad or left it; `fingers` is the number that are on it now.
    case contact(ContactPhase, fingers: Int)
    /// A finger began to rest on a device that does not report contact, as in libinput's hold gesture.
    ///
    /// It stops a coast as a touch does. Until the hold is over, no lift is inferred from silence. The finger
    /// left if it `ended`, which is a lift without a flick, where the device has one; it moves or makes a gesture
    /// if it is `cancelled`.
    case hold(ContactPhase)
    /// The device moved by a displacement in its own unit.
    case motion(Vector)
    /// The host's cursor moved to a position, which the host controls.
    case position(Point)
    /// A button went down or up.
    case button(PointerButton, isDown: Bool)
    /// How hard the device presses the button that it pressed last, clamped to 0…1 (I13).
    ///
    /// A force click is a pressure beyond a threshold of the control's. Send a press before its pressure:
    /// without a pressed button of the device it is ignored, and counted as unbalanced unless it is 0, which is
    /// what a pen reports that hovers.
    case pressure(Double)
    /// A scroll by a displacement in points.
    ///
    /// Fingers are counted by ``contact(_:fingers:)``: as three or more begin to scroll it is the system's (I6).
    case scroll(Vector, phase: ScrollPhase, source: ScrollSource)
    /// A pinch or rotation: the scale, the rotation in radians clockwise and the translation in points, each
    /// in total since it began.
    ///
    /// 0 fingers is an unknown number. Only a trackpad has it: of another device it is ignored and counted (I8).
    case transform(ContactPhase, scale: Double, rotation: Double, translation: Vector, fingers: Int)
    /// A standard gesture; 0 fingers is an unknown number.
    ///
    /// A tap to click, or another click, that ends presses and releases the button as well (I8).
    case gesture(StandardGesture, phase: ContactPhase, fingers: Int)
    /// The set of pressed modifier keys changed.
    case modifiers(KeyModifiers)
    /// The effect of dropping the dragged item at the pointer's position changed.
    case drag(DragOperation)
    /// A finger touched the screen itself, which does not affect the pointer (M8).
    case touch(ContactPhase, at: Point, id: UInt64)
    /// The person looks at a position, which chooses the window in which the pointer acts (V1).
    ///
    /// Send fixations rather than every movement of the eye. A position outside the surface is ignored.
    case gaze(Point)
    /// The host measured the relative luminance beneath the pointer, 0…1; nil returns to that of the targets.
    case luminance(Double?)
    /// The pointer left the surface.
    case leave
    /// The pointer entered the surface, at a position if the host knows it.
    case enter(Point?)
    /// A grab was broken or focus was lost: everything that is pressed is released without a click.
    case cancel
  }
}

extension PointerInput.Kind {
  /// Whether every number in it is finite.
  @inline(__always)
  var isFinite: Bool {
    switch self {
    case .motion(let delta), .scroll(let delta, _, _): delta.isFinite
    case .position(let position), .touch(_, let position, _), .gaze(let position): position.isFinite
    case .transform(_, let scale, let rotation, let translation, _):
      scale.isFinite && rotation.isFinite && translation.isFinite
    case .luminance(let value): value?.isFinite ?? true
    case .pressure(let value): value.isFinite
    case .enter(let position): position?.isFinite ?? true
    case .contact, .hold, .button, .gesture, .modifiers, .drag, .leave, .cancel: true
    }
  }
}
