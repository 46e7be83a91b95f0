public import PointerKit

/// Asserts that the person's last press and release clicked a target, with a count as one of several clicks in a
/// row: 2 after a double click.
///
/// A failure says what became of the press: what it began on, how far the pointer moved before the release, and
/// whether it became a drag.
public func assertClicks(
  _ person: SimulatedPerson, _ target: TargetID, count: Int? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let place = Place(fileID, file, line, column, function)
  let name = person.title(of: target)
  guard let press = person.lastAct(where: { if case .button(_, true) = $0 { true } else { false } }) else {
    return person.fail(
      "expected a click on \(name); no button was pressed", about: target, because: [], at: place)
  }
  let events = person.engine.events(since: press.events)
  var found: (target: TargetID?, count: Int)?
  for event in events {
    if case .clicked(let click, let count) = event.kind { found = (click.target, count) }
  }
  if let found, found.target == target, count == nil || count == found.count { return }
  if let found, found.target == target {
    return person.fail(
      "expected click \(count ?? 0) on \(name); it was click \(found.count)",
      about: target,
      because: [
        "clicks count as one series within \(Text.number(1000 * person.engine.settings.doubleClickInterval)) ms"
      ], at: place)
  }
  let instead = found.map { "it clicked \(person.title(of: $0.target))" } ?? "nothing was clicked"
  person.fail(
    "expected a click on \(name); \(instead)",
    about: target,
    because: person.reasonsNotToClick(target, after: press, Array(events), isClick: found != nil), at: place)
}

/// Asserts that nothing comes of what the person does: the engine reports no event.
///
/// - Throws: What the acts throw.
public func assertNothingHappens<Failure: Error>(
  _ person: inout SimulatedPerson, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function,
  _ acts: (inout SimulatedPerson) throws(Failure) -> Void
) throws(Failure) {
  let before = person.engine.eventCount
  try acts(&person)
  let events = person.engine.eventCount - before
  guard events > 0 else { return }
  person.fail(
    "expected nothing to happen; found \(events) event\(events == 1 ? "" : "s")", about: nil, because: [],
    at: Place(fileID, file, line, column, function))
}

extension SimulatedPerson {
  fileprivate func reasonsNotToClick(
    _ target: TargetID, after press: Diary.Act, _ events: [PointerEvent], isClick: Bool
  ) -> [String] {
    var reasons: [String] = []
    var start: Point?
    for event in events {
      switch event.kind {
      case .pressed(let press):
        start = event.position
        reasons.append("the press began on \(name(of: press.target)) at \(Text.point(event.position))")
      case .dragBegan(let drag):
        reasons.append("it became a drag of \(name(of: drag.target)) at \(Text.point(event.position))")
      case .cancelled: reasons.append("the press was cancelled")
      case .released(let press) where !isClick:
        let moved = start.map { (event.position - $0).length } ?? 0
        reasons.append(
          "the release was \(Text.number(moved)) pt from there, on \(name(of: press.target)); "
            + "after more than \(Text.number(engine.configuration.input.dragDistance)) pt, a press clicks only if "
            + "it ends on the same control, and never if the person can drag that, such as an icon")
      default: break
      }
    }
    if start == nil {
      if press.hovered != target { reasons.append("the press began on \(name(of: press.hovered))") }
    }
    return press.hovered == target ? reasons : reasons + reasonsNotToHover(target)
  }
}
