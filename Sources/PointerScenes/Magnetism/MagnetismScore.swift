import PointerKit

/// A score of magnetism: how often strokes end on the target that the person clicked next.
///
/// The score compares the engine with simple rules. Cases without a clicked target are not scored. Memory
/// does not grow with the number of cases of a movement.
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

  /// The name of the movement of a case: an id such as `dev-dense-c70-17` has the movement `dev-17`, since
  /// the layout and the kind of lift are left out; any other id is a movement of its own.
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
/// The tally is one SIMD vector, since the ``Bootstrap`` adds millions of tallies.
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

extension MagnetismScore {
  /// The percentages of an answer, and the engine's lead in right answers, in percentage points.
  struct Figures {
    let right: Estimate
    let wrong: Estimate
    let none: Estimate
    let lead: Estimate
  }

  /// The figures of the engine and of each baseline, in order.
  ///
  /// The cases of one movement are not independent, so a sample consists of whole movements: this is the
  /// cluster bootstrap (Efron and Tibshirani 1993, chapters 8 and 13).
  var figures: [Figures] {
    let movements = movements
    let estimates = Bootstrap.estimates(count: movements.count, seed: 5) { item in
      let sum = movements.indices.reduce(into: MagnetismTally()) { $0 += movements[item($1)] }
      return (0..<MagnetismTally.answerCount).flatMap { answer in
        [
          sum.rightPercent(answer), sum.wrongPercent(answer), sum.nonePercent(answer),
          sum.rightPercent(0) - sum.rightPercent(answer),
        ]
      }
    }
    return stride(from: 0, to: estimates.count, by: 4).map { first in
      Figures(
        right: estimates[first], wrong: estimates[first + 1], none: estimates[first + 2],
        lead: estimates[first + 3])
    }
  }

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
      text += "\nin brackets: 95 % intervals from \(Bootstrap.resamples) samples of whole movements"
    }
    text +=
      "\n\n"
      + MagnetismScore.row("all, \(cases)", [("right%", ""), ("wrong%", ""), ("none%", ""), ("ahead", "")])
    let names = ["engine"] + MagnetismBaseline.allCases.map(\.name)
    for (index, (name, own)) in zip(names, figures).enumerated() {
      func cell(_ estimate: Estimate, isSigned: Bool = false) -> Cell {
        func number(_ value: Double) -> String { TextTable.fixed(value, 1, isSigned: isSigned) }
        let interval = "[\(number(estimate.lower)), \(number(estimate.upper))]"
        return (number(estimate.value), movements.count > 1 ? interval : "")
      }
      let lead = index > 0 ? [cell(own.lead, isSigned: true)] : []
      text += MagnetismScore.row("  " + name, [cell(own.right), cell(own.wrong), cell(own.none)] + lead)
    }
    return text
  }

  /// A number and its interval, which may be empty.
  private typealias Cell = (number: String, interval: String)

  /// A line of the table; numbers are aligned to the right, and intervals to the left.
  private static func row(_ name: String, _ cells: [Cell]) -> String {
    func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
    var line = name + space(25 - name.count)
    for cell in cells {
      line +=
        space(6 - cell.number.count) + cell.number + " " + cell.interval + space(14 - cell.interval.count)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
