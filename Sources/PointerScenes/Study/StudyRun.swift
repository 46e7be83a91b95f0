import PointerKit

/// One trial under way: the person moves, looks, corrects and clicks.
struct StudyRun {
  /// How long the eye follows the pointer to tell whether it moves, in seconds: from one picture to the next.
  private static let glance = 1.0 / 60

  private(set) var outcome = StudyTrial()

  private let stage: StudyStage
  private let person: SimulatedPerson
  private let assignment: StudyTask.Assignment
  private let trial: Int
  private var hand: StudyHand
  private let goal: Rect
  private let began: Timestamp
  private var nextLook: Timestamp
  private var looks = 0
  private var frame = PointerFrame()
  /// Where on the pad the finger came down, from the pad's corner, in millimetres.
  private var contact = Vector.zero

  init(_ stage: StudyStage, _ assignment: StudyTask.Assignment, _ trial: Int, _ hand: StudyHand) {
    self.stage = stage
    person = stage.person
    self.assignment = assignment
    self.trial = trial
    self.hand = hand
    goal = stage.task.frame(of: assignment.goal)
    began = hand.now
    nextLook = began.advanced(bySeconds: stage.person.firstLook)
  }

  /// Does the trial.
  mutating func perform() {
    read()
    var isArriving = move()
    while looks < StudyStage.mostLooks {
      if isArriving {
        if look() { return finish() }
      }
      isArriving = nextMove()
    }
    outcome.isGivenUp = true
    finish()
  }

  private mutating func finish() { outcome.seconds = max(outcome.seconds, elapsed) }

  private var elapsed: Double { hand.now.seconds(since: began) }

  private mutating func read() { hand.engine.read(at: hand.now, into: &frame) }

  // MARK: Looking

  /// Looks until there is something to do; true if the goal was clicked.
  private mutating func look() -> Bool {
    while looks < StudyStage.mostLooks {
      // It takes two pictures to see whether something moves.
      while nextLook.seconds(since: hand.now) < StudyRun.glance { passLook() }
      hand.wait(until: nextLook.advanced(bySeconds: -StudyRun.glance))
      read()
      let before = frame.pointer.center
      hand.wait(until: nextLook)
      let isHasty = stage.share(.haste, looks, of: trial) < person.haste
      passLook()
      read()
      if frame.pointer.center.distance(to: before) > person.settledSpeed * StudyRun.glance { continue }
      let selection = stage.selection(hand.engine)
      guard selection != nil, isHasty || selection == assignment.goal else { return false }
      if !isHasty { hand.wait(person.verification) }
      return click()
    }
    return false
  }

  private mutating func passLook() {
    let share = stage.share(.look, looks, of: trial)
    nextLook = nextLook.advanced(
      bySeconds: person.shortestLook + share * (person.longestLook - person.shortestLook))
    looks += 1
  }

  /// Presses, with the finger on the pad; true if it reached the goal.
  private mutating func click() -> Bool {
    waitForFinger()
    hand.touch()
    let isHit = stage.selection(hand.engine) == assignment.goal
    if outcome.wrongClicks == 0 {
      let start = stage.task.frame(of: assignment.start).center
      let axis = (goal.center - start).normalized
      outcome.deviation = (hand.engine.position - goal.center).dot(axis)
    }
    outcome.seconds = elapsed
    if !isHit { outcome.wrongClicks += 1 }
    hand.click(holding: person.hold)
    return isHit
  }

  // MARK: Moving

  /// Corrects, some time after what was seen.
  private mutating func nextMove() -> Bool {
    hand.wait(person.response)
    return move()
  }

  /// Moves toward the goal from where the pointer was seen; false if the pad was too small for the whole way.
  private mutating func move() -> Bool {
    let way = goal.center - frame.pointer.center
    guard way.length > 0.5 else {
      // It seems to be there, and yet it is not: a nudge toward the middle.
      return true
    }
    let index = outcome.strokes
    outcome.strokes += 1
    let isFlick = stage.technique.coasts && way.length > person.shortestFlick
    let along =
      max(person.noiseAlong * way.length, person.leastNoise) * stage.normal(.along, index, of: trial)
    let across =
      max(person.noiseAcross * way.length, person.leastNoise) * stage.normal(.across, index, of: trial)
    let direction = way.normalized
    // What chance adds must not turn a movement round.
    let aim =
      direction * max(0.2 * way.length, way.length + along) + Vector(dx: -direction.dy, dy: direction.dx)
      * across
    let (pulse, isWhole) = pulse(toward: aim, isFlick: isFlick, index)
    comeDown(for: pulse)
    if isFlick { flick(pulse) } else { hand.perform(pulse) }
    if !isWhole {
      // Clutching: the finger comes back to where it began, and the eye sees how far it has come.
      read()
      hand.lift()
      hand.wait(person.fingerReturn)
      read()
    }
    return isWhole
  }

