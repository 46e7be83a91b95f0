import PointerKit

/// A score of magnetism: how often strokes end on the target that the person clicked next.
///
/// The score compares the engine with simple rules. Cases without a clicked target are not scored. Memory does
/// not grow with the number of cases of a movement.
public struct MagnetismScore: Hashable, Sendable {
  private var tallies: [String: MagnetismTally] = [:]
  /// The number of cases without a clicked target.
  private(set) var unscoredCount = 0

  /// Creates an empty score.
  public init() {}

  /// Counts the answers of the engine and of the baselines to a case.
  public mutating func count(_ answer: MagnetismAnswer, of stroke: MagnetismCase) {
    guard let clicked = stroke.clicked else { return unscoredCount += 1 }
    count([answer.target] + stroke.baselineTargets(beside: answer), id: stroke.id, clicked: clicked)
  }

  /// Counts the answer of the engine, followed by the answers of the baselines in order.
  mutating func count(_ answers: [TargetID?], id: String, clicked: TargetID) {
    tallies[MagnetismScore.movement(of: id), default: MagnetismTally()].count(answers, clicked: clicked)
  }

  /// Adds the score of other cases; movements with the same name count as one.
  public mutating func add(_ other: MagnetismScore) {
    unscoredCount += other.unscoredCount
    for (movement, tally) in other.tallies { tallies[movement, default: MagnetismTally()] += tally }
  }

  /// The movements, in the order of their names.
  var movements: [MagnetismTally] { tallies.sorted { $0.key < $1.key }.map(\.value) }

  /// The name of the movement of a case: an id such as `dev-dense-c70-17` has the movement `dev-17`, since the
  /// layout and the kind of lift are left out; any other id is a movement of its own.
  ///
  /// Several cases can have the same movement, with different layouts or different moments at which the
  /// finger lifts. Such cases may be in different files.
  static func movement(of id: String) -> String {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = parts.last, !number.isEmpty,
      number.allSatisfy({ $0.isASCII && $0.isNumber }),
      parts.dropLast().suffix(2).allSatisfy({ $0.first?.isLetter == true })
    else { return id }
    return (parts.dropLast(3) + [number]).joined(separator: "-")
  }
}

/// The numbers of right and wrong answers of the engine and of each baseline.
///
/// The tally is one SIMD vector, since the bootstrap adds millions of tallies.
struct MagnetismTally: Hashable, Sendable {
  /// The number of answers to a case: the engine's answer, and one answer for each baseline.
  static let answerCount = 1 + MagnetismBaseline.allCases.count

  /// The number of cases, and then, for the engine and each baseline, the numbers of right and wrong answers.
  ///
  /// The vector has room for the engine and six baselines.
  private var counts = SIMD16<Int32>()

  /// Creates an empty tally.
  init() {}

  var cases: Int { Int(counts[0]) }
  func right(_ answer: Int) -> Int { Int(counts[1 + 2 * answer]) }
  func wrong(_ answer: Int) -> Int { Int(counts[2 + 2 * answer]) }

  /// The right answers of the engine (index 0) or of a baseline, in percent of the cases.
  func rightPercent(_ answer: Int) -> Double { percent(right(answer)) }
  /// The answers of the engine or of a baseline that are a wrong target, in percent of the cases.
  func wrongPercent(_ answer: Int) -> Double { percent(wrong(answer)) }
  /// The answers of the engine or of a baseline that are no target, in percent of the cases.
  func nonePercent(_ answer: Int) -> Double { percent(cases - right(answer) - wrong(answer)) }

  private func percent(_ part: Int) -> Double { cases > 0 ? 100 * Double(part) / Double(cases) : 0 }

  /// Counts one case; the engine's answer comes first, and the answers of the baselines follow in order.
  mutating func count(_ answers: [TargetID?], clicked: TargetID) {
    counts[0] &+= 1
    for (index, answer) in answers.enumerated() {
      guard let answer else { continue }
      counts[(answer == clicked ? 1 : 2) + 2 * index] &+= 1
    }
  }

  static func += (a: inout MagnetismTally, b: MagnetismTally) { a.counts &+= b.counts }
}

/// The uncertainty of a score, estimated by random samples of movements.
///
/// The cases of one movement are not independent. Therefore each sample consists of whole movements, drawn
/// with replacement; it has as many movements as the score. This is the cluster bootstrap (Efron and
/// Tibshirani 1993, chapters 8 and 13). The seed is fixed, so the same movements in the same order have the
/// same intervals.
struct MovementBootstrap {
  /// The number of resamples.
  static let resampleCount = 1000
  /// The number of resamples below a 95 % interval, and the number above it.
  private static let tail = 24

  /// The sum of each resample; empty for fewer than two movements, which have no intervals.
  private let resamples: [MagnetismTally]
  private let whole: MagnetismTally

