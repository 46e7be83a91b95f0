import Kinematics

/// The buttons that are down, the meaning of each, and the number of clicks in a row with the primary button
/// (I1, I13).
struct ButtonState: Hashable, Sendable {
  struct Press: Hashable, Sendable {
    /// The button that the device reported.
    let physical: PointerButton
    /// The meaning of the button, which stays the same from press to release (I1).
    let button: PointerButton
    let device: DeviceID
    let target: TargetID?
    /// The target whose style the pointer had; on a disabled member of a group, it is another member (R4).
    var styledTarget: TargetID?
    /// Whether a button with the same meaning was down already, so that the press and its release do nothing.
    var isNested = false
    /// The pressure of the press, 0…1; nil until the device reports it (I13).
    var pressure: Double?
  }

  private struct Click: Hashable, Sendable {
    var target: TargetID?
    var location: Point
    var time: Timestamp
    var count: Int
  }

  /// The presses that are held, oldest first.
  private var down: [Press] = []
  private var lastClick: Click?

  init() { down.reserveCapacity(8) }

  var isAnyDown: Bool { !down.isEmpty }

  /// The press that owns the pointer (I15): the first of those that are held; nil if no button is down.
  var owner: Press? { down.first { !$0.isNested } }

  /// Whether a button of a device is down.
  func isDown(physical: PointerButton, of device: DeviceID) -> Bool {
    down.contains { $0.physical == physical && $0.device == device }
  }

  /// Whether a button with a meaning is down.
  func isDown(meaning button: PointerButton) -> Bool { down.contains { $0.button == button && !$0.isNested } }

  mutating func add(_ press: Press) { down.append(press) }

  /// Removes and returns the press that a release ends; nil if there is none.
  mutating func release(_ physical: PointerButton, device: DeviceID) -> Press? {
    let index = down.firstIndex { $0.physical == physical && $0.device == device }
    return index.map { down.remove(at: $0) }
  }

  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  // MARK: Pressure

  /// The index of the latest press of a device that is still down.
  func lastPress(of device: DeviceID) -> Int? { down.lastIndex { $0.device == device } }

  /// Sets the pressure of the press at an index; returns the press if its pressure has changed and it is not
  /// nested.
  mutating func setPressure(_ pressure: Double, ofPress index: Int) -> Press? {
    guard down[index].pressure != pressure, !down[index].isNested else { return nil }
    down[index].pressure = pressure
    return down[index]
  }

  // MARK: Clicks

  /// Notes a click, and returns the number of clicks in a row on the same target, close enough in time and
  /// position.
  mutating func noteClick(
    on target: TargetID?, at location: Point, time: Timestamp, interval: Double, distance: Double
  ) -> Int {
    var count = 1
    if let last = lastClick, last.target == target, time.seconds(since: last.time) <= interval,
      location.distance(to: last.location) <= distance, last.count < .max
    {
      count = last.count + 1
    }
    lastClick = Click(target: target, location: location, time: time, count: count)
    return count
  }

  mutating func endClicks() { lastClick = nil }
}

// MARK: - Presses, clicks and pressure (I1, I13)

extension PointerEngine {
  /// Applies a press of a button, according to the meaning that the person has given to it.
  mutating func applyPress(_ physical: PointerButton, device: Int) -> Changes {
    noteAction()
    // A button that the person has switched off does nothing.
    guard let button = meaning(of: physical, fingers: input.devices[device].fingers, device) else {
      return []
    }
    return applyPress(physical, as: button, device: device)
  }

  private mutating func applyPress(
    _ physical: PointerButton, as button: PointerButton, device: Int
  ) -> Changes {
    let id = input.devices[device].id
    if input.buttons.isDown(physical: physical, of: id) { return countUnbalanced(id) }
    let pressed = ButtonState.Press(
      physical: physical, button: button, device: id, target: hover.hoveredTarget,
      styledTarget: hover.styledTarget, isNested: input.buttons.isDown(meaning: button))
    input.buttons.add(pressed)
    if pressed.isNested { return [] }
    hover.keepPosition(at: position, time: now)
    // A finger that clicks is no longer swiping (F1, I14).
    input.devices[device].forgetVelocity()
    if button != .primary { input.buttons.endClicks() }
    record(.pressed(eventPress(button, device: id)))
    if button == .secondary { record(.secondaryClicked(eventPress(button, device: id))) }
    guard button == .primary else { return [] }
    let press = primaryPress(by: id)
    input.primary = .pressed(press)
    return press.isLatched ? [.latch, .look] : .look
  }

  /// A press of the primary button on what is hovered now.
  private func primaryPress(by device: DeviceID) -> PrimaryPress {
    let position = position
    let target = hover.hoveredTarget.flatMap { scene[$0] }
    let isLatched = target?.latchingAxes.isEmpty == false
    let constrained = hover.constrainedAxes
    let role: PrimaryPress.DragRole
    if let target {
      role = target.movesInPlace ? .adjusts : target.kind.acceptsDrops ? .carries : .other
    } else {
      role = hover.isOnDisabledMember ? .other : .band
    }
    return PrimaryPress(
      device: device, target: hover.hoveredTarget, position: position, location: hover.location(of: position),
      dragStart: hover.dragLocation(of: position, isLatched: isLatched, constrained: constrained),
      isOnDisabledMember: hover.isOnDisabledMember, constrainedAxes: constrained, dragRole: role,
      isLatched: isLatched)
  }

