import PointerKit

/// A technique on a scene, ready for trials.
struct StudySetup {
  /// The number of looks after which the person gives up; they take about 15 seconds.
  static let maximumLookCount = 120

  let technique: StudyTechnique
  let person: SimulatedPerson
  let task: StudyTask
  let seed: UInt64
  private let engine: PointerEngine
  private let travelEstimator: TravelEstimator
  /// The targets that a bubble cursor can click, with their hit regions; empty for other techniques.
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
    travelEstimator = TravelEstimator(settings: engine.settings, configuration: engine.configuration)
    guard technique == .bubble else { return }
    for target in scene.targets where target.isEnabled {
      // A covered target cannot be clicked.
      guard let region = engine.region(of: target.id), engine.target(at: region.center)?.id == target.id
      else { continue }
      regions.append((target.id, region))
    }
  }

  /// Performs one trial.
  func perform(_ trial: Int) -> StudyTrial {
    let assignment = task.assignment(trial, seed: seed)
    var finger = StudyFinger(engine: engine, at: Timestamp(nanoseconds: 1_000_000_000))
    finger.enter(at: task.frame(of: assignment.start).center)
    finger.wait(0.5)
    var run = StudyRun(self, assignment, trial, finger)
    run.perform()
    return run.outcome
  }

  /// The target that a click would reach.
  func selection(_ engine: PointerEngine) -> TargetID? {
    if technique != .bubble || engine.hoveredTarget != nil { return engine.hoveredTarget }
    let position = engine.position
    var best: (id: TargetID, distance: Double)?
    for (id, region) in regions {
      let distance = region.distanceSquared(to: position)
      if distance < best?.distance ?? .infinity { best = (id, distance) }
    }
    return best?.id
  }

  /// The length of a pulse, in millimeters, that moves the pointer by a distance in points.
  func travel(distance: Double, pulse: Pulse) -> Double {
    travelEstimator.travel(distance: distance, pulse: pulse)
  }

  /// A random number with mean 0 and standard deviation 1, the same for each technique.
  func normal(_ purpose: SeededDice.Purpose, _ index: Int, of trial: Int) -> Double {
    var dice = SeededDice(seed: seed, purpose, index, of: trial)
    return dice.normal()
  }

  /// A random number of at least 0 and less than 1, the same for each technique.
  func fraction(_ purpose: SeededDice.Purpose, _ index: Int, of trial: Int) -> Double {
    var dice = SeededDice(seed: seed, purpose, index, of: trial)
    return dice.fraction()
  }
}
