import PointerKit

extension FrameWriter {
  /// One of a frame's `events`: the time, the type, the target if there is one, and the keys of this type.
  ///
  /// Events of buttons, drags, bands, scrolls and gestures have `location` and `modifiers`, and `device` if
  /// it is not 0. All other events have the `position` of the pointer. Further keys depend on the type:
  /// - Presses, releases, cancellations, clicks and changes of pressure: `button`; clicks also `count`;
  ///   changes of pressure also `value`.
  /// - Drags: `delta`, `position`, `drop` if there is a target beneath the drag, and, when the drag ends,
  ///   `phase`.
  /// - Bands: `delta`, `count`, and, when the band ends, `phase`.
  /// - A push against an edge: `edge`, the total `distance` beyond the edge, the part of this distance that
  ///   is due to the present input as `delta`, and `device` if it is not 0.
  /// - A coast and an attraction: `velocity` and `landing`.
  /// - A change of focus: the `location` of the gaze.
  /// - Scrolls: `phase` and `delta`.
  /// - Transforms: `phase`, `scale`, `rotation`, `delta` and `anchor`.
  /// - Other gestures: `phase` and `name`.
  ///
  /// Drags, bands, scrolls, transforms and other gestures also have `space`, unless the space is the window.
  /// Scrolls have `momentum` if it is true. Scrolls, transforms and other gestures have `systemwide` if it is
  /// true.
  mutating func event(_ event: PointerEvent) -> String {
    var text = "{\"t\":\(JSONText.time(event.time))"
    text += ",\"type\":\"\(Vocabulary.eventType.word(for: event.type))\""
    switch event.kind {
    case .revealed(let element), .concealed(let element): text += ",\"target\":\(quotedName(element))"
    default: if let target = event.target { text += ",\"target\":\(quotedName(target))" }
    }
    return text + details(event) + "}"
  }

  /// The keys after the target.
  private func details(_ event: PointerEvent) -> String {
    let position = ",\"position\":\(JSONText.point(event.position))"
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .revealed, .concealed, .styleChanged:
      return position
    case .pushedEdge(let push):
      return position + ",\"edge\":\"\(Vocabulary.edge.word(for: push.edge))\""
        + ",\"distance\":\(JSONText.number(push.distance))" + delta(push.vector) + device(push.device)
    case .focusChanged(_, let gaze): return position + location(gaze)
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      return position + ",\"velocity\":\(JSONText.vector(velocity)),\"landing\":\(JSONText.point(landing))"
    case .pressed(let press), .released(let press), .cancelled(let press):
      return button(press) + origin(press.location, press.device, event)
    case .clicked(let press, let count):
      return button(press) + self.count(count) + origin(press.location, press.device, event)
    case .secondaryClicked(let press):
      return button(press) + count(1) + origin(press.location, press.device, event)
    case .pressureChanged(let press, let pressure):
      return button(press) + ",\"value\":\(JSONText.number(pressure))"
        + origin(press.location, press.device, event)
    case .dragBegan(let drag), .dragChanged(let drag): return self.drag(drag, nil, event)
    case .dragEnded(let drag, let phase): return self.drag(drag, phase, event)
    case .bandBegan(let band), .bandChanged(let band): return self.band(band, nil, event)
    case .bandEnded(let band, let phase): return self.band(band, phase, event)
    case .scrolled(let scroll):
      return delta(scroll.delta) + (scroll.phase.map(phase) ?? ",\"phase\":null")
        + space(scroll.recipient.space) + (scroll.isMomentum ? ",\"momentum\":true" : "")
        + origin(scroll.recipient, event)
    case .transformed(let transform):
      return ",\"scale\":\(JSONText.number(transform.scale))"
        + ",\"rotation\":\(JSONText.number(transform.rotation))" + delta(transform.translation)
        + ",\"anchor\":\(JSONText.point(transform.recipient.position))" + phase(transform.phase)
        + space(transform.recipient.space) + origin(transform.recipient, event)
    case .gestured(let gesture):
      return ",\"name\":\"\(Vocabulary.gesture.word(for: gesture.name))\"" + phase(gesture.phase)
        + space(gesture.recipient.space) + origin(gesture.recipient, event)
    }
  }

  private func drag(_ drag: PointerEvent.Drag, _ phase: ContactPhase?, _ event: PointerEvent) -> String {
    delta(drag.translation) + (phase.map(self.phase) ?? "") + space(drag.space)
      + (drag.dropTarget.map { ",\"drop\":\(JSONText.quoted(names.name(ofTarget: $0)))" } ?? "")
      + ",\"position\":\(JSONText.point(event.position))" + origin(drag.location, drag.device, event)
  }

  private func band(_ band: PointerEvent.Band, _ phase: ContactPhase?, _ event: PointerEvent) -> String {
    delta(band.position - band.anchor) + count(band.count) + (phase.map(self.phase) ?? "")
      + space(band.space) + origin(band.position, band.device, event)
  }

  // MARK: Single keys

  private func button(_ press: PointerEvent.Press) -> String {
    press.button.rawValue < 3
      ? ",\"button\":\"\(Vocabulary.button.word(for: press.button))\""
      : ",\"button\":\(press.button.rawValue)"
  }

  private func count(_ count: Int) -> String { ",\"count\":\(count)" }

  private func delta(_ delta: Vector) -> String { ",\"delta\":\(JSONText.vector(delta))" }

  private func location(_ location: Point) -> String { ",\"location\":\(JSONText.point(location))" }

  private func phase(_ phase: ContactPhase) -> String {
    ",\"phase\":\"\(Vocabulary.gesturePhase.word(for: phase))\""
  }

  private func space(_ space: SpaceID) -> String {
    space == .window ? "" : ",\"space\":\(JSONText.quoted(names.name(ofSpace: space)))"
  }

  /// The location, the modifier keys and the device.
  private func origin(_ location: Point, _ device: DeviceID, _ event: PointerEvent) -> String {
    let keys: [KeyModifiers] = [.shift, .control, .option, .command, .capsLock]
    let pressed = keys.filter { event.modifiers.contains($0) }
      .map { "\"\(Vocabulary.modifier.word(for: $0))\"" }
    return self.location(location) + ",\"modifiers\":\(JSONText.array(pressed))"
      + self.device(device)
  }

  private func device(_ device: DeviceID) -> String {
    device == 0 ? "" : ",\"device\":\(device.rawValue)"
  }

  private func origin(_ recipient: PointerEvent.Recipient, _ event: PointerEvent) -> String {
    (recipient.isSystemwide ? ",\"systemwide\":true" : "")
      + origin(recipient.position, recipient.device, event)
  }
}

extension PointerEvent.Push {
  /// The movement beyond the edge as a vector.
  fileprivate var vector: Vector {
    switch edge {
    case .top: Vector(dx: 0, dy: -movement)
    case .left: Vector(dx: -movement, dy: 0)
    case .bottom: Vector(dx: 0, dy: movement)
    case .right: Vector(dx: movement, dy: 0)
    }
  }
}
