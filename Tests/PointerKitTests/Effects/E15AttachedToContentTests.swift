import PointerTestSupport
import XCTest

/// E15: what is attached to content moves with it at once, without lag, as its space is scrolled.
final class E15AttachedToContentTests: XCTestCase {
  /// A list in a page in the window, with one element that the pointer is on.
  private func person(
    _ kind: ElementKind, hasBezel: Bool = false, off: Vector = Vector(dx: 6, dy: 4),
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> PointerHarness {
    let target = PointerTarget(
      id: 1, frame: Rect(x: 60, y: 40, width: 100, height: 60), kind: kind, hasBezel: hasBezel, space: 2,
      color: LinearColor(luminance: 0.3))
    var person = PointerHarness(
      targets: [target], start: Point(x: 240, y: 190) + off, configuration: configuration)
    let page = PointerSpace(id: 1, origin: Point(x: 50, y: 60))
    let list = PointerSpace(id: 2, in: 1, origin: Point(x: 80, y: 60))
    person.engine.upsertSpaces([page, list], at: person.now)
    person.touch()
    return person
  }

  /// Scrolls the list or the page by a vector, as the host's own scroll or as a space registered again.
  private func scroll(_ person: inout PointerHarness, _ number: Int, by vector: Vector) {
    let id: SpaceID = number % 2 == 0 ? 2 : 1
    guard var space = person.engine.space(id) else { return }
    space.origin += vector
    if number % 3 == 0 {
      person.engine.upsertSpace(space, at: person.now)
    } else {
      person.engine.scroll(space: id, to: space.origin, at: person.now)
    }
  }

  private var withoutParallax: PointerConfiguration {
    let configuration = with(PointerConfiguration()) { ($0.pointerParallax, $0.contentParallax) = (0, 0) }
    return configuration
  }

  /// The center of the pointer relative to the element that it is on.
  private func offset(_ frame: PointerFrame) -> Vector {
    frame.pointer.center - (frame.contents.first?.frame.center ?? .zero)
  }

  func testE15AHighlightAndALiftedIconScrollWithTheirElementWithoutLag() {
    for (kind, hasBezel) in [
      (ElementKind.button, false), (.barButton, true), (.appIcon, true), (.segment, false),
    ] {
      for speed in [10.0, 100, 300, 2_000] {
        var person = person(kind, hasBezel: hasBezel, configuration: withoutParallax)
        person.move(by: .zero, waiting: 1000)
        var way = 0.0
        for number in 0..<40 where abs(way) < 24 {
          person.wait(nanoseconds: 8_333_333)
          let step = -speed / 120
          scroll(&person, number, by: Vector(dx: step / 2, dy: step))
          way += step
          let frame = person.frame
          guard frame.hovered == 1 else { break }
          XCTAssertEqual(offset(frame).length, 0, accuracy: 1e-9, "\(kind) at \(speed) points a second")
          XCTAssertEqual(frame.contents.first?.translation, .zero)
        }
        XCTAssertLessThan(way, -2)
      }
    }
  }

  /// Compares two persons, of whom one scrolls the surface and moves the pointer with it: relative to the
  /// content both see the same, even in the middle of a morph and with several scrolls in a frame.
  func testSpringsAndParallaxAreRelativeToTheContentMidMorphToo() {
    for (seed, var dice) in withDice(seeds(60)) {
      let (kind, hasBezel) = dice.pick([
        (ElementKind.button, false), (.barButton, true), (.appIcon, true), (.link, false),
      ])
      var still = person(kind, hasBezel: hasBezel, off: Vector(dx: -90, dy: dice.number(-20...20)))
      still.wait(milliseconds: 100)
      still.move(by: Vector(dx: dice.number(40...90), dy: dice.number(-4...4)))
      XCTAssertEqual(still.hovered, 1, "seed \(seed)")
      var scrolled = still
      var way = Vector.zero
      for number in 0..<30 {
        let time = Int64(dice.count(1...12)) * 1_000_000
        still.wait(nanoseconds: time)
        scrolled.wait(nanoseconds: time)
        for _ in 0..<dice.count(0...3) {
          // So small that the pointer stays on the element, which is scrolled back and forth.
          let step = way.length > 6 ? way * -0.7 : dice.vector(upTo: 3)
          scroll(&scrolled, number, by: step)
          way += step
        }
        let (a, b) = (still.frame, scrolled.frame)
        XCTAssertEqual(b.hovered, 1, "seed \(seed)")
        XCTAssertEqual(a.pointer.size.width, b.pointer.size.width, accuracy: 1e-9)
        // The model pointer rests, so the parallax is that of another position: at most 3 points, slowly.
        XCTAssertEqual((offset(a) - offset(b)).length, 0, accuracy: way.length * 0.08 + 1.2, "seed \(seed)")
        let (before, after) = (still.frame, still.frame(afterNanoseconds: 1))
        XCTAssertEqual((before.pointer.center - after.pointer.center).length, 0, accuracy: 1e-3)
      }
    }
  }

  func testScrollsInOneFrameAddUpExactlyAndBackAgainIsNoMovementAtAll() {
    var person = person(.button, configuration: withoutParallax)
    person.move(by: .zero)
    // In the midst of the morph.
    person.wait(milliseconds: 40)
    let before = person.frame.pointer
    for number in 0..<12 { scroll(&person, number, by: Vector(dx: 2, dy: -1)) }
    XCTAssertEqual(person.frame.pointer.center.x, before.center.x + 24, accuracy: 1e-9)
    XCTAssertEqual(person.frame.pointer.center.y, before.center.y - 12, accuracy: 1e-9)
    XCTAssertEqual(person.frame.pointer.size, before.size)
    for number in 0..<12 { scroll(&person, number, by: Vector(dx: -2, dy: 1)) }
    XCTAssertEqual((person.frame.pointer.center - before.center).length, 0, accuracy: 1e-9)
  }

  /// A host without spaces moves the frames themselves.
  func testAHighlightMovesWithAFrameThatTheHostMoves() {
    for kind in [ElementKind.button, .appIcon] {
      let frame = Rect(x: 300, y: 200, width: 80, height: 40)
      var person = PointerHarness(
        targets: [PointerTarget(id: 1, frame: frame, kind: kind)], start: frame.center,
        configuration: withoutParallax)
      person.touch(movingBy: .zero, waiting: 1000)
      for step in 1...10 {
        person.wait(milliseconds: 8)
        let moved = frame.offset(by: Vector(dx: 0, dy: 2.4 * Double(step)))
        person.engine.move(1, to: moved, at: person.now)
        XCTAssertEqual((person.frame.pointer.center - moved.center).length, 0, accuracy: 1e-9)
      }
      let larger = Rect(x: 300, y: 224, width: 120, height: 40)
      let before = person.frame.pointer.center
      person.engine.move(1, to: larger, at: person.now)
      XCTAssertEqual(person.frame.pointer.center, before, "a new size is a new shape, to which it morphs")
      person.wait(milliseconds: 1000)
      XCTAssertEqual(person.frame.pointer.center, larger.center)
    }
  }

  func testTheFreeCircleAndTheModelPointerDoNotScroll() {
    var person = person(.card, hasBezel: true)
    person.engine.upsert(hovering(), at: person.now)
    person.move(by: .zero, waiting: 1000)
    let before = person.frame
    XCTAssertEqual(before.hovered, 1)
    for number in 0..<6 { scroll(&person, number, by: Vector(dx: 0, dy: -4)) }
    XCTAssertEqual(person.frame.pointer.center, before.pointer.center)
    XCTAssertEqual(person.model, before.model)
    XCTAssertEqual(person.frame.contents.first?.frame.minY, (before.contents.first?.frame.minY ?? 0) - 24)
  }

  private func hovering() -> PointerTarget {
    PointerTarget(
      id: 1, frame: Rect(x: 60, y: 40, width: 100, height: 60), kind: .card, hasBezel: true, effect: .hover(),
      space: 2)
  }

  /// A beam on its line and a pointer on its step move with the text and the calendar.
  func testABeamAndAStepScrollWithTheirContent() {
    for precision in [
      AxisPrecision.lines([
        AxisPrecision.Line(start: 0, length: 20), AxisPrecision.Line(start: 20, length: 20),
        AxisPrecision.Line(start: 40, length: 20),
      ]), .stepped(origin: 10, spacing: 20),
    ] {
      var person = person(.other, off: .zero)
      var target = PointerTarget(
        id: 1, frame: Rect(x: 60, y: 40, width: 100, height: 60), kind: .other,
        style: PointerStyle(effect: .automatic), lines: precision, space: 2)
      if case .stepped = precision { target.style = PointerStyle(shape: .horizontalBeam(length: 60)) }
      target.style.verticalPrecision = precision
      person.engine.upsert(target, at: person.now)
      person.move(by: .zero, waiting: 1000)
      let before = person.frame.pointer.center
      XCTAssertEqual(before.y, 190, accuracy: 1e-9)
      for step in 1...4 {
        person.wait(milliseconds: 8)
        person.engine.scroll(space: 2, to: Point(x: 80, y: 60 - 2 * Double(step)), at: person.now)
        XCTAssertEqual(person.frame.pointer.center.y, before.y - 2 * Double(step), accuracy: 1e-9)
        XCTAssertEqual(person.frame.precise.y, before.y - 2 * Double(step), accuracy: 1e-9)
      }
    }
  }

  /// R6: across the direction in which it moves, a pressed slider keeps the pointer as its list scrolls.
  func testALatchedSliderKeepsThePointerAsItsListScrolls() {
    var person = person(.other, off: .zero)
    let slider = PointerTarget(
      id: 1, frame: Rect(x: 60, y: 40, width: 100, height: 60), kind: .slider, hasBezel: true, effect: .lift,
      space: 2, latching: .horizontal)
    person.engine.upsert(slider, at: person.now)
    person.move(by: .zero, waiting: 500)
    person.press()
    person.move(by: Vector(dx: 12, dy: 0), waiting: 500)
    let before = person.frame
    person.engine.scroll(space: 2, to: Point(x: 80, y: 30), at: person.now)
    XCTAssertEqual(person.frame.hovered, 1)
    XCTAssertEqual(person.frame.pointer.center.y, before.pointer.center.y - 30, accuracy: 1e-9)
    XCTAssertEqual(person.frame.precise.y, before.precise.y - 30, accuracy: 1e-9)
    XCTAssertEqual(person.frame.precise.x, before.precise.x, accuracy: 1e-9)
  }
}
