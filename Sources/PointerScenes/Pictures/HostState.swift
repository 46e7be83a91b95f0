import PointerKit

/// The state that a host would store beside the engine, to draw its own part of the window.
///
/// It consists of pinched and rotated content, an element that is being dragged, and a note about the latest
/// gesture.
struct HostState: Sendable {
  private(set) var dragged: Film.Dragged?
  private var adjustment: Film.Adjustment?
  /// The time at which content began to return to its size after a smart zoom; nil if it does not return.
  private var returned: Timestamp?
  private var latestNote: (note: Film.Note, time: Timestamp)?

  /// The time for which a note is shown, in seconds.
  private static let noteTime = 1.1
  /// The time in which content returns to its size, in seconds.
  private static let returnTime = 0.35

  /// Updates the state after an event; `position` is the position of the model pointer.
  mutating func follow(_ event: PointerEvent, of engine: PointerEngine, at position: Point) {
    switch event.kind {
    case .transformed(let transform):
      guard let target = event.target else { return }
      returned = nil
      adjustment = Film.Adjustment(
        target: target, anchor: transform.recipient.position, scale: transform.scale,
        rotation: transform.rotation, translation: transform.translation)
    case .dragBegan(let drag), .dragChanged(let drag):
      guard let target = drag.target, let kind = engine.target(target)?.kind,
        HostState.draggable.contains(kind)
      else { return }
      dragged = Film.Dragged(target: target, translation: drag.translation)
    case .dragEnded: dragged = nil
    case .gestured(let gesture) where gesture.phase == .began || gesture.phase == .ended:
      let name = Account.words("\(gesture.name)")
      let text = event.target == nil ? "\(name): for the system" : name
      latestNote = (Film.Note(text: text, position: position), event.time)
      if gesture.name == .smartZoom, gesture.phase == .ended, event.target == adjustment?.target {
        returned = event.time
      }
    default: break
    }
  }

  /// The kinds of elements whose pictures follow the pointer in a drag.
  private static let draggable: Set<ElementKind> = [.appIcon, .row, .card, .image]

  /// The note to show at a time.
  func note(at time: Timestamp) -> Film.Note? {
    guard let (note, start) = latestNote, time.seconds(since: start) < HostState.noteTime else { return nil }
    return note
  }

  /// The adjustment to show at a time.
  func adjustment(at time: Timestamp) -> Film.Adjustment? {
    guard let adjustment, let returned else { return adjustment }
    let progress = time.seconds(since: returned) / HostState.returnTime
    guard progress < 1 else { return nil }
    let rest = 1 - max(0, progress) * max(0, progress) * (3 - 2 * max(0, progress))
    return Film.Adjustment(
      target: adjustment.target, anchor: adjustment.anchor, scale: 1 + (adjustment.scale - 1) * rest,
      rotation: adjustment.rotation * rest, translation: adjustment.translation * rest)
  }
}
