import PointerTestSupport
import XCTest

/// A2: accessories appear, disappear, move and change with animation.
///
/// Files: `AccessoryPresentation`.
final class AccessoryChangesTests: AccessoryTestCase {
  private func restyle(_ person: inout SimulatedPerson, _ style: PointerStyle) {
    person.engine.upsert(PointerTarget(1, frame, style: style), at: person.now)
  }

  func testTheyAppearFromNearerThePointer() {
    var person = person(style([PointerAccessory(.arrow, angle: 0)]))
    person.move(to: frame.center)
    XCTAssertEqual(person.frame.accessories, [])
    var last = 0.0
    var distances: [Double] = []
    for _ in 0..<40 {
      person.wait(milliseconds: 8)
      let shown = person.frame.accessories[0]
      XCTAssertGreaterThanOrEqual(shown.opacity, last)
      last = shown.opacity
      distances.append(person.frame.pointer.center.y - shown.center.y)
    }
    XCTAssertEqual(distances, distances.sorted())
    XCTAssertLessThan(distances[0], 17)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.accessories[0].opacity, 1)
  }

  func testTheyDisappearWithAnimation() {
    var person = hovering(style([PointerAccessory(.arrow, angle: 0)]))
    person.move(to: Point(430, 100))
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.wait(milliseconds: 100)
    XCTAssertLessThan(person.frame.accessories[0].opacity, 0.6)
    XCTAssertFalse(person.frame.isAtRest)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.accessories, [])
  }

  func testPlusBecomesCircleSlash() {
    let plus = PointerAccessory(.plus, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    let slash = PointerAccessory(.circleSlash, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    var person = hovering(style([plus]))
    restyle(&person, style([slash]))
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.plus])
    var shapes: [PointerAccessory.Shape] = []
    var scales: [Double] = []
    while !person.frame.isAtRest, shapes.count < 1000 {
      person.wait(milliseconds: 4)
      XCTAssertEqual(person.frame.accessories.count, 1, "one accessory all the way")
      guard let shown = person.frame.accessories.first else { return }
      if shapes.last != shown.shape { shapes.append(shown.shape) }
      XCTAssertEqual(shown.opacity, 1)
      scales.append(shown.scale)
    }
    XCTAssertEqual(shapes, [.plus, .circleSlash])
    XCTAssertLessThan(scales.min() ?? 1, 0.05)
    XCTAssertEqual(scales.last, 1)
  }

  // Found by `Lab soak calls`: at four times the size, the last part of the change was a step of 0.011.
  func testAtAnySizeAChangeOfShapeEndsWithoutAStep() throws {
    let plus = PointerAccessory(.plus, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    let slash = PointerAccessory(.circleSlash, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    for (scale, isEnlargedLater) in product([0.5, 1, 2, 4], [false, true]) {
      var settings = with(PointerSettings()) { $0.autoHideDelay = nil }
      if !isEnlargedLater { settings.pointerScale = scale }
      var person = person(style([plus]), settings: settings)
      person.move(to: frame.center, waiting: 900)
      settings.pointerScale = scale
      person.engine.setSettings(settings, at: person.now)
      person.wait(milliseconds: 900)
      for accessories in [[slash], [], [plus]] {
        restyle(&person, style(accessories))
        let step = person.lastStep { $0.accessories.prefix(1).map(\.scale) }
        let message = "scale \(scale), \(isEnlargedLater), \(accessories.map { $0.shape })"
        XCTAssertLessThan(step, 0.006, message)
        XCTAssertEqual(person.frame.accessories.first?.scale, accessories.isEmpty ? nil : scale)
      }
    }
  }

  // Found by `Lab soak calls`: beside a large shape, the last part of a turn was a step of 0.1 points, and far from the
  // pointer so was the last part of a fade.
  func testFarFromTheCenterATurnAndAFadeEndWithoutAStep() throws {
    for (length, offset) in [(20.0, 12.0), (20, 300), (20, 1000), (700, 12), (1400, 60)] {
      func accessory(_ angle: Double) -> PointerAccessory {
        PointerAccessory(.plus, angle: angle, offset: offset, orientationMatchesAngle: false)
      }
      let base = PointerStyle(shape: .roundedRect(Size(30, length), radius: 8))
      var person = person(style([], base), settings: with(PointerSettings()) { $0.autoHideDelay = nil })
      person.move(to: frame.center, waiting: 900)
      for accessories in [[accessory(0.1)], [accessory(0.6)], [accessory(-0.2)], []] {
        restyle(&person, style(accessories, base))
        let step = person.lastStep { $0.accessories.prefix(1).flatMap { [$0.center.x, $0.center.y] } }
        XCTAssertLessThan(step, 0.1, "\(length), \(offset), \(accessories.map { $0.angle })")
      }
    }
  }

  func testChangeOfPositionGoesTheShorterWayRound() {
    for (from, to) in [(0.2, 6.1), (6.1, 0.2), (-1.0, 9.0), (0, 3.0), (100, 0.5)] {
      var person = hovering(style([PointerAccessory(.arrow, angle: from)]))
      restyle(&person, style([PointerAccessory(.arrow, angle: to)]))
      let shorter = Elementary.atan2(Elementary.sin(to - from), Elementary.cos(to - from)).magnitude
      var travelled = 0.0
      var last = person.frame.accessories[0]
      while !person.frame.isAtRest {
        person.wait(milliseconds: 1)
        let next = person.frame.accessories[0]
        travelled += (next.angle - last.angle).magnitude > 3 ? 0 : (next.angle - last.angle).magnitude
        last = next
      }
      XCTAssertEqual(last.angle, to)
      XCTAssertEqual(travelled, shorter, accuracy: 0.05 + shorter * 0.05, "\(from) to \(to)")
    }
  }

  func testAtExactlyHalfATurnTheyTurnClockwise() {
    let positions: [PointerAccessory.Position] = [
      .top, .topRight, .right, .bottomRight, .bottom, .bottomLeft, .left, .topLeft,
    ]
    let half = Double.pi
    var turns: [(from: Double, to: Double, isClockwise: Bool)] = [
      (0, 3 * half, true), (0, -half, true), (half, -4 * half, true), (6434, 6434 - half, true),
      (0, half - 0.001, true), (0, half + 0.001, false), (-2, half - 2.001, true), (-2, half - 1.999, false),
    ]
    for index in 0..<8 { turns.append((positions[index].angle, positions[(index + 4) % 8].angle, true)) }
    for (from, to, isClockwise) in turns {
      var person = hovering(style([PointerAccessory(.arrow, angle: from)]))
      restyle(&person, style([PointerAccessory(.arrow, angle: to)]))
      person.wait(milliseconds: 60)
      let shown = person.frame.accessories[0]
      XCTAssertEqual(
        Elementary.sin(shown.angle - from) > 0, isClockwise, "the rotation from \(from) to \(to)")
      // Seen on the screen: the way from the pointer's center turns to the right of where it was.
      let (direction, way) = (Elementary.sincos(from), shown.center - person.frame.pointer.center)
      let right = way.dx * direction.cos + way.dy * direction.sin
      XCTAssertEqual(right > 0, isClockwise, "the position from \(from) to \(to)")
    }
  }

  func testWhatHasNoCounterpartFadesWhileTheRestMoves() {
    let (left, right) = (PointerAccessory(.arrow, angle: -1.57), PointerAccessory(.arrow, angle: 1.57))
    var person = hovering(style([left, right]))
    restyle(&person, style([PointerAccessory(.arrow, angle: 0)]))
    person.wait(milliseconds: 80)
    XCTAssertEqual(person.frame.accessories.count, 2)
    XCTAssertEqual(person.frame.accessories[0].opacity, 1)
    XCTAssertLessThan(person.frame.accessories[1].opacity, 1)
    XCTAssertEqual(person.frame.accessories[1].angle, 1.57, "it fades where it is")
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.accessories.map { $0.angle }, [0])
  }

  /// The change of shape interrupted again and again: the scale never leaves 0…1, and never jumps.
  func testShapesThatChangeBeforeTheyHaveChangedNeverJump() {
    let shapes: [PointerAccessory.Shape] = [.plus, .circleSlash, .minus, .arrow]
    for (seed, var dice) in withDice(0..<7, from: 90) {
      var target = PointerTarget(
        1, Rect(400, 300, 50, 50), style: .system, accessories: [PointerAccessory(.plus, angle: 1)])
      let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
      var person = SimulatedPerson(targets: [target], start: Point(300, 100), settings: settings)
      person.move(to: Point(420, 320), waiting: 900)
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
