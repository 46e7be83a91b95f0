import Kinematics

/// The changes that time alone causes, each at its own instant.
extension PointerEngine {
  /// Runs every timer that is due by an engine time, which is not before `now`.
  mutating func advanceEngine(to time: Timestamp) {
    while let timer = readNextTimer(), timer.due <= time {
      clock.advanceEngine(to: max(now, timer.due))
      settle(fire(timer.kind))
    }
    clock.advanceEngine(to: time)
  }

  enum Timer {
    /// The hovered target is found while the pointer moves by itself: every 4 ms or more, and at the end.
    case sample
    /// A report of a device is overdue, so that a coast may begin.
    case overdue(device: Int)
    /// A device has been silent long enough for its finger to have lifted.
    case lift(device: Int)
    /// A coast that began tentatively has not been confirmed by a lift.
    case tentativeCoast
    /// A device has been still long enough for its movement to be over.
    case strokeEnd(device: Int)
    /// A revealed element is to be concealed.
    case conceal
    /// The pointer has rested in a gap between two texts.
    case textGap
    /// The gaze has rested in another space.
    case gaze
    case autoHide
    /// The material changes between light and dark, after it had changed too recently (S4).
    case material
  }

  private mutating func fire(_ timer: Timer) -> Changes {
    switch timer {
    case .sample:
      let target = model.attractor
      var isOver = model.advanceToNextSample(at: now)
      if !isOver { isOver = stopWhereNothingCoasts() }
      guard isOver else { return .hover }
      record(.landed(target))
      // If the device reports no contact, the lift that set the pointer in motion was inferred.
      let isCertain = input.movingDevice.map { input.devices[$0].hasReportedContact } ?? true
      return mayMovePointer ? [.hover, .recentering(after: isCertain ? .lift : .inferredLift)] : .hover
    case .overdue(let device):
      beginTentativeCoast(device)
      return []
    case .lift(let device): return inferLift(device)
    case .tentativeCoast:
      endTentativeCoast()
      return []
    case .strokeEnd(let device):
      input.devices[device].endStroke()
      return recenteringChange(after: device, isCertain: false)
    case .conceal:
      concealDue()
      return []
    case .textGap: return .hover
    case .gaze:
      restGaze()
      return []
    case .autoHide: return hide()
    case .material: return .look
    }
  }

  /// Stops a coast that has reached a target or a space over which the pointer does not coast; returns
  /// whether it did.
  private mutating func stopWhereNothingCoasts() -> Bool {
    guard model.attractor == nil, !scene.mayCoast(at: position) else { return false }
    model.stop(at: now)
    return true
  }

  /// The next timer; at the same instant in the order of the cases, devices with a lower index first.
  @inline(__always) mutating func readNextTimer() -> (due: Timestamp, kind: Timer)? {
    var next: (due: Timestamp, kind: Timer)?
    func consider(_ due: Timestamp?, _ kind: Timer) {
      guard let due, due < next?.due ?? .distantFuture else { return }
      next = (due, kind)
    }
    if model.isMoving { consider(min(model.nextSample, model.end), .sample) }
    for index in input.devices.indices {
      let lift = input.devices[index].liftDue(configuration: configuration)
      consider(input.devices[index].reportDue(before: lift), .overdue(device: index))
      consider(lift, .lift(device: index))
    }
    consider(tentativeCoast.liftDue, .tentativeCoast)
    for index in input.devices.indices {
      consider(input.devices[index].pauseDue(configuration: configuration), .strokeEnd(device: index))
    }
    consider(concealmentDue, .conceal)
    consider(hover.textGap?.due, .textGap)
    consider(gazeDue, .gaze)
    consider(autoHideDue, .autoHide)
    consider(presentation.material.changeDue, .material)
    return next
  }

  /// The next instant at which time alone changes something visible, or the gaze moves the context, while
  /// everything is at rest; nil if there is none.
  ///
  /// A timer that does neither runs during the next call, but as if at its own instant.
  @inline(__always) mutating func readNextVisibleChange(_ phase: PointerPhase) -> Timestamp? {
    let never = Timestamp.distantFuture
    let next = min(
      readVisiblePauseDue(phase) ?? never, concealmentDue ?? never,
      // A `min` of four would allocate.
      min(
        autoHideDue ?? never, presentation.material.changeDue ?? never,
        min(gazeDue ?? never, hover.textGap?.due ?? never)))
    return next == never ? nil : next
  }

  /// The time at which the pauses of all devices that moved are over; nil if nothing visible changes then.
  ///
  /// At that time the phase of the pointer becomes resting, or the pointer recenters during a gesture.
  @inline(__always) private mutating func readVisiblePauseDue(_ phase: PointerPhase) -> Timestamp? {
    guard phase == .tracking || phase == .gesturing else { return nil }
    var last: (due: Timestamp, device: Int)?
    for index in input.devices.indices {
      if input.devices[index].isTouched { return nil }
      guard input.devices[index].isMoving else { continue }
      guard let due = input.devices[index].pauseDue(configuration: configuration) else { return nil }
      if due >= last?.due ?? .distantPast { last = (due, index) }
    }
    guard let last else { return nil }
    return phase == .tracking || recenters(afterPauseOf: last.device) ? last.due : nil
  }

  /// The next sample of the motion after the latest call and before a time of the host; nil if there
  /// is none.
  package func nextMovement(before time: Timestamp) -> Timestamp? {
    guard model.isMoving else { return nil }
    let instant = clock.hostTime(ofEngine: min(model.nextSample, model.end))
    return instant > clock.host && instant < time ? instant : nil
  }
}
