import Kinematics

/// The buttons that are down, the meaning of each, and the number of clicks in a row with the primary button
/// (I1, I13).
struct ButtonState: Hashable, Sendable {
  struct Press: Hashable, Sendable {
    let physical: PointerButton
    /// The meaning of the button, which stays the same from press to release (I1).
    let button: PointerButton
    let device: DeviceID
    let target: TargetID?
    /// The target whose shape the pointer had at the press, which may be a member of a group with the disabled member
    /// that was pressed (R4).
    var styledTarget: TargetID?
    /// Whether a button with the same meaning was down already, of another device or of the same one; such a press
    /// and its release do nothing.
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

  private var down: [Press] = []
  private var lastClick: Click?

  init() { down.reserveCapacity(8) }

  var isAnyDown: Bool { !down.isEmpty }

  /// The press that owns the pointer (I15): the first of those that are held; nil if no button is down.
  var owner: Press? { down.first { !$0.isNested } }

  func isDown(_ physical: PointerButton, of device: DeviceID) -> Bool {
    down.contains { $0.physical == physical && $0.device == device }
  }

  func isDown(_ button: PointerButton) -> Bool { down.contains { $0.button == button && !$0.isNested } }

  mutating func press(_ press: Press) { down.append(press) }

  mutating func release(_ physical: PointerButton, device: DeviceID) -> Press? {
    let index = down.firstIndex { $0.physical == physical && $0.device == device }
    return index.map { down.remove(at: $0) }
  }

  mutating func releaseAny() -> Press? { down.isEmpty ? nil : down.removeFirst() }

  // MARK: Pressure

  func lastPress(of device: DeviceID) -> Int? { down.lastIndex { $0.device == device } }

  mutating func setPressure(_ pressure: Double, ofPress index: Int) -> Press? {
    guard down[index].pressure != pressure, !down[index].isNested else { return nil }
    down[index].pressure = pressure
    return down[index]
  }

  // MARK: Clicks

  /// Counts a click, and returns the number of clicks in a row on the same target, close enough in time and
  /// position.
  mutating func click(
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

// MARK: - Presses and clicks (I1)

extension PointerEngine {
  mutating func press(_ physical: PointerButton, device: Int) -> Changes {
    noteAction()
    // A button that the person has switched off does nothing.
    guard let button = meaning(of: physical, fingers: input.devices[device].fingers, device) else {
      return []
    }
    return press(physical, as: button, device: device)
  }

  private mutating func press(
    _ physical: PointerButton, as button: PointerButton, device: Int
  ) -> Changes {
    let id = input.devices[device].id
    if input.buttons.isDown(physical, of: id) { return unbalanced(id) }
    let pressed = ButtonState.Press(
      physical: physical, button: button, device: id, target: hover.hoveredTarget,
      styledTarget: hover.styledTarget, isNested: input.buttons.isDown(button))
    input.buttons.press(pressed)
    if pressed.isNested { return [] }
    hover.notePress(at: position, time: now)
    input.devices[device].forgetVelocity()
    if button != .primary { input.buttons.endClicks() }
    record(.pressed(eventPress(button, device: id)))
    if button == .secondary { record(.secondaryClicked(eventPress(button, device: id))) }
    guard button == .primary else { return [] }
    let model = position
    let target = hover.hoveredTarget.flatMap { scene[$0] }
    let isLatched = target?.latchingAxes.isEmpty == false
    let movesInPlace = target?.movesInPlace == true
    let constrained = hover.constrainedAxes
    input.press = PrimaryPress(
      stage: .pressed, device: id, target: hover.hoveredTarget, model: model, location: hover.location(of: model),
      dragStart: hover.dragLocation(of: model, isLatched: isLatched, constrained: constrained),
      mayBand: !hover.isOnDisabledMember, isOnDisabledMember: hover.isOnDisabledMember, movesInPlace: movesInPlace,
      carries: target?.kind.acceptsDrops == true, isLatched: isLatched,
      constrainedAxes: constrained)
    return isLatched ? [.latch, .look] : .look
  }

  mutating func release(_ physical: PointerButton, device: Int) -> Changes {
    noteAction()
    let id = input.devices[device].id
    guard let released = input.buttons.release(physical, device: id) else {
      let meaning = meaning(of: physical, fingers: 0, device)
      if meaning != nil { _ = unbalanced(id) }
      // A host may have taken the press away from the engine when the drag began.
      return meaning == .primary ? endDragOperation() : []
    }
    if released.isNested { return [] }
    let press = input.press
    let isPrimary = released.button == .primary && press.stage != .up
    if isPrimary { endPress(.ended) }
    endPressure(of: released)
    record(.released(eventPress(released.button, device: id)))
    // Another target may be hovered again (I15).
    guard isPrimary else { return .hover }
    if isClick(press) { click(press) } else { input.buttons.endClicks() }
    return forgetPress().union(endDragOperation())
  }

  /// Applies a click that is made as a gesture, such as a tap: a press and a release at once (I8).
  mutating func click(_ physical: PointerButton, fingers: Int, device: Int) -> Changes {
    noteAction()
    guard let button = meaning(of: physical, fingers: fingers, device) else { return [] }
    let id = input.devices[device].id
    if input.buttons.isDown(physical, of: id) { return unbalanced(id) }
    return press(physical, as: button, device: device).union(release(physical, device: device))
  }

  private func meaning(of physical: PointerButton, fingers: Int, _ device: Int) -> PointerButton? {
    settings.gestures.meaning(
      of: physical, fingers: fingers, modifiers: input.modifiers, on: input.devices[device].device.kind)
  }

  /// Releases everything that is pressed, without a click: each press, drag and gesture ends.
  mutating func releaseAll() -> Changes {
    hover.reveals.lastActivity = now
    hover.endPress()
    endPress(.cancelled)
    input.buttons.endClicks()
    while let press = input.buttons.releaseAny() {
      if press.isNested { continue }
      endPressure(of: press)
      record(.cancelled(eventPress(press.button, device: press.device)))
    }
    cancelGestures()
    input.endStrokes()
    return forgetPress().union(endDragOperation())
  }

  /// Keeps the pointer and the revealed controls shown for longer.
  private mutating func noteAction() {
    input.lastInput = now
    hover.reveals.lastActivity = now
  }

  // MARK: Clicks

  private func isClick(_ press: PrimaryPress) -> Bool {
    guard hover.hoveredTarget == press.target, hover.visibility == .visible, !press.isOnDisabledMember else { return false }
    switch press.stage {
    case .pressed: return true
    case .dragging:
      return !press.isLatched && press.target.flatMap { scene[$0] }?.mayClickAfterDrag == true
    case .up, .banding: return false
    }
  }

  private mutating func click(_ press: PrimaryPress) {
    let count = input.buttons.click(
      on: press.target, at: press.location, time: now, interval: settings.doubleClickInterval,
      distance: configuration.clickDistance)
    record(.clicked(eventPress(.primary, device: press.device), count: count))
    // A click on no target clears the selection, as a band that covers nothing would (I7).
    if press.target == nil, configuration.bandSelection, press.mayBand,
      BandSelection.Mode(input.modifiers) == .exclusive
    {
      band.clear()
    }
  }

  /// The target of a press, unless it has been removed.
  func present(_ target: TargetID?) -> TargetID? {
    target.flatMap { scene.slot(of: $0) == nil ? nil : $0 }
  }

  private func eventPress(_ button: PointerButton, device: DeviceID) -> PointerEvent.Press {
    PointerEvent.Press(
      target: hover.hoveredTarget, button: button, location: clickLocation, device: device)
  }
}
