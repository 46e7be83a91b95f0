import Foundation
import PointerTestSupport
import XCTest

/// E15: entering and leaving animate pointer and content, neighbors morph directly, and a snapped pointer
/// scrolls with its element.
///
/// On outer edges and in fast movements, the pointer stays near its path.
///
/// Files: entering and leaving: `VisiblePointer`, `ContentPresentation`, `Presentation`; neighbors, and
/// flicks along a group: `HoveredTarget`, `PointerMorph`; scrolled content: `HoveredTarget`, `AxisSnapping`.
final class ScrolledContentTests: XCTestCase {
  /// A list in a page in the window, with one element that the pointer is on.
  private func person(
    _ kind: ElementKind, hasBezel: Bool = false, off: Vector = Vector(6, 4),
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> SimulatedPerson {
    let target = PointerTarget(
      1, Rect(60, 40, 100, 60), kind, hasBezel: hasBezel, space: 2, color: LinearColor(luminance: 0.3))
    var person = SimulatedPerson(
      targets: [target], start: Point(240, 190) + off, configuration: configuration)
    let page = PointerSpace(id: 1, origin: Point(50, 60))
    person.engine.upsert([page, PointerSpace(id: 2, in: 1, origin: Point(80, 60))], at: person.now)
    person.touch()
    return person
  }

  /// Scrolls the list or the page by a vector, as the host's own scroll or as a space registered again.
  private func scroll(_ person: inout SimulatedPerson, _ number: Int, by vector: Vector) {
    let id: SpaceID = number % 2 == 0 ? 2 : 1
    guard var space = person.engine.space(id) else { return }
    space.origin += vector
    if number % 3 == 0 {
      person.engine.upsert(space, at: person.now)
    } else {
      person.engine.scroll(space: id, toOrigin: space.origin, at: person.now)
    }
  }

  private var withoutParallax: PointerConfiguration {
    let configuration = with(PointerConfiguration()) {
      ($0.snapping.parallax, $0.effects.contentParallax) = (0, 0)
    }
    return configuration
  }

  /// The center of the pointer relative to the element that it is on.
  private func offset(_ frame: PointerFrame) -> Vector {
    frame.pointer.center - (frame.contents.first?.frame.center ?? .zero)
  }

  /// A flick along a bar, whose member is hovered from the start, although it is far away.
  private var flicked: SimulatedPerson {
    let bar = (1...2).map { number in
      var button = PointerTarget(TargetID(number), Rect(320 * Double(number), 300, 60, 40), .tabBarItem)
      (button.group, button.space) = (1, 2)
      return button
    }
    var person = SimulatedPerson(targets: bar, start: Point(350, 320), configuration: withoutParallax)
    person.engine.upsert([PointerSpace(id: 1), PointerSpace(id: 2, in: 1)], at: person.now)
    person.touch(movingBy: .zero, waiting: 900)
    person.touch()
    person.move(by: Vector(144, 0), over: 120)
    XCTAssertEqual(person.hovered, 1)
    person.lift()
    XCTAssertEqual(person.hovered, 2)
    return person
  }

  /// The share of the way that the spring of shapes has covered after a time: with ζ = 0.85 and ω = 2π / 0.26 s,
  /// 1 − e^(−ζωt)·(cos ω′t + ζω / ω′ · sin ω′t).
  private func share(after seconds: Double) -> Double {
    let (ratio, frequency) = (0.85, 2 * Double.pi / 0.26)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let (sine, cosine) = (sin(damped * seconds), cos(damped * seconds))
    return 1 - exp(-ratio * frequency * seconds) * (cosine + ratio * frequency / damped * sine)
  }

  /// The velocity of the pointer that is seen.
  private func velocity(_ person: SimulatedPerson) -> Vector {
    (person.frame(afterNanoseconds: 2_000).pointer.center - person.frame.pointer.center) / 2e-6
  }

  private func hovering() -> PointerTarget {
    PointerTarget(1, Rect(60, 40, 100, 60), .card, hasBezel: true, effect: .hover(), space: 2)
  }

  // E15: the pointer belongs to the content that it is on.
  func testPointerScrollsWithItsElementWithoutLag() {
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
          scroll(&person, number, by: Vector(step / 2, step))
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

  /// Whichever way it is moved, and even if the pointer is at the right height already, as in a bar.
  func testPointerFollowsAMovedTargetAsFarAsItIsAttached() {
    let flicked = flicked
    for (seed, var dice) in withDice(0..<60) {
      var person = flicked
      let time = dice.number(0...0.6)
      person.wait(nanoseconds: Int64(time * 1e9))
      let way = Vector(dice.number(-150...150), dice.pick([0, dice.number(-150...150)]))
      let (before, speed) = (person.frame, velocity(person))
      guard var target = person.engine.target(2), person.hovered == 2 else { continue }
      switch dice.count(0...3) {
      case 0: person.engine.move(2, to: target.frame.offset(by: way), at: person.now)
      case 1:
        target.frame = target.frame.offset(by: way)
        person.engine.upsert(target, at: person.now)
      case 2: person.engine.scroll(space: 2, toOrigin: .zero + way, at: person.now)
      default: person.engine.upsert(PointerSpace(id: 1, origin: .zero + way), at: person.now)
      }
      // A pointer that has arrived may be on the target no more.
      guard person.hovered == 2 else { continue }
      let jump = person.frame.pointer.center - before.pointer.center
      let carried = way * share(after: time)
      XCTAssertEqual((jump - carried).length, 0, accuracy: way.length / 256 + 1e-6, "seed \(seed): \(way)")
      XCTAssertEqual((velocity(person) - speed).length, 0, accuracy: 2, "seed \(seed): the velocity goes on")
      person.wait(milliseconds: 2_000)
      XCTAssertEqual(offset(person.frame).length, 0, accuracy: 1e-9, "seed \(seed)")
    }
  }

  /// Its origin moves, but its content does not move with it.
  func testATargetThatGrowsTowardItsOriginIsNotCarriedAlong() {
    let frames = [Rect(340, 300, 140, 80), Rect(400, 240, 80, 140), Rect(340, 240, 140, 140)]
    for frame in frames {
      var person = SimulatedPerson(targets: [icon], at: icon.frame.center, device: .mouse)
      person.wait(milliseconds: 1_000)
      let before = person.frame.pointer.center
      var target = icon
      target.frame = frame
      person.engine.upsert(target, at: person.now)
      XCTAssertEqual(person.frame.pointer.center.distance(to: before), 0, accuracy: 0.01, "\(frame)")
      person.wait(milliseconds: 1_000)
      // Up to the parallax.
      XCTAssertEqual(person.frame.pointer.center.distance(to: frame.center), 0, accuracy: 5, "\(frame)")
    }
  }

  func testScrollsInOneFrameAddUpExactly() {
    for (milliseconds, share) in [(40, nil), (1_000, 1)] as [(Int64, Double?)] {
      var person = person(.button, configuration: withoutParallax)
      person.move(by: .zero, waiting: milliseconds)
      let before = person.frame.pointer
      for number in 0..<12 { scroll(&person, number, by: Vector(2, -1)) }
      let way = person.frame.pointer.center - before.center
      XCTAssertEqual(way.dx, -2 * way.dy, accuracy: 1e-9)
      if let share { XCTAssertEqual(way.dx, 24 * share, accuracy: 1e-9) }
      XCTAssertEqual(person.frame.pointer.size, before.size)
      for number in 0..<12 { scroll(&person, number, by: Vector(-2, 1)) }
      XCTAssertEqual((person.frame.pointer.center - before.center).length, 0, accuracy: 1e-9)
    }
  }

  func testTheFreeCircleAndTheModelPointerDoNotScroll() {
    var person = person(.card, hasBezel: true)
    person.engine.upsert(hovering(), at: person.now)
    person.move(by: .zero, waiting: 1000)
    let before = person.frame
    XCTAssertEqual(before.hovered, 1)
    for number in 0..<6 { scroll(&person, number, by: Vector(0, -4)) }
    XCTAssertEqual(person.frame.pointer.center, before.pointer.center)
    XCTAssertEqual(person.model, before.modelPosition)
    XCTAssertEqual(person.frame.contents.first?.frame.minY, (before.contents.first?.frame.minY ?? 0) - 24)
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
        1, Rect(60, 40, 100, 60), .other, style: PointerStyle(effect: .automatic), lines: precision, space: 2)
      if case .stepped = precision { target.style = PointerStyle(shape: .horizontalBeam(length: 60)) }
      target.style.verticalPrecision = precision
      person.engine.upsert(target, at: person.now)
      person.move(by: .zero, waiting: 1000)
      let before = person.frame.pointer.center
      XCTAssertEqual(before.y, 190, accuracy: 1e-9)
      for step in 1...4 {
        person.wait(milliseconds: 8)
        person.engine.scroll(space: 2, toOrigin: Point(80, 60 - 2 * Double(step)), at: person.now)
        XCTAssertEqual(person.frame.pointer.center.y, before.y - 2 * Double(step), accuracy: 1e-9)
        XCTAssertEqual(person.frame.clickLocation.y, before.y - 2 * Double(step), accuracy: 1e-9)
      }
    }
  }

  /// R6: across the direction in which it moves, a pressed slider keeps the pointer as its list scrolls.
  func testALatchedSliderKeepsThePointerAsItsListScrolls() {
    var person = person(.other, off: .zero)
    let slider = PointerTarget(
      1, Rect(60, 40, 100, 60), .slider, hasBezel: true, effect: .lift, space: 2, latching: .horizontal)
    person.engine.upsert(slider, at: person.now)
    person.move(by: .zero, waiting: 500)
    person.press()
    person.move(by: Vector(12, 0), waiting: 500)
    let before = person.frame
    person.engine.scroll(space: 2, toOrigin: Point(80, 30), at: person.now)
    XCTAssertEqual(person.frame.hovered, 1)
    XCTAssertEqual(person.frame.pointer.center.y, before.pointer.center.y - 30, accuracy: 1e-9)
    XCTAssertEqual(person.frame.clickLocation.y, before.clickLocation.y - 30, accuracy: 1e-9)
    XCTAssertEqual(person.frame.clickLocation.x, before.clickLocation.x, accuracy: 1e-9)
  }
}
