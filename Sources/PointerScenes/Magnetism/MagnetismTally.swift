package import PointerKit

/// The numbers of right and wrong answers of the engine and of each baseline.
///
/// One SIMD vector, since the bootstrap adds millions of them.
package struct MagnetismTally: Hashable, Sendable {
  /// Answer 0 is the engine's; those of the baselines follow in their order.
  static let answerCount = 1 + MagnetismBaseline.allCases.count

  /// The number of cases, then the right and the wrong ones of each answer, of which there are at most seven.
  private var counts = SIMD16<Int32>()

  /// Creates an empty tally.
  package init() {}

  package var cases: Int { Int(counts[0]) }
  package func right(_ answer: Int) -> Int { Int(counts[1 + 2 * answer]) }
  package func wrong(_ answer: Int) -> Int { Int(counts[2 + 2 * answer]) }

  /// Right answers in percent of the cases.
  package func rightPercent(_ answer: Int) -> Double { percent(right(answer)) }
  /// Wrong answers in percent of the cases.
  package func wrongPercent(_ answer: Int) -> Double { percent(wrong(answer)) }
  /// Cases without an answer in percent of the cases.
  package func nonePercent(_ answer: Int) -> Double { percent(cases - right(answer) - wrong(answer)) }

  private func percent(_ part: Int) -> Double { cases > 0 ? 100 * Double(part) / Double(cases) : 0 }

  /// Counts one case: the engine's answer and those of the baselines.
  package mutating func count(_ answers: [TargetID?], clicked: TargetID) {
    counts[0] &+= 1
    for (index, answer) in answers.enumerated() {
      guard let answer else { continue }
      counts[(answer == clicked ? 1 : 2) + 2 * index] &+= 1
    }
  }

  package static func += (a: inout MagnetismTally, b: MagnetismTally) { a.counts &+= b.counts }
}
