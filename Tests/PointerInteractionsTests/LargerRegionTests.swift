import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Regions that extend beyond their views, and when delegates near the pointer are asked for them.
final class LargerRegionTests: PointerInteractionTestCase {
  private let button = Rect(300, 200, 44, 30)

  private func add(_ frame: Rect, padding: Insets? = nil, extended insets: Insets) -> InteractionRecorder {
    let recorder = InteractionRecorder()
    recorder.region = { _, whole in PointerRegion(rect: whole.rect.outset(by: insets)) }
    var target = view(1, frame)
    target.padding = padding
    host.add(PointerInteraction(delegate: recorder), to: target, at: now)
    return recorder
  }

  /// Points at a distance from the middle of each side.
  private func points(_ rect: Rect, _ distance: Double) -> [Point] {
    [
      Point(rect.center.x, rect.minY - distance), Point(rect.minX - distance, rect.center.y),
      Point(rect.center.x, rect.maxY + distance), Point(rect.maxX + distance, rect.center.y),
    ]
  }

  func testARegionIsLargerOnEachSideByItself() {
    let sides = [
      Insets(top: 30, left: 0, bottom: 0, right: 0), Insets(top: 0, left: 30, bottom: 0, right: 0),
      Insets(top: 0, left: 0, bottom: 30, right: 0), Insets(top: 0, left: 0, bottom: 0, right: 30),
    ]
    for (side, insets) in sides.enumerated() {
      for (other, point) in points(button, 29).enumerated() {
        setUp()
        let recorder = add(button, extended: insets)
        move(to: point.x, point.y)
        XCTAssertEqual(hoveredView, side == other ? 1 : nil, "side \(side), point on side \(other)")
        let isEntered = recorder.calls.contains("enter \(side == 0 ? -30 : 0)")
        XCTAssertEqual(isEntered, side == other, "side \(side), point on side \(other)")
      }
    }
  }

  func testTheStatedPaddingOfAViewIsKeptOnTheOtherSides() {
    for (side, point) in points(button, 9).enumerated() {
      setUp()
      let recorder = add(button, padding: Insets(10), extended: Insets(top: 0, left: 30, bottom: 0, right: 0))
      defer { withExtendedLifetime(recorder) {} }
      move(to: point.x, point.y)
      XCTAssertEqual(hoveredView, 1, "side \(side)")
    }
  }

