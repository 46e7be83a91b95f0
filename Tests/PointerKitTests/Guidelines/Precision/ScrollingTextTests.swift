import PointerTestSupport
import XCTest

/// P5: while text scrolls, the beam stays on the line that a click would hit.
///
/// What moves with the text is attached to it, and a change of the line is a jump, whether the pointer moved or the
/// text did.
final class ScrollingTextTests: XCTestCase {
  private let space: SpaceID = 3

  private func text(_ lines: [AxisPrecision.Line], x: AxisPrecision? = nil) -> PointerTarget {
    var text = PointerTarget(1, Rect(100, -4_000, 600, 9_000), .text, lines: .lines(lines), space: space)
    text.style.horizontalPrecision = x
    return text
  }

  /// Lines of some heights with gaps between them.
  private func lines(_ dice: inout Dice, _ height: ClosedRange<Double>) -> [AxisPrecision.Line] {
    var lines: [AxisPrecision.Line] = []
    var y = 0.0
    while y < 8_900 {
      let length = dice.number(height)
      lines.append(AxisPrecision.Line(start: y, length: length))
      y += length + dice.number(0...6)
    }
    return lines
  }

  func testWhileTextScrollsTheBeamIsOnTheLineThatAClickWouldHit() {
    for (seed, var dice) in withDice(0..<20) {
      let lines = lines(&dice, dice.pick([14...14, 22...22, 10...40]))
      var person = SimulatedPerson(
        targets: [text(lines)], spaces: [PointerSpace(id: space)],
        start: Point(300, dice.number(200...600)), device: PointerDevice(kind: .mouse))
      person.move(by: Vector(0.1, 0), waiting: 800)
      let (speed, movesToo) = (dice.number(-3_000...3_000), dice.chance(0.3))
      var origin = 0.0
      for _ in 0..<120 {
        origin += speed / 120
        person.wait(nanoseconds: 8_333_333)
        person.engine.scroll(space: space, toOrigin: Point(0, origin), at: person.now)
        if movesToo { person.send(.motion(dice.vector(upTo: 4))) }
        let frame = person.frame
        guard frame.hovered == 1, origin.magnitude < 3_000 else { break }
        let y = frame.pointer.center.y - (origin - 4_000)
        let line = lines.min { ($0.center - y).magnitude < ($1.center - y).magnitude }
        guard let line else { return XCTFail("no lines") }
        XCTAssertEqual(y, line.center, accuracy: 1e-6, "seed \(seed): on a line")
        XCTAssertEqual(
          frame.pointer.center.y, frame.clickLocation.y, accuracy: 1e-6, "seed \(seed): the same line")
      }
    }
  }

  /// A text that is laid out again, so that another line is beneath the pointer.
  func testAfterANewLayoutTheBeamIsOnALineAtOnce() {
    var person = SimulatedPerson(
      targets: [text([.init(start: 4_300, length: 20), .init(start: 4_320, length: 20)])],
      spaces: [PointerSpace(id: space)], start: Point(300, 310), device: PointerDevice(kind: .mouse))
    person.move(by: Vector(0.1, 0), waiting: 800)
    XCTAssertEqual(person.frame.pointer.center.y, 310, accuracy: 1e-6)
    person.engine.upsert(
      text([.init(start: 4_290, length: 16), .init(start: 4_306, length: 16)]), at: person.now)
    XCTAssertEqual(person.frame.pointer.center.y, 314, accuracy: 1e-6)
    XCTAssertEqual(person.frame.clickLocation.y, 314, accuracy: 1e-6)
  }

  /// From one view of text to another the pointer animates (E15).
  func testToAnotherViewThePointerAnimates() {
    func paragraph(_ id: TargetID, _ y: Double) -> PointerTarget {
      PointerTarget(
        id, Rect(100, y, 600, 100), .text, lines: .lines([.init(start: 40, length: 20)]), space: space,
        padding: .zero)
    }
    var person = SimulatedPerson(
      targets: [paragraph(1, 300), paragraph(2, 400)], spaces: [PointerSpace(id: space)],
      start: Point(300, 390), device: PointerDevice(kind: .mouse))
    person.move(by: Vector(0.1, 0), waiting: 800)
    XCTAssertEqual(person.frame.pointer.center.y, 350, accuracy: 1e-6)
    person.engine.scroll(space: space, toOrigin: Point(0, -20), at: person.now)
    XCTAssertEqual(person.hovered, 2)
    XCTAssertEqual(person.frame.pointer.center.y, 350, accuracy: 21, "it sets out from where it was")
    XCTAssertLessThan(person.frame.pointer.center.y, 400)
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.frame.pointer.center.y, 430, accuracy: 1e-3)
  }

  func testALargePointerHasAThickerBeamAsTallAsTheLine() {
    for (scale, height) in product([0.5, 1, 1.5, 2, 4], [14.0, 22, 40]) {
      let settings = with(PointerSettings()) { $0.pointerScale = scale }
      let lines = (0..<200).map { AxisPrecision.Line(start: Double($0) * height, length: height) }
      var person = SimulatedPerson(
        targets: [text(lines)], spaces: [PointerSpace(id: space)], start: Point(300, -3_900 + 4_000),
        device: PointerDevice(kind: .mouse), settings: settings)
      person.move(by: Vector(0.1, 0), waiting: 1_000)
      XCTAssertEqual(person.frame.pointer.size.height, height, accuracy: 0.01, "\(scale)")
      XCTAssertEqual(
        person.frame.pointer.size.width, scale * PointerConfiguration().pointer.beamThickness, accuracy: 0.01)
    }
  }

  func testALargePointerKeepsTheLengthOfABeamOfTheHost() {
    let settings = with(PointerSettings()) { $0.pointerScale = 2 }
    for (shape, expected) in [
      (PointerShape.verticalBeam(length: 30), Size(2 * PointerConfiguration().pointer.beamThickness, 30)),
      (.horizontalBeam(length: 50), Size(50, 2 * PointerConfiguration().pointer.beamThickness)),
    ] {
      let target = PointerTarget(1, Rect(200, 200, 300, 200), .other, style: PointerStyle(shape: shape))
      var person = SimulatedPerson(
        targets: [target], start: Point(300, 300), device: PointerDevice(kind: .mouse), settings: settings)
      person.move(by: Vector(0.1, 0), waiting: 1_000)
      XCTAssertEqual(person.frame.pointer.size.width, expected.width, accuracy: 0.01)
      XCTAssertEqual(person.frame.pointer.size.height, expected.height, accuracy: 0.01)
    }
  }
}
