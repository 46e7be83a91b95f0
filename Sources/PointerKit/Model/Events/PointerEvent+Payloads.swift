public import Kinematics
public import Magnetism

/// What the kinds of events carry. Points are in window points.
extension PointerEvent {
  /// A button that goes down or up.
  public struct Press: Hashable, Sendable {
    /// The target that is hovered, or nil.
    public let target: TargetID?
    /// What the button means (I1).
    public let button: PointerButton
    /// The location of the click: exact to the point where precision is continuous, on a step, on a line, or
    /// at the centre of a snapped control (I12).
    public let location: Point
    /// The device that has the button.
    public let device: DeviceID
  }

  /// A band selection at one moment.
  public struct Band: Hashable, Sendable {
    /// The space in which it began, and with which its anchor scrolls.
    public let space: SpaceID
    /// Where it began, as that has scrolled since.
    public let anchor: Point
    /// Its free corner: the position of the pointer.
    public let location: Point
    /// How many targets are selected.
    public let count: Int
    /// The device that draws it.
    public let device: DeviceID
  }

  /// A drag at one moment.
  public struct Drag: Hashable, Sendable {
    /// The target on which it began, or nil.
    public let target: TargetID?
    /// The space in which fingers drag a control directly (I11); the window for a drag by the button.
    public let space: SpaceID
    /// The location of the press as it begins, on a step where there are steps (P6); the location of the
    /// pointer as it ends.
    public let location: Point
    /// The movement of the model pointer since the press, or of the fingers that drag a control directly.
    public let translation: Vector
    /// The button that drags; nil where fingers drag a control directly (I11).
    public let button: PointerButton?
    /// The device that drags.
    public let device: DeviceID
  }

  /// A step of a scroll.
  public struct Scroll: Hashable, Sendable {
    /// The target and the space under the pointer as it began.
    public let recipient: Recipient
    /// The movement of the content since the last step, in points.
    public let delta: Vector
    /// Nil for momentum and for the steps of a wheel, which have no phases.
    public let phase: ContactPhase?
    /// Whether content scrolls on by itself after the fingers lifted.
    public let isMomentum: Bool
  }

  /// A step of a pinch or rotation; all values count since it began.
  public struct Transform: Hashable, Sendable {
    /// The target and the space under the pointer as it began.
    public let recipient: Recipient
    /// The scale, 1 unless fingers pinch.
    public let scale: Double
    /// The rotation in radians, clockwise.
    public let rotation: Double
    /// The translation in points.
    public let translation: Vector
    /// How far it has come; one that its host began with a change begins here with one, too.
    public let phase: ContactPhase

    /// The transform of the content in window points: the point that was under the pointer stays there, but
    /// for the translation (I3).
    public var transform: AffineTransform {
      AffineTransform(scale: scale, rotation: rotation, about: recipient.location, translation: translation)
    }
  }

  /// A step of a standard gesture.
  public struct Gesture: Hashable, Sendable {
    /// The target and the space under the pointer as it began.
    public let recipient: Recipient
    /// Which gesture it is.
    public let name: StandardGesture
    /// How far it has come.
    public let phase: ContactPhase
  }

  /// What a scroll or gesture goes to, from its beginning to its end.
  public struct Recipient: Hashable, Sendable {
    /// The target that was under the pointer as it began; nil without one, once it is gone, and for the
    /// system.
    public let target: TargetID?
    /// The space that was under the pointer, for views that scroll or zoom as a whole.
    public let space: SpaceID
    /// The position of the pointer as it began.
    public let location: Point
    /// Whether it is the system's, which no app takes over (I6, I9).
    public let isSystemwide: Bool
    /// The device that makes it.
    public let device: DeviceID
  }
}
