import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit

/// What is right however many groups, bars, targets, spaces and lines there are.
final class LimitsTests: XCTestCase {
  private let second = Timestamp(nanoseconds: 1_000_000_000)

  private func engine(_ targets: [PointerTarget] = [], size: Double = 1000) -> PointerEngine {
    let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
    var engine = PointerEngine(size: Size(size, size), start: Point(10, 990), settings: settings)
    engine.placePointer(at: .zero)
    engine.upsert(targets, at: .zero)
    return engine
  }

  private func grid(_ count: Int) -> [PointerTarget] {
    (0..<count).map { (index: Int) -> PointerTarget in
      let (x, y) = (100 + Double(index % 100) * 50, 100 + Double(index / 100) * 50)
      return PointerTarget(TargetID(index + 1), Rect(x, y, 30, 30))
    }
  }

  // Also R4.
  func testAnyNumberOfGroupsInOneGapIsBridged() {
    for count in [1, 2, 15, 16, 17, 40] {
      for (narrow, isReversed) in [(0, false), (count / 2, false), (count - 1, false), (count / 2, true)] {
        var targets: [PointerTarget] = []
        // Groups are numbered in the order in which they are registered.
        let distant = (0..<count).reversed().map { (index: Int) -> PointerTarget in
          let frame = Rect(5000 + 100 * Double(index), 0, 40, 40)
          return PointerTarget(TargetID(1000 + index), frame, group: GroupID(UInt64(100 - index)))
        }
        for index in 0..<count {
          let width: Double = index == narrow ? 90 : 97
          for side in [-1.0, 1] {
            let x = 500 + side * (width / 2 + 20)
            targets.append(
              PointerTarget(
                TargetID(targets.count + 1), Rect(center: Point(x, 500), size: Size(40, 40)),
                group: GroupID(UInt64(100 - index))))
            targets[targets.count - 1].padding = Insets(0)
          }
        }
        let store = TargetStore.with((isReversed ? distant : []) + targets)
        XCTAssertEqual(
          store.topmost(at: Point(501, 500)), TargetID(2 * narrow + 2), "\(count) groups, \(narrow) is narrow"
        )
      }
    }
  }

  // Also E13.
  func testTheTallestOfAGroupLeaveOneByOneInAnyOrder() {
    var dice = Dice(seed: 15)
    var engine = engine()
    var heights: [TargetID: Double] = [:]
    for round in 0..<400 {
      let id = TargetID(dice.count(1...60))
      if dice.chance(0.5) {
        heights[id] = nil
        engine.remove(target: id, at: .zero)
      } else {
        let height = Double(dice.count(20...60))
        heights[id] = height
        engine.upsert(
          PointerTarget(id, Rect(0, 0, 40, height), .barButton, hasBezel: true, group: 7), at: .zero)
      }
      XCTAssertEqual(engine.scene.groups[7]?.tallestBezel, heights.values.max(), "seed 15, round \(round)")
    }
  }

  // Also I7.
  func testABandCoversAnyNumberOfTargets() {
    for count in [4096, 6000] {
      var engine = engine(grid(count), size: 10_000)
      engine.setConfiguration(with(PointerConfiguration()) { $0.input.bandSelection = true }, at: .zero)
      engine.simulate(PointerInput(.position(Point(1, 1)), at: second))
      engine.simulate(PointerInput(.button(.primary, isDown: true), at: second))
      engine.simulate(PointerInput(.position(Point(9999, 9999)), at: second))
      XCTAssertEqual(engine.selection, (1...count).map { TargetID($0) })
    }
  }

  // Also M7.
  func testACoastFindsWhatItHoversAtMost256TimesHoweverLongItIs() {
    for rate in [0.99, 0.998, 0.9999, 0.99999] {
      var engine = engine(grid(4))
      let configuration = with(PointerConfiguration()) { $0.magnetism.decay = Decay(decelerationRate: rate) }
      engine.setConfiguration(configuration, at: .zero)
      engine.simulate(PointerInput(.contact(.began, fingers: 1), at: .zero))
      for step in 1...14 {
        let time = Timestamp(nanoseconds: Int64(step) * 8_333_333)
        engine.simulate(PointerInput(.motion(Vector(4, -3)), at: time))
      }
      engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: Timestamp(nanoseconds: 14 * 8_333_333)))
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

