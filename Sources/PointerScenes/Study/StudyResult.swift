import PointerKit

/// The result of a study, with every trial and with summaries.
public struct StudyResult: Hashable, Sendable {
  /// A trial with each technique.
  public struct Row: Hashable, Sendable {
    /// The start and the goal.
    public var assignment: StudyTask.Assignment
    /// The width of the goal's frame along the direction from the start, in points.
    public var width: Double
    /// The name of the goal.
    public var goalName: String
    /// The trial with each technique, in the order of the cases of ``StudyTechnique``.
    public var trials: [StudyTrial]

    /// The trial with one technique.
    public subscript(technique: StudyTechnique) -> StudyTrial { trials[technique.rawValue] }
  }

  /// The name of the scene or of the group of scenes.
  public let name: String
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The number of goals.
  public let goals: Int
  /// The number of targets.
  public let targets: Int
  /// The trials, in order.
  public let rows: [Row]
  /// The summary of each band; the key nil has the summary of all trials.
  private let summaries: [StudyBand?: StudySummary]

  /// Creates the combined result of several scenes, with the trials of all of them.
  public init(_ results: [StudyResult], named name: String) {
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
  public var bands: [StudyBand] {
    StudyBand.allCases.filter { band in rows.contains { $0.assignment.band == band } }
  }

  /// The summary of a band; nil, the default, means all trials.
  public func summary(of band: StudyBand? = nil) -> StudySummary {
    summaries[band] ?? StudySummary(of: [], seed: seed)
  }
}
