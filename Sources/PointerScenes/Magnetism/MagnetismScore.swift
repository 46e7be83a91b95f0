import PointerKit

/// A score of magnetism: how often strokes end on the target that the person clicked next.
///
/// The score compares the engine with simple rules, by layout and by kind of lift. Layout and lift are read
/// from the case's id, such as `dev-dense-c70-17`, where 17 is the movement. For any other id they are
/// "other", and each case counts as a separate movement. Cases without a clicked target are not scored.
/// Memory does not grow with the number of cases of a movement.
public struct MagnetismScore: Hashable, Sendable {
  private var tallies: [MagnetismCaseKind: [String: MagnetismTally]] = [:]
  /// The score of all cases as a function of the threshold.
  private(set) var coverage = MagnetismCoverage()
  /// The number of cases without a clicked target.
  private(set) var unscoredCount = 0

  /// The cases of one block of the table.
  struct Group {
    let name: String
    /// The movements, in the order of their names.
    let movements: [MagnetismTally]
  }

  /// Creates an empty score.
  public init() {}

  /// Counts the answers of the engine and of the baselines to a case.
  public mutating func count(_ answer: MagnetismAnswer, of stroke: MagnetismCase) {
    guard let clicked = stroke.clicked else { return unscoredCount += 1 }
    let answers = [answer.target] + stroke.baselineTargets(beside: answer)
    count(answers, guess: answer.guess, id: stroke.id, clicked: clicked)
  }

  /// Counts the answer of the engine, followed by the answers of the baselines in order.
  mutating func count(_ answers: [TargetID?], guess: MagnetismGuess? = nil, id: String, clicked: TargetID) {
    coverage.count(
      guess, coast: answers[1 + MagnetismScore.coast], answer: answers[0], clicked: clicked)
    let (kind, movement) = MagnetismCaseKind.of(id: id)
    tallies[kind, default: [:]][movement, default: MagnetismTally()].count(answers, clicked: clicked)
  }

  /// The index of ``MagnetismBaseline/coast`` among the baselines.
  private static let coast = MagnetismBaseline.allCases.firstIndex(of: .coast) ?? 0

  /// Adds the score of other cases; movements with the same name count as one.
  public mutating func add(_ other: MagnetismScore) {
    unscoredCount += other.unscoredCount
    coverage += other.coverage
    for (kind, movements) in other.tallies {
      tallies[kind, default: [:]].merge(movements) {
        var sum = $0
        sum += $1
        return sum
      }
    }
  }

  /// The groups of the table: all cases, each layout, and each combination of layout and lift.
  ///
  /// Equal groups appear only once.
  var groups: [Group] {
    let kinds = tallies.keys.sorted()
    let layouts = kinds.reduce(into: [String]()) { if $0.last != $1.layout { $0.append($1.layout) } }
    var groups = [group(kinds)]
    if layouts.count > 1 {
      groups += layouts.map { layout in group(kinds.filter { $0.layout == layout }) }
    }
    for layout in layouts {
      let own = kinds.filter { $0.layout == layout }
      if own.count > 1 { groups += own.map { group([$0]) } }
    }
    return groups
  }

  /// The cases of some kinds, named after the layout and lift that all these kinds have in common.
  ///
  /// If the kinds have different layouts, the name is "all".
  private func group(_ kinds: [MagnetismCaseKind]) -> Group {
    var movements: [String: MagnetismTally] = [:]
    for kind in kinds {
      for (name, tally) in tallies[kind] ?? [:] { movements[name, default: MagnetismTally()] += tally }
    }
    var name = "all"
    if let first = kinds.first, kinds.allSatisfy({ $0.layout == first.layout }) {
      name = kinds.count == 1 && first != .other ? "\(first.layout) \(first.lift)" : first.layout
    }
    return Group(name: name, movements: movements.sorted { $0.key < $1.key }.map(\.value))
  }
}
