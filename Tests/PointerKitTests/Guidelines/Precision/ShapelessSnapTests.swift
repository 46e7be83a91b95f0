import PointerTestSupport
import XCTest

/// P8: a style that snaps without a shape other than the circle is an error, which is corrected and counted.
///
/// Files: `ShapelessSnap`, `StyleResolution`, `PointerEngine+Targets`, `PointerDiagnostics`.
final class ShapelessSnapTests: StyleRegistrationTestCase {
  func testSnappingWithoutAShapeIsReportedAndDoesNotSnap() {
    let constrained = with(PointerStyle.system) { $0.constrainedAxes = .vertical }
    var whole = PointerStyle(effect: .hover())
    whole.horizontalPrecision = .whole
    let automatic = with(PointerStyle.automatic) { $0.constrainedAxes = .both }
    for (style, kind) in [(constrained, .handle), (whole, .other), (automatic, .handle)]
      as [(PointerStyle, ElementKind)]
    {
      let (target, _, lapses) = register(style, kind: kind)
      XCTAssertEqual(lapses, 1)
      var person = SimulatedPerson(targets: [target], start: Point(310, 210))
      person.touch(movingBy: Vector(1, 1), waiting: 800)
      XCTAssertEqual(person.frame.clickLocation, person.model, "any position")
      XCTAssertEqual(person.frame.pointer.center, person.model)
    }
  }

  func testSnappingWithAShapeIsNoError() {
    let lifted = with(PointerStyle(effect: .lift)) { $0.constrainedAxes = .both }
    var tall = PointerStyle(effect: .hover(), shape: .verticalBeam(length: 20))
    tall.verticalPrecision = .whole
    let text = with(PointerStyle.automatic) { $0.constrainedAxes = .vertical }
    let grid = with(PointerStyle.system) { $0.verticalPrecision = .stepped(origin: 0, spacing: 15) }
    XCTAssertEqual(register(lifted).lapses, 0)
    XCTAssertEqual(register(tall).lapses, 0)
    XCTAssertEqual(register(text, kind: .text).lapses, 0)
    XCTAssertEqual(register(text, kind: .button, frame: Rect(0, 0, 60, 40)).lapses, 0)
    let knob = PointerStyle(shape: .circle(diameter: 12), constrainedAxes: .both)
    XCTAssertEqual(register(knob, kind: .handle, frame: Rect(0, 0, 12, 12)).lapses, 0)
    XCTAssertEqual(register(grid).lapses, 0, "P6: a day view may keep the circle")
  }

  func testTheDefaultCircleIsNoCustomShape() {
    for (shape, axes) in [
      (.circle(), .both), (.circle(diameter: 19), .horizontal), (.circle(diameter: .nan), .vertical),
      (.roundedRect(Size(19, 19), radius: 9.5), .both), (.roundedRect(Size(19, 19), radius: 40), .vertical),
    ] as [(PointerShape, Axes)] {
      for kind in [ElementKind.handle, .other, .text, .slider] {
        let (target, _, lapses) = register(PointerStyle(shape: shape, constrainedAxes: axes), kind: kind)
        XCTAssertGreaterThanOrEqual(lapses, 1, "\(shape)")
        assertDoesNotSnap(target, "\(shape) \(kind)")
      }
    }
    var whole = PointerStyle(shape: .circle())
    whole.verticalPrecision = .whole
    XCTAssertEqual(register(whole).lapses, 1)
  }

