public import Kinematics
public import Magnetism

/// What the kinds of events carry. Positions and distances are in window points.
extension PointerEvent {
  /// A button that went down or up.
  public struct Press: Hashable, Sendable {
    /// The hovered target, or nil.
    public let target: TargetID?
    /// The button, after the person's assignments (I1): a primary button with Control is the secondary one.
    public let button: PointerButton
    /// The location of the click: any point where precision is continuous, else on a step, on a line, or at
    /// the center of a snapped control (I12).
    public let location: Point
    /// The device with the button.
    public let device: DeviceID
  }

  /// An edge of the surface.
  public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// An edge.
    case top, left, bottom, right
  }

  /// A push against an edge of the surface, beyond which the pointer cannot go.
  public struct Push: Hashable, Sendable {
    /// The edge.
    public let edge: Edge
    /// How far the person has pushed beyond the edge since the pointer reached it, in points: with relative
    /// movements their sum, until one leads away from the edge; with absolute positions the distance from it.
    public let distance: Double
    /// How much of that is due to this input.
    public let movement: Double
    /// The device that pushes.
    public let device: DeviceID
  }

  /// The state of a band selection.
  public struct Band: Hashable, Sendable {
    /// The space in which the band began and with which its anchor scrolls.
    public let space: SpaceID
    /// The corner at which the band began, in window points; it has moved with the content that was scrolled
    /// since.
    public let anchor: Point
    /// The opposite corner: the position of the pointer.
    public let position: Point
    /// The number of selected targets.
    public let count: Int
    /// The device that draws the band.
    public let device: DeviceID
  }

  /// The state of a drag.
  public struct Drag: Hashable, Sendable {
    /// The target on which the drag began; nil if there was none or it has been removed.
    public let target: TargetID?
    /// The target whose hit region contains the pointer, as if ``target`` were not there; nil without one.
    ///
    /// It is where a drop goes. It is nil as a drag is cancelled, and for a control that moves within its own
    /// bounds: one that latches, a slider, a divider, a handle, or what two fingers drag directly (I11). A host
    /// disables the other targets that it moves along, such as the buttons of a card, until the drag ends.
    public let dropTarget: TargetID?
    /// The space in which two fingers drag a control directly (I11); the window for a drag by a button.
    public let space: SpaceID
    /// The location of the drag: that of the press as the drag begins, then that of the pointer.
    ///
    /// As for a click, it is on a step where there are steps (P6), and on a line of text. Where a click lands
    /// in the center of a control it is the position of the pointer, so that the drag follows the finger. The
    /// point at which a latched control was grabbed stays under the pointer (R6).
    public let location: Point
    /// The difference between the present location and that of the press: so the location of `dragBegan` and a
    /// translation are the location of any later event of the drag.
    public let translation: Vector
    /// The button that drags; nil if two fingers drag a control directly (I11).
    public let button: PointerButton?
    /// The device that drags.
    public let device: DeviceID
  }

  /// One step of a scroll.
  public struct Scroll: Hashable, Sendable {
    /// The receiver of the scroll, from its beginning to its end.
    public let recipient: Recipient
    /// The movement of the content since the previous step, in points; for a scroll that belongs to the
    /// system, the movement of the fingers.
    public let delta: Vector
    /// The phase; nil for momentum, and for a wheel, which has no phases.
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
    /// The translation.
    public let translation: Vector
    /// The phase; always `began` in the first step, whatever the host reported.
    public let phase: ContactPhase

    /// The transform of the content, in window points.
    ///
    /// Apart from ``translation`` it keeps the point that was under the pointer in place (I3).
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
    /// The phase.
    public let phase: ContactPhase
  }

  /// The receiver of a scroll or gesture.
  public struct Recipient: Hashable, Sendable {
    /// The target that was under the pointer as the gesture began; nil if there was none or it has been
    /// removed, and for the system's gestures.
    public let target: TargetID?
    /// The space that was under the pointer, for views that scroll or zoom as a whole; the window for the
    /// system's gestures.
    public let space: SpaceID
    /// The position of the pointer as the gesture began.
    public let position: Point
    /// Whether the gesture belongs to the system, so that no app may use it: it is one of the system's (I9), or
    /// made with three or more fingers (I6).
    public let isSystemwide: Bool
    /// The device on which the gesture is made.
    public let device: DeviceID
  }
}
