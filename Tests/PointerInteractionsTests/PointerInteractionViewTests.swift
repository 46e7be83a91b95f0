import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Interactions of views: nested, in coordinates of their own, with animations, and beside the engine's own
/// targets.
final class PointerInteractionViewTests: PointerInteractionTestCase {
  // MARK: Nested views

  func testTheDeepestIsAskedFirstAndNilFallsToItsAncestors() {
    for isListedFirst in [true, false] {
      setUp()
      let (outer, inner) = (InteractionRecorder("outer "), InteractionRecorder("inner "))
      inner.region = { request, whole in request.location.y < 20 ? whole : nil }
      let views = [
        (PointerInteraction(delegate: outer), view(isListedFirst ? 1 : 2, page)),
        (PointerInteraction(delegate: inner), view(isListedFirst ? 2 : 1, Rect(200, 250, 60, 40))),
      ]
      for (interaction, view) in isListedFirst ? views : views.reversed() {
        host.add(interaction, to: view, at: now)
      }
      move(to: 150, 260)
      XCTAssertEqual(outer.newCalls(), ["outer region", "outer style 0", "outer enter 0"])
      XCTAssertEqual(inner.newCalls(), [])
      move(to: 210, 260)
      XCTAssertEqual(inner.newCalls(), ["inner region", "inner style 0", "inner enter 0"])
      XCTAssertEqual(outer.newCalls(), ["outer exit 0"])
      XCTAssertEqual(frame.hovered, views[1].1.id)
      move(to: 210, 280)
      XCTAssertEqual(inner.newCalls(), ["inner region", "inner exit 0"])
      XCTAssertEqual(outer.newCalls(), ["outer region", "outer style 0", "outer enter 0"])
      XCTAssertEqual(frame.hovered, views[0].1.id)
      move(to: 210, 260)
      XCTAssertEqual(inner.newCalls(), ["inner region", "inner style 0", "inner enter 0"])
    }
  }

  func testOneInteractionOfTheParentClosesTheGapsBetweenItsButtons() {
    let recorder = addBar(Rect(100, 200, 300, 40))
    move(to: 101, 220)
    for x in stride(from: 101.5, to: 399, by: 0.5) {
      move(to: x, 220)
      XCTAssertNotNil(frame.hovered, "at \(x) the pointer would fall back to the circle (R4)")
      XCTAssertEqual(host.interaction(of: frame.hovered ?? 0)?.interaction.delegate === recorder, true)
    }
    XCTAssertEqual(
      recorder.calls.filter { $0 != "region" },
      ["style 0", "enter 0"] + (1...4).flatMap { ["style \($0)", "exit \($0 - 1)", "enter \($0)"] })
  }

  func testContentThatIsLeftGoesBackToPlainWithoutAJump() {
    let recorder = addBar(Rect(100, 200, 300, 40), PointerStyle(effect: .lift))
    defer { withExtendedLifetime(recorder) {} }
    move(to: 150, 220)
    wait(milliseconds: 600)
    let before = frame
    host.simulate(PointerInput(.motion(Vector(40, 0)), at: now))
    let after = frame
    XCTAssertEqual(after.contents.map { $0.frame.minX }, [100, 160])
    for content in after.contents {
      let old = before.contents.first { $0.frame == content.frame }
      XCTAssertEqual(content.progress, old?.progress ?? 0, accuracy: 1e-9)
      XCTAssertEqual(content.scale, old?.scale ?? 1, accuracy: 1e-9)
    }
    XCTAssertEqual(after.pointer.center.distance(to: before.pointer.center), 0, accuracy: 0.03)
  }

  // MARK: Coordinates

