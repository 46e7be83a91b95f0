public import PointerKit

// Moving the pointer. Everything else that a hand does is in SimulatedPerson+Acts.swift.
extension SimulatedPerson {
  /// Lays one finger on the trackpad.
  public mutating func touch(waiting milliseconds: Int64 = 0) {
    send(.contact(.began, fingers: 1), waiting: milliseconds)
  }

  /// Lays a finger down, and moves in one report.
  public mutating func touch(movingBy delta: Vector, waiting milliseconds: Int64 = 0) {
    touch()
    move(by: delta, waiting: milliseconds)
  }

  /// Takes all fingers off the trackpad; a rolling finger leaves with a last report of the way it rolls.
  public mutating func lift(waiting milliseconds: Int64 = 0) {
    if hand.roll > 0, isTouching { move(by: hand.rollAtLift(number: diary.count)) }
    deliverPending()
    send(.contact(.ended, fingers: 0), waiting: milliseconds)
  }

  /// Moves by a vector in a single report, one report interval from now.
  public mutating func move(by delta: Vector, waiting milliseconds: Int64 = 0) {
    wait(nanoseconds: reportInterval)
    report(delta)
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Moves by a vector at an even speed, in as many reports as the time holds; at least one.
  public mutating func move(by delta: Vector, over duration: Int64, waiting milliseconds: Int64 = 0) {
    let reports = max(1, duration * 1_000_000 / max(1, reportInterval))
    for _ in 0..<reports { move(by: delta / Double(reports)) }
    deliverPending()
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Moves to a point as a hand does: slowly at first, fastest in the middle, slowly at the end.
  ///
  /// On a trackpad that reports contact a finger is laid down first, if none lies there, and stays. The
  /// position follows the minimum-jerk path 10τ³ − 15τ⁴ + 6τ⁵ (Flash and Hogan 1985). The device must report
  /// points, as it does by default: with a unit to which the engine applies acceleration the pointer ends
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - goal: The point, in window points.
  ///   - duration: The time that the movement takes, in milliseconds; 300 by default.
  ///   - milliseconds: How long the person waits afterward.
  public mutating func move(to goal: Point, over duration: Int64 = 300, waiting milliseconds: Int64 = 0) {
    layFingerDown()
    let start = engine.position
    let reports = max(1, duration * 1_000_000 / max(1, reportInterval))
    var reached = 0.0
    for index in 1...reports {
      let time = Double(index) / Double(reports)
      let share = time * time * time * (10 - 15 * time + 6 * time * time)
      move(by: (goal - start) * (share - reached))
      reached = share
    }
    deliverPending()
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Moves to the center of a target, or to another part of its frame, as ``move(to:over:waiting:)-(Point,_,_)``.
  public mutating func move(
    to target: TargetID, at part: PartOfFrame = .center, over duration: Int64 = 300,
    waiting milliseconds: Int64 = 0
  ) {
    move(to: point(in: target, at: part), over: duration, waiting: milliseconds)
  }

  /// Touches, swipes at an even velocity in points a second for 120 ms, and lifts while moving.
  ///
  /// A device that does not report contact only swipes, unless it is said to report it this time.
  public mutating func flick(_ velocity: Vector, reportsContact: Bool? = nil, waiting milliseconds: Int64 = 0)
  {
    let hasContact = reportsContact ?? self.reportsContact
    if hasContact { touch() }
    move(by: velocity * 0.12, over: 120)
    if hasContact { lift() }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Flicks in the direction of a target's center, at a speed in points a second.
  ///
  /// Without a speed, inertia ends at the center of the target. Such a flick lands wherever the target is,
  /// unless something else attracts it. To find out whether the target is near enough for a person, give the
  /// speed of an ordinary flick, such as 1,500.
  ///
  /// The stroke takes 120 ms, and inertia adds the speed times the decay's time constant. On a trackpad without
  /// contact the finger only stops reporting, so wait for the lift to be inferred.
  public mutating func flick(
    toward target: TargetID, speed: Double? = nil, waiting milliseconds: Int64 = 0
  ) {
    if isTouching { lift() }
    let way = point(in: target) - engine.position
    let time = 0.12 + engine.configuration.magnetism.decay.timeConstant
    guard way.length > 0 else { return flick(.zero, waiting: milliseconds) }
    flick(way * ((speed ?? way.length / time) / way.length), waiting: milliseconds)
  }

  // MARK: Reports

  mutating func layFingerDown() { if reportsContact, !isTouching { touch() } }

  /// Reports a movement of the device up to now, to which the hand adds its tremor.
  private mutating func report(_ delta: Vector) {
    var delta = delta
    if hand.amplitude > 0 {
      let displacement = hand.displacement(at: now)
      delta += displacement - shaken
      shaken = displacement
    }
    note(.moved(delta, from: now.advanced(byNanoseconds: -reportInterval)))
    if delivery.size == 1 { return deliver(delta, at: now) }
    pending.add(delta, at: now)
    if pending.count >= delivery.size { deliverPending() }
  }

  /// Gives the host the reports that a burst or a merged report holds back.
  mutating func deliverPending() {
    guard pending.count > 0 else { return }
    let reports = delivery.isMerged ? [pending.merged] : pending.reports
    pending = PendingReports()
    for (delta, time) in reports { deliver(delta, at: time) }
  }

  private mutating func deliver(_ delta: Vector, at time: Timestamp) {
    diary.begin(from: engine.position)
    let kind: PointerInput.Kind = sendsPositions ? .position(engine.position + delta) : .motion(delta)
    perform(PointerInput(kind, at: time, device: device))
    diary.pass(engine.position)
  }
}
