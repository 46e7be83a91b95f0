import PointerTestSupport
import XCTest

/// A1–A3: small shapes around the pointer, which come, go and change with animation.
final class A1A2A3AccessoriesTests: XCTestCase {
  private let frame = Rect(400, 300, 60, 60)

  private func style(_ accessories: [PointerAccessory], _ base: PointerStyle = .system) -> PointerStyle {
    var style = base
    style.accessories = accessories
    return style
  }

  private func person(_ style: PointerStyle, settings: PointerSettings = PointerSettings()) -> SimulatedPerson
  {
    let target = PointerTarget(1, frame, style: style)
    return SimulatedPerson(targets: [target], start: Point(430, 100), settings: settings)
  }

  private func hovering(_ style: PointerStyle) -> SimulatedPerson {
    var person = person(style)
    person.move(to: frame.center, waiting: 900)
    return person
  }

  private func restyle(_ person: inout SimulatedPerson, _ style: PointerStyle) {
    person.engine.upsert(PointerTarget(1, frame, style: style), at: person.now)
  }

  // MARK: A1, where they are

  func testA1TheyStandAroundEveryShapeAtTheirOffsetFromItsEdge() {
    let path = PointerPath([
      .move(to: Point(-8, -20)), .line(to: Point(8, -20)), .line(to: Point(0, 20)), .close,
    ])
    let shapes: [(PointerStyle, Size)] = [
      (.system, Size(19, 19)), (PointerStyle(shape: .roundedRect(Size(40, 24), radius: 8)), Size(40, 24)),
      (PointerStyle(shape: .verticalBeam(length: 30)), Size(4.5, 30)),
      (PointerStyle(shape: .horizontalBeam(length: 30)), Size(30, 4.5)),
      (PointerStyle(shape: .path(path)), Size(16, 40)), (PointerStyle(effect: .lift), Size(60, 60)),
      (PointerStyle(effect: .highlight), Size(76, 68)),
    ]
    for (base, size) in shapes {
      let angles = [0, 0.5, 1, 1.5].map { $0 * Double.pi }
      let shown = hovering(style(angles.map { PointerAccessory(.arrow, angle: $0, offset: 10) }, base)).frame
      let middle = shown.pointer.center
      XCTAssertEqual(shown.accessories.count, 4)
      guard shown.accessories.count == 4 else { continue }
      let positions = [
        Point(middle.x, middle.y - size.height / 2 - 10), Point(middle.x + size.width / 2 + 10, middle.y),
        Point(middle.x, middle.y + size.height / 2 + 10), Point(middle.x - size.width / 2 - 10, middle.y),
      ]
      for (accessory, position) in zip(shown.accessories, positions) {
        XCTAssertLessThan(accessory.center.distance(to: position), 0.05, "\(base.shape as Any)")
        XCTAssertEqual(accessory.opacity, 1)
        XCTAssertEqual(accessory.scale, 1)
      }
      XCTAssertEqual(shown.accessories.map { $0.angle }, angles)
    }
  }

  /// Compares the distance to the edge with a search along the ray for the point whose signed distance to the
  /// shape is 0.
  func testA1TheEdgeIsWhereTheRayLeavesTheShape() {
    var dice = Dice(seed: 7)
    for _ in 0..<2000 {
      var pointer = PointerAppearance()
      pointer.size = Size(dice.number(1...120), dice.number(1...120))
      pointer.cornerRadius = dice.number(0...pointer.size.shorterSide / 2)
      pointer.scale = dice.number(0.5...1.5)
      let (sine, cosine) = Elementary.sincos(dice.number(-7...7))
      let direction = Vector(sine, -cosine)
      let half = Vector(pointer.size.width, pointer.size.height) * (pointer.scale / 2)
      let radius = pointer.cornerRadius * pointer.scale
      func isInside(_ distance: Double) -> Bool {
        let x = max(0, (direction.dx * distance).magnitude - (half.dx - radius))
        let y = max(0, (direction.dy * distance).magnitude - (half.dy - radius))
        return radius > 0
          ? x * x + y * y <= radius * radius
          : (direction.dx * distance).magnitude <= half.dx && (direction.dy * distance).magnitude <= half.dy
      }
      var (low, high) = (0.0, 400.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if isInside(middle) { low = middle } else { high = middle }
      }
      XCTAssertEqual(pointer.edgeDistance(along: direction), low, accuracy: 1e-6 + low * 1e-9)
    }
    XCTAssertEqual(PointerAppearance().edgeDistance(along: Vector(1, 0)), 0)
  }

  func testA1TheyFollowTheHandWithoutLag() {
    var person = hovering(style([PointerAccessory(.plus, angle: 2)]))
    let before = person.frame
    person.move(by: Vector(9, -5))
    let after = person.frame
    let moved = after.accessories[0].center - before.accessories[0].center
    XCTAssertEqual(moved.dx, 9, accuracy: 1e-9)
    XCTAssertEqual(moved.dy, -5, accuracy: 1e-9)
  }