  func testConfiguredCircleCountsAsTheDefault() {
    let configuration = with(PointerConfiguration()) { $0.pointer.circleDiameter = 25 }
    var handle = PointerTarget(
      7, frame, .handle, style: PointerStyle(shape: .circle(diameter: 19), constrainedAxes: .both))
    var person = SimulatedPerson(targets: [handle], configuration: configuration)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 0, "here the default is another one")
    handle.style.shape = .circle(diameter: 25)
    person.engine.upsert(handle, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.lastID, 7)
  }

  // A person who chose a larger pointer snaps where others do.
  func testScaledCircleCountsAsTheDefault() {
    let style = PointerStyle(shape: .circle(), constrainedAxes: .both)
    var handle = PointerTarget(1, frame, .handle, style: style)
    let settings = with(PointerSettings()) { $0.pointerScale = 1.5 }
    for (diameter, snaps) in [(19.0, false), (28.5, true)] {
      handle.style.shape = .circle(diameter: diameter)
      var person = SimulatedPerson(targets: [handle], start: Point(320, 220), settings: settings)
      person.move(by: Vector(1, 1), waiting: 500)
      XCTAssertEqual(person.frame.clickLocation == frame.center, snaps, "\(diameter)")
    }
  }

  func testAPathWithoutAreaIsCountedAndDoesNotSnap() {
    let line: [PointerPath.Element] = [.move(to: Point(4, 0)), .line(to: Point(4, 30))]
    for path in [PointerPath([]), PointerPath(line), PointerPath(line + [.close])] {
      for axes in [Axes.horizontal, .vertical, .both] {
        let (target, _, lapses) = register(PointerStyle(shape: .path(path), constrainedAxes: axes))
        XCTAssertEqual(lapses, 2, "the path, and snapping without one")
        assertDoesNotSnap(target, "\(axes)")
      }
    }
  }

  func testEffectThatItsGroupHighlightsMaySnap() {
    var card = PointerTarget(9, Rect(300, 200, 400, 200), .card, group: 3)
    card.style.constrainedAxes = .both
    let button = PointerTarget(8, Rect(300, 450, 44, 37), .barButton, group: 3)
    for targets in [[card, button], [button, card]] {
      var person = SimulatedPerson(targets: targets, start: Point(340, 230))
      XCTAssertEqual(person.engine.diagnostics.total, 0)
      person.move(by: Vector(1, 1), waiting: 800)
      XCTAssertEqual(person.frame.clickLocation, card.frame.center, "as every highlight does")
      // Without the button it is a hover, which snaps no more.
      person.engine.remove(target: 8, at: person.now)
      person.move(by: Vector(1, 1), waiting: 800)
      XCTAssertEqual(person.frame.clickLocation, person.model)
      person.engine.upsert(card, at: person.now)
      XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 1)
      XCTAssertEqual(person.engine.diagnostics.invalidStyles.lastID, 9)
    }
  }

  /// Contract 12: whether a style snaps follows from the frame and the configuration of now.
  func testTheFormerFrameDoesNotMatter() {
    for kind in [ElementKind.button, .slider, .other] {
      let target = PointerTarget(1, Rect(100, 80, 100, 60), kind, columns: .whole)
      let wide = with(target) { $0.frame = Rect(100, 80, 400, 60) }
      var moved = SimulatedPerson(targets: [wide], start: Point(119, 100))
      moved.engine.move(1, to: target.frame, at: moved.now)
      var person = SimulatedPerson(targets: [target], start: Point(119, 100))
      for pointer in [0, 1] {
        var one = pointer == 0 ? moved : person
        one.move(by: Vector(1, 0), waiting: 500)
        XCTAssertEqual(one.frame.clickLocation.x, 150, "a small \(kind) is highlighted, so the pointer snaps")
      }
      person.engine.move(1, to: wide.frame, at: person.now)
      person.move(by: Vector(1, 0), waiting: 500)
      XCTAssertEqual(person.frame.clickLocation.x, 120, "a wide \(kind) has none")
    }
  }

  /// Contract 12: as above.
  func testTheFormerConfigurationDoesNotMatter() {
    let configuration = with(PointerConfiguration()) { $0.pointer.circleDiameter = 24 }
    var circle = PointerTarget(1, Rect(100, 80, 60, 60), .handle)
    circle.style = PointerStyle(shape: .circle(diameter: 19), constrainedAxes: .both)
    let lost = with(circle) { $0.style.shape = .circle(diameter: .nan) }
    for (target, y) in [(circle, 110.0), (lost, 105)] {
      var before = SimulatedPerson(start: Point(129, 105), configuration: configuration)
      before.engine.upsert(target, at: before.now)
      var after = SimulatedPerson(start: Point(129, 105))
      after.engine.upsert(target, at: after.now)
      after.engine.setConfiguration(configuration, at: after.now)
      before.move(by: Vector(1, 0), waiting: 500)
      after.move(by: Vector(1, 0), waiting: 500)
      XCTAssertEqual(before.frame.pointer.center.y, y)
      XCTAssertEqual(before.frame, after.frame)
    }
  }

  /// Asserts that the pointer is free wherever it is over a target.
  private func assertDoesNotSnap(_ target: PointerTarget, _ message: String) {
    for start in [Point(303, 204), Point(309, 231), Point(301, 219)] {
      var person = SimulatedPerson(targets: [target], start: start)
      person.touch(movingBy: Vector(0.5, 0.5), waiting: 800)
      XCTAssertEqual(person.hovered, target.id, message)
      XCTAssertEqual(person.frame.clickLocation, person.model, message)
      XCTAssertEqual(person.frame.pointer.center, person.model, message)
      person.lift(waiting: 800)
      XCTAssertFalse(person.events.contains { $0.type == .recentered }, message)
    }
  }
}
