import PointerTestSupport
import XCTest

@testable import PointerKit

/// S2, S3: whenever it is interrupted, a morph stays within the size that its goals and the spring's own
/// overshoot allow.
final class InterruptedSizeTests: XCTestCase {
  private func run(_ kind: MorphInterruptions.Kind, _ seeds: some Sequence<Int>) -> MorphInterruptions {
    var interruptions = MorphInterruptions()
    for seed in seeds {
      interruptions.run(kind, seed: seed)
      guard interruptions.worst.size <= 1.000001 else {
        XCTFail("\(kind), seed \(seed): \(interruptions.worst.size) times what is allowed")
        break
      }
    }
    return interruptions
  }

  func testRoundedShapesNeverGrowBeyondTheOvershootHoweverOftenTheyAreInterrupted() {
    let interruptions = run(.rounded, seeds(2000, inDebug: 8))
    XCTAssertGreaterThanOrEqual(interruptions.worst.least, 0.85, "nor do they shrink to nothing")
    XCTAssertLessThan(interruptions.worst.jump, 1e-9)
  }

  func testPathsNeverGrowBeyondTheOvershootHoweverOftenTheyAreInterrupted() {
    // S3: the size of every goal up to now limits that of every morph, but for what the spring overshoots by.
    XCTAssertLessThan(run(.paths, seeds(2000, inDebug: 8)).worst.jump, 1e-6)
  }

  func testPathsAndRoundedShapesInTurnNeverGrowBeyondTheOvershoot() {
    XCTAssertLessThan(run(.mixed, seeds(2000, inDebug: 8)).worst.jump, 1e-6)
  }

  /// S3: seeds at which an interruption moved corners by up to twice the greatest shape, and one that grew too far.
  ///
  /// A hole began at the center of an area that was almost nothing, far away; or the limit concealed how much larger a
  /// way asked the outline to be than it was.
  func testAnInterruptionDoesNotMakeAnOutlineJumpThatIsInsideOutOrAtItsLimit() {
    XCTAssertLessThan(run(.paths, [80, 884, 890, 1396, 1656]).worst.jump, 1e-6)
    XCTAssertLessThan(run(.mixed, [329, 756, 908, 1299, 1743]).worst.jump, 1e-6)
  }

  /// S3: corners that turned inside out on the way enclosed nothing for an instant, and were scaled up to make up for it.
  func testAnOutlineThatTurnsInsideOutDoesNotBurstForAnInstant() {
    var interruptions = MorphInterruptions()
    interruptions.searchesTears = true
    for seed in [80, 193] + seeds(400, inDebug: 0) { interruptions.run(.mixed, seed: seed) }
    // Of the greatest shape in a nanosecond; it was five times as much.
    XCTAssertLessThan(interruptions.worst.tear, 1e-4)
  }

  /// A path that is scaled up as its goal changes goes on from that scale, even if the new way needs none.
  func testAnInterruptedPathGoesOnInTheSizeThatWasSeen() {
    var interruptions = MorphInterruptions()
    // Damping of at least the default's: seeds at which the size jumped by up to twice its own.
    for seed in [3, 4, 5, 8, 10] { interruptions.run(.paths, seed: seed) }
    XCTAssertLessThan(interruptions.worst.jump, 1e-6)
  }

  func testASpringWithoutInterruptionsOvershootsByItsShareAtMost() {
    for ratio in [0.05, 0.1, 0.3, 0.5, 0.7, 0.85] {
      let spring = Spring(dampingRatio: ratio, response: 0.26)
      let overshoot = Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
      var form = PointerForm(diameter: 19, configuration: PointerConfiguration())
      let goal = PointerForm.Goal(size: Size(width: 320, height: 200), cornerRadius: 8, outline: .roundedRect)
      form.retarget(to: goal, spring: spring, at: .zero)
      var most = 0.0
      for step in 0...1000 {
        let time = Timestamp(nanoseconds: Int64(step) * 1_000_000)
        var (appearance, outline) = (PointerAppearance(), PointerOutline())
        form.read(at: time, into: &appearance, &outline)
        most = max(most, appearance.size.width)
      }
      XCTAssertLessThanOrEqual(most, 320 * (1 + max(0.05, overshoot)), "damping \(ratio)")
      XCTAssertGreaterThan(most, 320 * (1 + overshoot / 3), "damping \(ratio): it overshoots all the same")
    }
  }
}
