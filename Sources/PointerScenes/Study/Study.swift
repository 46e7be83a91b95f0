import PointerKit

/// A study of pointing on a scene: a simulated person performs the same trials with each technique.
///
/// ```swift
/// let study = try Study(of: scene, named: "settings", trials: 20)
/// let report = StudyReport([study.result()]).text
/// ```
/// The study uses the real engine, with the input of a trackpad. Only the person is random: the same seed,
/// scene and number of trials give exactly the same result. Within a trial the random numbers are the same
/// for each technique, so that differences between techniques are paired.
public struct Study: Sendable {
  /// The default number of trials: 400.
  public static let standardTrials = 400
  /// The default seed: 1.
  public static let standardSeed: UInt64 = 1

  /// The name of the scene.
  public let name: String
  /// The scene.
  public let scene: Scene
  /// The task of the person.
  public let task: StudyTask
  /// The person.
  public let person: SimulatedPerson
  /// The number of trials with each technique, at least 1.
  public let trials: Int
  /// The seed of the random numbers.
  public let seed: UInt64

  /// Creates a study.
  ///
  /// - Parameters:
  ///   - scene: The scene; its targets do not move.
  ///   - name: The name of the scene in reports.
  ///   - trials: The number of trials with each technique, at least 1; 400 by default.
  ///   - seed: The seed of the random numbers; 1 by default.
  ///   - person: The simulated person; by default a person with all default values.
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

  /// Performs all trials, and calls `progress` after each trial with the number of trials so far.
  public func result(progress: (Int) -> Void = { _ in }) -> StudyResult {
    let setups = StudyTechnique.allCases.map { StudySetup($0, scene, task, person, seed: seed) }
    var rows: [StudyResult.Row] = []
    for trial in 0..<trials {
      let assignment = task.assignment(trial, seed: seed)
      rows.append(
        StudyResult.Row(
          assignment: assignment, width: task.width(of: assignment), goalName: goalName(assignment.goal),
          trials: setups.map { $0.perform(trial) }))
      progress(trial + 1)
    }
    return StudyResult(
      name: name, seed: seed, goals: task.goals.count, targets: scene.targets.count, rows: rows)
  }

  private func goalName(_ id: TargetID) -> String { scene.names.name(ofTarget: id) }
}
