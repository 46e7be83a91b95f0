import PointerKit
import PointerTestSupport
import XCTest

/// M2: which of many regions is hit at a point.
final class HitTestingTests: XCTestCase {
  func testM2AnyLayoutIsHitAsALookAtEveryTargetFindsIt() {
    var hits = 0
    // Small layouts of many kinds, and some of hundreds of targets.
    for (targets, seeds) in [(25, seeds(400, inDebug: 30)), (400, seeds(20, inDebug: 1))] {
      for seed in seeds {
        var dice = Dice(seed: UInt64(seed) &+ 7000)
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
    XCTAssertGreaterThan(hits, 600)
  }

  func testVisibleFrameUnderThePointWinsOverAHigherPadding() {
    var near = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40))
    let far = with(PointerTarget(id: 2, frame: Rect(x: 150, y: 100, width: 40, height: 40))) { $0.z = 5 }
    near.z = -5
    let engine = PointerHarness(targets: [near, far]).engine
    XCTAssertEqual(engine.target(at: Point(x: 140, y: 120))?.id, 1, "on its visible edge")
    XCTAssertEqual(engine.target(at: Point(x: 140.0.nextUp, y: 120))?.id, 2, "between them the higher z wins")
  }

  // DESIGN 5, "Regions": of equal z the innermost frame, which is painted last.
  func testOfNestedFramesTheInnermostIsHoveredOnBothAxesFromEverySide() {
    for seed in 0..<120 {
      var dice = Dice(seed: UInt64(seed) &+ 14_000)
      // Three frames, each within the one before, often with shared edges.
      var frames = [Rect(x: 200, y: 150, width: dice.number(200...500), height: dice.number(200...400))]
      for _ in 0..<2 {
        let outer = frames[frames.count - 1]
        let sides = (0..<4).map { _ in dice.chance(0.3) ? 0 : dice.number(1...40) }
        frames.append(
          Rect(
            minX: outer.minX + sides[0], minY: outer.minY + sides[1], maxX: outer.maxX - sides[2],
            maxY: outer.maxY - sides[3]))
      }
      guard frames[1] != frames[0], frames[2] != frames[1] else { continue }
      let group: GroupID? = dice.chance(0.5) ? 5 : nil
      let ids = [1, 2, 3].shuffled(using: &dice).map { TargetID($0) }
      let targets = zip(ids, frames).map { id, frame in
        var target = PointerTarget(
          id: id, frame: frame, kind: dice.pick([.card, .button, .text, .row]), hasBezel: dice.chance(0.5),
          group: group)
        if dice.chance(0.5) { target.padding = Insets(dice.number(0...60)) }
        return target
      }
      var person = PointerHarness()
      for target in targets.shuffled(using: &dice) { person.engine.upsert(target, at: person.now) }
      for (index, frame) in frames.enumerated() {
        let corners = [
          Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
          Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY),
          Point(x: frame.minX, y: frame.center.y), Point(x: frame.maxX, y: frame.center.y),
          Point(x: frame.center.x, y: frame.minY), Point(x: frame.center.x, y: frame.maxY), frame.center,
        ]
        for point in corners {
          let innermost = frames.lastIndex { $0.contains(point) }
          XCTAssertGreaterThanOrEqual(innermost ?? -1, index)
          let expected = innermost.map { ids[$0] }
          XCTAssertEqual(person.engine.target(at: point)?.id, expected, "seed \(seed) at \(point)")
          person.send(.position(point))
          XCTAssertEqual(person.hovered, expected, "seed \(seed) at \(point)")
        }
      }
      // A higher z comes before that.
      var outer = targets[0]
      outer.z = 1
      person.engine.upsert(outer, at: person.now)
      XCTAssertEqual(person.engine.target(at: frames[2].center)?.id, ids[0])
    }
  }

  /// A click hits the target that is seen in front.
  func testOfOverlappingFramesTheOnePaintedLastIsHovered() {
    let frames = [
      Rect(x: 100, y: 100, width: 100, height: 100), Rect(x: 150, y: 100, width: 90, height: 100),
    ]
    for ids in [[1, 2], [2, 1]] as [[TargetID]] {
      var person = PointerHarness(
        targets: zip(ids, frames).map { PointerTarget(id: $0, frame: $1, effect: .hover()) },
        start: Point(x: 20, y: 20))
      person.move(to: Point(x: 170, y: 150))
      XCTAssertEqual(person.hovered, ids[1])
    }
  }

  func testTiesGoToTheLowerIdWhateverTheOrderOfRegistration() {
    let frame = Rect(x: 100, y: 100, width: 40, height: 40)
    for ids in [[3, 8, 5], [8, 5, 3], [5, 3, 8]] as [[TargetID]] {
      let engine = PointerHarness(targets: ids.map { PointerTarget(id: $0, frame: frame) }).engine
      XCTAssertEqual(engine.target(at: Point(x: 120, y: 120))?.id, 3)
    }
  }
}

extension PointerTarget {
  /// A target of no particular kind.
  init(id: TargetID, frame: Rect, effect: PointerEffect?) {
    self.init(id: id, frame: frame, kind: .other, effect: effect)
  }
}
