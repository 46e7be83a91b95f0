package import PointerKit

/// The numbers of right and wrong answers of the engine and of each baseline.
///
/// The tally is one SIMD vector, since the bootstrap adds millions of tallies.
package struct MagnetismTally: Hashable, Sendable {
  /// The number of answers to a case: the engine's answer, and one answer for each baseline.
  static let answerCount = 1 + MagnetismBaseline.allCases.count

  /// The number of cases, and then, for the engine and each baseline, the numbers of right and wrong answers.
  ///
  /// The vector has room for the engine and six baselines.
  private var counts = SIMD16<Int32>()

  /// Creates an empty tally.
  package init() {}

  package var cases: Int { Int(counts[0]) }
  package func right(_ answer: Int) -> Int { Int(counts[1 + 2 * answer]) }
  package func wrong(_ answer: Int) -> Int { Int(counts[2 + 2 * answer]) }

  /// The right answers of the engine (index 0) or of a baseline, in percent of the cases.
  package func rightPercent(_ answer: Int) -> Double { percent(right(answer)) }
  /// The answers of the engine or of a baseline that are a wrong target, in percent of the cases.
  package func wrongPercent(_ answer: Int) -> Double { percent(wrong(answer)) }
  /// The answers of the engine or of a baseline that are no target, in percent of the cases.
  package func nonePercent(_ answer: Int) -> Double { percent(cases - right(answer) - wrong(answer)) }

  private func percent(_ part: Int) -> Double { cases > 0 ? 100 * Double(part) / Double(cases) : 0 }

  /// Counts one case; the engine's answer comes first, and the answers of the baselines follow in order.
  package mutating func count(_ answers: [TargetID?], clicked: TargetID) {
    counts[0] &+= 1
    for (index, answer) in answers.enumerated() {
      guard let answer else { continue }
      counts[(answer == clicked ? 1 : 2) + 2 * index] &+= 1
    }
  }

  package static func += (a: inout MagnetismTally, b: MagnetismTally) { a.counts &+= b.counts }
}
