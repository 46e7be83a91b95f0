public import Kinematics
public import Magnetism

/// The details of events about scrolls, pinches and rotations (I3), and other gestures.
extension PointerEvent {
  /// One step of a scroll.
  public struct Scroll: Hashable, Sendable {
    /// The receiver of the scroll, which stays the same from beginning to end.
    public let recipient: Recipient
    /// The movement of the content since the previous step, in points.
    ///
    /// If the scroll belongs to the system, or drags a control directly (I11), this is the movement of the
    /// fingers.
    public let delta: Vector
    /// The phase; nil for momentum, and for a scroll without phases, such as one by a wheel.
    ///
    /// The first event of a scroll with phases is `began`, even if the host reported no beginning.
    public let phase: ContactPhase?
    /// Whether this step is momentum, which continues a scroll after the fingers have lifted.
    public let isMomentum: Bool
  }

  /// One step of a pinch or rotation; the numbers are totals since the gesture began.
  public struct Transform: Hashable, Sendable {
    /// The receiver of the gesture, which stays the same from beginning to end.
    public let recipient: Recipient
    /// The scale; 1 is no change.
    public let scale: Double
    /// The rotation in radians, clockwise.
    public let rotation: Double
    /// The translation, in points.
    public let translation: Vector
    /// The phase of the gesture.
    ///
    /// The first event of a gesture is `began`, even if the host reported no beginning. If the engine ends
    /// the gesture itself, the last event is `cancelled`.
    public let phase: ContactPhase

    /// The transform of the content, in window points.
    ///
    /// It scales and rotates about the position of the pointer at the beginning of the gesture, and then
    /// translates (I3).
    public var transform: AffineTransform {
      AffineTransform(scale: scale, rotation: rotation, about: recipient.position, translation: translation)
    }
  }

  /// One step of a standard gesture.
  public struct Gesture: Hashable, Sendable {
    /// The receiver of the gesture, which stays the same from beginning to end.
    public let recipient: Recipient
    /// The name of the gesture.
    public let name: StandardGesture
    /// The phase of the gesture.
    ///
    /// The first event of a gesture is `began`, even if the host reported no beginning. There is one exception:
    /// a gesture of which the host reports only the end has no `began`.
    public let phase: ContactPhase
  }

  /// The receiver of a scroll or gesture.
  public struct Recipient: Hashable, Sendable {
    /// The target that was under the pointer when the gesture began.
    ///
    /// It is nil if there was none, if the target has been removed, or if the gesture belongs to the system.
    public let target: TargetID?
    /// The space of the target; without a target, the space that was under the pointer.
    ///
    /// A view that scrolls or zooms as a whole needs only the space. For gestures of the system, it is the
    /// window.
    public let space: SpaceID
    /// The position of the pointer when the gesture began.
    public let position: Point
    /// Whether the gesture belongs to the system, so that no app may use it.
    ///
    /// This is true for the system's gestures (I9). It is also true for a gesture with three or more fingers
    /// (I6) if the person has not assigned that number of fingers to the gesture (I10).
    public let isSystemwide: Bool
    /// The device on which the gesture is made.
    public let device: DeviceID
  }
}
