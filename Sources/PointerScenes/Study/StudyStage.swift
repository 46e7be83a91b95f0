import PointerKit

/// One technique on one scene, ready for trials.
struct StudyStage {
  /// After so many looks the person gives up: some 15 seconds.
  static let mostLooks = 120

  let technique: StudyTechnique
  let person: SimulatedPerson
  let task: StudyTask
  let seed: UInt64
  private let engine: PointerEngine
  private let rehearsal: Rehearsal
  /// What a click of a bubble cursor can reach, and where that is.
  private var regions: [(id: TargetID, region: Rect)] = []

  init(
    _ technique: StudyTechnique, _ scene: Scene, _ task: StudyTask, _ person: SimulatedPerson, seed: UInt64
  ) {
    self.technique = technique
    self.person = person
    self.task = task
    self.seed = seed
    let engine = technique.engine(for: scene)
    self.engine = engine
    rehearsal = Rehearsal(settings: engine.settings, configuration: engine.configuration)
    guard technique == .bubble else { return }
    for target in scene.targets where target.isEnabled {
      // What is covered cannot be clicked, however near it is.
      guard let region = engine.region(of: target.id), engine.target(at: region.center)?.id == target.id
      else { continue }
      regions.append((target.id, region))
    }
  }

  /// Lets the person do one trial.
  func perform(_ trial: Int) -> StudyTrial {
    let assignment = task.assignment(trial, seed: seed)
    var hand = StudyHand(engine: engine, at: Timestamp(nanoseconds: 1_000_000_000))
    hand.enter(at: task.frame(of: assignment.start).center)
    hand.wait(0.5)
    var run = StudyRun(self, assignment, trial, hand)
    run.perform()
    return run.outcome
  }

  /// What a click would reach.
  func selection(_ engine: PointerEngine) -> TargetID? {
    if technique != .bubble || engine.hoveredTarget != nil { return engine.hoveredTarget }
    let place = engine.position
    var best: (id: TargetID, distance: Double)?
    for (id, region) in regions {
      let distance = region.distanceSquared(to: place)
      if distance < best?.distance ?? .infinity { best = (id, distance) }
    }
    return best?.id
  }

  /// The length of the finger's way for a pulse.
  func travel(distance: Double, pulse: Pulse) -> Double { rehearsal.travel(distance: distance, pulse: pulse) }

  /// A number of mean 0 and deviation 1, the same for each technique.
  func normal(_ purpose: SeededDice.Purpose, _ index: Int, of trial: Int) -> Double {
    var dice = SeededDice(seed: seed, purpose, index, of: trial)
    return dice.normal()
  }

  /// A number from 0 to 1, the same for each technique.
  func share(_ purpose: SeededDice.Purpose, _ index: Int, of trial: Int) -> Double {
    var dice = SeededDice(seed: seed, purpose, index, of: trial)
    return dice.share()
  }
}
