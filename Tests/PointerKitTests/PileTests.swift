import Magnetism
import PointerTestSupport
import XCTest

@testable import PointerKit

/// Hundreds or thousands of elements that lie on each other: what is drawn stays right.
final class PileTests: XCTestCase {
  private let size = Size(width: 300, height: 240)

  private func target(_ id: Int, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0) -> PointerTarget {
    var target = PointerTarget(
      id: TargetID(id), frame: frame, kind: .button, hasBezel: true, effect: effect)
    (target.z, target.padding) = (z, Insets(0))
    return target
  }

  private func person(before targets: [PointerTarget], at start: Point) -> PointerHarness {
    var person = PointerHarness(start: start, size: size)
    person.engine.upsert(targets, at: person.now)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  // MARK: Drawing

  func testAnElementUnderAPileLooksAsIfEachOfThePileWereLookedAt() {
    for seed in 0..<24 {
      var dice = Dice(seed: UInt64(seed))
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

  func testAPileUpToTheCapacityIsDrawnAgainAndAboveALargerOneNothingIsHidden() {
    for (count, isExcess) in [(90, false), (250, false), (300, true)] {
      var person = person(before: pile(count, side: 80), at: Point(x: 90, y: 90))
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.content(1) == nil, isExcess)
      XCTAssertEqual(person.frame.redrawn.count, isExcess ? 0 : count + 1)
      // The next element shows its effect at once, also while the effect of the first fades.
      person.move(by: Vector(dx: 10.2, dy: 60), waiting: 50)
      XCTAssertEqual(person.hovered, 10)
      XCTAssertNotNil(person.content(10))
    }
  }

  /// Targets that all overlap each other and cover one target.
  private func pile(_ count: Int, on first: Int, x: Double) -> [PointerTarget] {
    [target(first, Rect(x: x, y: 20, width: 100, height: 100), .hover())]
      + (1...count).map {
        target(
          first + $0, Rect(x: x + 40 + 0.2 * Double($0), y: 60, width: 40, height: 40), .hover(), z: 1)
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

  func testSmallElementsBesideACrowdInTheSameCellsAreDrawnAgain() {
    var targets = [target(1, Rect(x: 0, y: 0, width: 60, height: 60), .hover())]
    for index in 0..<90 {
      let (x, y) = (5 + Double(index % 10) * 5, 20 + Double(index / 10) * 4)
      targets.append(target(10 + index, Rect(x: x, y: y, width: 3, height: 3), .hover(), z: 1))
    }
    for index in 0..<1000 {
      targets.append(target(1000 + index, Rect(x: 90, y: 90, width: 20, height: 20), .hover(), z: 1))
    }
    let person = person(before: targets, at: Point(x: 2, y: 2))
    XCTAssertNotNil(person.content(1))
    XCTAssertEqual(person.frame.redrawn.count, 91)
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

  // MARK: Coasts

  /// An engine whose pointer has just begun a long coast to the right, over or between targets.
  private func coast(over targets: [PointerTarget]) -> (PointerEngine, lift: Timestamp) {
    coast(in: size, at: 100) { $0.upsert(targets, at: .zero) }
  }

  private func coast(
    in size: Size, at y: Double, registering register: (inout PointerEngine) -> Void
  ) -> (PointerEngine, lift: Timestamp) {
    var engine = PointerEngine(size: size, start: Point(x: 2, y: y))
    let configuration = with(PointerConfiguration()) { $0.magnetism.decay = Decay(decelerationRate: 0.99999) }
    engine.setConfiguration(configuration, at: .zero)
    register(&engine)
    engine.handle(PointerInput(.contact(.began, fingers: 1), at: .zero))
    for step in 1...14 {
      let time = Timestamp(nanoseconds: Int64(step) * 8_333_333)
      engine.handle(PointerInput(.motion(Vector(dx: 2, dy: 0)), at: time))
    }
    let lift = Timestamp(nanoseconds: 14 * 8_333_333)
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: lift))
    XCTAssertEqual(engine.lastAttraction?.reason, .coasted)
    return (engine, lift)
  }

  /// Thousands of targets on each other, which cover the surface or have a gap along the way of the pointer.
  private func strips(_ count: Int, hasGap: Bool) -> [PointerTarget] {
    (1...count).map { (id: Int) -> PointerTarget in
      var strip = target(
        id, Rect(x: 0, y: hasGap && id % 2 == 0 ? 115 : 40, width: 300, height: hasGap ? 45 : 120), .hover())
      if hasGap { (strip.group, strip.padding) = (1, nil) }
      return strip
    }
  }

  func testACoastOverAPileDoesNotDependOnTheCallsThatItIsDividedInto() {
    let targets =
      strips(1_000, hasGap: false) + [
        target(2_000, Rect(x: 200, y: 0, width: 200, height: 240), .hover(), z: 1)
      ]
    let (engine, lift) = coast(over: targets)
    var (whole, divided) = (engine, engine)
    whole.advance(to: lift.advanced(bySeconds: 3))
    for step in 1...3_000 { divided.advance(to: lift.advanced(byNanoseconds: Int64(step) * 1_000_000)) }
    XCTAssertEqual(whole.frame(at: whole.time), divided.frame(at: whole.time))
    XCTAssertEqual(whole.hoveredTarget, 2_000)
    // While the pointer moves, the hovered target is found at most 130 ms late.
    var late = engine
    var crossing: Timestamp?
    for step in 1...3_000 where late.hoveredTarget != 2_000 {
      let time = lift.advanced(byNanoseconds: Int64(step) * 1_000_000)
      late.advance(to: time)
      if late.position.x >= 200, crossing == nil { crossing = time }
    }
    XCTAssertLessThan(late.time.seconds(since: crossing ?? lift), 0.13)
  }

  func testACoastOverSwatchesDoesNotDependOnTheOrderInWhichTheyWereRegistered() {
    let size = Size(width: 1000, height: 500)
    let swatches = (0..<28 * 15).map { number in
      var swatch = PointerTarget(
        id: TargetID(number + 1),
        frame: Rect(
          x: 20 + 32 * Double(number % 28), y: 10 + 32 * Double(number / 28), width: 30, height: 30),
        effect: .hover())
      swatch.isMagnetic = false
      return swatch
    }
    let coasts = [
      coast(in: size, at: 250) { $0.upsert(swatches, at: .zero) },
      coast(in: size, at: 250) { $0.upsert(swatches.reversed(), at: .zero) },
      coast(in: size, at: 250) { engine in for swatch in swatches { engine.upsert(swatch, at: .zero) } },
    ]
    let hovered = coasts.map { engine, lift in
      var engine = engine
      return (0..<4_000).map { step in
        engine.advance(to: lift.advanced(byNanoseconds: Int64(step) * 1_000_000))
        return engine.hoveredTarget
      }
    }
    XCTAssertGreaterThan(Set(hovered[0]).count, 20, "many swatches are hovered")
    for other in hovered.dropFirst() { XCTAssertEqual(other, hovered[0]) }
  }

  func testWhenAPileIsRemovedDuringACoastTheNextTargetIsHoveredInTime() {
    let button = target(5000, Rect(x: 60, y: 0, width: 240, height: 240), .hover())
    let (engine, lift) = coast(over: strips(3_000, hasGap: false) + [button])
    var (removed, crossing) = (engine, Timestamp?.none)
    removed.upsert(
      [], removing: (1...3_000).map { TargetID($0) }, at: lift.advanced(byNanoseconds: 1_000_000))
    for step in 1...400 {
      let time = lift.advanced(byNanoseconds: Int64(step) * 1_000_000)
      removed.advance(to: time)
      if crossing == nil, removed.position.x >= 60 { crossing = time }
      if removed.hoveredTarget == 5000 { break }
    }
    XCTAssertEqual(removed.hoveredTarget, 5000)
    XCTAssertLessThan(removed.time.seconds(since: crossing ?? lift), 0.009)
  }
}
