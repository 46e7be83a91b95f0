import PointerTestSupport
import XCTest

/// In any layout, hit testing finds the target that a search through all finds (M2).
final class HitTestingOracleTests: XCTestCase {
  // Also R4.
  func testAnyLayoutAgreesWithASearchThroughAll() {
    var hits = 0
    // Small layouts of many kinds, and some of hundreds of targets.
    for (targets, seeds) in [(25, 0..<12), (400, 0..<1)] {
      for (seed, var dice) in withDice(seeds, from: 7000) {
        var world = LayoutWorld(&dice, targets: dice.count(1...targets), isWild: seed % 4 == 3)
        for change in 0..<20 {
          for _ in 0..<3 { world.change(&dice) }
          let oracle = world.oracle
          for _ in 0..<6 {
            let point = world.point(&dice)
            let (found, expected) = (world.engine.target(at: point)?.id, oracle.target(at: point))
            XCTAssertEqual(
              found, expected, "seed \(seed + 7000), \(targets) targets, change \(change), \(point)")
            if found != expected { return }
            if found != nil { hits += 1 }
          }
        }
      }
    }
    XCTAssertGreaterThan(hits, 250)
  }
}
