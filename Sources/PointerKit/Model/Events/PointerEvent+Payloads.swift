public import Kinematics
public import Magnetism

/// The details that the kinds of events carry; positions and distances are in window points.
extension PointerEvent {
  /// A button that went down or up.
  public struct Press: Hashable, Sendable {
    /// The hovered target, or nil.
    public let target: TargetID?
    /// The button according to the person's assignments (I1).
    ///
    /// By default, the primary button with Control counts as the secondary button.
    public let button: PointerButton
    /// The location of the click (I12).
    ///
    /// With continuous precision, this can be any point. Otherwise it is on a step, on a line, or at the
    /// center of a snapped control.
    public let location: Point
    /// The device with the button.
    public let device: DeviceID
  }

  /// An edge of the surface.
  public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// An edge, named by its side of the surface.
    case top, left, bottom, right
  }

  /// A push against an edge of the surface, beyond which the pointer cannot go.
  public struct Push: Hashable, Sendable {
    /// The edge.
    public let edge: Edge
    /// The distance by which the person has pushed beyond the edge since the pointer reached it, in points.
    ///
    /// For relative movements, this is the sum of the movements beyond the edge. A movement away from the
    /// edge resets the sum. For absolute positions, it is the distance of the position from the edge.
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
    /// The target, other than ``target``, whose hit region contains the pointer; nil if there is none.
    ///
    /// A drop goes to this target. There is none when a drag is cancelled, while the pointer is not shown,
    /// while two fingers drag a control directly (I11), and while the dragged control moves within its own
    /// bounds, as sliders, dividers, handles and controls that latch do. If other targets move along with the
    /// dragged target, such as the buttons of a card, the host should disable them until the drag ends.
    public let dropTarget: TargetID?
    /// The space in which two fingers drag a control directly (I11); the window for a drag by a button.
    public let space: SpaceID
    /// The location of the drag: at first the location of the press, then the location at the pointer.
    ///
    /// With steps (P6) or lines of text, it is on a step or on a line, like the location of a click. Where a
    /// click would be at the center of a control, the location is the position of the pointer instead, so
    /// that the drag follows the finger. The point at which a latched control was grabbed stays under the
    /// pointer (R6).
    public let location: Point
    /// The vector from the location at which the drag began to the present location.
    ///
    /// The location of `dragBegan` plus this translation is the present location.
    public let translation: Vector
    /// The button that drags; nil if two fingers drag a control directly (I11).
    public let button: PointerButton?
    /// The device that drags.
    public let device: DeviceID
  }
}
