import PointerTestSupport
import XCTest

/// P6, P4, I4: on a constrained axis, every event of a press and a drag has the location that the frame
/// shows.
final class DragsOnStepsTests: PhotoDragTestCase {
  /// A day of slots, each a target of its own that constrains the pointer, as regions of UIKit do.
  private func day(along axis: Axis, spacing: Double) -> [PointerTarget] {
    (0..<24).map { index in
      let start = 100 + spacing * Double(index)
      let frame = axis == .vertical ? Rect(100, start, 400, spacing) : Rect(start, 100, spacing, 400)
      return PointerTarget(
        TargetID(rawValue: UInt64(index + 1)), frame,
        style: PointerStyle(
          shape: axis == .vertical ? .horizontalBeam(length: 60) : .verticalBeam(length: 60),
          constrainedAxes: Axes(axis)), padding: .zero)
    }
  }

  func testADragOverStepsGoesFromStepToStep() {
    var day = target(2, Rect(400, 100, 300, 600), kind: .other)
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 15)
    var person = pressed([day])
    person.move(to: Point(500, 203))
    person.move(to: Point(500, 206))
    person.move(to: Point(500, 210))
    let news = drags(&person)
    XCTAssertEqual(news.dropFirst().map { $0.location?.y }, [205, 205])
    XCTAssertEqual(news.dropFirst().map { $0.translation?.dy }, [65, 65])
    XCTAssertEqual(news.dropFirst().map { $0.dropTarget }, [2, 2])
  }

  func testDragHasTheLocationsThatTheFramesShow() {
    for (seed, var dice) in withDice(0..<20, from: 61_000) {
      let axis = dice.pick([Axis.horizontal, .vertical])
      var targets = day(along: axis, spacing: dice.number(8...40))
      if dice.chance(0.3) {
        // One target with steps of its own.
        targets = [PointerTarget(1, Rect(100, 100, 400, 400))]
        let steps = AxisPrecision.stepped(origin: 0, spacing: dice.number(8...40))
        targets[0].style = .system
        if axis == .vertical {
          targets[0].style.verticalPrecision = steps
        } else {
          targets[0].style.horizontalPrecision = steps
        }
      }
      var person = SimulatedPerson(
        targets: targets, start: dice.point(in: Rect(150, 150, 200, 200)), device: .mouse)
      person.move(by: .zero)
      _ = person.newEvents()
      person.press()
      let pressed = person.frame.clickLocation[axis]
      for _ in 0..<12 {
        person.move(by: dice.vector(upTo: 14))
        for event in person.newEvents() {
          guard let location = event.location else { continue }
          let expected =
            event.type == .dragBegan || event.type == .pressed ? pressed : person.frame.clickLocation[axis]
          XCTAssertEqual(location[axis], expected, "seed \(seed), \(event.type)")
        }
      }
      let last = person.frame.clickLocation[axis]
      person.release()
      for event in person.newEvents() where event.location != nil {
        XCTAssertEqual(event.location?[axis], last, "seed \(seed), \(event.type)")
      }
    }
  }

  // What moves in place has no rule of its own.
  func testAHandleASliderAndADividerHaveOneLocationToo() {
    for kind in [ElementKind.handle, .slider, .divider] {
      let target = PointerTarget(
        1, Rect(300, 300, 60, 60), kind, style: PointerStyle(shape: .cross, constrainedAxes: .vertical))
      var person = SimulatedPerson(targets: [target], start: Point(320, 309), device: .mouse)
      person.move(by: Vector(1, 1))
      person.press()
      person.move(by: Vector(4, 8))
      person.move(by: Vector(4, 2))
      person.release()
      let located = person.newEvents().filter { $0.location != nil }
      XCTAssertTrue(located.contains { $0.type == .dragChanged }, "\(kind)")
      XCTAssertTrue(located.allSatisfy { $0.location?.y == 330 }, "\(kind): \(located)")
      XCTAssertEqual(located.last?.location?.x, 329, "\(kind)")
    }
  }

  /// Also R6.
  func testPressByABorderKeepsTheStepOfALatchedControl() {
    for (offset, spacing) in product([-1.4, -0.1, 0.1, 1.4], [7.0, 20]) {
      var target = PointerTarget(1, Rect(100, 100, 200, 200), style: .system)
      target.style.verticalPrecision = .stepped(origin: 0, spacing: spacing)
      target.latchingAxes = .vertical
      var person = SimulatedPerson(targets: [target], start: Point(200, 100 + spacing), device: .mouse)
      for _ in 0..<20 { person.move(by: Vector(0, (spacing / 2 + offset) / 20)) }
      XCTAssertEqual(person.frame.clickLocation.y, 100 + spacing, accuracy: 1e-9, "\(offset)")
      person.press()
      XCTAssertEqual(person.frame.clickLocation.y, 100 + spacing, accuracy: 1e-9, "\(offset), pressed")
    }
  }
}
