import PointerKit
import PointerTestSupport
import XCTest

/// DESIGN contract 7: nothing that a host can pass traps, hangs, or makes a frame that cannot be drawn.
final class TotalityTests: XCTestCase {
  private let numbers = AdversarialValues.numbers

  private func rect(_ dice: inout Dice) -> Rect {
    if dice.chance(0.3) {
      return Rect(x: dice.number(0...900), y: dice.number(0...700), width: 60, height: 40)
    }
    return Rect(
      minX: dice.pick(numbers), minY: dice.pick(numbers), maxX: dice.pick(numbers), maxY: dice.pick(numbers))
  }

  private func shape(_ dice: inout Dice) -> PointerShape {
    switch dice.count(0...4) {
    case 0: return .circle(diameter: dice.pick(numbers))
    case 1:
      return .roundedRect(
        Size(width: dice.pick(numbers), height: dice.pick(numbers)), radius: dice.pick(numbers))
    case 2: return .verticalBeam(length: dice.pick(numbers))
    case 3: return .horizontalBeam(length: dice.pick(numbers))
    default:
      let points = (0..<4).map { _ in Point(x: dice.pick(numbers), y: dice.pick(numbers)) }
      return .path(
        PointerPath(
          [
            .move(to: points[0]), .quadratic(to: points[1], control: points[2]), .line(to: points[3]), .close,
          ],
          anchor: points[1], strokeWidth: dice.pick(numbers)))
    }
  }

  private func precision(_ dice: inout Dice) -> AxisPrecision? {
    switch dice.count(0...4) {
    case 0: return .stepped(origin: dice.pick(numbers), spacing: dice.pick(numbers))
    case 1:
      return .lines(
        (0..<dice.count(0...3)).map { _ in .init(start: dice.pick(numbers), length: dice.pick(numbers)) })
    case 2: return .whole
    case 3: return .continuous
    default: return nil
    }
  }

  private func identifier<ID: HostIdentifier>(_ dice: inout Dice) -> ID {
    ID(dice.pick(AdversarialValues.identifiers))
  }

  private func target(_ dice: inout Dice) -> PointerTarget {
    var target = PointerTarget(
      id: identifier(&dice), frame: rect(&dice),
      kind: dice.pick(ElementKind.allCases), hasBezel: dice.chance(0.5),
      group: identifier(&dice))
    target.space = identifier(&dice)
    target.z = dice.pick([.min, -1, 0, 1, .max])
    target.isEnabled = dice.chance(0.9)
    if dice.chance(0.4) {
      target.padding = Insets(
        top: dice.pick(numbers), left: dice.pick(numbers), bottom: dice.pick(numbers),
        right: dice.pick(numbers))
    }
    if dice.chance(0.5) {
      target.style = PointerStyle(
        effect: dice.pick([.automatic, .lift, .highlight, .hover()]),
        shape: dice.chance(0.5) ? shape(&dice) : nil)
    } else if dice.chance(0.4) {
      target.style = PointerStyle(shape: shape(&dice), constrainedAxes: dice.pick([[], .both, .vertical]))
    }
    target.style.horizontalPrecision = precision(&dice)
    target.style.verticalPrecision = precision(&dice)
    target.style.accessories = (0..<dice.count(0...9)).map { _ in
      PointerAccessory(.arrow, angle: dice.pick(numbers), offset: dice.pick(numbers))
    }
    target.cornerRadius = dice.pick(numbers)
    target.luminance = dice.chance(0.5) ? dice.pick(numbers) : nil
    target.color = dice.chance(0.5) ? LinearColor(luminance: dice.pick(numbers)) : nil
    target.isMagnetic = dice.pick([nil, true, false])
    target.latchingAxes = dice.pick([[], .horizontal, .both])
    target.reveals = (0..<dice.count(0...3)).map { _ in
      dice.chance(0.5) ? .target(identifier(&dice)) : .group(identifier(&dice))
    }
    return target
  }

  private func kind(_ dice: inout Dice) -> PointerInput.Kind {
    let vector = Vector(dx: dice.pick(numbers), dy: dice.pick(numbers))
    let point = Point(x: dice.pick(numbers), y: dice.pick(numbers))
    let phase = dice.pick(ContactPhase.allCases)
    let fingers = dice.pick(AdversarialValues.integers)
    switch dice.count(0...18) {
    case 0...2: return .motion(vector)
    case 3: return .position(point)
    case 4: return .contact(phase, fingers: fingers)
    case 5:
      return .button(PointerButton(rawValue: dice.pick([0, 1, 2, 500, .max])), isDown: dice.chance(0.5))
    case 6:
      return .scroll(vector, phase: dice.pick(ScrollPhase.allCases), source: dice.pick(ScrollSource.allCases))
    case 7:
      return .transform(
        phase, scale: dice.pick(numbers), rotation: dice.pick(numbers), translation: vector, fingers: fingers)
    case 8: return .gesture(dice.pick(StandardGesture.allCases), phase: phase, fingers: fingers)
    case 9: return .modifiers(KeyModifiers(rawValue: dice.pick([0, 1, 0xff])))
    case 10: return .drag(dice.pick(DragOperation.allCases))
    case 11: return .touch(phase, at: point, id: .init(UInt64.max))
    case 12: return .gaze(point)
    case 13: return .luminance(dice.chance(0.5) ? dice.pick(numbers) : nil)
    case 14: return .leave
    case 15: return .enter(dice.chance(0.5) ? point : nil)
    case 16: return .pressure(dice.pick(numbers))
    case 17: return .hold(phase)
    default: return .cancel
    }
  }

