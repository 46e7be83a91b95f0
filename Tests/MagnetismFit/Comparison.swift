import PointerKit
import PointerScenes
import PointerTestSupport

/// Answers each case with constants fitted to the half of the movements that it is not in, and by other
/// rules.
struct Comparison {
  /// The rules that answer.
  enum Rule: Int, CaseIterable {
    case fitted
    case shipped
    /// The target nearest to a projection by a fitted time, with the velocity of the lift or, for `newest`,
    /// of the newest moment.
    case atLift
    case newest
    /// The target nearest to a projection by 60 ms, with the mean velocity of the newest 10 ms.
    case plain
    case pointer

    var name: String {
      switch self {
      case .fitted: "fitted on the others"
      case .shipped: "shipped"
      case .atLift: "projection, at the lift"
      case .newest: "projection, newest"
      case .plain: "newest 10 ms × 60 ms"
      case .pointer: "nearest to pointer"
      }
    }
  }

  /// The fits of both halves.
  let fits: [Fit]
  /// The answers of the first rule as a function of the threshold.
  private(set) var coverage = MagnetismCoverage()
  private var answered: [(played: PlayedCase, answers: [TargetID?])] = []

  /// Draws the halves from a seed; there must be at least two movements.
  init(_ cases: [PlayedCase], seed: UInt64) {
    let first = Comparison.half(of: Set(cases.map(\.movement)), seed: seed)
    let halves = [
      cases.filter { first.contains($0.movement) }, cases.filter { !first.contains($0.movement) },
    ]
    fits = halves.map { Fit($0) }
    for (half, fit) in zip(halves, fits.reversed()) {
      for played in half where played.isRecorded {
        answered.append((played, Comparison.answers(played, fit)))
        coverage.count(
          played.guess(fit.configuration), coast: played.coast, answer: played.answer, clicked: played.clicked
        )
      }
    }
  }

  /// Half of some movements, rounded down, drawn from a seed; the order of the movements does not matter.
  static func half(of movements: Set<String>, seed: UInt64) -> Set<String> {
    var dice = SeededGenerator(seed: seed)
    return Set(movements.sorted().shuffled(using: &dice).prefix(movements.count / 2))
  }

  /// The answers to a case, in the order of the rules.
  private static func answers(_ played: PlayedCase, _ fit: Fit) -> [TargetID?] {
    // A layout that the other half does not have gets no projection.
    let times = fit.times[played.kind.layout] ?? (0, 0)
    return Rule.allCases.map { rule in
      switch rule {
      case .fitted: played.answer(fit.configuration)
      case .shipped: played.answer
      case .atLift: played.nearest(after: times.lift, at: played.velocity)
      case .newest: played.nearest(after: times.newest, at: played.newestVelocity)
      case .plain: played.nearest(after: 0.06, at: played.newestMean)
      case .pointer: played.nearest(after: 0, at: played.velocity)
      }
    }
  }

  /// The tallies of the answers of some rules, one tally for each movement that has cases of a matching kind.
  func movements(_ rules: [Rule] = Rule.allCases, where belongs: (MagnetismCaseKind) -> Bool)
    -> [MagnetismTally]
  {
    var tallies: [String: MagnetismTally] = [:]
    for (played, answers) in answered where belongs(played.kind) {
      tallies[played.movement, default: MagnetismTally()].count(
        rules.map { answers[$0.rawValue] }, clicked: played.clicked)
    }
    return tallies.sorted { $0.key < $1.key }.map(\.value)
  }
}
