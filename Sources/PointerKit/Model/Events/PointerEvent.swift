public import Kinematics
public import Magnetism

/// Something that happened in the engine: a control was entered, a flick was attracted, a click was made.
///
/// ```swift
/// for event in engine.events(since: seen) {
///   switch event.kind {
///   case .clicked(let press, let count): activate(press.target, clicks: count)
///   case .scrolled(let scroll): scrollView(scroll.space).scroll(by: scroll.delta)
///   default: break
///   }
/// }
/// ```
/// All of it is the pointer's: direct touches go from the host to its views, and cause no event here (M8).
public struct PointerEvent: Hashable, Sendable {
  /// When it happened: the engine's time, which never runs backwards.
  public let time: Timestamp
  /// The true position of the pointer as it happened, in window points.
  public let position: Point
  /// The modifier keys that were pressed (I5).
  public let modifiers: KeyModifiers
  /// What happened.
  public let kind: Kind

  /// What can happen, each with what there is to say about it.
  public enum Kind: Hashable, Sendable {
    /// A target became the hovered one.
    case entered(TargetID)
    /// A target ceased to be the hovered one.
    case exited(TargetID)
    /// The model pointer moved to the centre of the hovered control (M5).
    case recentered(TargetID)
    /// The pointer began to coast (M7): its velocity in points a second, and where it will come to rest.
    case coasted(velocity: Vector, landing: Point)
    /// The pointer began to move to the target of a flick (F4), with its velocity and where it will come to
    /// rest.
    case attracted(TargetID, velocity: Vector, landing: Point)
    /// A coast, or the attraction to a target, came to its end.
    case landed(TargetID?)
    /// A button went down.
    case pressed(Press)
    /// A button came up.
    case released(Press)
    /// The primary button went down and up over one target, so many times in a row.
    case clicked(Press, count: Int)
    /// A secondary click, at once as the button goes down (I1).
    case secondaryClicked(Press)
    /// A pressed button counts as released, without a click.
    case cancelled(Press)
    /// The pointer hid (M6), or left the surface.
    case hidden
    /// The pointer came back.
    case shown
    /// A target or group was revealed (H1, H2).
    case revealed(RevealedElement)
    /// A revealed target or group was concealed again.
    case concealed(RevealedElement)
    /// A band selection began (I7).
    case bandBegan(Band)
    /// The rectangle of a band selection, or what it selects, changed.
    case bandChanged(Band)
    /// A band selection ended: `ended` by a release, `cancelled` by anything else.
    case bandEnded(Band, phase: ContactPhase)
    /// A drag began (I4).
    case dragBegan(Drag)
    /// A drag ended: `ended` by a release, `cancelled` by anything else.
    case dragEnded(Drag, phase: ContactPhase)
    /// A scroll for a target or space (I2).
    case scrolled(Scroll)
    /// A pinch or rotation for a target or space (I3).
    case transformed(Transform)
    /// A standard gesture for a target or space (I8).
    case gestured(Gesture)
    /// The gaze moved the pointer's context to another window (V1): the target under the gaze, and where that
    /// is.
    case focusChanged(TargetID?, location: Point)
    /// The style of the hovered target changed while it was hovered.
    case styleChanged(TargetID)
  }

  init(_ kind: Kind, at time: Timestamp, position: Point, modifiers: KeyModifiers) {
    self.kind = kind
    self.time = time
    self.position = position
    self.modifiers = modifiers
  }
}
