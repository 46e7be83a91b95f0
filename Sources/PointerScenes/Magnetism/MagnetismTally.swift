/// How many of some cases the engine and each baseline got right and wrong.
///
/// In one vector, since the bootstrap adds up millions of them.
struct MagnetismTally: Hashable, Sendable {
  /// The engine is answer 0, the baselines follow in their order.
  static let answerCount = 1 + MagnetismBaseline.allCases.count

  /// The number of cases, then of right answers, then of wrong ones.
  private var counts = SIMD16<Int32>()

  var cases: Int { Int(counts[0]) }
  func right(_ answer: Int) -> Int { Int(counts[1 + answer]) }
  func wrong(_ answer: Int) -> Int { Int(counts[1 + MagnetismTally.answerCount + answer]) }

  /// In percent of the cases.
  func rightShare(_ answer: Int) -> Double { share(right(answer)) }
  func wrongShare(_ answer: Int) -> Double { share(wrong(answer)) }
  func noneShare(_ answer: Int) -> Double { share(cases - right(answer) - wrong(answer)) }

  private func share(_ part: Int) -> Double { cases > 0 ? 100 * Double(part) / Double(cases) : 0 }

  /// Counts one case: the engine's answer and those of the baselines, beside what was clicked.
  mutating func count(_ answers: [UInt64?], clicked: UInt64) {
    counts[0] &+= 1
    for (index, answer) in answers.enumerated() {
      guard let answer else { continue }
      counts[1 + index + (answer == clicked ? 0 : MagnetismTally.answerCount)] &+= 1
    }
  }

  static func += (a: inout MagnetismTally, b: MagnetismTally) { a.counts &+= b.counts }
}