  /// Whether an input has a number that is not finite, judged only by its description.
  private func isNotFinite(_ kind: PointerInput.Kind) -> Bool {
    let words = "\(kind)".split { !$0.isLetter }
    return words.contains { ["nan", "snan", "inf"].contains($0) }
  }

  func testAdversarialEventsNeverTrapAndAreCounted() {
    for seed in seeds(150) {
      var dice = Dice(seed: UInt64(seed))
      var person = PointerHarness(
        targets: [PointerTarget(id: 7, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon)],
        device: PointerDevice(
          kind: dice.pick(PointerDevice.Kind.allCases),
          unit: dice.pick([.points, .millimeters, .counts(perInch: dice.pick(numbers))]),
          reportsContact: dice.chance(0.5)))
      var expected = 0
      for _ in 0..<60 {
        person.wait(milliseconds: Int64(dice.count(0...12)))
        let kind = kind(&dice)
        if isNotFinite(kind) { expected += 1 }
        person.send(kind)
        XCTAssertEqual(person.engine.diagnostics.nonFiniteInputs.count, expected, "seed \(seed): \(kind)")
        XCTAssertTrue(person.frame.isAllFinite, "seed \(seed) after \(kind): \(person.frame)")
      }
      for event in person.events {
        XCTAssertTrue(
          event.isFinite, "seed \(seed): \(event)")
      }
      person.wait(milliseconds: 1_000_000)
      XCTAssertTrue(person.frame.isAllFinite, "seed \(seed)")
    }
  }

  func testAdversarialTargetsNeverTrapAndFramesStayFinite() {
    for seed in seeds(140, inDebug: 16) {
      var dice = Dice(seed: UInt64(seed) &+ 5000)
      var person = PointerHarness(start: Point(x: 450, y: 350))
      for id in [1, 2] as [SpaceID] {
        var space = PointerSpace(id: id)
        space.origin = Point(x: dice.pick(numbers), y: dice.pick(numbers))
        space.clip = dice.chance(0.3) ? rect(&dice) : nil
        space.contentSize =
          dice.chance(0.5) ? Size(width: dice.pick(numbers), height: dice.pick(numbers)) : nil
        space.order = dice.pick([.min, 0, .max])
        person.engine.upsertSpace(space, at: person.now)
      }
      for _ in 0..<12 {
        person.engine.upsert((0..<3).map { _ in target(&dice) }, at: person.now)
        person.engine.move(identifier(&dice), to: rect(&dice), at: person.now)
        person.engine.scroll(
          space: dice.pick([0, 1, 2]), to: Point(x: dice.pick(numbers), y: dice.pick(numbers)), at: person.now
        )
        surround(&person, &dice)
        person.move(by: dice.vector(upTo: 200))
        if dice.chance(0.3) { person.flick(dice.vector(upTo: 3000)) }
        if dice.chance(0.3) { person.click() }
        person.wait(milliseconds: Int64(dice.count(0...100)))
        XCTAssertTrue(person.frame.isAllFinite, "seed \(seed): \(person.frame)")
        _ = person.engine.target(at: Point(x: dice.pick(numbers), y: dice.pick(numbers)))
        _ = person.engine.explain(flick(&dice))
        if dice.chance(0.3) { person.engine.remove(identifier(&dice), at: person.now) }
      }
      XCTAssertFalse(person.engine.targetIdentifiers.contains(0), "seed \(seed)")
    }
  }

  /// A flick with any numbers, after any stroke.
  private func flick(_ dice: inout Dice) -> Flick {
    func vector() -> Vector { Vector(dx: dice.pick(numbers), dy: dice.pick(numbers)) }
    return Flick(
      position: Point(x: dice.pick(numbers), y: dice.pick(numbers)), velocity: vector(),
      isAgainstEdge: dice.chance(0.2))
  }

