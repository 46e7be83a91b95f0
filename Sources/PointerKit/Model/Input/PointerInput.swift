public import Kinematics

/// Something that a device, the person or the surface did, with its time.
public struct PointerInput: Hashable, Sendable {
  /// The time on the host's monotonic clock; for another clock see ``PointerEngine/handle(_:now:)``.
  public var time: Timestamp
  /// The device; 0 by default.
  ///
  /// One without ``PointerEngine/setDevice(_:id:at:)`` counts as a trackpad, and once in
  /// ``PointerDiagnostics/undescribedDevices``.
  public var device: DeviceID
  /// The kind of the input, with its details.
  public var kind: Kind

  /// Creates an input.
  public init(_ kind: Kind, at time: Timestamp, device: DeviceID = 0) {
    self.time = time
    self.device = device
    self.kind = kind
  }

  /// The kinds of inputs, with their details.
  ///
  /// Positions are in window points. An input with a number that is not finite is ignored and counted.
  public enum Kind: Hashable, Sendable {
    /// Fingers came onto the trackpad or left it; `fingers` is their number now, 0 after the last has left.
    case contact(ContactPhase, fingers: Int)
    /// A finger began or ceased to rest on a device that reports no contact, as in libinput's hold gesture.
    ///
    /// Like a touch, a hold stops a coast. Until it is over, no lift is inferred. `ended` means that the
    /// finger has left the device: if ``DeviceProfile/hasLift`` is true, the pointer recenters, as after a
    /// lift without a flick. `cancelled` means that the finger begins to move or to make a gesture.
    case hold(ContactPhase)
    /// The device moved by a displacement in its own unit.
    case motion(Vector)
    /// The host's own cursor moved to a position.
    case position(Point)
    /// A button went down or up.
    case button(PointerButton, isDown: Bool)
    /// The pressure on the device's most recently pressed button, clamped to 0…1.
    ///
    /// A force click is a pressure beyond a threshold that the control chooses. Without a pressed button, a
    /// pressure is ignored and, unless it is 0, as of a hovering pen, counted as an unbalanced input.
    case pressure(Double)
    /// A scroll by a displacement in points.
    ///
    /// The latest ``contact(_:fingers:)`` has the number of fingers. A scroll by three or more belongs to the
    /// system, unless the person has assigned that number to scrolling.
    case scroll(Vector, phase: ScrollPhase, source: ScrollSource)
    /// A pinch or rotation, with its scale, its rotation in radians clockwise, and its translation in points.
    ///
    /// Each number is the total since the gesture began. `fingers` is nil if their number is unknown. Only
    /// trackpads have this gesture; from another device it is ignored and counted.
    case transform(ContactPhase, scale: Double, rotation: Double, translation: Vector, fingers: Int?)
    /// A standard gesture; `fingers` is nil if their number is unknown. If the gesture is a click, such as
    /// `tapToClick`, its end also presses and releases a button.
    case gesture(StandardGesture, phase: ContactPhase, fingers: Int?)
    /// The set of pressed modifier keys changed.
    case modifiers(KeyModifiers)
    /// The person typed a character into the program: the pointer hides until it moves.
    ///
    /// Send it for keys that insert or delete text, where a toolkit hides its own cursor, but not for
    /// modifier keys, shortcuts and other commands.
    case typing
    /// A drop of the dragged item at the pointer's position would now have this effect.
    case dragOperation(DragOperation)
    /// A finger touched the screen itself, which does not affect the pointer.
    case touch(ContactPhase, at: Point, id: UInt64)
    /// The person looks at a position.
    ///
    /// If the gaze moves to another space than the pointer's, the next movement of the pointer starts at the
    /// gaze. Send fixations rather than every movement of the eye. A position outside the surface is ignored.
    case gaze(Point)
    /// The host measured the relative luminance beneath the pointer, 0…1; with nil, the luminance of the
    /// targets applies again.
    case luminance(Double?)
    /// The pointer left the surface.
    case leave
    /// The pointer entered the surface, at a position if the host knows it.
    case enter(Point?)
    /// A grab was broken or focus was lost: everything that is pressed is released without a click.
    case cancel
  }
}

/// The phase of a contact or gesture.
public enum ContactPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The contact or gesture began, changed or ended.
  case began, changed, ended
  /// The contact or gesture was interrupted and has no effect.
  case cancelled
}

extension PointerInput.Kind {
  var isFinite: Bool {
    switch self {
    case .motion(let delta), .scroll(let delta, _, _): delta.isFinite
    case .position(let position), .touch(_, let position, _), .gaze(let position): position.isFinite
    case .transform(_, let scale, let rotation, let translation, _):
      scale.isFinite && rotation.isFinite && translation.isFinite
    case .luminance(let value): value?.isFinite ?? true
    case .pressure(let value): value.isFinite
    case .enter(let position): position?.isFinite ?? true
    case .contact, .hold, .button, .gesture, .modifiers, .typing, .dragOperation, .leave, .cancel: true
    }
  }
}
