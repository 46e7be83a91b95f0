import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerKit

/// Hundreds or thousands of elements that lie on each other: what is drawn stays right.
final class PilesTests: XCTestCase {
  private let size = Size(300, 240)

  private func target(_ id: Int, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0) -> PointerTarget {
    PointerTarget(TargetID(id), frame, .button, hasBezel: true, effect: effect, z: z, padding: Insets(0))
  }

  private func person(before targets: [PointerTarget], at start: Point) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets, start: start, size: size)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  /// A target under elements that all overlap each other, with small controls around.
  private func pile(_ count: Int, side: Double) -> [PointerTarget] {
    var targets = [target(1, Rect(80, 80, 330, 290), .hover())]
    for index in 0..<count {
      let frame = Rect(100 + 0.3 * Double(index), 100, side, side)
      targets.append(target(10 + index, frame, .hover(), z: 1))
    }
    for index in 0..<120 {
      let (x, y) = (420 + 11 * Double(index % 10), 5 + 40 * Double(index / 10))
      targets.append(target(1000 + index, Rect(x, y, 10, 30), .hover()))
    }
    return targets
  }

  /// Targets that all overlap each other and cover one target.
  private func pile(_ count: Int, on first: Int, x: Double) -> [PointerTarget] {
    [target(first, Rect(x, 20, 100, 100), .hover())]
      + (1...count).map { target(first + $0, Rect(x + 40 + 0.2 * Double($0), 60, 40, 40), .hover(), z: 1) }
  }

  func testElementUnderAPileLooksAsIfAllWereLookedAt() {
    for (seed, var dice) in withDice(0..<4) {
      let effect: PointerEffect = [.hover(), .highlight, .lift][seed % 3]
      var targets = [target(1, Rect(20, 20, 140, 120), effect, z: 5)]
      // Some are painted before the element and some after it, at its edges and on each other.
      for id in 2...dice.count(70...200) {
        let frame = Rect(
          Double(dice.count(70...250)), Double(dice.count(0...180)), Double(dice.count(4...40)),
          Double(dice.count(4...40)))
        targets.append(target(id, frame, .hover(), z: Int64(dice.count(3...7))))
      }
      let person = person(before: targets, at: Point(40, 40))
      XCTAssertEqual(person.hovered, 1, "seed \(seed)")
      XCTAssertNotNil(person.content(1), "seed \(seed)")
      var tree = PaintedTree(size: size)
      tree.targets = targets
      let picture = tree.byList(person.frame, scale: 1)
      XCTAssertNil(picture.difference(from: tree.plainly(person.frame, scale: 1)), "seed \(seed)")
      XCTAssertNotEqual(person.frame.drawing.redrawn, [1], "seed \(seed)")
    }
  }

  func testLayoutChangeElsewhereEndsNoFadingEffect() {
    // Both piles together need more comparisons than one element may need.
    var person = person(before: pile(110, on: 1, x: 20) + pile(110, on: 1001, x: 160), at: Point(30, 30))
    XCTAssertNotNil(person.content(1))
    person.move(by: Vector(140, 0))
    XCTAssertEqual(person.hovered, 1001)
    person.wait(milliseconds: 50)
    let before = person.frame
    XCTAssertEqual(before.contents.map(\.target), [1, 1001])
    person.engine.upsert(target(5000, Rect(20, 200, 20, 20), .hover()), at: person.now)
    XCTAssertEqual(person.engine.frame(at: person.now).contents, before.contents)
  }
}
