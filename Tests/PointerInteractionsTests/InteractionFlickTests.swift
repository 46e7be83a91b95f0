import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// F4, F7: a flick reaches a view, whatever its delegate answered when the pointer was there last.
final class InteractionFlickTests: PointerInteractionTestCase {
  private let icon = Rect(500, 300, 60, 60)

  override func setUp() {
    super.setUp()
    host.engine.setDevice(.trackpad, at: .zero)
  }

  /// Flicks so that inertia alone would take the pointer onto the icon.
  private func flick() {
    host.simulate(PointerInput(.enter(Point(300, 330)), at: now))
    host.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
    for _ in 0..<15 { move(to: host.engine.position.x + 10, 330) }
    host.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
    for _ in 0..<300 { wait(milliseconds: 10) }
  }

  /// Moves the pointer onto the view and away from it.
  private func visit(_ x: Double) {
    host.simulate(PointerInput(.enter(Point(x, 330)), at: now))
    move(to: x + 1, 331)
    move(to: 150, 330)
    XCTAssertNil(frame.hovered)
  }

  // F4
  func testAViewWhoseDelegateAnsweredNilCanBeReachedAgain() {
    let recorder = InteractionRecorder()
    var isReady = false
    recorder.region = { isReady ? $1 : nil }
    host.add(PointerInteraction(delegate: recorder), to: view(1, icon, kind: .appIcon), at: now)
    visit(520)
    isReady = true
    flick()
    XCTAssertEqual(frame.modelPosition, icon.center)
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertEqual(recorder.calls.filter { $0 != "region" }, ["style 0", "enter 0"])
  }

  // F4
  func testViewThatAnswersWithItsPartsIsReachedEveryTime() {
    let recorder = InteractionRecorder()
    recorder.region = { request, _ in PointerRegion(rect: Rect(request.location.x < 20 ? 0 : 20, 0, 40, 60)) }
    host.add(PointerInteraction(delegate: recorder), to: view(1, icon, kind: .appIcon), at: now)
    for round in 0..<3 {
      flick()
      XCTAssertEqual(frame.modelPosition, Point(540, 330), "round \(round): it recenters on the region (M5)")
      let element = frame.hovered.flatMap { host.interaction(of: $0) }
      XCTAssertEqual(element?.view, 1)
      XCTAssertEqual(element?.region.rect.minX, 20, "the region at the center")
      XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(520, 300, 40, 60)])
      visit(505)
    }
  }
}
