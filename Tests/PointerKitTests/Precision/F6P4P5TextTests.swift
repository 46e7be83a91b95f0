import PointerTestSupport
import XCTest

/// P4, P5: the precision of text is one line vertically and one point horizontally.
final class F6P4P5TextTests: XCTestCase {
  private let page = Rect(300, 150, 400, 420)

  /// Lines of uneven heights with uneven gaps, as of headings and paragraphs.
  private func lines(_ dice: inout Dice) -> [AxisPrecision.Line] {
    var lines: [AxisPrecision.Line] = []
    var top = dice.number(0...6)
    while top < 380 {
      let height = dice.number(12...40)
      lines.append(AxisPrecision.Line(start: top, length: height))
      top += height + dice.pick([0, 0, dice.number(0...14)])
    }
    return lines
  }

  private func text(_ lines: [AxisPrecision.Line], along axis: Axis = .vertical) -> PointerTarget {
    var target = PointerTarget(1, page, .text)
    if axis == .vertical { target.style.verticalPrecision = .lines(lines) }
    if axis == .horizontal { target.style.horizontalPrecision = .lines(lines) }
    return target
  }

  private func middles(_ lines: [AxisPrecision.Line], from edge: Double) -> [Double] {
    lines.map { edge + $0.center }
  }

  func testP5InTenThousandSweepsTheBeamIsNeverCentredOffALine() {
    var sweeps = 0
    var beams = 0
    for (seed, var dice) in withDice(seeds(100, inDebug: 6), from: 7000) {
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
        sweeps += 1
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
    let count = 100 * seeds(100, inDebug: 6).count
    XCTAssertEqual(sweeps, count)
    XCTAssertGreaterThan(beams, count / 3, "seen as a beam, in motion")
  }

  func testP5OverTextThePointerIsAVerticalBeamAsTallAsItsLineAndThatIsCapped() {
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

  func testP5WhateverHasLinesIsTextUnlessItsEffectMorphs() {
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

  func testP4TextThatRunsFromTopToBottomHasALyingBeamAsLongAsItsColumn() {
    let columns = [AxisPrecision.Line(start: 0, length: 30), AxisPrecision.Line(start: 30, length: 44)]
    var person = SimulatedPerson(
      targets: [text(columns, along: .horizontal)], start: Point(page.minX + 40, 300))
    person.touch(movingBy: Vector(0, 3), waiting: 800)
    let frame = person.frame
    XCTAssertEqual(frame.pointer.outline, .horizontalBeam)
    XCTAssertEqual(frame.pointer.size, Size(44, 4.5))
    XCTAssertEqual(frame.pointer.center, Point(page.minX + 52, 303))
    XCTAssertEqual(frame.clickLocation, frame.pointer.center)
  }

  // MARK: Dragging

  func testP5DraggingASelectionWithEightPointsOfNoiseStaysOnItsLine() {
    for (seed, var dice) in withDice(seeds(500, inDebug: 60), from: 9000) {
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

  func testP5LineIsLeftExactlyPastTheHoldAndOnlyWhileTheButtonIsDown() {
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

  // MARK: Magnetism and the edge of the region

  func testF6TextIsMagneticSoThatASlipDoesNotSkipToAnotherLineAndTheColumnIsKept() {
    for (seed, var dice) in withDice(seeds(60, inDebug: 20), from: 300) {
      let lines = lines(&dice)
      var target = text(lines)
      target.frame = Rect(500, 150, 300, 420)
      var person = SimulatedPerson(targets: [target], start: Point(250, dice.number(200...500)))
      person.flick(Vector(dice.number(1300...1700), dice.number(-250...250)))
      let attraction = person.engine.lastAttraction
      XCTAssertEqual(attraction?.target, 1, "seed \(seed + 300)")
      person.wait(milliseconds: 2500)
      let frame = person.frame
      XCTAssertTrue(middles(lines, from: 150).contains(frame.pointer.center.y), "seed \(seed + 300)")
      XCTAssertEqual(frame.modelPosition.y, frame.pointer.center.y)
      person.move(by: Vector(1, 3), waiting: 900)
      XCTAssertEqual(person.frame.pointer.center.y, frame.pointer.center.y, "a slip, seed \(seed + 300)")
      if let projected = attraction?.projected.x {
        XCTAssertEqual(
          frame.modelPosition.x, max(500, min(800, projected)), accuracy: 0.1, "seed \(seed + 300)")
      }
    }
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

  func testP5AtAnySpeedUpAndDownTheBeamIsOnALineInEveryFrame() {
    var variants = Variants()
    for way in Way.allCases {
      for speed in [150.0, 6_000] + variants.of([9, 1_200]) {
        for (height, leading) in variants.of([(20.0, 0.0), (13, 3), (31, 9)]) {
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
  }
}
