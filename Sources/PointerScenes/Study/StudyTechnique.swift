import PointerKit

/// A pointing technique that a study compares with others.
///
/// All techniques have the scene's snapping, effects and recentering. They differ in the effect of a flick
/// and in the target of a click.
package enum StudyTechnique: Int, Hashable, Sendable, CaseIterable {
  /// No inertia (`PointerSettings.inertia` is false): the pointer stops with the finger.
  case plain
  /// Inertia alone: the pointer coasts, and no target is magnetic (each `PointerTarget.isMagnetic` is false).
  ///
  /// A magnetism radius of 0 would not be sufficient: a target that contains the end of the coast would still
  /// attract the pointer to its center.
  case inertia
  /// Inertia and magnetism, with the scene's configuration.
  case magnetism
  /// No inertia, and a click reaches the hovered target, or if there is none, the target with the nearest
  /// region.
  ///
  /// This is the bubble cursor of Grossman and Balakrishnan (2005).
  case bubble

  /// The name in tables and charts.
  package var name: String { "\(self)" }

  /// Whether the pointer coasts after a flick.
  package var coasts: Bool { self == .inertia || self == .magnetism }

  /// The settings of a scene with this technique; the pointer does not hide, even in a long trial.
  func settings(of scene: Scene) -> PointerSettings {
    var settings = scene.settings
    settings.inertia = coasts
    settings.autoHideDelay = nil
    return settings
  }

  /// The engine of a scene with this technique, and with the trackpad of ``StudyFinger``.
  func engine(for scene: Scene) -> PointerEngine {
    var scene = scene
    scene.settings = settings(of: scene)
    if self == .inertia {
      for index in scene.targets.indices { scene.targets[index].behavior.isMagnetic = .no }
    }
    var engine = PointerEngine(scene)
    engine.setDevice(StudyFinger.device, at: .zero)
    return engine
  }
}

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
