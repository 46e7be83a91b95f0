import PointerKit

/// What came of a study: every trial, and the figures that sum them up.
public struct StudyResult: Hashable, Sendable {
  /// One trial with each technique.
  public struct Row: Hashable, Sendable {
    /// What was asked.
    public var assignment: StudyTask.Assignment
    /// The width of the goal's frame along the way from the start, in points.
    public var width: Double
    /// What the goal is called.
    public var goalName: String
    /// What came of it, in the order in which ``StudyTechnique`` lists them.
    public var trials: [StudyTrial]

    /// What came of it with one technique.
    public subscript(technique: StudyTechnique) -> StudyTrial { trials[technique.rawValue] }
  }

  /// What the scene, or the scenes, are called.
  public let name: String
  /// What chance followed from.
  public let seed: UInt64
  /// How many controls were goals.
  public let goals: Int
  /// How many targets there were.
  public let targets: Int
  /// The trials, in their order.
  public let rows: [Row]
  /// Each band's figures, and under nil those of all trials.
  private let summaries: [StudyBand?: StudySummary]

  /// The results of several scenes as one: all their trials.
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

  /// The figures of one band, or of all trials.
  public func summary(of band: StudyBand? = nil) -> StudySummary {
    summaries[band] ?? StudySummary(of: [], seed: seed)
  }
}