  /// Two parts of a view extend to the left and to the right.
  func testWhatWasLearntOfOneRegionIsNotForgottenAfterAnother() {
    let recorder = InteractionRecorder()
    recorder.region = { request, _ in
      request.location.x < 22
        ? PointerRegion(rect: Rect(-30, 0, 52, 30)) : PointerRegion(rect: Rect(22, 0, 52, 30))
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, button), at: now)
    // The delegate is asked about the right side once the pointer is there.
    for x in [275.0, 340] { move(to: x, 215) }
    for _ in 0..<2 {
      move(to: 275, 215)
      XCTAssertEqual(frame.hovered.flatMap { host.interaction(of: $0) }?.region.rect.minX, -30)
      move(to: 370, 215)
      XCTAssertEqual(frame.hovered.flatMap { host.interaction(of: $0) }?.region.rect.minX, 22)
      move(to: 322, 400)
      XCTAssertNil(frame.hovered)
    }
  }

  func testADelegateIsAskedAtTheNearestPointOfItsView() {
    host.engine.upsert(PointerSpace(id: 4, origin: Point(20, 10)), at: now)
    let cases: [(Point, Point)] = [
      (Point(300, 215), Point(0, 5)), (Point(330, 230), Point(10, 20)), (Point(380, 250), Point(44, 30)),
      (Point(310, 190), Point(0, 0)), (Point(340, 255), Point(20, 30)),
    ]
    for (position, location) in cases {
      setUp()
      host.engine.upsert(PointerSpace(id: 4, origin: Point(20, 10)), at: now)
      let recorder = InteractionRecorder()
      recorder.region = { _, _ in nil }
      var target = view(1, button)
      target.space = 4
      host.add(PointerInteraction(delegate: recorder), to: target, at: now)
      move(to: position.x, position.y)
      XCTAssertEqual(recorder.requests.map { $0.location }, [location], "\(position)")
    }
  }

  func testADelegateIsNotAskedWhereItsViewCannotBeHovered() {
    let near = Point(322, 240)
    func calls(_ name: String, _ prepare: (PointerInteraction) -> Void) {
      setUp()
      let recorder = InteractionRecorder()
      let interaction = PointerInteraction(delegate: recorder)
      host.add(interaction, to: view(1, button), at: now)
      prepare(interaction)
      move(to: near.x, near.y)
      XCTAssertEqual(recorder.calls, [], name)
    }
    calls("another target is there") { [self] _ in
      host.engine.upsert(PointerTarget(9, Rect(280, 232, 100, 100), padding: .zero), at: now)
    }
    calls("the interaction is disabled") { $0.isEnabled = false }
    calls("the view is disabled") { [self] interaction in
      var disabled = view(1, button)
      disabled.isEnabled = false
      host.add(interaction, to: disabled, at: now)
    }
    calls("a press is held") { [self] _ in
      host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
    }
  }

  func testWhileThePointerIsHiddenNothingIsAsked() {
    move(to: 322, 240)
    host.simulate(PointerInput(.leave, at: now))
    let recorder = add(button, extended: Insets(20))
    XCTAssertEqual(recorder.newCalls(), [])
    host.simulate(PointerInput(.enter(Point(322, 240)), at: now))
    XCTAssertEqual(recorder.newCalls().last, "enter -20")
  }

  func testAfterAChangeOfSizeADelegateIsAskedAgain() {
    let recorder = InteractionRecorder()
    recorder.region = { _, whole in
      whole.rect.width > 50 ? PointerRegion(rect: whole.rect.outset(by: Insets(20))) : whole
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, button), at: now)
    move(to: 290, 215)
    XCTAssertNil(frame.hovered)
    host.moveView(1, to: Rect(300, 200, 60, 30), at: now)
    XCTAssertEqual(hoveredView, 1)
    // A movement alone asks nothing again.
    move(to: 200, 400)
    host.moveView(1, to: Rect(300, 300, 60, 30), at: now)
    _ = recorder.newCalls()
    move(to: 275, 315)
    XCTAssertEqual(recorder.newCalls(), [])
  }

  func testAfterInvalidationADelegateIsAskedAgain() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    host.add(interaction, to: view(1, button), at: now)
    move(to: 290, 215)
    XCTAssertNil(frame.hovered)
    move(to: 600, 600)
    recorder.region = { _, whole in PointerRegion(rect: whole.rect.outset(by: Insets(20))) }
    move(to: 290, 215)
    XCTAssertNil(frame.hovered)
    interaction.invalidate()
    wait(milliseconds: 8)
    XCTAssertEqual(hoveredView, 1)
  }

  func testAViewWhoseDelegateIsGoneHasTheStandardPadding() {
    var recorder: InteractionRecorder? = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, button, kind: .barButton), at: now)
    move(to: 322, 215)
    XCTAssertEqual(frame.hovered, 1)
    recorder = nil
    move(to: 323, 215)
    move(to: 322, 247)
    XCTAssertEqual(frame.hovered, 1)
  }

  func testAnAnswerThatIsNotFiniteLearnsNothing() {
    let recorder = InteractionRecorder()
    var isNonsense = true
    recorder.region = { isNonsense ? PointerRegion(rect: Rect(-20, 0, .infinity, 1)) : $1 }
    host.add(PointerInteraction(delegate: recorder), to: view(1, button), at: now)
    move(to: 322, 215)
    isNonsense = false
    move(to: 323, 216)
    XCTAssertEqual(frame.hovered, 1)
    move(to: 323, 235)
    XCTAssertNil(frame.hovered)
    move(to: 290, 215)
    XCTAssertNil(frame.hovered)
  }
}
