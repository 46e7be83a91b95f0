public import Kinematics
public import Magnetism

/// Something that happened in the engine, such as a click or a control that the pointer entered.
///
/// ```swift
/// for event in engine.events(since: seen) {
///   switch event.kind {
///   case .clicked(let press, _): activate(press.target)
///   case .scrolled(let scroll): list.scroll(by: scroll.delta)
///   default: break
///   }
/// }
/// ```
/// Here `seen` is the number of events that the host has already read, `activate` is the host's function for
/// a click, and `list` is the host's scrolling view. All events concern the pointer. A host delivers direct
/// touches to its views itself (M8).
public struct PointerEvent: Hashable, Sendable {
  /// The time on the host's clock; it does not decrease from one event to the next.
  public internal(set) var time: Timestamp
  /// The position of the model pointer at that time, in window points.
  public let position: Point
  /// The modifier keys that were pressed (I5).
  public let modifiers: KeyModifiers
  /// The kind of the event, with its details.
  public let kind: Kind

  /// The kinds of events, with their details.
  ///
  /// Positions are in window points, and velocities in points per second.
  public enum Kind: Hashable, Sendable {
    /// A target became the hovered target.
    case entered(TargetID)
    /// A target is no longer the hovered target.
    case exited(TargetID)
    /// The model pointer moved to the center of the hovered target, or to the target's nearest step or line
    /// (M5).
    ///
    /// If the engine only infers that the finger has left the device, the pointer may move less far.
    case recentered(TargetID)
    /// The pointer began to coast after a flick (M7); it will come to rest at `landing`.
    case coasted(velocity: Vector, landing: Point)
    /// The pointer began to move to the target of a flick (F4); it will come to rest at `landing`.
    case attracted(TargetID, velocity: Vector, landing: Point)
    /// The pointer came to rest on the target of a flick (F4), or, with nil, at the end of a coast (M7).
    case landed(TargetID?)
    /// A button went down.
    case pressed(Press)
    /// A button came up.
    case released(Press)
    /// The primary button was pressed and released over one target, or over empty space.
    ///
    /// `count` is 2 for a double click, 3 for a triple click, and so on. Clicks in a row are on one target,
    /// and near each other in position and time. Another button ends the row (I1). A press without a click,
    /// such as a band, a cancelled press or the drag of a card, also ends the row.
    ///
    /// If ``PointerConfiguration/bandSelection`` is true, a click on empty space also clears
    /// ``PointerEngine/selection``, unless Shift or Command is pressed or a band may not begin there. No
    /// other event reports the cleared selection, since no band changes.
    case clicked(Press, count: Int)
    /// The secondary button went down (I1).
    case secondaryClicked(Press)
    /// A press ended without a click, because the host cancelled it or the pointer left the surface.
    case cancelled(Press)
    /// The pressure on a pressed button changed (I13); it is 0…1.
    ///
    /// The target is the pressed target; nil if there was none or it has been removed. If a press ends while
    /// its pressure is not 0, a pressure of 0 is reported before ``released(_:)`` or ``cancelled(_:)``.
    case pressureChanged(Press, pressure: Double)
    /// The pointer was hidden (M6, V3), or left the surface.
    case hidden
    /// The pointer became visible again.
    case shown
    /// A target or group was revealed (H1, H2).
    case revealed(RevealedElement)
    /// A revealed target or group was concealed.
    case concealed(RevealedElement)
    /// A band selection began (I7).
    case bandBegan(Band)
    /// The rectangle or the selection of a band changed.
    case bandChanged(Band)
    /// A band selection ended; the phase is `ended` after a release, and otherwise `cancelled`.
    case bandEnded(Band, phase: ContactPhase)
    /// A drag began (I4).
    case dragBegan(Drag)
    /// The position, the location or the drop target of a drag changed.
    ///
    /// A drag of a control by two fingers (I11) is also reported as ``scrolled(_:)``.
    case dragChanged(Drag)
    /// A drag ended; the phase is `ended` after a release, and otherwise `cancelled`.
    case dragEnded(Drag, phase: ContactPhase)
    /// A target or space is to scroll (I2).
    case scrolled(Scroll)
    /// A target or space is to be scaled and rotated (I3).
    case transformed(Transform)
    /// A standard gesture was made (I8).
    case gestured(Gesture)
    /// The gaze moved to another space (V1).
    ///
    /// The next relative movement without a pressed button starts in this space. The details are the target
    /// at the gaze, or nil, and the position of the gaze.
    case focusChanged(TargetID?, gaze: Point)
    /// The style of the hovered target changed.
    case styleChanged(TargetID)
    /// The person pushes the pointer against an edge of the surface; reported once for each input and edge.
    case pushedEdge(Push)
  }

  init(_ kind: Kind, at time: Timestamp, position: Point, modifiers: KeyModifiers) {
    self.kind = kind
    self.time = time
    self.position = position
    self.modifiers = modifiers
  }
}
