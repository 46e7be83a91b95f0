import PointerKit
import PointerTesting
import XCTest

/// The samples of the page Recipes about single controls.
final class RecipeSnippets: SnippetTestCase {
  /// The target at a point.
  private func target(at x: Double, _ y: Double) -> TargetID? { engine.hitTest(Point(x: x, y: y))?.target }

  func testAGroupHasNoGaps() {
    // snippet.toolbar
    let buttons = [16.0, 72, 190].enumerated().map { index, x in
      let frame = Rect(x: x, y: 8, width: 44, height: 37)
      return PointerTarget(id: TargetID(10 + index), frame: frame, kind: .barButton, group: 1)
    }
    engine.upsert(buttons, at: now)
    // snippet.end
    var person = SimulatedPerson(targets: buttons, start: Point(x: 20, y: 27))
    person.move(to: Point(x: 200, y: 27), over: 600)
    person.waitUntilRest()
    assertHovers(person, 12)
    XCTAssertEqual(person.frame.pointer.size.height, 37, accuracy: 0.01)
    for x in stride(from: 20.0, through: 230, by: 1) { XCTAssertNotNil(target(at: x, 27), "\(x)") }

    engine.upsert(buttons.map { PointerTarget(id: $0.id, frame: $0.frame, kind: .barButton) }, at: now)
    XCTAssertNil(target(at: 153, 27), "without the group")
  }

  func testBeamIsOnALineOfTheTextThatIsSeen() {
    let textFrame = Rect(x: 100, y: 100, width: 400, height: 120)
    // snippet.textView
    var view = PointerSpace(id: 1)
    view.origin = textFrame.origin
    view.clip = textFrame
    engine.upsert(view, at: now)
    var paragraph = PointerTarget(id: 20, frame: Rect(x: 12, y: 8, width: 376, height: 78), kind: .text)
    paragraph.space = 1
    paragraph.style.verticalPrecision = .lines(heights: [24, 24, 24], leading: 3)
    engine.upsert(paragraph, at: now)
    // snippet.end
    engine.handle(PointerInput(.position(Point(x: 200, y: 139)), at: now), now: now)
    engine.advance(to: settled)
    let pointer = engine.frame(at: settled).pointer
    XCTAssertEqual(pointer.size.height, 24, accuracy: 0.01)
    XCTAssertEqual(pointer.center.y, 147, accuracy: 0.01, "in the middle of the second line")

    paragraph.style = .automatic
    engine.upsert(paragraph, at: settled)
    let later = settled.advanced(by: .milliseconds(500))
    XCTAssertEqual(engine.step(now: later).pointer.size.height, 78, accuracy: 0.01, "without lines")
  }

  func testFieldKeepsTheBeamInItsMiddle() {
    let fieldFrame = Rect(x: 100, y: 100, width: 200, height: 32)
    // snippet.field
    let field = PointerTarget(id: 25, frame: fieldFrame, kind: .text, hasBezel: true)
    engine.upsert(field, at: now)
    // snippet.end
    engine.handle(PointerInput(.position(Point(x: 150, y: 104)), at: now), now: now)
    engine.advance(to: settled)
    XCTAssertEqual(engine.frame(at: settled).pointer.center.y, fieldFrame.center.y, accuracy: 0.01)
    let other = Rect(x: 100, y: 300, width: 200, height: 32)
    engine.upsert(PointerTarget(id: 26, frame: other, kind: .text), at: now)
    XCTAssertEqual(engine.region(of: 25)?.minY, 88)
    XCTAssertEqual(engine.region(of: 26)?.minY, 276, "without a bezel")
  }

