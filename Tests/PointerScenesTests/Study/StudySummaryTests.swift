import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class StudySummaryTests: XCTestCase {
  /// Rows in which magnetism takes a share of the plain pointer's time, and misses if `misses` is true.
  private func rows(
    _ count: Int, share: Double, misses: Bool = false, distance: Double = 700, goal: String = "save",
    flicks: Int = 1
  ) -> [StudyResult.Row] {
    (0..<count).map { index in
      let seconds = 1 + 0.1 * Double(index % 5)
      var plain = StudyTrial()
      plain.seconds = seconds
      plain.deviation = index % 2 == 0 ? 10 : -10
      var magnetism = plain
      magnetism.seconds = seconds * share
      magnetism.flicks = flicks
      magnetism.wrongClicks = misses ? 1 : 0
      let assignment = StudyTask.Assignment(start: 1, goal: 2, distance: distance)
      return StudyResult.Row(
        assignment: assignment, width: 40, goalName: goal, trials: [plain, plain, magnetism, plain])
    }
  }

  private func result(_ rows: [StudyResult.Row], name: String = "window") -> StudyResult {
    StudyResult(name: name, seed: 1, goals: 2, targets: 3, rows: rows)
  }

  func testFiguresAreMeansAndDifferencesOfPairs() {
    let summary = result(rows(20, share: 0.8)).summary(of: .beyond)
    XCTAssertEqual(summary.trials, 20)
    XCTAssertEqual(summary[.plain].seconds.value, 1.2, accuracy: 1e-9)
    XCTAssertEqual(summary[.magnetism].seconds.value, 0.96, accuracy: 1e-9)
    XCTAssertEqual(summary[.plain].timeDifference.value, 0)
    // Each pair differs by the same share: no doubt about it, though the times scatter.
    let difference = summary[.magnetism].timeDifference
    XCTAssertEqual(difference.value, -20, accuracy: 1e-9)
    XCTAssertEqual(difference.lower, -20, accuracy: 1e-6)
    XCTAssertEqual(difference.upper, -20, accuracy: 1e-6)
    XCTAssertLessThan(summary[.plain].seconds.lower, 1.2)
    XCTAssertGreaterThan(summary[.plain].seconds.upper, 1.2)
  }

  func testIntervalsAreAsWideAsTheStandardErrorSays() {
    let seconds = result(rows(100, share: 1)).summary()[.plain].seconds
    // Times 1.0 to 1.4 in fifths have a deviation of √0.02; 1.96 standard errors to either side.
    let half = 1.96 * (0.02 / 100.0).squareRoot()
    XCTAssertEqual(seconds.lower, 1.2 - half, accuracy: 0.2 * half)
    XCTAssertEqual(seconds.upper, 1.2 + half, accuracy: 0.2 * half)
  }

  func testThroughputIsFittsWithTheEffectiveWidth() {
    // Deviations of ±10 in 20 trials: variance 2000 / 19, 4.133 deviations are 42.4, more than the 40 of the
    // goal.
    let width = 4.133 * (2000.0 / 19).squareRoot()
    let throughput = result(rows(20, share: 1)).summary()[.plain].throughput.value
    XCTAssertEqual(throughput, log2(700 / width + 1) / 1.2, accuracy: 1e-9)
    // Without scatter the goals' own width counts, and not an endless precision.
    var still = rows(20, share: 1)
    for row in still.indices {
      for trial in still[row].trials.indices { still[row].trials[trial].deviation = 0 }
    }
    XCTAssertEqual(
      result(still).summary()[.plain].throughput.value, log2(700.0 / 40 + 1) / 1.2, accuracy: 1e-9)
  }

  // MARK: What is said about it

  func testTheReportSaysWhereItHelpsAndWhereItDoesNot() {
    let mixed =
      rows(20, share: 0.8) + rows(20, share: 1, distance: 200)
      + rows(20, share: 1.2, distance: 400, goal: "trash")
    let sentences = StudyFindings(result(mixed)).sentences.joined(separator: "\n")
    XCTAssert(sentences.contains("These trials show no difference in time from 150 to 300 pt"), sentences)
    XCTAssert(
      sentences.contains(
        "Magnetism is slower from 300 to 600 pt: time compared with the plain pointer 20.0 %"), sentences)
    XCTAssert(
      sentences.contains("Magnetism is faster beyond 600 pt: time compared with the plain pointer −20.0 %"),
      sentences)
    XCTAssert(sentences.contains("These trials show no difference in misses: "), sentences)
    XCTAssert(
      sentences.contains(
        "Magnetism is slowest for trash (0.24 s slower, 20 trials). With at least three trials, 1 of 2 goals"),
      sentences)
    XCTAssert(
      sentences.contains(
        "Of 60 first flicks, the goal attracted 0 %, another target 0 %, and no target 100 %."))
  }

  func testSeveralScenesAreAlsoReportedTogether() {
    let report = StudyReport([result(rows(4, share: 1)), result(rows(6, share: 1))])
    XCTAssertEqual(report.results.map(\.rows.count), [4, 6, 10])
    XCTAssert(
      report.text.contains("all scenes together: 4 of 6 targets are goals, 10 trials with each technique"))
  }

  // MARK: How it is drawn

  func testTheChartIsWellFormedAndHasABarForEachFigure() {
    let report = StudyReport([result(rows(8, share: 0.8) + rows(8, share: 1, distance: 20))])
    let document = WellFormed(StudyChart(report).svg)
    // A ground, four keys, and for times and misses two bands of four bars.
    XCTAssertEqual(document.elements.count { $0.name == "rect" }, 1 + 4 + 2 * 2 * 4)
    for word in ["plain", "inertia", "magnetism", "bubble", "0–150 pt", "600 pt up", "window: 16 trials"] {
      XCTAssert(document.text.contains(word), word)
    }
  }

  func testTheChartSaysWhatItShowsAndHasADarkVersion() {
    let report = StudyReport([result(rows(20, share: 0.8) + rows(20, share: 1.2, distance: 20))])
    let light = WellFormed(StudyChart(report).svg)
    for words in [
      "Time and misses by distance", "Mean time from the start of a trial to the release on the goal, s",
      "Trials whose first click missed the goal, %",
      "Magnetism is faster than the plain pointer beyond 600 pt, slower within 150 pt.",
    ] { XCTAssert(light.text.contains(words), "\(words): \(light.text)") }
    let dark = WellFormed(StudyChart(report, appearance: .dark).svg)
    XCTAssertEqual(dark.text, light.text)
    XCTAssertEqual(dark.elements.map(\.name), light.elements.map(\.name))
    XCTAssertEqual(light.elements.first { $0.name == "rect" }?.attributes["fill"], "#fff")
    XCTAssertEqual(dark.elements.first { $0.name == "rect" }?.attributes["fill"], "#1c1c1e")
  }

  func testAxesEndAtRoundNumbers() {
    XCTAssertEqual(StudyAxis(top: 1.47).ticks.map(StudyAxis(top: 1.47).label), ["0.0", "0.5", "1.0", "1.5"])
    XCTAssertEqual(StudyAxis(top: 30).ticks.count, 4)
    XCTAssertEqual(StudyAxis(top: 0.05).end, 0.05)
    for top in [0, -1, .nan, .infinity, 1e9] { XCTAssertGreaterThan(StudyAxis(top: top).end, 0) }
  }
}
