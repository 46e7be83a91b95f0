import PointerTestSupport
import XCTest

/// I12: a control such as a scrubber receives the precise location of the pointer.
///
/// Files: `ClickLocation`, `StyleResolution`, `ElementKind`, `HoverState`, `PointerEvent+Payloads`.
final class PreciseLocationTests: XCTestCase {
  private func slider(_ frame: Rect, hasBezel: Bool = false, effect: PointerEffect = .automatic)
    -> PointerTarget
  { PointerTarget(1, frame, .slider, hasBezel: hasBezel, effect: effect) }

  private func click(_ target: PointerTarget, at point: Point) -> (location: Point?, frame: PointerFrame) {
    var person = SimulatedPerson(targets: [target], start: point, device: .mouse)
    person.move(by: .zero, waiting: 1000)
    let frame = person.frame
    XCTAssertEqual(person.engine.hitTest(point)?.location, frame.clickLocation)
    person.click()
    return (person.events.last { $0.type == .clicked }?.location, frame)
  }

  func testPositionIsPreviewedAndAClickSeeksToIt() {
    for (length, thickness, hasBezel) in product([80.0, 120, 220, 600], [6.0, 20, 44], [false, true]) {
      for axis in [Axis.horizontal, .vertical] {
        let size = axis == .horizontal ? (length, thickness) : (thickness, length)
        let frame = Rect(150, 90, size.0, size.1)
        for share in [0, 0.01, 0.37, 0.5, 0.83, 1] {
          let along = frame.lower(axis) + share * length
          let point = Point(along: axis, along, frame.center[axis.other] + 2)
          let (location, before) = click(slider(frame, hasBezel: hasBezel), at: point)
          for each in [before.clickLocation, location] { XCTAssertEqual(each?[axis], along, "\(frame)") }
        }
      }
    }
  }

  func testAHighlightedOrLiftedSliderShowsItselfWhereItIs() {
    // Small and transparent: highlight. With a bezel: lift.
    for (hasBezel, effect) in [(false, .highlight), (true, .lift), (false, .automatic), (true, .automatic)]
      as [(Bool, PointerEffect)]
    {
      for axis in [Axis.horizontal, .vertical] {
        let frame = axis == .horizontal ? Rect(400, 300, 58, 20) : Rect(400, 300, 20, 58)
        let target = slider(frame, hasBezel: hasBezel, effect: effect)
        for share in [0.1, 0.5, 0.9] {
          let along = frame.lower(axis) + share * 58
          let (location, seen) = click(target, at: Point(along: axis, along, frame.center[axis.other] + 3))
          XCTAssertEqual(location, Point(along: axis, along, frame.center[axis.other]), "across it snaps")
          XCTAssertEqual(seen.pointer.layer, .behind)
          XCTAssertEqual(
            seen.pointer.center.distance(to: frame.center), 0, accuracy: 4.5,
            "on the slider, but for parallax")
        }
      }
    }
  }

  func testADragAlongTheTrackReportsEachPosition() {
    for axes in [Axes(), .horizontal, .both] {
      var target = slider(Rect(400, 300, 58, 20))
      target.latchingAxes = axes
      var person = SimulatedPerson(targets: [target], start: Point(410, 313), device: .mouse)
      person.move(by: .zero, waiting: 1000)
      let center = person.frame.pointer.center
      person.press(waiting: 1000)
      XCTAssertEqual(person.frame.clickLocation, Point(410, 310))
      XCTAssertEqual(
        person.frame.pointer.center.distance(to: center), 0, accuracy: 4.5, "a press moves nothing")
      for step in 1...20 {
        person.move(by: Vector(2, 0))
        // A latch begins at the drag distance.
        let movement = step == 1 && axes != [] ? 0 : 2 * Double(step)
        XCTAssertEqual(person.frame.clickLocation.x, 410 + movement, accuracy: 1e-9)
      }
      XCTAssertEqual(person.events.last { $0.type == .dragChanged }?.location?.x ?? 0, 450, accuracy: 1e-9)
    }
  }

  func testOnlyATrackTellsPointerAndFingerApart() {
    let frame = Rect(400, 300, 58, 20)
    let point = Point(411, 312)
    var constrained = slider(frame)
    constrained.style.constrainedAxes = .both
    XCTAssertEqual(click(constrained, at: point).location, frame.center)
    var stepped = slider(frame)
    stepped.style.horizontalPrecision = .stepped(origin: 0, spacing: 10)
    XCTAssertEqual(click(stepped, at: point).location, Point(410, 310))
    var whole = slider(frame)
    whole.style.horizontalPrecision = .whole
    XCTAssertEqual(click(whole, at: point).location, frame.center)
    XCTAssertEqual(click(with(slider(frame)) { $0.kind = .button }, at: point).location, frame.center)
    // A knob has no track.
    XCTAssertEqual(click(slider(Rect(400, 300, 30, 30)), at: point).location?.x, 415)
  }

  func testTheProposedAndTheResolvedStyleMeanTheSame() {
    let target = slider(Rect(400, 300, 58, 20))
    let point = Point(411, 312)
    let engine = SimulatedPerson(targets: [target]).engine
    for style in [engine.resolvedStyle(of: 1), engine.proposedStyle(for: target)] {
      let stated = with(target) { $0.style = style ?? .system }
      let (location, seen) = click(stated, at: point)
      XCTAssertEqual(location, Point(411, 310))
      XCTAssertEqual(seen.pointer.center, click(target, at: point).frame.pointer.center)
    }
  }

  /// Also M5.
  func testRecenteringKeepsThePositionOnTheTrack() {
    let target = slider(Rect(400, 300, 58, 20))
    var person = SimulatedPerson(targets: [target], start: Point(411, 316))
    person.touch(movingBy: Vector(1, 0), waiting: 300)
    person.lift(waiting: 1000)
    XCTAssertEqual(person.model, Point(412, 310))
    XCTAssertEqual(person.frame.clickLocation, Point(412, 310))
  }
}
