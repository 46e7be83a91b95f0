import PointerKit
import XCTest

@testable import PointerScenes

final class MagnetismCoverageTests: XCTestCase {
  /// The coverage of some cases, in each of which target 1 was clicked.
  private func coverage(_ cases: [(guess: MagnetismGuess?, coast: TargetID?, answer: TargetID?)])
    -> MagnetismCoverage
  {
    var coverage = MagnetismCoverage()
    for (guess, coast, answer) in cases { coverage.count(guess, coast: coast, answer: answer, clicked: 1) }
    return coverage
  }

  private func at(_ threshold: Double, _ coverage: MagnetismCoverage) throws -> MagnetismCoverage.Outcome {
    coverage.outcomes[try XCTUnwrap(MagnetismCoverage.thresholds.firstIndex(of: threshold))]
  }

  func testAGuessCountsUpToTheThresholdItReachesEdgeIncludedAndCoastingBeyond() throws {
    let curve = coverage([
      (MagnetismGuess(target: 1, probability: 0.5), nil, 1),
      (MagnetismGuess(target: 2, probability: 0.3), 1, 2),
    ])
    XCTAssertEqual(try at(0, curve), .init(right: 1, wrong: 1, none: 0))
    XCTAssertEqual(try at(0.3, curve), .init(right: 1, wrong: 1, none: 0))
    XCTAssertEqual(try at(0.4, curve), .init(right: 2, wrong: 0, none: 0), "it coasts onto the right one")
    XCTAssertEqual(try at(0.5, curve), .init(right: 2, wrong: 0, none: 0))
    XCTAssertEqual(try at(0.6, curve), .init(right: 1, wrong: 0, none: 1))
  }

  func testWithoutAGuessTheAnswerStands() throws {
    let curve = coverage([(nil, 2, 1), (nil, 1, nil), (MagnetismGuess(target: 1, probability: 1), nil, 1)])
    for outcome in curve.outcomes { XCTAssertEqual(outcome, .init(right: 2, wrong: 0, none: 1)) }
  }

  func testThereIsNoCurveWithoutGuesses() {
    XCTAssertEqual(coverage([(nil, 1, 1)]).table, "")
  }

  func testTheCurveIsOfAllFilesTogether() throws {
    var (first, second) = (MagnetismScore(), MagnetismScore())
    let guess = MagnetismGuess(target: 1, probability: 0.45)
    first.count([1, nil, nil, 1, 1], guess: guess, id: "a-b-c-1", clicked: 1)
    second.count([1, nil, 2, 1, 1], guess: guess, id: "a-b-c-2", clicked: 1)
    first.add(second)
    let lines = first.table(named: "f").split(separator: "\n").map(String.init)
    for line in [
      "least probability answered %   right %   wrong %   wrong of answered %",
      "  0.4                  100.0     100.0       0.0                   0.0",
      "  0.5                   50.0       0.0      50.0                 100.0",
    ] { XCTAssertTrue(lines.contains(line), line) }
  }
}
