import XCTest

@testable import PointerScenes

final class SeededDiceTests: XCTestCase {
  func testTheSamePurposeGetsTheSameNumbersAndAnotherOthers() {
    func first(_ seed: UInt64, _ purpose: SeededDice.Purpose, _ index: Int, _ trial: Int) -> UInt64 {
      var dice = SeededDice(seed: seed, purpose, index, of: trial)
      return dice.next()
    }
    XCTAssertEqual(first(1, .look, 2, 3), first(1, .look, 2, 3))
    let others = [
      first(1, .look, 2, 3), first(2, .look, 2, 3), first(1, .haste, 2, 3), first(1, .look, 3, 2),
    ]
    XCTAssertEqual(Set(others).count, others.count)
  }

  func testNormalNumbersHaveMeanZeroAndDeviationOne() {
    var dice = SeededDice(seed: 5)
    let numbers = (0..<20_000).map { _ in dice.normal() }
    let mean = numbers.reduce(0, +) / 20_000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    XCTAssertEqual(mean, 0, accuracy: 0.03)
    XCTAssertEqual(variance, 1, accuracy: 0.05)
    XCTAssertEqual(Double(numbers.count { abs($0) < 1 }) / 20_000, 0.683, accuracy: 0.02)
  }

  func testWholeNumbersAreBelowTheirCountAndAllOccur() {
    var dice = SeededDice(seed: 5)
    XCTAssertEqual(Set((0..<200).map { _ in dice.below(7) }), Set(0..<7))
    XCTAssertEqual(dice.below(1), 0)
  }
}
