public import Kinematics

/// The details of presses, pushes, bands, drags, scrolls, pinches, rotations and other gestures;
/// positions and distances are in window points.
extension PointerEvent {
  /// A button that went down or up.
  public struct Press: Hashable, Sendable {
    /// The hovered target, or nil.
    public let target: TargetID?
    /// The button according to the person's assignments: secondary, for example, if Control is pressed.
    public let button: PointerButton
    /// The location of the click: any point with continuous precision, and otherwise on a step, on a line, or
    /// at the center of a snapped control.
    public let location: Point
    /// The device with the button.
    public let device: DeviceID
  }

  /// An edge of the surface.
  public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// A side of the surface.
    case top, left, bottom, right
  }

  /// A push against an edge of the surface, beyond which the pointer cannot go.
  public struct Push: Hashable, Sendable {
    /// The edge.
    public let edge: Edge
    /// How far the person has pushed beyond the edge since the pointer reached it, in points.
    ///
    /// Relative movements beyond the edge add up until one leads away from it. With absolute positions, it is
    /// the distance of the position from the edge.
    public let distance: Double
    /// The part of ``distance`` that is due to this input.
    public let movement: Double
    /// The device that pushes.
    public let device: DeviceID
  }

  /// The state of a band selection.
  public struct Band: Hashable, Sendable {
    /// The space in which the band began; the anchor scrolls with this space.
    public let space: SpaceID
    /// The corner at which the band began, in window points.
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
    /// The target, other than ``target``, whose hit region contains the pointer, for a drop; nil for none.
    ///
    /// There is none when a drag is cancelled, and while the pointer is not shown. There is also none for a
    /// drag that adjusts a control: of a slider, a divider, a handle or a latched control, or by two fingers.
    /// Until the drag ends, the host should disable targets that move along, such as a card's buttons.
    public let dropTarget: TargetID?
    /// The space in which two fingers drag a control directly; the window for a drag by a button.
    public let space: SpaceID
    /// The location of the drag: at first that of the press, then that of a click at the pointer.
    ///
    /// But where a click would be at the center of a control, it is the position of the pointer, which the
    /// drag follows. The point at which a latched control was grabbed stays under the pointer.
    public let location: Point
    /// The vector from the location of `dragBegan` to the present location.
    public let translation: Vector
    /// The button that drags; nil if two fingers drag a control directly.
    public let button: PointerButton?
    /// The device that drags.
    public let device: DeviceID
  }

  /// One step of a scroll.
  public struct Scroll: Hashable, Sendable {
    /// The receiver, the same from the first movement to the end; its space is the innermost one whose
    /// content can move that way.
    public let recipient: Recipient
    /// The movement of the content since the previous step, in points; the movement of the fingers if the
    /// scroll belongs to the system, or drags a control directly.
    public let delta: Vector
    /// The phase, first `began` even if the host reported no beginning; nil for momentum, and for a scroll
    /// without phases, such as one by a wheel.
    public let phase: ContactPhase?
    /// Whether this step is momentum, which continues a scroll after the fingers have lifted.
    public let isMomentum: Bool
  }

  /// One step of a pinch or rotation; the numbers are totals since the gesture began.
  public struct Transform: Hashable, Sendable {
    /// The receiver, the same from beginning to end.
    public let recipient: Recipient
    /// The scale; 1 is no change.
    public let scale: Double
    /// The rotation in radians, clockwise.
    public let rotation: Double
    /// The translation, in points.
    public let translation: Vector
    /// The phase: first `began`, even if the host reported no beginning; last `cancelled` if the engine ends
    /// the gesture itself.
    public let phase: ContactPhase
  }

  /// One step of a standard gesture.
  public struct Gesture: Hashable, Sendable {
    /// The receiver, the same from beginning to end.
    public let recipient: Recipient
    /// The name of the gesture.
    public let name: StandardGesture
    /// The phase: first `began`, even if the host reported no beginning, unless it reports only the end.
    public let phase: ContactPhase
  }

  /// The receiver of a scroll or gesture.
  public struct Recipient: Hashable, Sendable {
    /// The target that was under the pointer when the gesture began; nil if there was none, if it has been
    /// removed, or if the gesture belongs to the system.
    public let target: TargetID?
    /// The space of the target or, without a target, the space that was under the pointer.
    ///
    /// Of a scroll it is the space to scroll, which may contain that space. It is the window for gestures of
    /// the system.
    public let space: SpaceID
    /// The position of the pointer when the gesture began.
    public let position: Point
    /// Whether the gesture belongs to the system, so that no app may use it: a gesture of the system, or one
    /// with three or more fingers that the person has not assigned.
    public let isSystemwide: Bool
    /// The device on which the gesture is made.
    public let device: DeviceID
  }
}
