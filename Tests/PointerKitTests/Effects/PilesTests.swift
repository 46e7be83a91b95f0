import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerKit

/// Hundreds or thousands of elements that lie on each other: what is drawn stays right.
final class PilesTests: XCTestCase {
  private let size = Size(width: 300, height: 240)

  private func target(_ id: Int, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0) -> PointerTarget {
    PointerTarget(
      id: TargetID(id), frame: frame, kind: .button, hasBezel: true, effect: effect, z: z, padding: Insets(0))
  }

  private func person(before targets: [PointerTarget], at start: Point) -> PointerHarness {
    var person = PointerHarness(targets: targets, start: start, size: size)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  // MARK: Drawing

  func testAnElementUnderAPileLooksAsIfEachOfThePileWereLookedAt() {
    for (seed, var dice) in withDice(seeds(24)) {
      let effect: PointerEffect = [.hover(), .highlight, .lift][seed % 3]
      var targets = [target(1, Rect(x: 20, y: 20, width: 140, height: 120), effect, z: 5)]
      // Some are painted before the element and some after it, at its edges and on each other.
      for id in 2...dice.count(70...200) {
        let frame = Rect(
          x: Double(dice.count(70...250)), y: Double(dice.count(0...180)),
          width: Double(dice.count(4...40)), height: Double(dice.count(4...40)))
        targets.append(target(id, frame, .hover(), z: Int64(dice.count(3...7))))
      }
      let person = person(before: targets, at: Point(x: 40, y: 40))
      XCTAssertEqual(person.hovered, 1, "seed \(seed)")
      XCTAssertNotNil(person.content(1), "seed \(seed)")
      var tree = PaintedTree(size: size)
      tree.targets = targets
      let picture = tree.byList(person.frame, scale: 1)
      XCTAssertNil(picture.difference(from: tree.plainly(person.frame, scale: 1)), "seed \(seed)")
      XCTAssertNotEqual(person.frame.redrawn, [1], "seed \(seed)")
    }
  }

  /// A target under elements that all overlap each other, with small controls around.
  private func pile(_ count: Int, side: Double) -> [PointerTarget] {
    var targets = [target(1, Rect(x: 80, y: 80, width: 330, height: 290), .hover())]
    for index in 0..<count {
      let frame = Rect(x: 100 + 0.3 * Double(index), y: 100, width: side, height: side)
      targets.append(target(10 + index, frame, .hover(), z: 1))
    }
    for index in 0..<120 {
      let (x, y) = (420 + 11 * Double(index % 10), 5 + 40 * Double(index / 10))
      targets.append(target(1000 + index, Rect(x: x, y: y, width: 10, height: 30), .hover()))
    }
    return targets
  }

  /// Targets that all overlap each other and cover one target.
  private func pile(_ count: Int, on first: Int, x: Double) -> [PointerTarget] {
    [target(first, Rect(x: x, y: 20, width: 100, height: 100), .hover())]
      + (1...count).map {
        target(first + $0, Rect(x: x + 40 + 0.2 * Double($0), y: 60, width: 40, height: 40), .hover(), z: 1)
      }
  }

  func testALayoutChangeElsewhereDoesNotEndAnEffectThatFadesUnderAPile() {
    // Both piles together need more comparisons than one element may need.
    var person = person(
      before: pile(110, on: 1, x: 20) + pile(110, on: 1001, x: 160), at: Point(x: 30, y: 30))
    XCTAssertNotNil(person.content(1))
    person.move(by: Vector(dx: 140, dy: 0))
    XCTAssertEqual(person.hovered, 1001)
    person.wait(milliseconds: 50)
    let before = person.frame
    XCTAssertEqual(before.contents.map(\.target), [1, 1001])
    person.engine.upsert(target(5000, Rect(x: 20, y: 200, width: 20, height: 20), .hover()), at: person.now)
    XCTAssertEqual(person.engine.frame(at: person.now).contents, before.contents)
  }

  // MARK: Flicks

  func testTheFirstThatIsNotCoveredAttracts() {  // F5
    let bounds = Rect(x: 0, y: 0, width: 1000, height: 1000)
    let flick = Flick(position: Point(x: 300, y: 440), velocity: Vector(dx: 2500, dy: 0), bounds: bounds)
    var engine = PointerEngine(size: bounds.size)
    // The inertia ends beside a pile of targets that another target covers.
    let center = engine.attraction(of: flick).projected + Vector(dx: 0, dy: 60)
    var targets = (1...30).map { (id: Int) -> PointerTarget in
      target(
        id, Rect(center: center + Vector(dx: Double(id), dy: 0), size: Size(width: 40, height: 40)), .lift)
    }
    targets.append(target(31, Rect(center: center, size: Size(width: 60, height: 44)), .hover(), z: 1))
    targets[30].isMagnetic = false
    engine.upsert(targets, at: .zero)
    XCTAssertNil(engine.attraction(of: flick).target)
    var free = target(99, Rect(x: 0, y: 0, width: 40, height: 40), .lift)
    let projected = engine.attraction(of: flick).projected
    free.frame = Rect(center: projected + Vector(dx: 0, dy: -130), size: Size(width: 40, height: 40))
    engine.upsert(free, at: .zero)
    let attraction = engine.attraction(of: flick)
    XCTAssertEqual(attraction.target, 99)
    XCTAssertEqual(attraction.landing, free.frame.center)
    XCTAssertEqual(engine.explain(flick).attraction, attraction)
  }
}