  func testA1A3ReadyMadeAndCustomAccessoryImagesAreSmallAndSimpleOnePathInThePointersColor() {
    let own = PointerPath([.move(to: Point(-5, 5)), .line(to: Point(5, 5)), .line(to: Point(0, -5)), .close])
    let shapes: [PointerAccessory.Shape] = [
      .arrow, .plus, .minus, .circle, .circleSlash, .menu, .path(own),
    ]
    for shape in shapes {
      let glyph = shape.glyph
      XCTAssertLessThanOrEqual(glyph.elements.count, 9, "\(shape)")
      XCTAssertTrue((8...11).contains(glyph.bounds.size.longerSide), "\(shape) \(glyph.bounds.size)")
      if let width = glyph.strokeWidth { XCTAssertGreaterThanOrEqual(width, 2) }
      XCTAssertEqual(glyph.bounds.center.x, 0, accuracy: 1e-9, "\(shape)")
      XCTAssertEqual(glyph.bounds.center.y, 0, accuracy: 1e-9, "\(shape)")
      let frame = hovering(style([PointerAccessory(shape, angle: 0)])).frame
      guard case .path(glyph, _, _, let color, _) = frame.drawing.commands.last?.kind else {
        XCTFail("\(shape)")
        continue
      }
      XCTAssertEqual(color, LinearColor(luminance: frame.pointer.luminance))
    }
  }

  // MARK: A2, how they come, go and change

