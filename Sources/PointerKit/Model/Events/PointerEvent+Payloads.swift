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
}
