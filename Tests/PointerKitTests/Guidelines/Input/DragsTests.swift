import PointerTestSupport
import XCTest

/// I4: a movement after a press begins a drag at once, reports its location and drop target, and scrolls at
/// the edge of a scroll view.
///
/// Files: `Drags`, `TargetStore+HitTesting`, `TargetStore+Scrolling`.
final class DragsTests: SteadyPressTestCase {
  private let slider = PointerTarget(2, Rect(100, 500, 300, 30), .slider)

  private func pressed(kind: ElementKind = .appIcon) -> SimulatedPerson {
    var person = SimulatedPerson(targets: [with(icon) { $0.kind = kind }, slider], at: Point(440, 340))
    person.press()
    _ = person.newEvents()
    return person
  }

  func testADragBeginsAtOnceBeyondTheSlopWithoutAHold() {
    var person = pressed()
    person.move(by: Vector(3, 0))
    XCTAssertEqual(person.newTypes(), [], "exactly three points are a click's tremble")
    person.move(by: Vector(0.25, 0))
    let began = person.newEvents()
    XCTAssertEqual(began.map { $0.type }, [.dragBegan])
    XCTAssertEqual(began.first?.target, 1)
    XCTAssertEqual(began.first?.translation, Vector(3.25, 0))
    XCTAssertEqual(began.first?.location, icon.frame.center, "where the press was, precisely")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  /// Also I15.
  func testOnlyButtonsClickAfterADrag() {
    let buttons: Set<ElementKind> = [
      .barButton, .tabBarItem, .segment, .selectedSegment, .editMenuItem, .controlCenterModule, .button,
      .link,
    ]
    for (kind, says) in product(ElementKind.allCases, [nil, true, false] as [Bool?]) {
      let target = with(icon) { ($0.kind, $0.behavior.clicksAfterDrag) = (kind, TargetBehavior.Choice(says)) }
      var person = SimulatedPerson(targets: [target], start: icon.frame.center)
      person.move(by: Vector(1, 0))
      person.press()
      person.move(by: Vector(5, 0))
      person.release()
      let clicks = person.events.filter { $0.type == .clicked }.count
      XCTAssertEqual(clicks, says ?? buttons.contains(kind) ? 1 : 0, "\(kind)")
      XCTAssertEqual(person.events.filter { $0.type == .dragEnded }.count, 1, "\(kind)")
    }
  }

  /// Also R6.
  func testALatchedDragIsNoClickWhateverItsKind() {
    let target = with(icon) { $0.latchingAxes = .horizontal }
    var person = SimulatedPerson(targets: [target], start: icon.frame.center)
    person.move(by: Vector(1, 0))
    person.press()
    person.move(by: Vector(5, 0))
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testReleaseEndsTheDragOfContentAndIsNoClick() {
    var person = pressed(kind: .image)
    person.send(.modifiers(.option))
    person.move(by: Vector(6, -8))
    person.move(by: Vector(-4, 8))
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.dragBegan, .dragChanged, .dragEnded, .released])
    XCTAssertEqual(news[2].phase, .ended)
    XCTAssertEqual(news[2].target, 1)
    XCTAssertEqual(news[2].translation, Vector(2, 0))
    XCTAssertEqual(news[2].modifiers, .option)
  }

  func testTheToolkitTunesTheSlop() {
    for (slop, expected) in [(0.0, 1), (30, 0)] {
      var person = pressed()
      person.engine.setConfiguration(
        with(PointerConfiguration()) { $0.input.dragDistance = slop }, at: person.now)
      person.move(by: Vector(0.1, 0))
      XCTAssertEqual(person.newEvents().count, expected, "\(slop)")
    }
  }

  func testWhateverBreaksADragEndsItAsCancelled() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      var person = pressed()
      person.move(by: Vector(10, 0))
      _ = person.newEvents()
      person.send(kind)
      let news = person.newEvents()
      XCTAssertEqual(Array(news.map { $0.type }.prefix(2)), [.dragEnded, .cancelled], "\(kind)")
      XCTAssertEqual(news.first?.phase, .cancelled)
      XCTAssertEqual(news.first?.target, 1)
    }
  }

  // An icon snaps because of its effect: a drag carries it with the pointer, point by point.
  func testWhatSnapsByItsEffectFollowsTheDrag() {
    for effect in [PointerEffect.lift, .highlight] {
      let icon = PointerTarget(1, Rect(300, 300, 60, 60), .image, effect: effect)
      var person = SimulatedPerson(targets: [icon], at: Point(323, 341), device: .mouse)
      person.press()
      for _ in 0..<9 { person.move(by: Vector(1.5, -2)) }
      let drag = person.events.last { $0.type == .dragChanged }
      XCTAssertEqual(drag?.translation, Vector(13.5, -18))
      XCTAssertEqual(drag?.location, person.model)
    }
  }

  func testDragIsNoClickUnlessTheControlSaysSo() {
    var counts: [PointerEventType: Int] = [:]
    let all = 0..<6
    for (seed, var dice) in withDice(all, from: 150_000) {
      var person = person(&dice)
      for number in 0..<25 {
        approach(&person, &dice)
        let point = person.model
        let target = person.hovered.flatMap { person.engine.target($0) }
        person.press()
        for _ in 0..<dice.count(0...3) { tremble(&person, around: point, &dice) }
        let pressed = person.events.last { $0.type == .pressed }?.location
        _ = person.newEvents()
        let distance = person.engine.configuration.input.dragDistance
        let way = Vector(dice.number(-1...1), dice.number(-1...1)).normalized * distance * 1.01
        person.move(by: (point + way).clamped(to: Rect(0, 0, 800, 1000)) - person.model)
        let began = person.newEvents().filter { $0.type == .dragBegan || $0.type == .bandBegan }
        if person.model.distance(to: point) > distance {
          XCTAssertEqual(began.count, 1, "seed \(seed), drag \(number)")
          counts[began.first?.type ?? .clicked, default: 0] += 1
          if let band = began.first?.band {
            XCTAssertEqual(band.anchor.distance(to: point), 0, accuracy: 1e-9, "seed \(seed), drag \(number)")
          } else if target?.latchingAxes.isEmpty == false {
            XCTAssertEqual(began.first?.location, pressed, "seed \(seed), drag \(number)")
          } else if let translation = began.first?.translation, target?.style == .system,
            person.hovered == target?.id
          {
            XCTAssertEqual(translation, person.model - point, "seed \(seed), drag \(number)")
          }
        }
        person.move(by: Vector(dice.number(-9...9), dice.number(-9...9)))
        let isOn =
          person.hovered != nil && person.hovered == target?.id && target?.kind.clicksAfterDrag == true
        person.release()
        let clicks = person.newEvents().filter { $0.type == .clicked }
        if !isOn, person.model.distance(to: point) > distance || began.count == 1 {
          XCTAssertEqual(clicks.count, 0, "seed \(seed), drag \(number)")
        }
        person.wait(milliseconds: 300)
      }
    }
    // Nearly all of 25 movements for each seed, and some of them bands.
    XCTAssertGreaterThan((counts[.dragBegan] ?? 0) + (counts[.bandBegan] ?? 0), 49 * all.count / 2)
    XCTAssertGreaterThan(counts[.bandBegan] ?? 0, 3 * all.count / 4)
  }
}
