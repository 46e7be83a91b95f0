import PointerTestSupport
import XCTest

/// P5: over text, the pointer is a beam as tall as the line, and is never between two lines, also while the text
/// scrolls, and across paragraphs.
///
/// Files: `StyleResolution`, `AxisPrecision`, `AxisSnapping`, `SnapHysteresis`, `VisiblePointer`, `TargetStore+Texts`,
/// `TextGaps`, `PointerMorph`.
final class TextBeamTests: TextPageTestCase {
  func testInAnySweepTheBeamIsNeverCenteredOffALine() {
    var beams = 0
    for (seed, var dice) in withDice(0..<6, from: 7000) {
      let lines = lines(&dice)
      let middles = middles(lines, from: page.minY)
      var person = SimulatedPerson(targets: [text(lines)], start: dice.point(in: page))
      person.touch()
      for sweep in 0..<100 {
        let message = "seed \(seed + 7000), sweep \(sweep)"
        let isPressed = dice.chance(0.2)
        if isPressed { person.press() }
        for _ in 0..<dice.count(1...4) {
          person.move(by: Vector(dice.number(-3...3), dice.number(-60...60)))
          guard person.hovered == 1 else { continue }
          let frame = person.frame
          XCTAssertTrue(
            middles.contains(frame.clickLocation.y), "\(frame.clickLocation.y) is off all lines, \(message)")
          XCTAssertEqual(frame.clickLocation.x, frame.modelPosition.x, "one point horizontally, \(message)")
          if frame.pointer.outline == .verticalBeam {
            beams += 1
            XCTAssertEqual(frame.pointer.center.y, frame.clickLocation.y, "between two lines, \(message)")
          }
        }
        if isPressed { person.release() }
        if person.hovered != 1 { person.send(.enter(dice.point(in: page)), waiting: 600) }
        person.wait(milliseconds: 120)
        let frame = person.frame
        if frame.hovered == 1, frame.phase != .hidden {
          XCTAssertEqual(frame.pointer.center.y, frame.clickLocation.y, accuracy: 0.5, message)
          person.wait(milliseconds: 500)
          let rest = person.frame.pointer.center.y
          XCTAssertTrue(middles.contains(rest), "\(rest) at rest is off all lines, \(message)")
        }
      }
    }
    XCTAssertGreaterThan(beams, 200, "of 600 sweeps: seen as a beam, in motion")
  }

  func testTheBeamIsAsTallAsItsLineUpToACap() {
    let lines = [(0.0, 20.0), (20, 34), (60, 96), (160, 150), (320, 0)].map {
      AxisPrecision.Line(start: $0.0, length: $0.1)
    }
    for (line, height) in zip(lines, [20, 34, 96, 144, 19.0]) {
      var person = SimulatedPerson(targets: [text(lines)], start: Point(420, page.minY + line.center + 1))
      person.touch(movingBy: Vector(1, 0), waiting: 800)
      let pointer = person.frame.pointer
      XCTAssertEqual(pointer.outline, .verticalBeam)
      XCTAssertEqual(pointer.size, Size(4.5, height))
      XCTAssertEqual(pointer.center, Point(421, page.minY + line.center))
    }
  }

  func testWhateverHasLinesIsTextUnlessItsEffectMorphs() {
    let lines = [AxisPrecision.Line(start: 0, length: 20), AxisPrecision.Line(start: 20, length: 30)]
    for (style, outline) in [
      (.system, .verticalBeam), (.automatic, .verticalBeam), (PointerStyle(effect: .hover()), .verticalBeam),
      (PointerStyle(effect: .lift), .roundedRect), (PointerStyle(shape: .circle()), .circle),
    ] as [(PointerStyle, PointerAppearance.Outline)] {
      let target = PointerTarget(1, Rect(300, 150, 90, 50), .other, style: style, lines: .lines(lines))
      var person = SimulatedPerson(targets: [target], start: Point(340, 182))
      person.touch(movingBy: Vector(1, 0), waiting: 800)
      XCTAssertEqual(person.frame.pointer.outline, outline)
      XCTAssertEqual(person.frame.clickLocation.y, 185)
    }
  }

  // MARK: Dragging