  /// Changes an annotation, the selection, the gaze, a press or the configuration, with any numbers.
  private func surround(_ person: inout PointerHarness, _ dice: inout Dice) {
    switch dice.count(0...6) {
    case 0:
      let text = AnnotationText(
        dice.pick(["", "1", "\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}\u{1F600}"]))
      var annotation = PointerAnnotation(
        (0..<dice.count(0...6)).map { _ in PointerAnnotation.Value(label: text, text: text) })
      annotation.size = dice.chance(0.7) ? Size(width: dice.pick(numbers), height: dice.pick(numbers)) : nil
      person.engine.setAnnotation(dice.chance(0.8) ? annotation : nil, at: person.now)
    case 1:
      person.engine.setSelection(
        (0..<dice.count(0...9)).map { _ in identifier(&dice) }, at: person.now)
    case 2: person.send(.gaze(Point(x: dice.pick(numbers), y: dice.pick(numbers))))
    case 3: person.press()
    case 4: person.release()
    case 5:
      var configuration = PointerConfiguration()
      configuration.lineHysteresis = dice.pick(numbers)
      configuration.annotationOffset = dice.pick(numbers)
      configuration.shadowRadius = dice.pick(numbers)
      configuration.specularFullSide = dice.pick(numbers)
      configuration.concealDelay = dice.pick(numbers)
      configuration.revealInactivity = dice.pick(numbers)
      configuration.dragDistance = dice.pick(numbers)
      configuration.autoscrollZone = dice.pick(numbers)
      configuration.autoscrollSpeed = dice.pick(numbers)
      configuration.shapeSpring = Spring(dampingRatio: dice.pick(numbers), response: dice.pick(numbers))
      configuration.contentSpring = configuration.shapeSpring
      person.engine.setConfiguration(configuration, at: person.now)
    default: break
    }
  }

  func testAdversarialTimesNeverTrapOrHang() {
    for seed in seeds(200) {
      var dice = Dice(seed: UInt64(seed) &+ 11_000)
      var engine = PointerEngine(size: Size(width: 1024, height: 768))
      engine.setDevice(
        PointerDevice(kind: dice.pick([.trackpad, .mouse]), reportsContact: dice.chance(0.5)), at: .zero)
      engine.upsert(
        PointerTarget(id: 7, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon), at: .zero)
      for _ in 0..<20 {
        let time = dice.pick(AdversarialValues.times)
        for _ in 0..<4 {
          let later = time.advanced(byNanoseconds: Int64(dice.count(0...20_000_000)))
          engine.handle(
            PointerInput(dice.chance(0.7) ? .motion(dice.vector(upTo: 60)) : kind(&dice), at: later))
        }
        engine.advance(to: dice.pick(AdversarialValues.times))
        let frame = engine.frame(at: dice.pick(AdversarialValues.times))
        XCTAssertTrue(frame.isAllFinite, "seed \(seed)")
      }
    }
  }

  func testGreatestSpeedsNeverHang() {
    for unit in [DeviceUnit.points, .millimeters, .counts(perInch: 1), .counts(perInch: 1e308)] {
      for speed in [1e9, 1e100, 1e300, 1e307] {
        var person = PointerHarness(device: PointerDevice(kind: .trackpad, unit: unit))
        person.touch()
        for _ in 0..<10 { person.move(by: Vector(dx: speed, dy: -speed)) }
        person.lift()
        XCTAssertTrue(person.frame.isAllFinite, "\(unit), \(speed)")
        person.wait(milliseconds: 20)
        XCTAssertTrue(person.frame.isAllFinite, "\(unit), \(speed)")
        person.wait(milliseconds: 5_000)
        XCTAssertNotEqual(person.frame.phase, .coasting, "a coast ends: \(unit), \(speed)")
        person.engine.advance(to: .distantFuture)
        XCTAssertTrue(person.frame.isAllFinite)
      }
    }
  }

  func testSurfacesOfAnySizeAreTotal() {
    for width in numbers {
      for height in numbers {
        var engine = PointerEngine(
          size: Size(width: width, height: height), start: Point(x: height, y: width))
        engine.handle(PointerInput(.motion(Vector(dx: 5, dy: 5)), at: .zero))
        engine.resize(to: Size(width: height, height: width), at: .zero)
        XCTAssertTrue(engine.frame(at: .zero).isAllFinite, "\(width) × \(height)")
      }
    }
  }

  func testManyTargetsAndRemovalsInAnyOrder() {
    var dice = Dice(seed: 5)
    var engine = PointerEngine(size: Size(width: 1024, height: 768))
    var known: [TargetID: Rect] = [:]
    for _ in 0..<3000 {
      let id = TargetID(dice.count(1...400) &* 0x1_0000_0001)
      let frame = Rect(x: dice.number(0...900), y: dice.number(0...700), width: 20, height: 20)
      if dice.chance(0.55) {
        engine.upsert(PointerTarget(id: id, frame: frame), at: .zero)
        known[id] = frame
      } else {
        engine.remove(id, at: .zero)
        known[id] = nil
      }
    }
    XCTAssertEqual(engine.targetIdentifiers, known.keys.sorted())
    for (id, frame) in known { XCTAssertEqual(engine.target(id)?.frame, frame) }
  }

  func testAtMost64ContentsAnimateAtOnce() {
    let targets: [PointerTarget] = (0..<90).map { index in
      let position = Point(x: 10 + 100 * Double(index % 10), y: 10 + 80 * Double(index / 10))
      return PointerTarget(
        id: TargetID(index + 1), frame: Rect(origin: position, size: Size(width: 40, height: 30)),
        kind: .appIcon,
        hasBezel: true)
    }
    var person = PointerHarness(targets: targets)
    person.reportInterval = 1_000_000
    for target in targets { person.move(to: target.frame.center) }
    XCTAssertEqual(person.frame.contents.count, 64)
    XCTAssertEqual(person.frame.contents.map { $0.target }, person.frame.contents.map { $0.target }.sorted())
  }
}