  /// Resamples the tallies of movements, each of at least one case.
  init(_ movements: [MagnetismTally]) {
    whole = movements.reduce(into: MagnetismTally()) { $0 += $1 }
    guard movements.count > 1 else {
      resamples = []
      return
    }
    var dice = SeededDice(seed: 5)
    resamples = (0..<MovementBootstrap.resampleCount).map { _ in
      var sum = MagnetismTally()
      for _ in movements.indices { sum += movements[dice.below(movements.count)] }
      return sum
    }
  }

  /// A number computed from the tally of all movements, with the 95 % interval of the resamples.
  ///
  /// If necessary, the interval is widened to contain the number.
  func estimate(_ number: (MagnetismTally) -> Double) -> MagnetismEstimate {
    let value = number(whole)
    let sorted = resamples.map(number).sorted()
    guard !sorted.isEmpty else { return MagnetismEstimate(value: value, interval: nil) }
    let low = sorted[MovementBootstrap.tail]
    let high = sorted[sorted.count - 1 - MovementBootstrap.tail]
    return MagnetismEstimate(value: value, interval: min(low, value)...max(high, value))
  }
}

/// A number and its 95 % confidence interval, if it has one.
struct MagnetismEstimate: Hashable, Sendable {
  var value: Double
  var interval: ClosedRange<Double>?
}

extension MagnetismScore {
  /// The score as text of at most 110 columns.
  ///
  /// It lists the engine and the baselines, with right, wrong and missing answers in percent. For a baseline,
  /// it also states the engine's lead in right answers, in percentage points.
  ///
  /// The 95 % intervals in brackets are bootstrapped by movement; with a single movement, there are no
  /// intervals.
  public func table(named name: String) -> String {
    let movements = movements
    let cases = movements.reduce(0) { $0 + $1.cases }
    var text = "\(name): \(cases) \(cases == 1 ? "case" : "cases")"
    text += " of \(movements.count) \(movements.count == 1 ? "movement" : "movements")"
    if unscoredCount > 0 { text += "; \(unscoredCount) more do not state the clicked target" }
    text += "\n"
    guard cases > 0 else { return text }
    text += "ahead: right % of the engine minus right % of the rule"
    if movements.count > 1 {
      text += "\nin brackets: 95 % intervals from"
      text += " \(MovementBootstrap.resampleCount) samples of whole movements"
    }
    let names = ["engine"] + MagnetismBaseline.allCases.map(\.name)
    return text + "\n\n" + MagnetismScore.block("all", of: movements, answers: names)
  }

  private static let nameWidth = 25
  /// The widths of a number and of its interval, in characters.
  private static let (numberWidth, intervalWidth) = (6, 14)

  /// A block of the table for some movements, with a row for each answer.
  ///
  /// The first answer is compared with each of the others.
  private static func block(
    _ name: String, of movements: [MagnetismTally], answers names: [String]
  ) -> String {
    let bootstrap = MovementBootstrap(movements)
    let cases = movements.reduce(0) { $0 + $1.cases }
    let title = "\(name), \(cases)"
    let heads = row("", [("right%", nil), ("wrong%", nil), ("none%", nil), ("ahead", nil)])
    var text =
      title.count < MagnetismScore.nameWidth
      ? title + heads.dropFirst(title.count) : title + "\n" + heads
    for (answer, name) in names.enumerated() {
      var cells = [
        cell(bootstrap.estimate { $0.rightPercent(answer) }),
        cell(bootstrap.estimate { $0.wrongPercent(answer) }),
        cell(bootstrap.estimate { $0.nonePercent(answer) }),
      ]
      if answer > 0 {
        cells.append(
          cell(bootstrap.estimate { $0.rightPercent(0) - $0.rightPercent(answer) }, isSigned: true))
      }
      text += row("  " + name, cells)
    }
    return text
  }

  /// A number and its interval, if it has one.
  private typealias Cell = (number: String, interval: String?)

  private static func cell(_ estimate: MagnetismEstimate, isSigned: Bool = false) -> Cell {
    let interval = estimate.interval.map {
      "[\(TextTable.fixed($0.lowerBound, 1, isSigned: isSigned)),"
        + " \(TextTable.fixed($0.upperBound, 1, isSigned: isSigned))]"
    }
    return (TextTable.fixed(estimate.value, 1, isSigned: isSigned), interval)
  }

  /// A line of a block; numbers are aligned to the right, and intervals to the left.
  private static func row(_ name: String, _ cells: [Cell]) -> String {
    var line = name.padded(to: MagnetismScore.nameWidth)
    for cell in cells {
      line += String(repeating: " ", count: max(0, MagnetismScore.numberWidth - cell.number.count))
      line += cell.number
      line += " " + (cell.interval ?? "").padded(to: MagnetismScore.intervalWidth)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
