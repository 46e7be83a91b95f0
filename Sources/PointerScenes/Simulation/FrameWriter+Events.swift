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
  func event(_ event: PointerEvent) -> JSONValue {
    let target: JSONValue? =
      switch event.kind {
      case .revealed(let element), .concealed(let element): name(element)
      default: event.target.map(name)
      }
    return .joining(
      ["t": .time(event.time), "type": .word(event.type, of: .eventType)], target.map { ["target": $0] },
      details(event))
  }

  /// The keys after the target.
  private func details(_ event: PointerEvent) -> JSONValue {
    let position: JSONValue = ["position": .point(event.position)]
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .revealed, .concealed, .styleChanged:
      return position
    case .pushedEdge(let push):
      return .joining(
        position,
        [
          "edge": .word(push.edge, of: .edge), "distance": .number(push.distance),
          "delta": .vector(push.vector),
        ],
        device(push.device))
    case .focusChanged(_, let gaze): return .joining(position, ["location": .point(gaze)])
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      return .joining(position, ["velocity": .vector(velocity), "landing": .point(landing)])
    case .pressed(let press), .released(let press), .cancelled(let press): return button(press, nil, event)
    case .clicked(let press, let count): return button(press, ["count": .count(count)], event)
    case .secondaryClicked(let press): return button(press, ["count": .count(1)], event)
    case .pressureChanged(let press, let pressure): return button(press, ["value": .number(pressure)], event)
    case .dragBegan(let drag), .dragChanged(let drag): return self.drag(drag, nil, event)
    case .dragEnded(let drag, let phase): return self.drag(drag, phase, event)
    case .bandBegan(let band), .bandChanged(let band): return self.band(band, nil, event)
    case .bandEnded(let band, let phase): return self.band(band, phase, event)
    case .scrolled(let scroll):
      return .joining(
        [
          "delta": .vector(scroll.delta), "phase": scroll.phase.map { .word($0, of: .gesturePhase) } ?? .null,
        ],
        space(scroll.recipient.space), scroll.isMomentum ? ["momentum": true] : nil,
        origin(scroll.recipient, event))
    case .transformed(let transform):
      return .joining(
        [
          "scale": .number(transform.scale), "rotation": .number(transform.rotation),
          "delta": .vector(transform.translation), "anchor": .point(transform.recipient.position),
        ],
        phase(transform.phase), space(transform.recipient.space), origin(transform.recipient, event))
    case .gestured(let gesture):
      return .joining(
        ["name": .word(gesture.name, of: .gesture)], phase(gesture.phase), space(gesture.recipient.space),
        origin(gesture.recipient, event))
    }
  }

  private func button(_ press: PointerEvent.Press, _ more: JSONValue?, _ event: PointerEvent) -> JSONValue {
    let button: JSONValue =
      press.button.rawValue < 3 ? .word(press.button, of: .button) : .count(press.button.rawValue)
    return .joining(["button": button], more, origin(press.location, press.device, event))
  }

  private func drag(_ drag: PointerEvent.Drag, _ phase: ContactPhase?, _ event: PointerEvent) -> JSONValue {
    .joining(
      ["delta": .vector(drag.translation)], phase.map(self.phase), space(drag.space),
      drag.dropTarget.map { ["drop": name($0)] }, ["position": .point(event.position)],
      origin(drag.location, drag.device, event))
  }

  private func band(_ band: PointerEvent.Band, _ phase: ContactPhase?, _ event: PointerEvent) -> JSONValue {
    .joining(
      ["delta": .vector(band.position - band.anchor), "count": .count(band.count)], phase.map(self.phase),
      space(band.space), origin(band.position, band.device, event))
  }

  private func phase(_ phase: ContactPhase) -> JSONValue { ["phase": .word(phase, of: .gesturePhase)] }

  private func space(_ space: SpaceID) -> JSONValue? {
    space == .window ? nil : ["space": .string(names.name(ofSpace: space))]
  }

  /// The location, the modifier keys and the device.
  private func origin(_ location: Point, _ device: DeviceID, _ event: PointerEvent) -> JSONValue {
    let keys: [KeyModifiers] = [.shift, .control, .option, .command, .capsLock]
    let pressed = keys.filter { event.modifiers.contains($0) }
    return .joining(
      ["location": .point(location), "modifiers": .array(pressed.map { .word($0, of: .modifier) })],
      self.device(device))
  }

  private func device(_ device: DeviceID) -> JSONValue? {
    device == 0 ? nil : ["device": .count(device.rawValue)]
  }

  private func origin(_ recipient: PointerEvent.Recipient, _ event: PointerEvent) -> JSONValue {
    .joining(
      recipient.isSystemwide ? ["systemwide": true] : nil,
      origin(recipient.position, recipient.device, event))
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
