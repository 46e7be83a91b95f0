package import PointerKit

/// How many of some cases the engine and each baseline got right and wrong.
///
/// In one vector, since the bootstrap adds up millions of them.
package struct MagnetismTally: Hashable, Sendable {
  /// The engine is answer 0, the baselines follow in their order.
  static let answerCount = 1 + MagnetismBaseline.allCases.count

  /// The number of cases, then for each of at most seven answers that of right ones and that of wrong ones.
  private var counts = SIMD16<Int32>()

  /// Creates the tally of no cases.
  package init() {}

  package var cases: Int { Int(counts[0]) }
  package func right(_ answer: Int) -> Int { Int(counts[1 + 2 * answer]) }
  package func wrong(_ answer: Int) -> Int { Int(counts[2 + 2 * answer]) }

  /// In percent of the cases.
  package func rightShare(_ answer: Int) -> Double { share(right(answer)) }
  package func wrongShare(_ answer: Int) -> Double { share(wrong(answer)) }
  package func noneShare(_ answer: Int) -> Double { share(cases - right(answer) - wrong(answer)) }

  private func share(_ part: Int) -> Double { cases > 0 ? 100 * Double(part) / Double(cases) : 0 }

  /// Counts one case: the engine's answer and those of the baselines, beside what was clicked.
  package mutating func count(_ answers: [TargetID?], clicked: TargetID) {
    counts[0] &+= 1
    for (index, answer) in answers.enumerated() {
      guard let answer else { continue }
      counts[(answer == clicked ? 1 : 2) + 2 * index] &+= 1
    }
  }

  package static func += (a: inout MagnetismTally, b: MagnetismTally) { a.counts &+= b.counts }
}
