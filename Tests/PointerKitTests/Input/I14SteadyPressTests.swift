import PointerTestSupport
import XCTest

/// I14, R6, I1, I4: from the press until the drag distance, hover and the click stay with what was pressed.
final class I14SteadyPressTests: XCTestCase {
  /// A window with every kind of control, each beside a neighbor that touches it or whose region meets its own.
  private struct Ground {
    var targets: [PointerTarget] = []
    var spaces: [PointerSpace] = []

    /// Rows of pairs: one kind in each row, once in the window and once in a nested space, once in a group.
    init(_ dice: inout Dice) {
      for ((row, kind), column) in product(ElementKind.allCases.enumerated(), 0..<6) {
        let id = TargetID(rawValue: UInt64(row * 10 + column + 1))
        let isNested = column >= 3
        var target = PointerTarget(
          id,
          Rect(
            40 + 110 * Double(column % 3), 40 + 54 * Double(row), dice.number(20...110), dice.number(10...60)),
          kind, hasBezel: dice.chance(0.5), group: dice.chance(0.3) ? GroupID(rawValue: UInt64(row + 1)) : nil
        )
        if isNested { target.space = SpaceID(rawValue: UInt64(dice.count(2...3))) }
        target.style = dice.pick([
          .automatic, .automatic, .system, PointerStyle(effect: .highlight), PointerStyle(effect: .lift),
          PointerStyle(effect: .hover()), .hidden, PointerStyle(shape: .cross, constrainedAxes: .vertical),
          PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical),
        ])
        if dice.chance(0.2) {
          target.style.verticalPrecision = dice.pick([
            .lines(heights: [10, 12, 14, 10]), .stepped(origin: 1, spacing: 7),
            .stepped(origin: 0, spacing: 15),
          ])
        }
        if dice.chance(0.2) { target.latchingAxes = dice.pick([.horizontal, .vertical, .both]) }
        if target.group == nil, dice.chance(0.1) { target.isEnabled = false }
        targets.append(target)
      }
      let outer = PointerSpace(
        id: 2, origin: Point(400, dice.number(-20...20)), clip: Rect(420, 30, 330, 960),
        isOpaque: dice.chance(0.5))
      spaces = [outer, PointerSpace(id: 3, in: 2, origin: Point(5, 3))]
    }
  }

  private static let devices = [
    PointerDevice.mouse, .trackpad, .trackpoint, PointerDevice(kind: .other),
    PointerDevice(kind: .trackpad, reportsContact: false),
  ]

  private func person(_ dice: inout Dice) -> SimulatedPerson {
    let ground = Ground(&dice)
    var settings = PointerSettings()
    settings.reduceMotion = dice.chance(0.2)
    settings.animations = dice.chance(0.9)
    settings.autoHideDelay = nil
    settings.inertia = false
    var configuration = PointerConfiguration()
    if dice.chance(0.3) { configuration.input.dragDistance = dice.number(1...20) }
    configuration.input.bandSelection = dice.chance(0.7)
    var person = SimulatedPerson(
      start: Point(30, 30), size: Size(800, 1000), device: dice.pick(I14SteadyPressTests.devices),
      settings: settings, configuration: configuration)
    person.engine.upsert(ground.spaces, at: person.now)
    person.engine.upsert(ground.targets, at: person.now)
    return person
  }

  /// Moves to within the drag distance of a point, often to its very limit, in any direction.
  private func tremble(_ person: inout SimulatedPerson, around point: Point, _ dice: inout Dice) {
    let angle = dice.number(0...(2 * Double.pi))
    let reach =
      person.engine.configuration.input.dragDistance * (dice.chance(0.5) ? 0.999 : dice.number(0...0.999))
    let goal = point + Vector(Elementary.cos(angle), Elementary.sin(angle)) * reach
    person.move(by: goal.clamped(to: Rect(0, 0, 800, 1000)) - person.model)
  }

  /// Goes to a random point or, more often, to where another target begins to be hovered.
  private func approach(_ person: inout SimulatedPerson, _ dice: inout Dice) {
    let goal = Point(dice.number(0...800), dice.number(0...1000))
    person.move(by: (goal - person.model) * 0.5)
    let before = person.hovered
    let step = (goal - person.model) / 150
    for _ in 0..<150 {
      person.move(by: step)
      if person.hovered != before, dice.chance(0.7) { break }
    }
    if dice.chance(0.3) { person.wait(milliseconds: Int64(dice.count(0...600))) }
  }

  /// The axes along which the hovered control has centers, lines or steps, or latches: there the location of a
  /// click does not follow the pointer.
  private func heldAxes(_ person: SimulatedPerson) -> Axes {
    guard let id = person.hovered, let target = person.engine.target(id) else { return [] }
    if target.latchingAxes != [] { return .both }
    let style = person.engine.resolvedStyle(of: id) ?? .system
    var axes: Axes = []
    if style.horizontalPrecision ?? .continuous != .continuous { axes.insert(.horizontal) }
    if style.verticalPrecision ?? .continuous != .continuous { axes.insert(.vertical) }
    return axes
  }

  // MARK: Clicks

  /// Two buttons that touch at x 160, and a finger on the left one, 0.1 pt from the other.
  private func besideANeighbor() -> SimulatedPerson {
    let buttons = [1, 2].map {
      PointerTarget($0, Rect(60 + 100 * Double($0.rawValue - 1), 100, 100, 40), .button, hasBezel: true)
    }
    var person = SimulatedPerson(targets: buttons, start: Point(130, 120), device: .mouse)
    for _ in 0..<10 { person.move(by: Vector(2.99, 0)) }
    XCTAssertEqual(person.hovered, 1)
    return person
  }

  func testI14ThePressedControlIsKeptUntilTheTimeForAnotherClickIsOver() {
    for (wait, hovered) in [(300, 1), (700, 2)] as [(Int64, TargetID)] {
      var person = besideANeighbor()
      person.press()
      person.release()
      person.move(by: Vector(2, 0))
      XCTAssertEqual(person.hovered, 1)
      person.wait(milliseconds: wait)
      XCTAssertEqual(person.hovered, 1, "time alone changes nothing")
      person.move(by: Vector(0.3, 0))
      XCTAssertEqual(person.hovered, hovered, "after \(wait) ms")
    }
  }

  func testI14AfterTheReleaseWhatTheLayoutHasPutBeneathThePointerIsHovered() {
    for isOnControl in [true, false] {
      var person = besideANeighbor()
      if !isOnControl { person.move(by: Vector(0, 300)) }
      person.press()
      person.engine.upsert(
        PointerTarget(3, Rect(0, 0, 900, 700), .card, z: 1, padding: .zero), at: person.now)
      XCTAssertEqual(person.hovered, isOnControl ? 1 : nil)
      _ = person.newTypes()
      person.release()
      XCTAssertEqual(person.hovered, 3)
      XCTAssertEqual(
        person.newTypes(),
        isOnControl ? [.released, .clicked, .exited, .entered] : [.released, .clicked, .entered])
    }
  }

  // A finger that clicks at the end of a swipe is no longer swiping.
  func testI14AClickAtTheEndOfASwipeIsNoFlick() {
    let icons = [1, 2].map { PointerTarget($0, Rect(100 + 150 * Double($0.rawValue), 100, 60, 60), .appIcon) }
    var person = SimulatedPerson(
      targets: icons, start: Point(150, 130), device: PointerDevice(kind: .trackpad, reportsContact: false))
    while person.model.x < 285 { person.move(by: Vector(9.6, 0)) }
    person.press(waiting: 12)
    person.release(waiting: 500)
    let types = person.newTypes()
    XCTAssertTrue(types.contains(.clicked))
    XCTAssertFalse(types.contains { [.attracted, .coasted].contains($0) }, "\(types)")
    XCTAssertEqual(person.hovered, 1)
  }

  func testI14UntilTheDragDistanceHoverAndClickStayWithWhatWasPressedAndNoClickIsLost() {
    var counts: [ElementKind?: Int] = [:]
    let all = seeds(330, inDebug: 8)
    for (seed, var dice) in withDice(all, from: 140_000) {
      var person = person(&dice)
      for number in 0..<25 {
        approach(&person, &dice)
        let (lit, point) = (person.hovered, person.model)
        let (precise, held) = (person.frame.clickLocation, heldAxes(person))
        _ = person.newEvents()
        let clicks = dice.count(1...3)
        for _ in 0..<clicks {
          person.press()
          for _ in 0..<dice.count(0...6) {
            tremble(&person, around: point, &dice)
            XCTAssertEqual(person.hovered, lit, "seed \(seed), click \(number)")
            XCTAssertEqual(person.frame.hovered, lit)
            for axis in Axis.allCases {
              XCTAssertEqual(
                person.frame.clickLocation[axis],
                held.contains(Axes(axis)) ? precise[axis] : person.model[axis],
                "seed \(seed), click \(number)")
            }
          }
          person.release()
          // Back to where the finger is most at ease, so that the next press is not a drag distance away.
          person.move(by: point - person.model)
        }
        let news = person.newEvents()
        let types: [PointerEventType] = Array(repeating: [.pressed, .released, .clicked], count: clicks)
          .flatMap { $0 }
        XCTAssertEqual(news.map { $0.type }, types, "seed \(seed), click \(number)")
        XCTAssertTrue(news.allSatisfy { $0.target == lit }, "seed \(seed), click \(number)")
        for axis in Axis.allCases where held.contains(Axes(axis)) {
          XCTAssertTrue(
            news.allSatisfy { $0.location?[axis] == precise[axis] }, "seed \(seed), click \(number)")
        }
        XCTAssertEqual(news.last?.count, clicks, "seed \(seed), click \(number)")
        counts[lit.flatMap { person.engine.target($0)?.kind }, default: 0] += clicks
        person.wait(milliseconds: 700)
        if person.engine.diagnostics.unbalancedInputs.count > 0 { XCTFail("seed \(seed)") }
      }
    }
    // In a release build, 10,000 clicks on controls of all kinds.
    let onControls = counts.filter { $0.key != nil }
    XCTAssertGreaterThanOrEqual(onControls.count, min(ElementKind.allCases.count, 2 * all.count))
    XCTAssertGreaterThanOrEqual(onControls.values.reduce(0, +), 31 * all.count)
    XCTAssertGreaterThan(counts[nil] ?? 0, 3 * all.count / 2)
  }

  // The second press of a double click is made wherever the tremble of the first has left the pointer.
  func testI14ADoubleClickStaysOnTheControlAcrossItsBorder() {
    let left = PointerTarget(1, Rect(300, 300, 60, 40), .barButton, group: 1)
    let right = PointerTarget(2, Rect(360, 300, 60, 40), .barButton, group: 1)
    for device in I14SteadyPressTests.devices {
      var person = SimulatedPerson(targets: [left, right], start: Point(355, 320), device: device)
      person.move(by: Vector(4.5, 0))
      XCTAssertEqual(person.hovered, 1)
      _ = person.newEvents()
      person.press()
      person.move(by: Vector(2.75, 0))
      person.release()
      person.press()
      person.move(by: Vector(2.5, 0))
      person.release()
      XCTAssertEqual(person.hovered, 1, "lit until the third press, which is meant for it")
      person.press()
      person.move(by: Vector(-1, 2))
      person.release()
      let clicks = person.newEvents().filter { $0.type == .clicked }
      XCTAssertEqual(clicks.map { $0.target }, [1, 1, 1])
      XCTAssertEqual(clicks.map { $0.count }, [1, 2, 3])
      person.move(by: Vector(9, 0))
      XCTAssertEqual(person.hovered, 2, "beyond the drag distance, hover follows the pointer again")
    }
  }

  func testI14TheSecondaryButtonIsReleasedOverWhatItPressed() {
    for button in [PointerButton.secondary, .middle] {
      let card = PointerTarget(1, Rect(300, 300, 260, 200), .card)
      var person = SimulatedPerson(targets: [card], start: Point(270, 400))
      person.move(by: Vector(18.5, 0))
      XCTAssertEqual(person.hovered, 1)
      _ = person.newEvents()
      person.press(button)
      person.move(by: Vector(-2.5, 0.5))
      XCTAssertEqual(person.hovered, 1)
      person.release(button)
      XCTAssertTrue(person.newEvents().allSatisfy { $0.target == 1 })
    }
  }

  // In a group, what attracts the pointer is lit from the start (E15). With a hover effect, a jump shows (F8).
  func testI14AClickDuringAFlightNamesTheControlThatLitUp() throws {
    for (delay, effect) in product([0, 20, 50, 100, 200] as [Int64], [PointerEffect.automatic, .hover()]) {
      let bar = (0..<6).map { index in
        PointerTarget(
          TargetID(rawValue: UInt64(index + 1)), Rect(100 + 90 * Double(index), 300, 50, 40), .barButton,
          group: 1, effect: effect, isMagnetic: true)
      }
      var person = SimulatedPerson(targets: bar, start: Point(125, 320))
      person.flick(Vector(1500, 0), waiting: delay)
      let lit = try XCTUnwrap(person.hovered)
      let before = person.frame.pointer.center
      person.press()
      XCTAssertEqual(person.hovered, lit)
      let center = person.engine.target(lit)?.frame.center
      XCTAssertEqual(person.model, effect == .automatic ? center : person.engine.lastAttraction?.landing)
      XCTAssertEqual(person.frame.pointer.center.distance(to: before), 0, accuracy: 1e-6)
      person.release()
      XCTAssertEqual(person.events.last { $0.type == .clicked }?.target, lit, "after \(delay) ms")
    }
  }

  // MARK: Drags

  func testI4NoDragIsAClickUnlessTheControlClicksAfterADragAndEachCarriesItsMovement() {
    var counts: [PointerEventType: Int] = [:]
    let all = seeds(410, inDebug: 6)
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
    // In a release build, 10,000 drags.
    XCTAssertGreaterThan((counts[.dragBegan] ?? 0) + (counts[.bandBegan] ?? 0), 49 * all.count / 2)
    XCTAssertGreaterThan(counts[.bandBegan] ?? 0, 3 * all.count / 4)
  }
}
