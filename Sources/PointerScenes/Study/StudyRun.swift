import PointerKit

/// A trial in progress, in which the person moves the finger, looks, corrects the position and clicks.
struct StudyRun {
  /// The time between the two frames in which the person sees whether the pointer moves, in seconds.
  private static let frameTime = 1.0 / 60

  private(set) var outcome = StudyTrial()

  private let setup: StudySetup
  private let person: SimulatedPerson
  private let assignment: StudyTask.Assignment
  private let trial: Int
  private var finger: StudyFinger
  /// The frame of the control to click, in window points.
  private let goal: Rect
  private let began: Timestamp
  private var nextLook: Timestamp
  /// The number of looks so far; see ``StudySetup/maximumLookCount``.
  private var looks = 0
  private var frame = PointerFrame()
  /// The position at which the finger touched the pad, measured from the pad's corner, in millimeters.
  private var contact = Vector.zero

  init(_ setup: StudySetup, _ assignment: StudyTask.Assignment, _ trial: Int, _ finger: StudyFinger) {
    self.setup = setup
    person = setup.person
    self.assignment = assignment
    self.trial = trial
    self.finger = finger
    goal = setup.task.frame(of: assignment.goal)
    began = finger.now
    nextLook = began.advanced(bySeconds: setup.person.firstLook)
  }

  /// Performs the trial.
  mutating func perform() {
    read()
    var isArriving = move()
    while looks < StudySetup.maximumLookCount {
      if isArriving {
        if look() { return finish() }
      }
      isArriving = nextMove()
    }
    outcome.isGivenUp = true
    finish()
  }

  private mutating func finish() { outcome.seconds = max(outcome.seconds, elapsed) }

  private var elapsed: Double { finger.now.seconds(since: began) }

  private mutating func read() { finger.engine.read(at: finger.now, into: &frame) }

  // MARK: Looking

  /// Looks at the pointer until the person clicks or decides to correct the position, or has no looks left.
  ///
  /// The result is true if the person has clicked the goal.
  private mutating func look() -> Bool {
    while looks < StudySetup.maximumLookCount {
      // The person needs two frames to see whether the pointer moves.
      while nextLook.seconds(since: finger.now) < StudyRun.frameTime { scheduleNextLook() }
      finger.wait(until: nextLook.advanced(bySeconds: -StudyRun.frameTime))
      read()
      let before = frame.pointer.center
      finger.wait(until: nextLook)
      let isHasty = setup.fraction(.haste, looks, of: trial) < person.haste
      scheduleNextLook()
      read()
      if frame.pointer.center.distance(to: before) > person.settledSpeed * StudyRun.frameTime { continue }
      let selection = setup.selection(finger.engine)
      guard selection != nil, isHasty || selection == assignment.goal else { return false }
      if !isHasty { finger.wait(person.verification) }
      return click()
    }
    return false
  }

  private mutating func scheduleNextLook() {
    let fraction = setup.fraction(.look, looks, of: trial)
    nextLook = nextLook.advanced(
      bySeconds: person.shortestLook + fraction * (person.longestLook - person.shortestLook))
    looks += 1
  }

  /// Clicks with the finger on the pad; the result is true if the click has reached the goal.
  private mutating func click() -> Bool {
    waitForFinger()
    finger.touch()
    let isHit = setup.selection(finger.engine) == assignment.goal
    if outcome.wrongClicks == 0 {
      let start = setup.task.frame(of: assignment.start).center
      let axis = (goal.center - start).normalized
      outcome.deviation = (finger.engine.position - goal.center).dot(axis)
    }
    outcome.seconds = elapsed
    if !isHit { outcome.wrongClicks += 1 }
    finger.click(for: person.clickTime)
    return isHit
  }

  // MARK: Moving

  /// Corrects the position after the reaction to a look.
  ///
  /// The result is false if the pad had no room for the whole movement.
  private mutating func nextMove() -> Bool {
    finger.wait(person.response)
    return move()
  }

