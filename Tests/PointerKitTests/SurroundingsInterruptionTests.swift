import PointerKit
import PointerTestSupport
import XCTest

/// Accessories and annotations around the pointer continue from their position with their velocity, whatever
/// interrupts them (A2, A4).
final class SurroundingsInterruptionTests: XCTestCase {
  /// The change of shape interrupted again and again: the scale never leaves 0…1, and never jumps.
  func testA2ShapesThatChangeBeforeTheyHaveChangedNeverJump() {
    let shapes: [PointerAccessory.Shape] = [.plus, .circleSlash, .minus, .arrow]
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 90)
      var target = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 50, height: 50))
      target.style = .system
      target.style.accessories = [PointerAccessory(.plus, angle: 1)]
      let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
      var person = PointerHarness(targets: [target], start: Point(x: 300, y: 100), settings: settings)
      person.move(to: Point(x: 420, y: 320), waiting: 900)
      var last = person.frame.accessories[0]
      for _ in 0..<40 {
        target.style.accessories = [PointerAccessory(dice.pick(shapes), angle: 1)]
        person.engine.upsert(target, at: person.now)
        for _ in 0..<dice.count(0...40) {
          let next = person.frame.accessories[0]
          XCTAssertTrue((-1e-9...1.02).contains(next.scale), "\(next.scale), seed \(seed)")
          XCTAssertEqual(next.scale, last.scale, accuracy: 0.12, "seed \(seed)")
          if next.shape != last.shape { XCTAssertLessThan(next.scale, 0.02, "seed \(seed)") }
          last = next
          person.wait(milliseconds: 2)
        }
      }
      person.wait(milliseconds: 900)
      XCTAssertEqual(person.frame.accessories.map { $0.shape }, target.style.accessories.map { $0.shape })
      XCTAssertEqual(person.frame.accessories[0].scale, 1)
    }
  }
}
