import PointerTestSupport
import XCTest

/// M3: snapping never moves the model pointer, and targets do not change how far a movement takes it.
///
/// Files: `ModelPointer`, `Movements`.
final class ModelPointerDistanceTests: XCTestCase {
  private func wall() -> [PointerTarget] {
    (0..<80).map { index in
      let frame = Rect(60 + 90 * Double(index % 10), 40 + 90 * Double(index / 10), 70, 60)
      return PointerTarget(TargetID(index + 1), frame, .button, hasBezel: index % 3 == 0)
    }
  }

  func testTheDistanceDependsOnTheMovementAlone() {
    for (seed, var dice) in withDice(0..<20) {
      var free = SimulatedPerson(start: Point(500, 380))
      var crowded = SimulatedPerson(targets: wall(), start: Point(500, 380))
      free.touch()
      crowded.touch()
      for _ in 0..<80 {
        let delta = dice.vector(upTo: 12)
        free.move(by: delta)
        crowded.move(by: delta)
        XCTAssertEqual(free.model, crowded.model, "seed \(seed)")
      }
      XCTAssertNotNil(crowded.events.first, "the stroke passed something")
    }
  }
}
