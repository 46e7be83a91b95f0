import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Pointer interactions in the form that iPad developers know: when the delegate is asked,
/// and what happens if it does not answer.
final class PointerInteractionTests: PointerInteractionTestCase {
  // MARK: When the delegate is asked

  func testEachMovementAsksForTheRegionAndANewOneForItsStyle() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 90, 250)
    XCTAssertEqual(recorder.newCalls(), ["region"], "near the view it is asked whether its region is larger")
    XCTAssertNil(host.engine.hoveredTarget, "ten points outside the view is outside")
    move(to: 91, 251)
    XCTAssertEqual(recorder.newCalls(), [], "once")
    move(to: 110, 250)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    move(to: 120, 250)
    move(to: 130, 250)
    XCTAssertEqual(recorder.newCalls(), ["region", "region"])
    wait(milliseconds: 500)
    XCTAssertEqual(recorder.newCalls(), [], "time alone asks nothing")
    move(to: 90, 250)
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
  }

  func testRegionsAreToldApartByTheirIdentifierToo() {
    let recorder = InteractionRecorder()
    recorder.region = { request, whole in
      PointerRegion(rect: whole.rect, identifier: request.location.x < 200 ? "left" : "right")
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 110, 250)
    move(to: 400, 250)
    XCTAssertEqual(
      recorder.newCalls(),
      ["region", "style left", "enter left", "region", "style right", "exit left", "enter right"])
  }

  // I5
  func testModifiersAloneAskAgain() {
    let recorder = InteractionRecorder()
    recorder.style = { [unowned self] _ in
      host.engine.pressedModifiers.contains(.option) ? .hidden : .automatic
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 110, 250)
    _ = recorder.newCalls()
    host.simulate(PointerInput(.modifiers(.option), at: now))
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0"])
    XCTAssertEqual(recorder.requests.last?.modifiers, .option)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.opacity, 0, accuracy: 0.01)
    host.simulate(PointerInput(.modifiers(.option), at: now))
    XCTAssertEqual(recorder.newCalls(), [], "the same keys are no change")
  }

  func testInvalidateAsksAgainOnce() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    host.add(interaction, to: view(1, page), at: now)
    interaction.invalidate()
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), [], "the pointer is elsewhere")
    move(to: 110, 250)
    _ = recorder.newCalls()
    interaction.invalidate()
    interaction.invalidate()
    wait(milliseconds: 8)
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0"])
    recorder.region = { _, _ in nil }
    interaction.invalidate()
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["region", "exit 0"])
  }

  func testDisabledAsksNothingAndLeaves() {
    let recorder = InteractionRecorder()
    let interaction = PointerInteraction(delegate: recorder)
    host.add(interaction, to: view(1, page), at: now)
    move(to: 110, 250)
    _ = recorder.newCalls()
    interaction.isEnabled = false
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    move(to: 120, 250)
    XCTAssertEqual(recorder.newCalls(), [])
    XCTAssertNil(frame.hovered)
    interaction.isEnabled = true
    wait(milliseconds: 8)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
  }

  func testHidingAndLeavingTheSurfaceExit() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 110, 250)
    _ = recorder.newCalls()
    host.simulate(PointerInput(.leave, at: now))
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    host.simulate(PointerInput(.enter(Point(120, 260)), at: now))
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    let interaction = host.interaction(of: 1)?.interaction
    XCTAssertNotNil(interaction)
    interaction.map { host.remove($0, at: now) }
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    XCTAssertEqual(host.engine.targetIdentifiers, [])
  }

  // MARK: Nil and nobody

  func testNilRegionAndNilStyleAreTheDefaultPointer() {
    let recorder = InteractionRecorder()
    recorder.region = { request, whole in request.location.x < 100 ? nil : whole }
    recorder.style = { _ in nil }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page, kind: .barButton), at: now)
    for x in [150, 300] as [Double] {
      move(to: x, 250)
      wait(milliseconds: 600)
      XCTAssertEqual(frame.pointer.outline, .circle, "\(x)")
      XCTAssertEqual(frame.pointer.size.width, 19, accuracy: 0.03)
      XCTAssertTrue(frame.contents.isEmpty)
    }
    XCTAssertEqual(recorder.calls, ["region", "region", "style 0", "enter 0"])
  }

  func testWithoutAnAnswerOfADelegateTheEffectIsAutomatic() {
    let button = Rect(100, 200, 44, 37)
    let silent = SilentInteractionDelegate()
    for delegate in [nil, silent] as [SilentInteractionDelegate?] {
      setUp()
      host.add(PointerInteraction(delegate: delegate), to: view(1, button, kind: .barButton), at: now)
      move(to: 120, 220)
      wait(milliseconds: 600)
      XCTAssertEqual(frame.hovered, 1)
      XCTAssertEqual(frame.pointer.layer, .behind)
      XCTAssertEqual(frame.pointer.size.height, 37, accuracy: 0.03, "E13")
      XCTAssertEqual(frame.contents.map(\.target), [1])
    }
  }

  func testADelegateThatIsGoneIsAutomatic() {
    var recorder: InteractionRecorder? = InteractionRecorder()
    recorder?.style = { _ in .hidden }
    weak let observed = recorder
    host.add(
      PointerInteraction(delegate: recorder), to: view(1, Rect(100, 200, 44, 37), kind: .barButton), at: now)
    move(to: 120, 220)
    recorder = nil
    XCTAssertNil(observed, "nobody keeps it")
    move(to: 121, 220)
    wait(milliseconds: 600)
    XCTAssertEqual(frame.pointer.layer, .behind)
    XCTAssertEqual(frame.pointer.size.height, 37, accuracy: 0.03)
  }
}
