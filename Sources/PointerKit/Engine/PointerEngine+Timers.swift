import Kinematics

/// What time alone causes, each at its own instant.
extension PointerEngine {
  enum Timer {
    /// The pointer moves by itself: where is it now? Every 4 ms, and at the end.
    case grid
    /// A device has been silent long enough for its finger to have lifted.
    case lift(device: Int)
    /// A device has been still long enough to recentre.
    case pause(device: Int)
    /// What was revealed is concealed (H1, H2).
    case conceal
    /// Nothing has come from the hand for long enough to hide (M6).
    case autoHide
  }

  /// Whether the hand has reported so lately that nothing can be due yet: mostly it has, and no timer need be
  /// looked at.
  ///
  /// The shortest waits are those for a lift, a pause and hiding, by the ranges of their factors.
  @inline(__always)
  mutating func isTooSoonForTimers(at time: Timestamp) -> Bool {
    guard !model.isMoving, revelation.isEmpty, let lastInput else { return false }
    // Less a microsecond, for what rounding may take.
    let shortest = min(configuration.minimumLiftSilence, configuration.restingPause * 0.1, 0.05) - 1e-6
    guard time.seconds(since: lastInput) < shortest else { return false }
    for index in devices.indices where devices[index].isMoving {
      guard let last = devices[index].lastMotion, time.seconds(since: last) < shortest else { return false }
    }
    return true
  }

  /// The next thing that time causes.
  ///
  /// At the same instant: grid, lifts, pauses, concealing, hiding, and lower devices first.
  mutating func nextTimer() -> (due: Timestamp, kind: Timer)? {
    var next: (due: Timestamp, kind: Timer)?
    func consider(_ due: Timestamp?, _ kind: Timer) {
      guard let due, due < next?.due ?? .distantFuture else { return }
      next = (due, kind)
    }
    if model.isMoving { consider(min(gridDue, model.end), .grid) }
    for index in devices.indices where devices[index].isMoving {
      consider(devices[index].liftDue(configuration: configuration), .lift(device: index))
    }
    for index in devices.indices where devices[index].isMoving {
      consider(devices[index].pauseDue(configuration: configuration), .pause(device: index))
    }
    consider(concealmentDue, .conceal)
    consider(autoHideDue, .autoHide)
    return next
  }

  /// When the pointer hides: the device's delay after the last input or the end of a coast, never while a
  /// button is held.
  @inline(__always)
  var autoHideDue: Timestamp? {
    guard visibility == .shown, !buttons.anyDown, !model.isMoving, let delay = settings.autoHideDelay,
      let lastInput
    else { return nil }
    let factor = inputDevice.map { devices[$0].device.profile.hideDelayFactor } ?? 1
    return max(lastInput, model.end).advanced(bySeconds: delay * factor)
  }

  mutating func fire(_ timer: Timer) {
    switch timer {
    case .grid:
      let isOver = now >= model.end
      if isOver { finishMotion() }
      gridDue = isOver ? .distantFuture : gridDue.advanced(byNanoseconds: PointerEngine.gridInterval)
      updateHover()
      if isOver, !hostOwnsPosition || configuration.hostWarpsCursor { recenter() }
    case .lift(let device):
      inferLift(device)
    case .pause(let device):
      devices[device].endStroke()
      recenter(after: device)
      updateGoals()
    case .conceal: conceal()
    case .autoHide:
      hide()
    }
  }
}