  func testAFlickAndABandAmongHundredsOfSpaces() {
    func scene(_ count: Int, areOpaque: Bool) -> PointerEngine {
      var engine = engine(size: 1e6)
      func corner(_ id: Int) -> Point { Point(Double(id % 100) * 1000, Double(id / 100) * 1000) }
      engine.upsert(
        (1...count).map { (id: Int) -> PointerSpace in
          var space = PointerSpace(
            id: SpaceID(UInt64(id)), clip: Rect(corner(id).x, corner(id).y, 900, 900), isOpaque: areOpaque)
          space.letsParentBandIn = true
          return space
        }, at: .zero)
      engine.upsert(
        (1...count).map { (id: Int) -> PointerTarget in
          let frame = Rect(corner(id).x + 400, corner(id).y + 400, 60, 60)
          return PointerTarget(TargetID(id), frame, space: SpaceID(UInt64(id)))
        }, at: .zero)
      return engine
    }
    let count = 300
    for areOpaque in [false, true] {
      let name = areOpaque ? "opaque spaces" : "clear spaces"
      var windows = scene(count, areOpaque: areOpaque)
      let flick = Flick(position: Point(1200, 2440), velocity: Vector(2500, 0), bounds: Rect(0, 0, 1e6, 1e6))
      XCTAssertEqual(windows.attraction(of: flick).target, 201, name)
      windows.setConfiguration(with(PointerConfiguration()) { $0.input.bandSelection = true }, at: .zero)
      windows.simulate(PointerInput(.position(Point(950, 10)), at: second))
      windows.simulate(PointerInput(.button(.primary, isDown: true), at: second))
      windows.simulate(PointerInput(.position(Point(1e6 - 50, 1e6 - 50)), at: second))
      // The first space of each row is beside the band.
      XCTAssertEqual(windows.selection.count, count - count / 100, name)
    }
  }

  func testACopyKeepsWhatTheOriginalChanges() {
    var dice = Dice(seed: 4)
    var engine = engine(grid(3000))
    for round in 0..<20 {
      let copy = engine
      let before = copy.targetIdentifiers.compactMap { copy.target($0) }
      for _ in 0..<5 {
        let id = TargetID(dice.count(1...3000))
        switch dice.count(0...2) {
        case 0: engine.remove(target: id, at: .zero)
        case 1: engine.move(id, to: Rect(dice.number(0...900), 5, 30, 30), at: .zero)
        default: engine.upsert(PointerTarget(id, Rect(5, dice.number(0...900), 30, 30)), at: .zero)
        }
      }
      XCTAssertEqual(copy.targetIdentifiers.compactMap { copy.target($0) }, before, "seed 4, round \(round)")
      for target in before.prefix(300) where copy.target(at: target.frame.center) == nil {
        XCTFail("seed 4, round \(round): nothing at \(target.frame)")
      }
    }
  }

  func testATargetTakesAtMost256Bytes() {
    // Sizes on both sides of where lists double.
    for (count, var dice) in withDice([1000, 1025, 1300, 1537, 1700, 2049, 2100, 2700, 4097]) {
      let side = (14_000 * Double(count)).squareRoot()
      var engine = PointerEngine(size: Size(1e6, 1e6))
      engine.upsert(
        (1...count).map {
          let origin = Point(dice.number(0...side), dice.number(0...side))
          let size = Size(dice.number(44...120), dice.number(44...120))
          return PointerTarget(TargetID($0), Rect(origin: origin, size: size))
        }, at: .zero)
      XCTAssertLessThanOrEqual(Double(engine.byteCount) / Double(count), 256, "\(count) targets")
    }
  }
}
