import PointerTestSupport
import XCTest

@testable import PointerKit

/// No single call is slow: a time that would grow with the number of targets is bounded by a better algorithm
/// or by a limit.
///
/// `pointerkit bench --worst` measures the same cases at their full size.
final class WorstCaseTests: XCTestCase {
  private let second = Timestamp(nanoseconds: 1_000_000_000)

  private func engine(_ targets: [PointerTarget] = [], size: Double = 1000) -> PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(
      size: Size(width: size, height: size), start: Point(x: 10, y: 990), settings: settings)
    engine.placePointer(at: .zero)
    engine.upsert(targets, at: .zero)
    return engine
  }

  private func grid(_ count: Int) -> [PointerTarget] {
    (0..<count).map { (index: Int) -> PointerTarget in
      let (x, y) = (100 + Double(index % 100) * 50, 100 + Double(index / 100) * 50)
      return PointerTarget(id: TargetID(index + 1), frame: Rect(x: x, y: y, width: 30, height: 30))
    }
  }

  /// How many times as long a call takes with more things, four times as many by default; the least of some
  /// rounds.
  private func growth(from few: Int = 400, to many: Int = 1600, _ call: (Int) -> () -> Void) -> Double {
    let (few, many) = (call(few), call(many))
    func least(_ body: () -> Void) -> Double {
      (0..<3).map { _ in processorTime(of: body) / .nanoseconds(1) }.min() ?? 0
    }
    // By turns, since other programs may slow down the machine for a while.
    let turns = (0..<2).map { _ in (few: least(few), many: least(many)) }
    return (turns.map { $0.many }.min() ?? 0) / max(1, turns.map { $0.few }.min() ?? 0)
  }

  // MARK: Group bridges

  func testTheGapBesideAGroupCostsNoMoreThanItsMembersThere() {
    for isOneGroup in [true, false] {
      let growth = growth { count in
        let targets = (0..<count).map { (index: Int) -> PointerTarget in
          let frame = Rect(x: index % 2 == 0 ? 420 : 540, y: 480, width: 40, height: 40)
          let group: GroupID = isOneGroup ? 1 : GroupID(UInt64(index % 8) / 2 + 1)
          return PointerTarget(id: TargetID(index + 1), frame: frame, group: group)
        }
        let store = TargetStore.with(targets)
        XCTAssertEqual(store.topmost(at: Point(x: 499, y: 500)), 1)
        return { _ = store.topmost(at: Point(x: 499, y: 500)) }
      }
      // 4 if it is linear, 16 if it is quadratic.
      XCTAssertLessThan(growth, 9, isOneGroup ? "one group" : "four groups")
    }
  }

  func testAnyNumberOfGroupsInOneGapIsBridged() {
    for count in [1, 2, 15, 16, 17, 40] {
      for (narrow, isReversed) in [(0, false), (count / 2, false), (count - 1, false), (count / 2, true)] {
        var targets: [PointerTarget] = []
        // Groups are numbered in the order in which they are registered.
        let distant = (0..<count).reversed().map { (index: Int) -> PointerTarget in
          let frame = Rect(x: 5000 + 100 * Double(index), y: 0, width: 40, height: 40)
          return PointerTarget(id: TargetID(1000 + index), frame: frame, group: GroupID(UInt64(100 - index)))
        }
        for index in 0..<count {
          let width: Double = index == narrow ? 90 : 97
          for side in [-1.0, 1] {
            let x = 500 + side * (width / 2 + 20)
            targets.append(
              PointerTarget(
                id: TargetID(targets.count + 1),
                frame: Rect(center: Point(x: x, y: 500), size: Size(width: 40, height: 40)),
                group: GroupID(UInt64(100 - index))))
            targets[targets.count - 1].padding = Insets(0)
          }
        }
        let store = TargetStore.with((isReversed ? distant : []) + targets)
        XCTAssertEqual(
          store.topmost(at: Point(x: 501, y: 500)), TargetID(2 * narrow + 2),
          "\(count) groups, \(narrow) is narrow")
      }
    }
  }

  func testTheTallestOfAGroupLeaveOneByOneInAnyOrder() {
    var dice = Dice(seed: 15)
    var engine = engine()
    var heights: [TargetID: Double] = [:]
    for round in 0..<400 {
      let id = TargetID(dice.count(1...60))
      if dice.chance(0.5) {
        heights[id] = nil
        engine.remove(id, at: .zero)
      } else {
        let height = Double(dice.count(20...60))
        heights[id] = height
        engine.upsert(
          PointerTarget(
            id: id, frame: Rect(x: 0, y: 0, width: 40, height: height), kind: .barButton, hasBezel: true,
            group: 7), at: .zero)
      }
      XCTAssertEqual(
        engine.scene.groups.tallestBezel(inBar: 7), heights.values.max(),
        "seed 15, round \(round)")
    }
  }

  func testMembersOfATabBarJoinAndLeaveWithoutALookAtTheOthers() {
    let growth = growth { count in
      {
        var store = TargetStore()
        for id in 1...count {
          store.upsert(
            PointerTarget(
              id: TargetID(id), frame: Rect(x: Double(id) * 200, y: 0, width: 40, height: 40),
              kind: .tabBarItem, group: 1))
        }
        XCTAssertEqual(store.topmost(at: Point(x: Double(count) * 200 - 50, y: 20)), TargetID(count))
        for id in (2...count).reversed() { XCTAssert(store.remove(TargetID(id))) }
      }
    }
    XCTAssertLessThan(growth, 9)
  }

  // MARK: Limits

  func testABandCoversAnyNumberOfTargets() {
    for count in [4096, 6000] {
      var engine = engine(grid(count), size: 10_000)
      var configuration = PointerConfiguration()
      configuration.bandSelection = true
      engine.setConfiguration(configuration, at: .zero)
      engine.handle(PointerInput(.position(Point(x: 1, y: 1)), at: second))
      engine.handle(PointerInput(.button(.primary, isDown: true), at: second))
      engine.handle(PointerInput(.position(Point(x: 9999, y: 9999)), at: second))
      XCTAssertEqual(engine.selection, (1...count).map { TargetID($0) })
    }
  }

  func testACoastFindsWhatItHoversAtMost256TimesHoweverLongItIs() {
    for rate in [0.99, 0.998, 0.9999, 0.99999] {
      var engine = engine(grid(4))
      var configuration = PointerConfiguration()
      configuration.magnetism.decay = Decay(decelerationRate: rate)
      engine.setConfiguration(configuration, at: .zero)
      engine.handle(PointerInput(.contact(.began, fingers: 1), at: .zero))
      for step in 1...14 {
        let time = Timestamp(nanoseconds: Int64(step) * 8_333_333)
        engine.handle(PointerInput(.motion(Vector(dx: 4, dy: -3)), at: time))
      }
      engine.handle(PointerInput(.contact(.ended, fingers: 0), at: Timestamp(nanoseconds: 14 * 8_333_333)))
      var instants = 0
      while let next = engine.nextMovement(before: .distantFuture) {
        engine.advance(to: next)
        instants += 1
        if instants > 1000 { break }
      }
      XCTAssertGreaterThan(instants, 20, "a deceleration rate of \(rate)")
      XCTAssertLessThanOrEqual(instants, 257, "a deceleration rate of \(rate)")
    }
  }

  // MARK: Many things

  func testAMoveDoesNotLookAtAllThatIsSelected() {
    let growth = growth { count in
      var engine = engine(grid(count))
      engine.setSelection((1...count).map { TargetID($0) }, at: .zero)
      return { engine.move(1, to: Rect(x: 5, y: 5, width: 30, height: 30), at: .zero) }
    }
    XCTAssertLessThan(growth, 3)
  }

  // A million values took 68 ms, since the engine took all of them.
  func testAnAnnotationOfAMillionValuesCostsNoMoreThanOneOfFive() {
    for (label, text) in [("X", "41"), (String(repeating: "ä", count: 300), ""), ("", "Drag to resize")] {
      let value = PointerAnnotation.Value(label: AnnotationText(label), text: AnnotationText(text))
      let growth = growth(from: 5, to: 1_000_000) { count in
        let values = Array(repeating: value, count: count)
        var engine = engine()
        return {
          for time in 0..<200 as Range<Int64> {
            engine.setAnnotation(PointerAnnotation(values), at: Timestamp(nanoseconds: time))
          }
        }
      }
      XCTAssertLessThan(growth, 5, "'\(label.prefix(9))', '\(text)'")
    }
  }

  func testAnAnnotationKeepsAtMostFourValuesAndCountsTheRest() {
    for count in [0, 1, 3, 4, 5, 6, 1000, 1_000_000] {
      let value = PointerAnnotation.Value(label: "X", text: "41")
      let annotation = PointerAnnotation(Array(repeating: value, count: count))
      XCTAssertEqual(annotation.values.count, min(count, PointerAnnotation.capacity))
      XCTAssertEqual(annotation.droppedValues, max(0, count - PointerAnnotation.capacity))
      var engine = engine()
      engine.setAnnotation(annotation, at: .zero)
      XCTAssertEqual(engine.diagnostics.cutAnnotations.count, count > 4 ? 1 : 0, "\(count) values")
      XCTAssertEqual(engine.annotation?.values.count ?? 0, min(count, 4), "\(count) values")
    }
  }

  func testTextsOfAMillionCharactersAreReadToTheirLimit() {
    for character in ["x", "ä", "€", "🜁", "\u{301}"] {
      let growth = growth(from: 40, to: 1_000_000) { count in
        let text = String(repeating: character, count: count)
        return { for _ in 0..<200 { XCTAssertTrue(AnnotationText(text).isCut) } }
      }
      XCTAssertLessThan(growth, 5, character)
    }
  }

  // A look at every line took 2.6 ms of a million lines.
  func testAMovementOverTextDoesNotLookAtEveryLine() {
    let growth = growth(from: 400, to: 25_600) { count in
      var text = PointerTarget(
        id: 1, frame: Rect(x: 0, y: 0, width: 1000, height: Double(count) * 20), kind: .text)
      text.style = PointerStyle(shape: .verticalBeam(length: 20))
      text.style.verticalPrecision = .lines(
        (0..<count).map { AxisPrecision.Line(start: Double($0) * 20, length: 20) })
      var engine = engine([text], size: 1e6)
      var time = Timestamp.zero
      return {
        for step in 0..<40 {
          time = time.advanced(byNanoseconds: 8_000_000)
          let y = Double(step % 2 == 0 ? 3 : count - 3) * 20
          engine.handle(PointerInput(.position(Point(x: 500, y: y)), at: time))
          XCTAssertEqual(engine.hoveredTarget, 1)
        }
      }
    }
    XCTAssertLessThan(growth, 5, "64 if it is linear")
  }

  func testAFlickAndABandAmongAThousandSpacesTakeMilliseconds() {
    func scene(_ count: Int, areOpaque: Bool) -> PointerEngine {
      var engine = engine(size: 1e6)
      func corner(_ id: Int) -> Point { Point(x: Double(id % 100) * 1000, y: Double(id / 100) * 1000) }
      engine.upsertSpaces(
        (1...count).map { (id: Int) -> PointerSpace in
          var space = PointerSpace(id: SpaceID(UInt64(id)))
          space.clip = Rect(x: corner(id).x, y: corner(id).y, width: 900, height: 900)
          space.isOpaque = areOpaque
          return space
        }, at: .zero)
      engine.upsert(
        (1...count).map { (id: Int) -> PointerTarget in
          let frame = Rect(x: corner(id).x + 400, y: corner(id).y + 400, width: 60, height: 60)
          var target = PointerTarget(id: TargetID(id), frame: frame)
          target.space = SpaceID(UInt64(id))
          return target
        }, at: .zero)
      return engine
    }
    #if DEBUG
      let (flickLimit, bandLimit, count) = (Duration.milliseconds(40), Duration.milliseconds(900), 1_000)
    #else
      let (flickLimit, bandLimit, count) = (Duration.milliseconds(1), Duration.milliseconds(20), 1_000)
    #endif
    /// The least time of some rounds, since the machine may be busy for a moment.
    func least(_ body: () -> Void) -> Duration {
      (0..<10).map { _ in processorTime(of: body) }.min() ?? .zero
    }
    for areOpaque in [false, true] {
      let name = areOpaque ? "opaque spaces" : "clear spaces"
      var windows = scene(count, areOpaque: areOpaque)
      let flick = Flick(
        position: Point(x: 1200, y: 2440), velocity: Vector(dx: 2500, dy: 0),
        bounds: Rect(x: 0, y: 0, width: 1e6, height: 1e6))
      XCTAssertEqual(windows.attraction(of: flick).target, 201, name)
      let flicked = least { _ = windows.attraction(of: flick) }
      XCTAssertLessThan(flicked, flickLimit, "a flick, \(name)")
      var configuration = PointerConfiguration()
      configuration.bandSelection = true
      windows.setConfiguration(configuration, at: .zero)
      windows.handle(PointerInput(.position(Point(x: 950, y: 10)), at: second))
      windows.handle(PointerInput(.button(.primary, isDown: true), at: second))
      var width = 1e6 - 50
      let covered = least {
        width += 1
        windows.handle(PointerInput(.position(Point(x: width, y: width)), at: second))
      }
      // The first space of each row is beside the band.
      XCTAssertEqual(windows.selection.count, count - count / 100, name)
      XCTAssertLessThan(covered, bandLimit, "a band, \(name)")
    }
  }

  // One `advance` by an hour took 51 ms, and 639 with 1,000 spaces.
  func testAnHourOfCoastingAmongAThousandSpacesTakesAMillisecond() {
    #if DEBUG
      let (limit, count) = (Duration.milliseconds(80), 300)
    #else
      let (limit, count) = (Duration.milliseconds(4), 1_000)
    #endif
    for spaceCount in [0, count] {
      var engine = engine(size: 1e6)
      engine.upsertSpaces(
        (0..<spaceCount).map { (index: Int) -> PointerSpace in
          var space = PointerSpace(id: SpaceID(UInt64(index + 1)))
          space.clip = Rect(x: Double(index) * 40, y: 0, width: 30, height: 1e6)
          return space
        }, at: .zero)
      engine.upsert(
        (0..<spaceCount).map { (index: Int) -> PointerTarget in
          var target = PointerTarget(
            id: TargetID(index + 1), frame: Rect(x: Double(index) * 40, y: 0, width: 20, height: 20))
          target.space = SpaceID(UInt64(index + 1))
          return target
        }, at: .zero)
      var configuration = PointerConfiguration()
      configuration.magnetism.decay = Decay(decelerationRate: 0.99999)
      engine.setConfiguration(configuration, at: .zero)
      engine.handle(PointerInput(.contact(.began, fingers: 1), at: .zero))
      for step in 1...14 {
        let time = Timestamp(nanoseconds: Int64(step) * 8_333_333)
        engine.handle(PointerInput(.motion(Vector(dx: 4, dy: -3)), at: time))
      }
      let lift = Timestamp(nanoseconds: 14 * 8_333_333)
      engine.handle(PointerInput(.contact(.ended, fingers: 0), at: lift))
      XCTAssertNotNil(engine.nextMovement(before: .distantFuture), "it coasts")
      var least = Duration.seconds(60)
      for _ in 0..<10 {
        var copy = engine
        copy.placePointer(at: lift)
        least = min(least, processorTime { copy.advance(to: lift.advanced(bySeconds: 3600)) })
        XCTAssertGreaterThan(copy.position.x, engine.position.x + 100, "it has coasted")
      }
      XCTAssertLessThan(least, limit, "\(spaceCount) spaces")
    }
  }

  func testTheLineOfAPointIsThatOfALookAtEveryLine() throws {
    var dice = Dice(seed: 9)
    for count in [1, 2, 3, 10, 1000] {
      var lines: [AxisPrecision.Line] = []
      var end = -50.0
      for _ in 0..<count {
        let start = end + (dice.chance(0.5) ? 0 : dice.number(0...9))
        lines.append(AxisPrecision.Line(start: start, length: dice.chance(0.2) ? 0 : dice.number(1...30)))
        end = start + lines[lines.count - 1].length
      }
      for _ in 0..<100 {
        let line = dice.pick(lines)
        let point = dice.pick([
          line.start, line.center, line.start + line.length, dice.number(-100...end + 50),
        ])
        func distance(_ line: AxisPrecision.Line) -> Double {
          max(0, line.start - point, point - line.start - line.length)
        }
        let least = try XCTUnwrap(lines.map { distance($0) }.min())
        let found = try XCTUnwrap(AxisPrecision.lines(lines).line(at: point, from: 0, index: nil))
        XCTAssertEqual(distance(found), least, accuracy: 1e-9, "seed 9, \(count) lines, at \(point)")
      }
    }
  }

  // MARK: Snapshots

  func testACopyKeepsWhatTheOriginalChanges() {
    var dice = Dice(seed: 4)
    var engine = engine(grid(3000))
    for round in 0..<20 {
      let copy = engine
      let before = copy.targetIdentifiers.compactMap { copy.target($0) }
      for _ in 0..<5 {
        let id = TargetID(dice.count(1...3000))
        switch dice.count(0...2) {
        case 0: engine.remove(id, at: .zero)
        case 1: engine.move(id, to: Rect(x: dice.number(0...900), y: 5, width: 30, height: 30), at: .zero)
        default:
          engine.upsert(
            PointerTarget(id: id, frame: Rect(x: 5, y: dice.number(0...900), width: 30, height: 30)),
            at: .zero)
        }
      }
      XCTAssertEqual(copy.targetIdentifiers.compactMap { copy.target($0) }, before, "seed 4, round \(round)")
      for target in before.prefix(300) where copy.target(at: target.frame.center) == nil {
        XCTFail("seed 4, round \(round): nothing at \(target.frame)")
      }
    }
  }
}
