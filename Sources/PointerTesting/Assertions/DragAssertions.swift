public import PointerKit

/// Asserts that the person's last press and release dragged a target, and if `destination` is given, that the
/// drag ended on it.
///
/// A drag has a destination if it began on an element that can be carried, such as a card, a row or an icon,
/// and the destination accepts drops: see `TargetBehavior.acceptsDrops`. The release must have happened.
///
/// A failure says what the press began on, how far the pointer moved, and where the drag ended instead.
public func assertDrags(
  _ person: SimulatedPerson, _ target: TargetID, to destination: TargetID? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) {
  let place = Place(fileID, file, line, column, function)
  let expected =
    "expected a drag of \(person.title(of: target))"
    + (destination == nil ? "" : " to \(person.title(of: destination))")
  guard let press = person.lastAct(where: { if case .button(_, true) = $0 { true } else { false } }) else {
    return person.fail("\(expected); no button was pressed", about: target, because: [], at: place)
  }
  // 1. What the engine reported since the press.
  var pressed: (target: TargetID?, position: Point)?
  var began: PointerEvent.Drag?
  var ended: (drag: PointerEvent.Drag, phase: ContactPhase)?
  for event in person.engine.events(since: press.events) {
    switch event.kind {
    case .pressed(let press): pressed = (press.target, event.position)
    case .dragBegan(let drag): began = drag
    case .dragEnded(let drag, let phase): ended = (drag, phase)
    default: break
    }
  }
  // 2. No drag began, or one of something else.
  guard let began else {
    var reasons = person.reasonsNotToGrab(target, by: pressed)
    if pressed?.target == target {
      let moved = (person.position - (pressed?.position ?? person.position)).length
      reasons.append(
        "the pointer moved \(Text.number(moved)) pt; a drag begins after "
          + "\(Text.number(person.engine.configuration.input.dragDistance)) pt")
    }
    return person.fail("\(expected); nothing was dragged", about: target, because: reasons, at: place)
  }
  guard began.target == target else {
    return person.fail(
      "\(expected); it dragged \(began.target == nil ? "nothing" : person.title(of: began.target))",
      about: target, because: person.reasonsNotToGrab(target, by: pressed), at: place)
  }
  // 3. It is not over, or was cancelled.
  guard let ended else {
    return person.fail("\(expected); it has not ended", about: target, because: [], at: place)
  }
  guard ended.phase == .ended else {
    return person.fail("\(expected); it was cancelled", about: target, because: [], at: place)
  }
  // 4. It ended somewhere else.
  guard let destination, ended.drag.dropTarget != destination else { return }
  let found = ended.drag.dropTarget.map { "on \(person.title(of: $0))" } ?? "on nothing that accepts drops"
  person.fail(
    "\(expected); it ended \(found) at \(Text.point(person.position))", about: destination,
    because: person.reasonsNotToReceive(destination, from: target), at: place)
}

extension SimulatedPerson {
  /// What a press began on, and why not on a target.
  fileprivate func reasonsNotToGrab(
    _ target: TargetID, by press: (target: TargetID?, position: Point)?
  ) -> [String] {
    guard let press else { return reasonsNotToHover(target) }
    let began = "the press began on \(name(of: press.target)) at \(Text.point(press.position))"
    guard press.target != target else { return [began] }
    guard let found = engine.target(target), found.isEnabled, let region = engine.region(of: target) else {
      return [began] + reasonsNotToHover(target)
    }
    return region.contains(press.position)
      ? [began] : [began, "the region of \(name(of: target)) is \(Text.edges(region))"]
  }

  /// Why a drag of `source` did not end on a target.
  fileprivate func reasonsNotToReceive(_ target: TargetID, from source: TargetID) -> [String] {
    let name = name(of: target)
    guard let found = engine.target(target) else { return reasonsNotToHover(target) }
    if !found.isEnabled { return ["\(name) is disabled"] }
    var reasons: [String] = []
    if !(found.behavior.acceptsDrops.answer ?? found.kind.acceptsDrops) {
      reasons.append("\(name) accepts no drops; set behavior.acceptsDrops to .yes")
    }
    if let dragged = engine.target(source), !dragged.kind.acceptsDrops {
      reasons.append(
        "a drag does not carry a \(dragged.kind) as \(self.name(of: source)) is; it carries cards, rows and icons"
      )
    }
    if let region = engine.region(of: target), !region.contains(position) {
      reasons.append("the release was outside the region of \(name)")
    }
    return reasons
  }
}