  func testAShapeWithAnEffectIsInTheCoordinatesOfItsView() {
    let recorder = InteractionRecorder()
    let label = Rect(30, 40, 60, 20)
    let origin = Vector(page.minX, page.minY)
    recorder.style = { _ in
      PointerStyle(effect: .highlight, shape: .roundedRect(label.insetBy(dx: -8, dy: -4), radius: 6))
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 300, 350)
    wait(milliseconds: 600)
    let pointer = frame.pointer
    XCTAssertEqual(pointer.size.width, 76, accuracy: 0.03)
    XCTAssertEqual(pointer.size.height, 28, accuracy: 0.03)
    XCTAssertEqual(pointer.cornerRadius, 6, accuracy: 0.03)
    XCTAssertEqual(pointer.center.distance(to: label.center + origin), 0, accuracy: 0.05)

    let path = PointerPath([
      .move(to: Point(20, 20)), .line(to: Point(60, 20)), .line(to: Point(40, 60)), .close,
    ])
    recorder.style = { _ in PointerStyle(effect: .highlight, shape: .path(path)) }
    host.interaction(of: 1)?.interaction.invalidate()
    wait(milliseconds: 8)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.center.distance(to: path.bounds.center + origin), 0, accuracy: 0.05)
    // A view without a delegate, in a space that is scrolled.
    host.engine.upsert(PointerSpace(id: 5, origin: Point(40, -30)), at: now)
    var cell = view(2, Rect(600, 300, 100, 50))
    cell.space = 5
    cell.style = PointerStyle(effect: .lift, shape: .roundedRect(Rect(10, 5, 80, 40)))
    host.add(PointerInteraction(), to: cell, at: now)
    move(to: 660, 290)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.center.distance(to: Point(690, 295)), 0, accuracy: 3, "but for parallax")
  }

  func testAPathForAGivenRectangleIsAtThatRectangle() {
    let recorder = InteractionRecorder()
    var style = PointerStyle(effect: .highlight, shape: .roundedRect(Rect(300, 200, 40, 20)))
    style.shape = .cross
    recorder.style = { _ in style }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 300, 350)
    wait(milliseconds: 900)
    XCTAssertEqual(
      frame.pointer.center.distance(to: Point(page.minX + 320, page.minY + 210)), 0, accuracy: 6,
      "but for parallax")
  }

  func testAShapeAloneIsRelativeToThePointer() {
    let recorder = InteractionRecorder()
    recorder.style = { _ in PointerStyle(shape: .roundedRect(Rect(5, -3, 30, 10))) }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 300, 350)
    wait(milliseconds: 600)
    XCTAssertEqual(frame.pointer.size.width, 30, accuracy: 0.03)
    XCTAssertEqual(
      frame.pointer.center.distance(to: Point(305, 347)), 0, accuracy: 0.05, "the origin is an offset")

  }

  // MARK: Animations

  func testAnimationsRunAtOnceAndCompletionsTellHowItEnded() {
    let recorder = InteractionRecorder()
    var log: [String] = []
    recorder.animate = { name, animator in
      animator.addAnimations { log.append("\(name) runs") }
      animator.addCompletion { log.append("\(name) \($0)") }
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, Rect(100, 200, 60, 40)), at: now)
    move(to: 120, 220)
    XCTAssertEqual(log, ["enter runs"])
    wait(milliseconds: 50)
    XCTAssertEqual(log, ["enter runs"], "it is not at rest yet")
    wait(milliseconds: 1000)
    XCTAssertEqual(log, ["enter runs", "enter true"])
    log = []
    move(to: 300, 220)
    XCTAssertEqual(log, ["exit runs"])
    wait(milliseconds: 30)
    move(to: 120, 220)
    XCTAssertEqual(log, ["exit runs", "exit false", "enter runs"], "another transition took its place")
    wait(milliseconds: 1000)
    XCTAssertEqual(log.suffix(1), ["enter true"])
  }

  // MARK: With the engine's own behavior

  func testOtherTargetsInFrontCoverAnInteraction() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    host.engine.upsert(PointerTarget(9, Rect(200, 250, 40, 40), z: 1, padding: .zero), at: now)
    move(to: 220, 270)
    XCTAssertEqual(recorder.newCalls(), [])
    XCTAssertEqual(frame.hovered, 9)
    move(to: 180, 270)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
  }

  func testAnswersThatMeanNothingDoNoHarm() {
    for rect in [
      Rect(.nan, 0, 1, 1), Rect(0, 0, .infinity, 1), Rect(1e300, 0, 1, 1), Rect(900, 900, 10, 10), .zero,
    ] {
      setUp()
      let recorder = InteractionRecorder()
      recorder.region = { _, _ in PointerRegion(rect: rect) }
      recorder.style = { _ in PointerStyle(effect: .lift, shape: .roundedRect(rect, radius: .nan)) }
      host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
      move(to: 220, 270)
      move(to: 230, 270)
      wait(milliseconds: 500)
      XCTAssertTrue(frame.pointer.center.isFinite, "\(rect)")
    }
  }
}