  /// Applies a release, which is a click if the pointer is still on what was pressed.
  mutating func applyRelease(_ physical: PointerButton, device: Int) -> Changes {
    noteAction()
    let id = input.devices[device].id
    guard let released = input.buttons.release(physical, device: id) else {
      let meaning = meaning(of: physical, fingers: 0, device)
      if meaning != nil { _ = countUnbalanced(id) }
      // A host may have taken the press away from the engine when the drag began.
      return meaning == .primary ? endDragOperation() : []
    }
    if released.isNested { return [] }
    let primary = released.button == .primary ? input.primary : .up
    if primary != .up { endDragOrBand(.ended) }
    endPressure(of: released)
    record(.released(eventPress(released.button, device: id)))
    // Another target may be hovered again (I15).
    guard let press = primary.press else { return .hover }
    if endsInClick(primary) { recordClick(press) } else { input.buttons.endClicks() }
    return releasePrimary().union(endDragOperation())
  }

  /// Lets the primary button up, after which the style is unlocked and other targets can be hovered again.
  private mutating func releasePrimary() -> Changes {
    guard let press = input.primary.press else { return [] }
    // The presentation of a latched target has stayed at the press until now.
    let movement = position - presentedPosition(position)
    if movement != .zero { presentation.modelJumped(by: movement, movesLight: true, at: now) }
    input.primary = .up
    // The layout may have changed beneath a press that kept what was hovered.
    return press.isLatched ? [.look, .hover, .latch] : [.look, .hover]
  }

  /// Applies a click that is made as a gesture, such as a tap: a press and a release at once (I8).
  mutating func applyClickGesture(_ physical: PointerButton, fingers: Int, device: Int) -> Changes {
    noteAction()
    guard let button = meaning(of: physical, fingers: fingers, device) else { return [] }
    let id = input.devices[device].id
    if input.buttons.isDown(physical: physical, of: id) { return countUnbalanced(id) }
    return applyPress(physical, as: button, device: device).union(applyRelease(physical, device: device))
  }

  /// The meaning that the person has given to a button; nil if it is switched off.
  private func meaning(of physical: PointerButton, fingers: Int, _ device: Int) -> PointerButton? {
    settings.gestures.meaning(
      of: physical, fingers: fingers, modifiers: input.modifiers, on: input.devices[device].device.kind)
  }

  /// Releases everything that is pressed, without a click: each press, drag and gesture ends.
  mutating func releaseAll() -> Changes {
    hover.reveals.lastActivity = now
    hover.releaseKeptPosition()
    endDragOrBand(.cancelled)
    input.buttons.endClicks()
    while let press = input.buttons.releaseAny() {
      if press.isNested { continue }
      endPressure(of: press)
      record(.cancelled(eventPress(press.button, device: press.device)))
    }
    cancelGestures()
    input.endStrokes()
    return releasePrimary().union(endDragOperation())
  }

  /// Keeps the pointer and the revealed controls shown for longer.
  private mutating func noteAction() {
    input.lastInput = now
    hover.reveals.lastActivity = now
  }

  // MARK: Clicks

  /// Whether a release is a click: the pointer is still on the target of the press, and after a drag, the
  /// target is one that is not dragged itself (I4).
  private func endsInClick(_ primary: PrimaryButton) -> Bool {
    guard let press = primary.press, !primary.isBanding, isOnTarget(of: press) else { return false }
    return !primary.isDragging
      || (!press.isLatched && press.target.flatMap { scene[$0] }?.mayClickAfterDrag == true)
  }

  private func isOnTarget(of press: PrimaryPress) -> Bool {
    hover.hoveredTarget == press.target && hover.visibility == .visible && !press.isOnDisabledMember
  }

  private mutating func recordClick(_ press: PrimaryPress) {
    let count = input.buttons.noteClick(
      on: press.target, at: press.location, time: now, interval: settings.doubleClickInterval,
      distance: configuration.input.clickDistance)
    record(.clicked(eventPress(.primary, device: press.device), count: count))
    // A click on no target clears the selection, as a band that meets nothing would (I7).
    if press.dragRole == .band, configuration.input.bandSelection,
      BandSelection.Mode(input.modifiers) == .exclusive
    {
      band.clear()
    }
  }

  /// The target of a press, unless it has been removed.
  func registered(_ target: TargetID?) -> TargetID? {
    target.flatMap { scene.slot(of: $0) == nil ? nil : $0 }
  }

  /// The location of a click now.
  private var clickLocation: Point { hover.location(of: presentedPosition(position)) }

  private func eventPress(_ button: PointerButton, device: DeviceID) -> PointerEvent.Press {
    PointerEvent.Press(
      target: hover.hoveredTarget, button: button, location: clickLocation, device: device)
  }

  // MARK: Pressure (I13)

  /// Applies the pressure of a press, which is reported from the press to the release.
  mutating func applyPressure(_ value: Double, device: Int) -> Changes {
    let id = input.devices[device].id
    guard let index = input.buttons.lastPress(of: id) else { return value == 0 ? [] : countUnbalanced(id) }
    let pressure = value.clamped(to: 0...1)
    if pressure != value { diagnostics.clampedValues.count(nil) }
    if let press = input.buttons.setPressure(pressure, ofPress: index) { recordPressure(of: press, pressure) }
    return []
  }

  /// Records a pressure of 0 at the end of a press, so that the control returns to its plain state.
  private mutating func endPressure(of press: ButtonState.Press) {
    if let pressure = press.pressure, pressure > 0 { recordPressure(of: press, 0) }
  }

  private mutating func recordPressure(of press: ButtonState.Press, _ pressure: Double) {
    record(
      .pressureChanged(
        PointerEvent.Press(
          target: registered(press.target), button: press.button, location: clickLocation,
          device: press.device), pressure: pressure))
  }
}