  func testA2TheyAppearFromNearerThePointerAndDisappearThereWithAnimation() {
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
    person.move(to: Point(430, 100))
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.wait(milliseconds: 100)
    XCTAssertLessThan(person.frame.accessories[0].opacity, 0.6)
    XCTAssertFalse(person.frame.isAtRest)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.accessories, [])
  }

  func testA2PlusBecomesCircleSlash() {
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
  func testA2AtAnySizeAChangeOfShapeEndsWithoutAStep() throws {
    let plus = PointerAccessory(.plus, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    let slash = PointerAccessory(.circleSlash, angle: 2.4, offset: 7, orientationMatchesAngle: false)
    for (scale, isEnlargedLater) in sample(product([0.5, 1, 2, 4], [false, true]), inDebug: 3) {
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
  func testA2FarFromTheCenterATurnAndAFadeEndWithoutAStep() throws {
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

  func testA2AChangeOfPositionGoesTheShorterWayRoundThePointerAndEndsAtTheStatedAngle() {
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

  func testA2AtExactlyHalfATurnTheyTurnClockwise() {
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

  func testA2WhatHasNoCounterpartFadesWhileTheRestMoves() {
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

  func testTheyHideWithThePointerAndWithTheRegionThatHidesIt() {
    var person = hovering(style([PointerAccessory(.arrow, angle: 0)]))
    person.send(.leave, waiting: 40)
    XCTAssertLessThan(person.frame.accessories[0].opacity, 1)
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.accessories, [])
    person = hovering(style([PointerAccessory(.arrow, angle: 0)], .hidden))
    XCTAssertEqual(person.frame.accessories, [])
  }

  func testTheyGrowWithThePointerSizeAndKeepTheirDistanceFromItsEdge() {
    for shape in [PointerAccessory.Shape.arrow, .plus, .circle] {
      var distances: [Double] = []
      for scale in [1, 0.5, 2, 3.2, 4] {
        let settings = with(PointerSettings()) { $0.pointerScale = scale }
        var person = person(style([PointerAccessory(shape, angle: 0, offset: 10)]), settings: settings)
        person.move(to: frame.center, waiting: 900)
        let (pointer, accessory) = (person.frame.pointer, person.frame.accessories[0])
        XCTAssertEqual(accessory.scale, scale)
        XCTAssertEqual(accessory.frame.size.height, scale * shape.glyph.bounds.size.height, accuracy: 1e-9)
        distances.append(pointer.roundedRect.rect.minY - accessory.frame.maxY)
        XCTAssertEqual(distances[distances.count - 1], distances[0], accuracy: 0.5, "\(shape) at \(scale)")
        XCTAssertGreaterThan(distances[distances.count - 1], 2, "\(shape) at \(scale)")
      }
    }
  }

  // MARK: Drawing

  func testTheyAreDrawnInThePointersMaterialAndDamageWhatTheyCover() {
    var person = person(style([PointerAccessory(.arrow, angle: 0)]))
    var kept = PointerFrame()
    person.move(to: frame.center)
    person.engine.read(at: person.now, into: &kept)
    for _ in 0..<60 {
      let before = kept.accessories
      person.wait(milliseconds: 8)
      person.engine.read(at: person.now, into: &kept)
      guard before != kept.accessories else { continue }
      guard let damage = kept.damage else { return XCTFail("they changed and nothing is drawn anew") }
      for accessory in before + kept.accessories { XCTAssertEqual(damage.union(accessory.frame), damage) }
    }
    XCTAssertNil(kept.damage)
    let paths = kept.drawing.commands.filter { command in
      if case .path(_, _, _, let color, let opacity) = command.kind {
        return color == LinearColor(luminance: kept.pointer.luminance) && opacity == kept.pointer.opacity
      }
      return false
    }
    XCTAssertEqual(paths.count, 1)
  }

  // MARK: The positions of accessories around the pointer, and which of them turn, as in UIKit

  private typealias Position = PointerAccessory.Position

  func testA1EachPositionIsSeenWhereItsNameSays() {
    let rows: [(Position, Vector)] = [
      (.top, Vector(0, -1)), (.topRight, Vector(1, -1)), (.right, Vector(1, 0)), (.bottomRight, Vector(1, 1)),
      (.bottom, Vector(0, 1)), (.bottomLeft, Vector(-1, 1)), (.left, Vector(-1, 0)),
      (.topLeft, Vector(-1, -1)),
    ]
    for (position, direction) in rows {
      let shown = shown([PointerAccessory(.plus, position: position)])
      guard shown.accessories.count == 1 else {
        XCTFail("no accessory")
        continue
      }
      // From the center: the circle's radius of 9.5, then 12.
      let offset = shown.accessories[0].center - shown.pointer.center
      let length = 21.5 / (direction.dx * direction.dx + direction.dy * direction.dy).squareRoot()
      XCTAssertEqual(offset.dx, direction.dx * length, accuracy: 0.05, "\(position)")
      XCTAssertEqual(offset.dy, direction.dy * length, accuracy: 0.05, "\(position)")
    }
  }

  /// A plus that is rotated by 135° is a cross.
  func testA1OnlyArrowsTurnWithTheirAngleUnlessTheHostSaysOtherwise() {
    let shapes: [PointerAccessory.Shape] = [
      .plus, .minus, .circle, .circleSlash, .menu,
      .path(PointerPath([.move(to: .zero), .line(to: Point(4, 0)), .line(to: Point(0, 4)), .close])),
    ]
    for shape in shapes {
      XCTAssertFalse(PointerAccessory(shape, position: .bottomRight).orientationMatchesAngle, "\(shape)")
      XCTAssertEqual(shown([PointerAccessory(shape, position: .bottomRight)]).accessories.first?.angle, 0)
      let turned = PointerAccessory(shape, position: .bottomRight, orientationMatchesAngle: true)
      XCTAssertEqual(shown([turned]).accessories.first?.angle ?? 0, 0.75 * Double.pi, accuracy: 1e-9)
    }
    XCTAssertTrue(PointerAccessory.arrow(.left).orientationMatchesAngle)
    XCTAssertEqual(PointerAccessory.arrow(.left), PointerAccessory(.arrow, angle: 1.5 * Double.pi))
    XCTAssertEqual(shown([.arrow(.left)]).accessories.first?.angle ?? 0, 1.5 * Double.pi, accuracy: 1e-9)
    let upright = PointerAccessory(.arrow, position: .left, orientationMatchesAngle: false)
    XCTAssertEqual(shown([upright]).accessories.first?.angle, 0)
  }

  func testPositionsClampAllNumbers() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      XCTAssertEqual(Position(offset: 3, angle: value).angle, 0, "\(value)")
      var position = Position(offset: value, angle: 1)
      XCTAssertEqual(position.offset, value == 1e300 ? 1000 : 0, "\(value)")
      position.angle = value
      XCTAssertEqual(position.angle, 0)
      position.offset = value
      XCTAssertEqual(position.offset, value == 1e300 ? 1000 : 0)
      var accessory = PointerAccessory(.plus, position: .top)
      accessory.angle = value
      accessory.offset = value
      XCTAssertEqual(accessory.position, position)
    }
    XCTAssertEqual(Position(angle: 6434).angle, 6434)
    XCTAssertEqual(Position(angle: 6434.5).angle, 0)
    XCTAssertEqual(Position(angle: -6434).angle, -6434)
  }

  private func shown(_ accessories: [PointerAccessory]) -> PointerFrame {
    let target = PointerTarget(1, Rect(400, 300, 60, 60), effect: .none, accessories: accessories)
    var person = SimulatedPerson(targets: [target], start: Point(430, 100))
    person.move(to: target.frame.center, waiting: 900)
    return person.frame
  }

  // MARK: Accessories and annotations around the pointer continue from their position with their velocity

  /// The change of shape interrupted again and again: the scale never leaves 0…1, and never jumps.
  func testA2ShapesThatChangeBeforeTheyHaveChangedNeverJump() {
    let shapes: [PointerAccessory.Shape] = [.plus, .circleSlash, .minus, .arrow]
    for (seed, var dice) in withDice(seeds(40), from: 90) {
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
