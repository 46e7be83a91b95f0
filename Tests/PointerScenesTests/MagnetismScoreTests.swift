import PointerKit
import XCTest

@testable import PointerScenes

final class MagnetismScoreTests: XCTestCase {
  /// A score of cases in which target 1 was clicked, and the engine and all baselines answered the same.
  private func score(_ cases: [(id: String, answer: TargetID?)]) -> MagnetismScore {
    var score = MagnetismScore()
    for (id, answer) in cases {
      score.count(Array(repeating: answer, count: MagnetismTally.answerCount), id: id, clicked: 1)
    }
    return score
  }

  /// The engine's right answers in percent.
  private func right(_ score: MagnetismScore) -> Estimate { score.figures[0].right }

  private func width(_ estimate: Estimate) -> Double { estimate.upper - estimate.lower }

  func testRightWrongAndNoneAreCountedForEachAnswer() {
    var tally = MagnetismTally()
    tally.count([1, 2, nil, 1, 1], clicked: 1)
    tally.count([nil, 1, nil, 1, 3], clicked: 1)
    tally.count([2, 1, nil, 1, 1], clicked: 1)
    tally.count([1, 1, 4, 1, 1], clicked: 1)
    XCTAssertEqual(tally.cases, 4)
    XCTAssertEqual((0..<5).map { tally.right($0) }, [2, 3, 0, 4, 3])
    XCTAssertEqual((0..<5).map { tally.wrong($0) }, [1, 1, 1, 0, 1])
    XCTAssertEqual((0..<5).map { tally.nonePercent($0) }, [25, 0, 75, 0, 0])
    XCTAssertEqual(tally.rightPercent(0), 50)
  }

  func testAnIdSaysTheMovement() {
    XCTAssertEqual(MagnetismScore.movement(of: "dev-dense-c70-17"), "dev-17")
    XCTAssertEqual(MagnetismScore.movement(of: "dense-c70-17"), "17")
    XCTAssertEqual(MagnetismScore.movement(of: "my-own-home-rnd-17"), "my-own-17")
    for odd in ["", "7", "c70-17", "dev-dense-c70-x", "dev-dense-c70-", "dev--c70-17", "dev-1-2-17"] {
      XCTAssertEqual(MagnetismScore.movement(of: odd), odd)
    }
  }

  func testAnIntervalHoldsItsNumberAndIsTheSameEveryTimeInAnyOrder() throws {
    let cases = (1...40).map { number in
      (id: "a-home-c\(number % 3)-\(number / 3)", answer: [1, 2, nil, 1][number % 4] as TargetID?)
    }
    let (once, again) = (score(cases), score(cases.reversed()))
    let estimate = right(once)
    XCTAssertTrue((estimate.lower...estimate.upper).contains(estimate.value))
    XCTAssertEqual(estimate, right(again))
    XCTAssertEqual(once.table(named: "x"), again.table(named: "x"))
  }

  /// 20 movements of 8 cases each, all right or all wrong, are worth no more than 20 cases: the interval is
  /// that of 20 throws of a coin, 2 · 1.96 · √(50 · 50 / 20) = 43.8 points, and not that of 160 throws, 15.5
  /// points.
  func testTheCasesOfAMovementAreDrawnTogether() throws {
    var together: [(id: String, answer: TargetID?)] = []
    var apart: [(id: String, answer: TargetID?)] = []
    for movement in 0..<20 {
      for lift in 0..<8 {
        together.append(("a-home-c\(lift)-\(movement)", movement % 2 == 0 ? 1 : 2))
        apart.append(("a-home-c\(lift)-\(movement * 8 + lift)", movement % 2 == 0 ? 1 : 2))
      }
    }
    XCTAssertEqual(right(score(together)).value, right(score(apart)).value)
    XCTAssertEqual(width(right(score(together))), 43.8, accuracy: 5.1)
    XCTAssertEqual(width(right(score(apart))), 15.5, accuracy: 1.6)
  }

  func testAMovementIsTheSameInBothLayoutsAndInEveryFile() throws {
    var first = score([("dev-home-c70-1", 1), ("dev-home-c70-2", 2)])
    let second = score([("dev-dense-c70-1", 1), ("dev-dense-c70-2", 2), ("other-dense-c70-1", 2)])
    first.add(second)
    XCTAssertEqual(
      first,
      score([
        ("dev-home-c70-1", 1), ("dev-home-c70-2", 2), ("dev-dense-c70-1", 1), ("dev-dense-c70-2", 2),
        ("other-dense-c70-1", 2),
      ]))
    XCTAssertEqual(first.movements.map(\.cases), [2, 2, 1])
  }

  func testTheTableIsReadable() {
    var score = MagnetismScore()
    score.count([1, nil, 1, 2, 1], id: "dev-home-c70-1", clicked: 1)
    score.count([2, nil, 1, 2, 1], id: "dev-home-c70-1", clicked: 1)
    score.count([1, 1, 1, 1, 2], id: "dev-home-c70-1", clicked: 1)
    XCTAssertEqual(
      score.table(named: "f.jsonl"),
      """
      f.jsonl: 3 cases of 1 movement
      ahead: right % of the engine minus right % of the rule

      all, 3                   right%               wrong%                none%                ahead
        engine                   66.7                 33.3                  0.0
        stay                     33.3                  0.0                 66.7                +33.3
        coast                   100.0                  0.0                  0.0                −33.3
        nearest to pointer       33.3                 66.7                  0.0                +33.3
        nearest to projection    66.7                 33.3                  0.0                  0.0

      """)
    score.count([1, 2, 2, 2, 2], id: "dev-home-c70-2", clicked: 1)
    for line in score.table(named: "f").split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 110) }
  }
}