  /// Moves toward the goal from the position at which the person last saw the pointer.
  ///
  /// The result is false if the pad had no room for the whole movement.
  private mutating func move() -> Bool {
    let distance = goal.center - frame.pointer.center
    // If the pointer seems to be on the goal, there is nothing to correct.
    guard distance.length > 0.5 else { return true }
    let index = outcome.strokes
    outcome.strokes += 1
    let isFlick = setup.technique.coasts && distance.length > person.shortestFlick
    let along =
      max(person.noiseAlong * distance.length, person.leastNoise) * setup.normal(.along, index, of: trial)
    let across =
      max(person.noiseAcross * distance.length, person.leastNoise) * setup.normal(.across, index, of: trial)
    let direction = distance.normalized
    // The noise must not reverse a movement.
    let aim =
      direction * max(0.2 * distance.length, distance.length + along)
      + Vector(dx: -direction.dy, dy: direction.dx) * across
    let (pulse, isWhole) = pulse(toward: aim, isFlick: isFlick, index)
    placeFinger(for: pulse)
    if isFlick { flick(pulse) } else { finger.perform(pulse) }
    if !isWhole {
      // Clutching: the finger is lifted and put down again, and the person sees the new position.
      read()
      finger.lift()
      finger.wait(person.fingerReturn)
      read()
    }
    return isWhole
  }

  private mutating func flick(_ pulse: Pulse) {
    outcome.flicks += 1
    finger.perform(pulse)
    if outcome.flicks == 1 { outcome.attractor = finger.engine.lastAttraction?.target }
  }

  /// The pulse for a movement of the pointer.
  ///
  /// If the pad has no room for the whole movement, the pulse makes only one of several equal parts of it.
  private func pulse(toward aim: Vector, isFlick: Bool, _ index: Int) -> (Pulse, isWhole: Bool) {
    let size = min(goal.width, goal.height)
    var parts = 1
    while true {
      let distance = aim.length / Double(parts)
      // A part of a movement need not be precise.
      let seconds =
        isFlick
        ? person.flickTime / Pulse.peak
        : person.pulseTime(distance: distance, size: parts == 1 ? size : distance / 2)
      var pulse = Pulse(displacement: .zero, seconds: seconds)
      if isFlick {
        pulse.flick = Pulse.Flick(
          lift: person.flickTime, braking: person.liftBraking, speed: person.liftSpeed, roll: 0)
      }
      let travel = setup.travel(distance: distance, pulse: pulse)
      let part = isFlick ? Pulse.progress(Pulse.peak) : 1
      if travel * part <= room(in: aim.normalized) || parts == 8 {
        pulse.displacement = aim.normalized * travel
        if isFlick {
          let jitter = person.liftJitter * setup.normal(.lift, index, of: trial)
          pulse.flick?.lift = max(0.2 * seconds, min(0.8 * seconds, person.flickTime + jitter))
          pulse.flick?.roll = person.liftRoll * setup.normal(.roll, index, of: trial)
        }
        return (pulse, parts == 1)
      }
      parts += 1
    }
  }

  // MARK: The pad

  /// The longest possible movement on the pad in a direction, in millimeters.
  private func room(in direction: Vector) -> Double {
    min(
      (person.padWidth - 2 * person.padMargin) / max(direction.dx.magnitude, 1e-6),
      (person.padHeight - 2 * person.padMargin) / max(direction.dy.magnitude, 1e-6))
  }

  /// Puts the finger down at a position from which the pad has room for a pulse, one movement of the finger.
  ///
  /// A finger that already has room stays at its position.
  private mutating func placeFinger(for pulse: Pulse) {
    let isNew = finger.lifted == nil && !finger.isDown
    // Before the first movement, the finger is above the pad at its resting position.
    if isNew { contact = restingPosition }
    let travel = pulse.displacement * (pulse.flick == nil ? 1 : Pulse.progress(Pulse.peak))
    if isNew || finger.isDown, isOnPad(contact + finger.moved + travel) {
      finger.touch()
      return
    }
    if isNew { finger.wait(person.fingerReturn) }
    finger.lift()
    waitForFinger()
    contact = Vector(dx: person.padWidth, dy: person.padHeight) / 2 - travel / 2
    finger.touch()
  }

  /// A random position in the central part of the pad, the same for each technique.
  private var restingPosition: Vector {
    let spread = person.restingSpread
    return Vector(
      dx: person.padWidth * (0.5 + spread * (setup.fraction(.rest, 0, of: trial) - 0.5)),
      dy: person.padHeight * (0.5 + spread * (setup.fraction(.rest, 1, of: trial) - 0.5)))
  }

  private func isOnPad(_ position: Vector) -> Bool {
    let opposite = Vector(dx: person.padWidth, dy: person.padHeight) - position
    return min(position.dx, position.dy, opposite.dx, opposite.dy) >= person.padMargin
  }

  /// Waits until a lifted finger can be back on the pad.
  private mutating func waitForFinger() {
    guard !finger.isDown, let lifted = finger.lifted else { return }
    finger.wait(until: lifted.advanced(bySeconds: person.fingerReturn))
  }
}
