import PointerKit
import PointerTestSupport
import XCTest

/// M2: which of many regions is hit at a point.
final class HitTestingTests: XCTestCase {
  private struct Scene {
    var targets: [PointerTarget] = []
    var spaces: [PointerSpace] = [PointerSpace(id: 0)]

    init(_ dice: inout Dice) {
      for number in 1...dice.count(1...4) {
        var space = PointerSpace(id: SpaceID(number))
        // Whole numbers, so that window and space coordinates agree to the bit.
        space.origin = Point(x: Double(dice.count(-100...100)), y: Double(dice.count(-300...100)))
        if dice.chance(0.5) {
          space.clip = Rect(
            x: Double(dice.count(0...200)), y: Double(dice.count(0...200)), width: 300, height: 250)
        }
        space.order = Int64(dice.count(-1...1))
        space.isOpaque = dice.chance(0.3)
        space.isEnabled = dice.chance(0.85)
        spaces.append(space)
      }
      for index in 0..<dice.count(1...40) {
        let frame = Rect(
          x: Double(dice.count(-50...500)), y: Double(dice.count(-50...400)),
          width: Double(dice.count(0...90)), height: Double(dice.count(0...90)))
        var target = PointerTarget(
          id: TargetID(dice.next() | 1), frame: frame, kind: .button, hasBezel: dice.chance(0.5),
          group: dice.chance(0.4) ? GroupID(dice.count(1...3)) : nil)
        if index % 3 == 0 { target.id = TargetID(index + 1) }
        target.space = SpaceID(dice.count(0...5))
        target.z = dice.chance(0.6) ? 0 : Int64(dice.count(-1...1))
        target.isEnabled = dice.chance(0.9)
        if dice.chance(0.1) { target.kind = .tabBarItem }
        if dice.chance(0.15) { target.padding = Insets(Double(dice.count(0...60))) }
        targets.append(target)
        // A twin on the same position: only the id tells them apart.
        if dice.chance(0.1) {
          target.id = TargetID(dice.next() | 1)
          targets.append(target)
        }
      }
    }

    var oracle: HitTestOracle { HitTestOracle(targets: targets, spaces: spaces) }

    /// A person with a pointer on the scene's surface.
    var person: PointerHarness {
      var person = PointerHarness()
      for space in spaces { person.engine.upsertSpace(space, at: person.now) }
      person.engine.upsert(targets, at: person.now)
      return person
    }

    /// A point that is likely to be disputed, on an edge, a corner or the middle of a gap, or any other
    /// point.
    func point(_ dice: inout Dice) -> Point {
      guard dice.chance(0.5) else {
        return Point(x: Double(dice.count(-100...700)) / 2, y: Double(dice.count(-100...600)) / 2)
      }
      let target = dice.pick(targets)
      let origin = spaces.first { $0.id == target.space }?.origin ?? .zero
      let reach = dice.pick([0.0, 12, 24, 6, 18, 30])
      let edges = target.frame.outset(by: reach)
      let x = dice.pick([edges.minX, edges.maxX, edges.center.x, edges.minX - 0.5, edges.maxX + 0.5])
      let y = dice.pick([edges.minY, edges.maxY, edges.center.y, edges.minY - 0.5, edges.maxY + 0.5])
      return Point(x: x + origin.x, y: y + origin.y)
    }
  }

  func testM2HitTestAgreesWithBruteForceOverRandomScenes() {
    for seed in seeds(250) {
      var dice = Dice(seed: UInt64(seed) &+ 7000)
      let scene = Scene(&dice)
      let person = scene.person
      for _ in 0..<60 {
        let point = scene.point(&dice)
        let expected = scene.oracle.target(at: point)
        let found = person.engine.target(at: point)?.id
        XCTAssertEqual(found, expected, "seed \(seed) at \(point)")
        if found != expected { return }
      }
    }
  }

