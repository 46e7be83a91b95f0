import PointerKit

/// A study of how well pointing works on a scene: a simulated person does the same trials with each
/// technique.
///
/// ```swift
/// let study = try Study(of: scene, named: "settings")
/// print(StudyReport([study.result()]).text)
/// ```
/// The engine is the real one, driven as a trackpad drives it; chance is the person's alone. The same seed,
/// scene and number of trials give the same result to the bit. A trial's random numbers are the same for each
/// technique, so that differences are of pairs.
public struct Study: Sendable {
  /// How many trials there are if nothing else is said: 400.
  public static let standardTrials = 400
  /// The seed if nothing else is said: 1.
  public static let standardSeed: UInt64 = 1

  /// What the scene is called.
  public let name: String
  /// The layout.
  public let scene: Scene
  /// What the person is asked to do.
  public let task: StudyTask
  /// Who does it.
  public let person: SimulatedPerson
  /// How many trials there are with each technique, at least 1.
  public let trials: Int
  /// What chance follows from.
  public let seed: UInt64

  /// Prepares a study.
  ///
  /// - Parameters:
  ///   - scene: The layout; its targets stay where they are.
  ///   - name: What the report calls it.
  ///   - trials: How many trials there are with each technique; fewer than 1 count as 1.
  ///   - seed: What chance follows from.
  ///   - person: Who does it.
  /// - Throws: ``StudyError``.
  public init(
    of scene: Scene, named name: String, trials: Int = Study.standardTrials,
    seed: UInt64 = Study.standardSeed,
    person: SimulatedPerson = SimulatedPerson()
  ) throws(StudyError) {
    self.name = name
    self.scene = scene
    self.person = person
    self.trials = max(1, trials)
    self.seed = seed
    task = try StudyTask(scene)
  }

  /// Does all trials; `progress` is told after each how many are done.
  public func result(progress: (Int) -> Void = { _ in }) -> StudyResult {
    let stages = StudyTechnique.allCases.map { StudyStage($0, scene, task, person, seed: seed) }
    var rows: [StudyResult.Row] = []
    for trial in 0..<trials {
      let assignment = task.assignment(trial, seed: seed)
      rows.append(
        StudyResult.Row(
          assignment: assignment, width: task.width(of: assignment), goalName: goalName(assignment.goal),
          trials: stages.map { $0.perform(trial) }))
      progress(trial + 1)
    }
    return StudyResult(
      name: name, seed: seed, goals: task.goals.count, targets: scene.targets.count, rows: rows)
  }

  private func goalName(_ id: TargetID) -> String { scene.names.name(ofTarget: id) }
}