  func testKnobOfASliderSnapsAndItsTrackDoesNot() {
    let trackFrame = Rect(x: 100, y: 100, width: 240, height: 12)
    let knobFrame = Rect(x: 200, y: 92, width: 28, height: 28)
    // snippet.slider
    let track = PointerTarget(id: 40, frame: trackFrame, kind: .slider)
    var knob = PointerTarget(id: 41, frame: knobFrame, kind: .slider, hasBezel: true)
    knob.z = 1
    knob.cornerRadius = knobFrame.width / 2
    knob.luminance = 1
    knob.latchingAxes = .horizontal
    engine.upsert([track, knob], at: now)
    // snippet.end
    var slid: [Double] = []
    func slide(to x: Double) { slid.append(x) }
    let seen = engine.eventCount
    engine.handle(PointerInput(.position(knobFrame.center), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.position(Point(x: 254, y: 106)), at: now), now: now)
    engine.handle(PointerInput(.button(.primary, isDown: false), at: now), now: now)
    // snippet.sliderEvents
    for event in engine.events(since: seen) {
      switch event.kind {
      case .clicked(let press, _) where press.target == track.id: slide(to: press.location.x)
      case .dragChanged(let drag) where drag.target == knob.id,
        .dragEnded(let drag, _) where drag.target == knob.id:
        slide(to: drag.location.x)
      default: break
      }
    }
    // snippet.end
    XCTAssertEqual(slid, [254], "the drag is one movement")
    XCTAssertEqual(engine.hitTest(Point(x: 203, y: 104))?.location, knobFrame.center)
    XCTAssertEqual(engine.hitTest(Point(x: 303, y: 106))?.location.x, 303)

    for axes in [Axes.horizontal, []] {
      knob.latchingAxes = axes
      var person = SimulatedPerson(targets: [track, knob])
      person.move(to: knob.id, waiting: 300)
      person.press()
      person.move(by: Vector(dx: 60, dy: 40), over: 300)
      XCTAssertEqual(person.hovered == knob.id, !axes.isEmpty)
    }
  }

  func testSelectedSegmentIsLiftedAndTheOthersAreHighlighted() {
    let selected = 1
    // snippet.segments
    let segments = (0..<3).map { index in
      let frame = Rect(x: 100 + 80 * Double(index), y: 60, width: 80, height: 32)
      let kind: ElementKind = index == selected ? .selectedSegment : .segment
      return PointerTarget(id: TargetID(30 + index), frame: frame, kind: kind, group: 2)
    }
    engine.upsert(segments, at: now)
    // snippet.end
    XCTAssertEqual(engine.resolvedStyle(of: 30)?.effect, .highlight)
    XCTAssertEqual(engine.resolvedStyle(of: 31)?.effect, .lift)
  }

  func testButtonInARowWinsOverTheRow() {
    let listFrame = Rect(x: 100, y: 100, width: 300, height: 400)
    // snippet.list
    var list = PointerSpace(id: 2)
    list.origin = listFrame.origin
    list.clip = listFrame
    list.contentSize = Size(width: 300, height: 44 * 200)
    engine.upsert(list, at: now)
    var targets: [PointerTarget] = []
    for index in 0..<20 {
      let frame = Rect(x: 0, y: 44 * Double(index), width: 300, height: 44)
      var row = PointerTarget(id: TargetID(1000 + index), frame: frame, kind: .row)
      var more = PointerTarget(
        id: TargetID(2000 + index), frame: Rect(x: 256, y: frame.minY, width: 44, height: 44), kind: .button)
      row.space = 2
      more.space = 2
      targets += [row, more]
    }
    engine.upsert(targets, at: now)
    // snippet.end
    XCTAssertEqual(target(at: 150, 120), 1000)
    XCTAssertEqual(target(at: 370, 120), 2000)

    let seen: UInt64 = engine.eventCount
    engine.handle(PointerInput(.position(Point(x: 150, y: 120)), at: now), now: now)
    let wheel = PointerInput.Kind.scroll(Vector(dx: 0, dy: -60), phase: .none, source: .wheel)
    engine.handle(PointerInput(wheel, at: now), now: now)
    for event in engine.events(since: seen) {
      guard case .scrolled(let scroll) = event.kind else { continue }
      XCTAssertEqual(scroll.recipient.space, 2)
    }
  }

  func testClosedBranchOfATreeLetsTheOthersMoveUp() {
    let height = 28.0
    func frame(_ row: Int) -> Rect { Rect(x: 0, y: height * Double(row), width: 240, height: height) }
    engine.upsert((0..<4).map { PointerTarget(id: TargetID(50 + $0), frame: frame($0), kind: .row) }, at: now)
    // snippet.tree
    // Row 50 is a branch. Its triangle is a target as high as the row, in front of it.
    var triangle = PointerTarget(
      id: 60, frame: Rect(x: 0, y: 0, width: height, height: height), kind: .button)
    triangle.z = 1
    engine.upsert(triangle, at: now)

    // The person closes the branch. Its two rows disappear, and the row after them moves up.
    let below = PointerTarget(id: 53, frame: frame(1), kind: .row)
    engine.upsert([below], removing: [51, 52], at: now)
    // snippet.end
    XCTAssertEqual(target(at: 5, 5), 60)
    XCTAssertEqual(target(at: 100, 5), 50)
    XCTAssertEqual(target(at: 100, 40), 53)
  }
}