  private mutating func flick(_ pulse: Pulse) {
    outcome.flicks += 1
    hand.perform(pulse)
    if outcome.flicks == 1 { outcome.attractor = hand.engine.lastAttraction?.target }
  }

  /// The pulse for a way of the pointer, or for an even part of it that the pad has room for.
  private func pulse(toward aim: Vector, isFlick: Bool, _ index: Int) -> (Pulse, isWhole: Bool) {
    let size = min(goal.width, goal.height)
    var parts = 1
    while true {
      let distance = aim.length / Double(parts)
      // A stroke that is not to arrive needs no care.
      let seconds =
        isFlick
        ? person.flickTime / Pulse.peak
        : person.pulseTime(distance: distance, size: parts == 1 ? size : distance / 2)
      var pulse = Pulse(way: .zero, seconds: seconds)
      if isFlick {
        pulse.flick = Pulse.Flick(
          lift: person.flickTime, braking: person.liftBraking, speed: person.liftSpeed, roll: 0)
      }
      let travel = stage.travel(distance: distance, pulse: pulse)
      let share = isFlick ? Pulse.share(Pulse.peak) : 1
      if travel * share <= room(in: aim.normalized) || parts == 8 {
        pulse.way = aim.normalized * travel
        if isFlick {
          let jitter = person.liftJitter * stage.normal(.lift, index, of: trial)
          pulse.flick?.lift = max(0.2 * seconds, min(0.8 * seconds, person.flickTime + jitter))
          pulse.flick?.roll = person.liftRoll * stage.normal(.roll, index, of: trial)
        }
        return (pulse, parts == 1)
      }
      parts += 1
    }
  }

  // MARK: The pad

  /// How far a finger that comes down where it should can go in a direction on the pad, in millimetres.
  private func room(in direction: Vector) -> Double {
    min(
      (person.padWidth - 2 * person.padMargin) / max(direction.dx.magnitude, 1e-6),
      (person.padHeight - 2 * person.padMargin) / max(direction.dy.magnitude, 1e-6))
  }

  /// Puts the finger where a pulse has room; it stays where it is if there is room from there.
  private mutating func comeDown(for pulse: Pulse) {
    let isNew = hand.lifted == nil && !hand.isDown
    // At first the finger rests just above the pad, where the movement before left it.
    if isNew { contact = restingPlace }
    let travel = pulse.way * (pulse.flick == nil ? 1 : Pulse.share(Pulse.peak))
    if isNew || hand.isDown, isOnPad(contact + hand.moved + travel) {
      hand.touch()
      return
    }
    if isNew { hand.wait(person.fingerReturn) }
    hand.lift()
    waitForFinger()
    contact = Vector(dx: person.padWidth, dy: person.padHeight) / 2 - travel / 2
    hand.touch()
  }

  /// Somewhere in the middle of the pad, the same for each technique.
  private var restingPlace: Vector {
    let spread = person.restingSpread
    return Vector(
      dx: person.padWidth * (0.5 + spread * (stage.share(.rest, 0, of: trial) - 0.5)),
      dy: person.padHeight * (0.5 + spread * (stage.share(.rest, 1, of: trial) - 0.5)))
  }

  private func isOnPad(_ place: Vector) -> Bool {
    let (far, margin) = (Vector(dx: person.padWidth, dy: person.padHeight) - place, person.padMargin)
    return min(place.dx, place.dy, far.dx, far.dy) >= margin
  }

  /// Waits until a finger that left the pad can be back.
  private mutating func waitForFinger() {
    guard !hand.isDown, let lifted = hand.lifted else { return }
    hand.wait(until: lifted.advanced(bySeconds: person.fingerReturn))
  }
}
