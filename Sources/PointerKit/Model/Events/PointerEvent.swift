public import Kinematics

/// Something that happened in the engine, such as a click or a control that the pointer entered.
///
/// ``PointerEngine/events(since:)`` returns the events; see <doc:FrameLoop>. All of them concern the pointer:
/// a host delivers direct touches to its views itself.
public struct PointerEvent: Hashable, Sendable {
  /// The time on the host's clock; it does not decrease from one event to the next.
  public internal(set) var time: Timestamp
  /// The position of the model pointer at that time, in window points.
  public let position: Point
  /// The modifier keys that were pressed.
  public let modifiers: KeyModifiers
  /// The kind of the event, with its details.
  public let kind: Kind

  /// The kinds of events, with positions in window points, and velocities in points per second.
  public enum Kind: Hashable, Sendable {
    /// A target became the hovered target.
    case entered(TargetID)
    /// A target is no longer the hovered target.
    case exited(TargetID)
    /// The model pointer moved to the center of the hovered target, or to its nearest step or line. After a
    /// lift that is only inferred, the pointer may move less far.
    case recentered(TargetID)
    /// The pointer began to coast after a flick; it will come to rest at `landing`.
    case coasted(velocity: Vector, landing: Point)
    /// The pointer began to move to the target of a flick; it will come to rest at `landing`.
    case attracted(TargetID, velocity: Vector, landing: Point)
    /// The pointer came to rest on the target of a flick, or, with nil, at the end of a coast.
    case landed(TargetID?)
    /// A button went down.
    case pressed(Press)
    /// A button came up.
    case released(Press)
    /// The primary button was pressed and released over one target, or over empty space; the pointer may have
    /// rolled beyond it by up to ``PointerConfiguration/Input/dragDistance``.
    ///
    /// `count` is 2 for a double click, 3 for a triple click, and so on. Clicks in a row are on one target,
    /// and near in position and time. Another button, or a press without a click, ends the row.
    ///
    /// If ``PointerConfiguration/Input/bandSelection`` is true, a click on empty space also clears
    /// ``PointerEngine/selection``, unless Shift or Command is pressed or no band may begin there.
    case clicked(Press, count: Int)
    /// The secondary button went down.
    case secondaryClicked(Press)
    /// A press ended without a click, because the host cancelled it or the pointer left the surface.
    case cancelled(Press)
    /// The pressure on a pressed button changed; it is 0…1, and returns to 0 before the press ends.
    ///
    /// The target is the pressed target; nil if there was none or it has been removed.
    case pressureChanged(Press, pressure: Double)
    /// The pointer was hidden, or left the surface.
    case hidden
    /// The pointer became visible again.
    case shown
    /// A target or group was revealed.
    case revealed(RevealedElement)
    /// A revealed target or group was concealed.
    case concealed(RevealedElement)
    /// A band selection began.
    case bandBegan(Band)
    /// The rectangle or the selection of a band changed.
    case bandChanged(Band)
    /// A band selection ended; the phase is `ended` after a release, and otherwise `cancelled`.
    case bandEnded(Band, phase: ContactPhase)
    /// A drag began.
    ///
    /// Its location is that of the press. If the next report is the release, no ``dragChanged(_:)`` follows.
    case dragBegan(Drag)
    /// The position, the location or the drop target of a drag changed. A drag of a control by two fingers is
    /// also reported as ``scrolled(_:)``.
    case dragChanged(Drag)
    /// A drag ended; the phase is `ended` after a release, and otherwise `cancelled`.
    case dragEnded(Drag, phase: ContactPhase)
    /// A target or space is to scroll.
    case scrolled(Scroll)
    /// A target or space is to be scaled and rotated.
    case transformed(Transform)
    /// A standard gesture was made.
    case gestured(Gesture)
    /// The gaze moved to another space, in which the next relative movement without a pressed button starts;
    /// the details are the target at the gaze, or nil, and the position of the gaze.
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

/// The type of an event, without its details: for filters, counts and files.
package enum PointerEventType: UInt8, Hashable, Sendable, CaseIterable {
  /// The type of the ``PointerEvent/Kind`` with the same name.
  case entered, exited, recentered, coasted, attracted, landed, pressed, released, clicked,
    secondaryClicked, hidden, shown, revealed, concealed, bandBegan, bandChanged, bandEnded, dragBegan,
    dragChanged, dragEnded, pressureChanged, scrolled, transformed, gestured, focusChanged, styleChanged,
    cancelled, pushedEdge
}

extension PointerEvent {
  /// The type of the event.
  package var type: PointerEventType { typeAndTarget.type }

  /// The target that the event concerns, or nil.
  public var target: TargetID? { typeAndTarget.target }

  private var typeAndTarget: (type: PointerEventType, target: TargetID?) {
    switch kind {
    case .entered(let id): (.entered, id)
    case .exited(let id): (.exited, id)
    case .recentered(let id): (.recentered, id)
    case .coasted: (.coasted, nil)
    case .attracted(let id, _, _): (.attracted, id)
    case .landed(let id): (.landed, id)
    case .pressed(let press): (.pressed, press.target)
    case .released(let press): (.released, press.target)
    case .clicked(let press, _): (.clicked, press.target)
    case .secondaryClicked(let press): (.secondaryClicked, press.target)
    case .cancelled(let press): (.cancelled, press.target)
    case .hidden: (.hidden, nil)
    case .shown: (.shown, nil)
    case .revealed(let element): (.revealed, element.target)
    case .concealed(let element): (.concealed, element.target)
    case .bandBegan: (.bandBegan, nil)
    case .bandChanged: (.bandChanged, nil)
    case .bandEnded: (.bandEnded, nil)
    case .dragBegan(let drag): (.dragBegan, drag.target)
    case .dragChanged(let drag): (.dragChanged, drag.target)
    case .dragEnded(let drag, _): (.dragEnded, drag.target)
    case .pressureChanged(let press, _): (.pressureChanged, press.target)
    case .scrolled(let scroll): (.scrolled, scroll.recipient.target)
    case .transformed(let transform): (.transformed, transform.recipient.target)
    case .gestured(let gesture): (.gestured, gesture.recipient.target)
    case .focusChanged(let id, _): (.focusChanged, id)
    case .styleChanged(let id): (.styleChanged, id)
    case .pushedEdge: (.pushedEdge, nil)
    }
  }
}

extension RevealedElement {
  fileprivate var target: TargetID? { if case .target(let id) = self { id } else { nil } }
}
