package import PointerKit

/// A study of pointing on a scene: a simulated person performs the same trials with each technique.
///
/// ```swift
/// let study = try Study(of: scene, named: "settings", trials: 20)
/// let report = StudyReport([study.result()]).text
/// ```
/// The study uses the real engine, with the input of a trackpad. Only the person is random: the same seed,
/// scene and number of trials give exactly the same result. Within a trial the random numbers are the same
/// for each technique, so that differences between techniques are paired.
package struct Study: Sendable {
  /// The default number of trials: 400.
  package static let standardTrials = 400
  /// The default seed: 1.
  package static let standardSeed: UInt64 = 1

  /// The name of the scene.
  package let name: String
  /// The scene.
  package let scene: Scene
  /// The task of the person.
  package let task: StudyTask
  /// The person.
  package let person: SimulatedPerson
  /// The number of trials with each technique, at least 1.
  package let trials: Int
  /// The seed of the random numbers.
  package let seed: UInt64

  /// Creates a study.
  ///
  /// - Parameters:
  ///   - scene: The scene; its targets do not move.
  ///   - name: The name of the scene in reports.
  ///   - trials: The number of trials with each technique, at least 1; 400 by default.
  ///   - seed: The seed of the random numbers; 1 by default.
  ///   - person: The simulated person; by default a person with all default values.
  /// - Throws: ``StudyError``.
  package init(
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
  package func result(progress: (Int) -> Void = { _ in }) -> StudyResult {
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

/// The error for a scene without two goals at different positions.
package struct StudyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of targets at different positions to which the pointer snaps along both axes.
  package let goals: Int
  /// The number of targets.
  package let targets: Int

  /// A description of the goals found.
  package var found: String { "\(goals) of \(targets) targets that the pointer snaps to" }
  /// A description of the goals expected.
  package var expected: String { "at least 2 at different positions" }
  /// The error in one line of text.
  package var description: String { "found \(found), expected \(expected)" }
}

/// The outcome of a trial with one technique.
package struct StudyTrial: Hashable, Sendable {
  /// The time from the start of the trial until the button is released in the click on the goal, in seconds.
  ///
  /// It includes corrections of wrong clicks. If the person gives up, it is the time until then. The reaction
  /// before the first movement is not simulated, and is therefore not included.
  package var seconds: Double = 0
  /// The number of clicks that did not reach the goal.
  package var wrongClicks = 0
  /// The number of pulses.
  package var strokes = 0
  /// The number of pulses that were flicks.
  package var flicks = 0
  /// The target that attracted the first flick; nil if no target did, or if there was no flick.
  package var attractor: TargetID?
  /// The model pointer's distance beyond the goal's center at the first click, in points.
  ///
  /// It is measured along the direction from the start, and is negative if the pointer has not reached the
  /// center.
  package var deviation: Double = 0
  /// Whether the person gave up.
  package var isGivenUp = false

  /// Whether the first click did not reach the goal.
  package var isMiss: Bool { wrongClicks > 0 || isGivenUp }
}

/// The result of a study, with every trial and with summaries.
package struct StudyResult: Hashable, Sendable {
  /// A trial with each technique.
  package struct Row: Hashable, Sendable {
    /// The start and the goal.
    package var assignment: StudyTask.Assignment
    /// The width of the goal's frame along the direction from the start, in points.
    package var width: Double
    /// The name of the goal.
    package var goalName: String
    /// The trial with each technique, in the order of the cases of ``StudyTechnique``.
    package var trials: [StudyTrial]

    /// The trial with one technique.
    package subscript(technique: StudyTechnique) -> StudyTrial { trials[technique.rawValue] }
  }

  /// The name of the scene or of the group of scenes.
  package let name: String
  /// The seed of the random numbers.
  package let seed: UInt64
  /// The number of goals.
  package let goals: Int
  /// The number of targets.
  package let targets: Int
  /// The trials, in order.
  package let rows: [Row]
  /// The summary of each band; the key nil has the summary of all trials.
  private let summaries: [StudyBand?: StudySummary]

  /// Creates the combined result of several scenes, with the trials of all of them.
  package init(_ results: [StudyResult], named name: String) {
    self.init(
      name: name, seed: results.first?.seed ?? Study.standardSeed, goals: results.reduce(0) { $0 + $1.goals },
      targets: results.reduce(0) { $0 + $1.targets }, rows: results.flatMap(\.rows))
  }

  init(name: String, seed: UInt64, goals: Int, targets: Int, rows: [Row]) {
    self.name = name
    self.seed = seed
    self.goals = goals
    self.targets = targets
    self.rows = rows
    var summaries: [StudyBand?: StudySummary] = [nil: StudySummary(of: rows, seed: seed)]
    for band in StudyBand.allCases {
      summaries[band] = StudySummary(of: rows.filter { $0.assignment.band == band }, seed: seed)
    }
    self.summaries = summaries
  }

  /// The bands that have trials, from near to far.
  package var bands: [StudyBand] {
    StudyBand.allCases.filter { band in rows.contains { $0.assignment.band == band } }
  }

  /// The summary of a band; nil, the default, means all trials.
  package func summary(of band: StudyBand? = nil) -> StudySummary {
    summaries[band] ?? StudySummary(of: [], seed: seed)
  }
}

/// A range of distances between the centers of a trial's start and goal.
package enum StudyBand: Int, Hashable, Sendable, CaseIterable {
  /// Less than 150 points: by default, the person does not flick over such a distance.
  case near
  /// From 150 to 300 points.
  case middle
  /// From 300 to 600 points.
  case far
  /// 600 points and more.
  case beyond

  /// The band of a distance in points.
  package init(distance: Double) {
    self = distance < 150 ? .near : distance < 300 ? .middle : distance < 600 ? .far : .beyond
  }

  /// The range in points, for tables.
  package var name: String {
    switch self {
    case .near: "0–150"
    case .middle: "150–300"
    case .far: "300–600"
    case .beyond: "600 up"
    }
  }

  /// The range with its unit, for charts.
  var label: String { self == .beyond ? "600 pt up" : name + " pt" }

  /// The range in words, for sentences.
  var phrase: String {
    switch self {
    case .near: "within 150 pt"
    case .middle: "from 150 to 300 pt"
    case .far: "from 300 to 600 pt"
    case .beyond: "beyond 600 pt"
    }
  }
}
