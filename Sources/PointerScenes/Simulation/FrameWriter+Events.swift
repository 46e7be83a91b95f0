import PointerKit

extension FrameWriter {
  /// One of a frame's `events`: time, type, the target if there is one, and the numbers that this type needs.
  ///
  /// Everything that a button, a scroll or a gesture did has `location`, `modifiers` and, unless it is 0,
  /// `device`. Presses have `button`, clicks `count` too; drags and bands have `delta`, bands `count`, their
  /// ends `phase`; scrolls and gestures have `phase`, and where they are not the window's or not usual,
  /// `space`, `momentum` and `systemwide`.
  mutating func event(_ occurrence: PointerEvent) -> String {
    var text = "{\"t\":\(JSONText.time(occurrence.time))"
    text += ",\"type\":\"\(Vocabulary.occurrence.word(for: occurrence.kind))\""
    if let target = occurrence.target { text += ",\"target\":\(quotedName(target))" }
    switch occurrence.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .revealed, .concealed, .styleChanged:
      break
    case .focusChanged: text += ",\"location\":\(JSONText.point(occurrence.location))"
    case .coasted, .attracted:
      text += ",\"velocity\":\(JSONText.vector(occurrence.delta))"
      text += ",\"landing\":\(JSONText.point(occurrence.location))"
    case .pressed, .released, .cancelled: text += button(occurrence) + hand(occurrence)
    case .clicked, .secondaryClicked:
      text += button(occurrence) + ",\"count\":\(occurrence.count)" + hand(occurrence)
    case .dragBegan, .dragEnded, .bandBegan, .bandChanged, .bandEnded:
      text += ",\"delta\":\(JSONText.vector(occurrence.delta))"
      if occurrence.kind != .dragBegan, occurrence.kind != .dragEnded {
        text += ",\"count\":\(occurrence.count)"
      }
      if occurrence.phase != nil { text += phase(occurrence) }
      text += space(occurrence) + hand(occurrence)
    case .scrolled:
      text += ",\"delta\":\(JSONText.vector(occurrence.delta))" + phase(occurrence)
      text += space(occurrence) + hand(occurrence)
    case .transformed:
      text += ",\"scale\":\(JSONText.number(occurrence.scale))"
      text += ",\"rotation\":\(JSONText.number(occurrence.rotation))"
      text += ",\"delta\":\(JSONText.vector(occurrence.delta))"
      text += ",\"anchor\":\(JSONText.point(occurrence.location))" + phase(occurrence)
      text += space(occurrence) + hand(occurrence)
    case .gestured:
      if let gesture = occurrence.gesture {
        text += ",\"name\":\"\(Vocabulary.gesture.word(for: gesture))\""
      }
      text += phase(occurrence) + space(occurrence) + hand(occurrence)
    }
    return text + "}"
  }

  private func button(_ occurrence: PointerEvent) -> String {
    guard let button = occurrence.button else { return "" }
    return button.rawValue < 3
      ? ",\"button\":\"\(Vocabulary.button.word(for: button))\"" : ",\"button\":\(button.rawValue)"
  }

  private func phase(_ occurrence: PointerEvent) -> String {
    ",\"phase\":\(occurrence.phase.map { "\"\(Vocabulary.gesturePhase.word(for: $0))\"" } ?? "null")"
  }

  private func space(_ occurrence: PointerEvent) -> String {
    var text = ""
    if occurrence.space != 0 {
      text += ",\"space\":\(JSONText.quoted(names.name(ofSpace: occurrence.space)))"
    }
    if occurrence.isMomentum { text += ",\"momentum\":true" }
    if occurrence.isSystemwide { text += ",\"systemwide\":true" }
    return text
  }

  private func hand(_ occurrence: PointerEvent) -> String {
    let keys: [KeyModifiers] = [.shift, .control, .option, .command, .capsLock]
    let held = keys.filter { occurrence.modifiers.contains($0) }
      .map { "\"\(Vocabulary.modifier.word(for: $0))\"" }
    let device = occurrence.device == 0 ? "" : ",\"device\":\(occurrence.device)"
    return ",\"location\":\(JSONText.point(occurrence.location))"
      + ",\"modifiers\":\(JSONText.array(held))\(device)"
  }
}
