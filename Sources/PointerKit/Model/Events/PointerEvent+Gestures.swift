public import Kinematics
public import Magnetism

/// The details of events about scrolls, pinches and rotations (I3), and other gestures.
extension PointerEvent {
  /// One step of a scroll.
  public struct Scroll: Hashable, Sendable {
    /// The receiver of the scroll, from its beginning to its end.
    public let recipient: Recipient
    /// The movement of the content since the previous step, in points.
    ///
    /// For a scroll that belongs to the system, or that drags a control directly (I11), it is the movement of
    /// the fingers.
    public let delta: Vector
    /// The phase; nil for momentum, and for a scroll without phases, such as that of a wheel.
    ///
    /// The first event of a scroll is `began`, even if the host reported no beginning.
    public let phase: ContactPhase?
    /// Whether the content continues to scroll after the fingers lifted.
    public let isMomentum: Bool
  }

  /// One step of a pinch or rotation; its numbers are totals since the beginning.
  public struct Transform: Hashable, Sendable {
    /// The receiver of the gesture, from its beginning to its end.
    public let recipient: Recipient
    /// The scale; 1 is no change.
    public let scale: Double
    /// The rotation in radians, clockwise.
    public let rotation: Double
    /// The translation, in points.
    public let translation: Vector
    /// The phase; `began` also if the host reported no beginning, and `cancelled` also if the engine ended the
    /// gesture.
    public let phase: ContactPhase

    /// The transform of the content, in window points.
    ///
    /// Except for ``translation``, it keeps in place the point that was under the pointer as the gesture
    /// began (I3).
    public var transform: AffineTransform {
      AffineTransform(scale: scale, rotation: rotation, about: recipient.position, translation: translation)
    }
  }

  /// One step of a standard gesture.
  public struct Gesture: Hashable, Sendable {
    /// The receiver of the gesture, from its beginning to its end.
    public let recipient: Recipient
    /// The name of the gesture.
    public let name: StandardGesture
    /// The phase; `began` also if the host reported no beginning, except for a gesture that the host reports
    /// only when it is over.
    public let phase: ContactPhase
  }

  /// The receiver of a scroll or gesture.
  public struct Recipient: Hashable, Sendable {
    /// The target that was under the pointer as the gesture began.
    ///
    /// It is nil if there was none, if the target has been removed, or if the gesture is one of the system's.
    public let target: TargetID?
    /// The space of the target, or without a target the space that was under the pointer.
    ///
    /// It is for views that scroll or zoom as a whole. For the system's gestures it is the window.
    public let space: SpaceID
    /// The position of the pointer as the gesture began.
    public let position: Point
    /// Whether the gesture belongs to the system, so that no app may use it.
    ///
    /// This is so for the system's gestures (I9), and for gestures with three or more fingers (I6), unless
    /// the person has assigned that number of fingers to the gesture.
    public let isSystemwide: Bool
    /// The device on which the gesture is made.
    public let device: DeviceID
  }
}