  func testADragThatWaversStaysOnItsLine() {
    for (seed, var dice) in withDice(0..<60, from: 9000) {
      let lines = lines(&dice)
      let line = dice.pick(lines)
      // Anywhere in the line, often at its very edges.
      let share = dice.pick([0, 1, dice.number(0...1)])
      let start = Point(dice.number(310...390), page.minY + line.start + share * line.length)
      var person = SimulatedPerson(targets: [text(lines)], start: start)
      person.touch(movingBy: Vector(1, 0))
      person.press()
      let middle = person.frame.clickLocation.y
      for _ in 0..<20 {
        let position = Point(person.model.x + dice.number(0...12), start.y + dice.number(-8...8))
        person.move(by: position - person.model)
        XCTAssertEqual(person.frame.clickLocation.y, middle, "seed \(seed + 9000)")
        XCTAssertEqual(person.frame.clickLocation.x, position.x, accuracy: 1e-9)
      }
      person.wait(milliseconds: 500)
      XCTAssertEqual(person.frame.pointer.center.y, middle, "the beam stays too, seed \(seed + 9000)")
      person.release()
      XCTAssertEqual(person.events.last { $0.type == .released }?.location?.y, middle, "seed \(seed + 9000)")
    }
  }

  func testALineIsLeftExactlyPastTheHold() {
    let lines = (0..<5).map { AxisPrecision.Line(start: 20 * Double($0), length: 20) }
    var person = SimulatedPerson(targets: [text(lines)], start: Point(400, 205))
    person.touch(movingBy: Vector(0, 0))
    person.press()
    XCTAssertEqual(person.frame.clickLocation.y, 200, "the line from 190 to 210")
    person.move(by: Vector(0, 15))
    XCTAssertEqual(person.model.y, 220)
    XCTAssertEqual(person.frame.clickLocation.y, 200, "at 10 past the edge it still holds")
    person.release()
    XCTAssertEqual(person.frame.clickLocation.y, 220, "released, the nearest line has it")
    person.move(by: Vector(0, -15))
    person.press()
    person.move(by: Vector(0, 15.5))
    XCTAssertEqual(person.frame.clickLocation.y, 220, "beyond 10 it goes on")
    person.send(.cancel)
    person.move(by: Vector(0, -11))
    XCTAssertEqual(person.frame.clickLocation.y, 200)
  }

  // MARK: Between two lines the beam is not seen, whichever way the host tells of them

  private enum Way: CaseIterable { case linesOfOneTarget, targetForEachLine, statedBeams }

  private func targets(_ way: Way, height: Double, leading: Double) -> [PointerTarget] {
    let count = Int(640 / (height + leading))
    if way == .linesOfOneTarget {
      let text = PointerTarget(
        1, Rect(100, 50, 500, 640), .text,
        lines: .lines(heights: Array(repeating: height, count: count), leading: leading))
      return [text]
    }
    return (0..<count).map { index in
      var line = PointerTarget(
        TargetID(index + 1), Rect(100, 50 + Double(index) * (height + leading), 500, height), .text)
      line.view = 99
      if way == .statedBeams {
        line.kind = .other
        line.style = PointerStyle(shape: .verticalBeam(length: height), constrainedAxes: .vertical)
      }
      return line
    }
  }

  func testAtAnySpeedTheBeamIsOnALineInEveryFrame() {
    let rows: [(speed: Double, height: Double, leading: Double)] = [
      (9, 31, 9), (150, 20, 0), (1_200, 13, 3), (6_000, 31, 9),
    ]
    for (way, (speed, height, leading)) in product(Way.allCases, rows) {
      var person = SimulatedPerson(
        targets: targets(way, height: height, leading: leading), start: Point(300, 120), device: .mouse)
      person.reportInterval = 1_000_000
      person.move(by: Vector(0, 1), waiting: 800)
      var direction = 1.0
      var lines: Set<Double> = []
      for report in 0..<1_200 {
        if person.model.y > 640 { direction = -1 }
        if person.model.y < 100 { direction = 1 }
        person.move(by: Vector(0.1 * direction, direction * speed / 1_000))
        guard report % 7 == 0 else { continue }
        let frame = person.frame
        let line = ((frame.pointer.center.y - 50 - height / 2) / (height + leading)).rounded()
        let center = 50 + line * (height + leading) + height / 2
        XCTAssertEqual(
          frame.pointer.center.y, center, accuracy: height / 4, "\(way), \(speed) pt/s, \(height)")
        XCTAssertEqual(frame.pointer.outline, .verticalBeam, "\(way), \(speed) pt/s, \(height)")
        XCTAssertEqual(frame.clickLocation.y, center, accuracy: 1e-9)
        lines.insert(center)
      }
      if speed > 100 { XCTAssertGreaterThan(lines.count, 3, "\(way), \(speed)") }
    }
  }
}