  func testM2HitTestAgreesWithBruteForceAfterManyChanges() {
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 9000)
      var scene = Scene(&dice)
      var person = scene.person
      for _ in 0..<60 {
        let index = dice.count(0...scene.targets.count - 1)
        switch dice.count(0...5) {
        case 0 where scene.targets.count > 1:
          person.engine.remove(scene.targets.remove(at: index).id, at: person.now)
        case 1:
          var target = scene.targets[index]
          target.id = TargetID(dice.next() | 1)
          target.frame = target.frame.offset(by: Vector(dx: 16, dy: -8))
          scene.targets.append(target)
          person.engine.upsert(target, at: person.now)
        case 2:
          scene.targets[index].frame = scene.targets[index].frame.offset(by: Vector(dx: -32, dy: 4))
          person.engine.move(scene.targets[index].id, to: scene.targets[index].frame, at: person.now)
        case 3:
          let space = dice.count(0...scene.spaces.count - 1)
          scene.spaces[space].origin = Point(x: Double(dice.count(-60...60)), y: Double(dice.count(-60...60)))
          person.engine.scroll(
            space: scene.spaces[space].id, to: scene.spaces[space].origin, at: person.now)
        case 4 where scene.targets[index].kind == .button || dice.chance(0.5):
          scene.targets[index].kind = scene.targets[index].kind == .button ? .tabBarItem : .button
          person.engine.upsert(scene.targets[index], at: person.now)
        default:
          scene.targets[index].isEnabled.toggle()
          person.engine.upsert(scene.targets[index], at: person.now)
        }
        let point = scene.point(&dice)
        let expected = scene.oracle.target(at: point)
        XCTAssertEqual(person.engine.target(at: point)?.id, expected, "seed \(seed) at \(point)")
      }
      XCTAssertEqual(person.engine.targetIdentifiers, scene.targets.map { $0.id }.sorted(), "seed \(seed)")
      XCTAssertEqual(person.engine.diagnostics.total, 0, "seed \(seed)")
    }
  }

  func testVisibleFrameUnderThePointWinsOverAHigherPadding() {
    var near = PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 40, height: 40))
    var far = PointerTarget(id: 2, frame: Rect(x: 150, y: 100, width: 40, height: 40))
    far.z = 5
    near.z = -5
    let engine = PointerHarness(targets: [near, far]).engine
    XCTAssertEqual(engine.target(at: Point(x: 140, y: 120))?.id, 1, "on its visible edge")
    XCTAssertEqual(engine.target(at: Point(x: 140.0.nextUp, y: 120))?.id, 2, "between them the higher z wins")
  }

  func testAButtonIsHoveredOnItsCardWhicheverIdIsLower() {
    let frames = [Rect(x: 100, y: 100, width: 300, height: 200), Rect(x: 150, y: 150, width: 80, height: 40)]
    for ids in [[1, 2], [2, 1]] as [[TargetID]] {
      for order in [[0, 1], [1, 0]] {
        var engine = PointerEngine(size: Size(width: 500, height: 400))
        for index in order {
          engine.upsert(PointerTarget(id: ids[index], frame: frames[index], kind: .card), at: .zero)
        }
        XCTAssertEqual(engine.target(at: Point(x: 160, y: 160))?.id, ids[1])
        XCTAssertEqual(engine.targets(at: Point(x: 160, y: 160)), [ids[1], ids[0]])
        XCTAssertEqual(engine.target(at: Point(x: 149, y: 160))?.id, ids[0], "the visible frame wins")
      }
    }
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

  func testOpaqueSpaceBlocksWhatIsBehindWithinItsClipAlone() {
    var popover = PointerSpace(id: 1)
    popover.order = 1
    popover.isOpaque = true
    popover.clip = Rect(x: 100, y: 100, width: 200, height: 200)
    let behind = PointerTarget(id: 1, frame: Rect(x: 0, y: 0, width: 400, height: 400), effect: nil)
    var person = PointerHarness(targets: [behind])
    person.engine.upsertSpace(popover, at: person.now)
    XCTAssertNil(person.engine.target(at: Point(x: 300, y: 300))?.id, "the clip's edge belongs to it")
    XCTAssertEqual(person.engine.target(at: Point(x: 300.0.nextUp, y: 300))?.id, 1)
    popover.isEnabled = false
    person.engine.upsertSpace(popover, at: person.now)
    XCTAssertEqual(person.engine.target(at: Point(x: 200, y: 200))?.id, 1)
  }

  func testTargetOfAnUnknownSpaceWaitsForIt() {
    var target = PointerTarget(id: 1, frame: Rect(x: 0, y: 0, width: 40, height: 40))
    target.space = 3
    var person = PointerHarness(targets: [target], start: Point(x: 220, y: 220))
    person.move(by: Vector(dx: 0.5, dy: 0))
    XCTAssertNil(person.hovered)
    var space = PointerSpace(id: 3)
    space.origin = Point(x: 200, y: 200)
    person.engine.upsertSpace(space, at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.engine.removeSpace(3, at: person.now)
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.events.map { $0.type }, [.entered, .exited])
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }
}

extension PointerTarget {
  /// A target of no particular kind.
  init(id: TargetID, frame: Rect, effect: PointerEffect?) {
    self.init(id: id, frame: frame, kind: .other, effect: effect)
  }
}
