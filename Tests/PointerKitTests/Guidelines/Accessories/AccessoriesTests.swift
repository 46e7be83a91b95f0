import PointerTestSupport
import XCTest

/// A1: up to four small shapes surround the pointer, whatever its shape.
///
/// Files: `AccessoryPresentation`, `PointerAccessory`.
final class AccessoriesTests: AccessoryTestCase {
  private func shown(_ accessories: [PointerAccessory]) -> PointerFrame {
    let target = PointerTarget(1, Rect(400, 300, 60, 60), effect: .none, accessories: accessories)
    var person = SimulatedPerson(targets: [target], start: Point(430, 100))
    person.move(to: target.frame.center, waiting: 900)
    return person.frame
  }

  func testTheyStandAtTheirOffsetFromEveryEdge() {
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
  func testTheEdgeIsWhereTheRayLeavesTheShape() {
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

  func testTheyFollowTheHandWithoutLag() {
    var person = hovering(style([PointerAccessory(.plus, angle: 2)]))
    let before = person.frame
    person.move(by: Vector(9, -5))
    let after = person.frame
    let moved = after.accessories[0].center - before.accessories[0].center
    XCTAssertEqual(moved.dx, 9, accuracy: 1e-9)
    XCTAssertEqual(moved.dy, -5, accuracy: 1e-9)
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

  func testTheyGrowWithThePointerAndKeepTheirDistance() {
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

  func testTheyAreDrawnInThePointersMaterial() {
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

  func testEachPositionIsSeenWhereItsNameSays() {
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
  func testOnlyArrowsTurnUnlessTheHostSaysOtherwise() {
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
}
