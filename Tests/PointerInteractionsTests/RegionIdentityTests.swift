import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Which id a region has, which region is the current one, and what is told of it.
final class RegionIdentityTests: PointerInteractionTestCase {
  private func hoveredID(at x: Double) -> TargetID? {
    move(to: x, 220)
    wait(milliseconds: 1000)
    return frame.hovered
  }

  func testTheLastEightRegionsKeepTheirIds() {
    let recorder = addBar(Rect(100, 200, 900, 40))
    defer { withExtendedLifetime(recorder) {} }
    let first = (0..<8).map { hoveredID(at: 130 + 60 * Double($0)) }
    XCTAssertEqual(Set(first).count, 8)
    for index in [3, 0, 7, 1] {
      XCTAssertEqual(hoveredID(at: 130 + 60 * Double(index)), first[index], "region \(index)")
    }
    // The third region is the one that was entered longest ago.
    XCTAssertEqual(hoveredID(at: 130 + 60 * 8), first[2])
    XCTAssertEqual(hoveredID(at: 130), first[0])
    XCTAssertEqual(hoveredID(at: 130 + 60 * 9), first[4])
    XCTAssertEqual(host.interaction(of: first[2] ?? 0)?.identifier, 8)
  }

  func testTheIdOfARegionDoesNotMoveItsView() {
    let recorder = addBar(Rect(100, 200, 300, 40))
    defer { withExtendedLifetime(recorder) {} }
    guard let region = hoveredID(at: 130) else { return XCTFail("no region") }
    host.moveView(region, to: Rect(0, 0, 10, 10), at: now)
    XCTAssertEqual(host.engine.target(1)?.frame, Rect(100, 200, 300, 40))
  }

  /// Without identifiers, only the rectangles distinguish a part from the whole view.
  func testAPartAndTheWholeViewAreTwoRegions() {
    let recorder = InteractionRecorder()
    let part = PointerRegion(rect: Rect(0, 50, 400, 100))
    recorder.region = { $0.location.x < 100 ? part : $1 }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    move(to: 150, 300)
    XCTAssertEqual(recorder.newCalls().suffix(2), ["style 50", "enter 50"])
    move(to: 250, 300)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "exit 50", "enter 0"])
    XCTAssertEqual(frame.hovered, 1)
    move(to: 150, 300)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 50", "exit 0", "enter 50"])
    XCTAssertNotEqual(frame.hovered, 1)
  }

  func testTheRegionThatIsLeftIsTheLatestAnswer() {
    final class Regions: PointerInteractionDelegate {
      var left: [Rect] = []
      func pointerInteraction(
        _ interaction: PointerInteraction, willExit region: PointerRegion,
        animator: any PointerInteractionAnimating
      ) { left.append(region.rect) }
    }
    let delegate = Regions()
    host.add(PointerInteraction(delegate: delegate), to: view(1, page), at: now)
    move(to: 200, 300)
    host.moveView(1, to: Rect(100, 200, 450, 310), at: now)
    XCTAssertEqual(host.interaction(of: 1)?.region.rect, Rect(0, 0, 450, 310))
    move(to: 20, 20)
    XCTAssertEqual(delegate.left, [Rect(0, 0, 450, 310)])
  }

  func testTheLatchingAxesOfAViewAreThoseOfItsDefaultRegion() {
    for hasDelegate in [false, true] {
      setUp()
      let recorder = InteractionRecorder()
      var divider = view(1, Rect(300, 100, 20, 400), kind: .divider)
      divider.latchingAxes = .horizontal
      host.add(PointerInteraction(delegate: hasDelegate ? recorder : nil), to: divider, at: now)
      move(to: 310, 300)
      host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
      move(to: 400, 350)
      XCTAssertEqual(frame.hovered, 1, "the press keeps it")
      XCTAssertEqual(frame.clickLocation, Point(400, 300))
    }
  }

  /// A pointer between two lines belongs to the nearer one, to and fro.
  func testARegionThatWasExtendedToThePointerStaysSo() {
    let recorder = InteractionRecorder()
    recorder.region = { request, whole in
      PointerRegion(rect: Rect(0, request.location.y < 100 ? 20 : 130, whole.rect.width, 50))
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    for y in [240.0, 285, 205] { move(to: 200, y) }
    let before = host.engine.eventCount
    for y in [240.0, 285, 260, 285, 280, 205, 285] { move(to: 200, y) }
    let kinds = host.engine.events(since: before).map { $0.type }
    XCTAssertFalse(kinds.contains(.entered) || kinds.contains(.exited), "\(kinds)")
    XCTAssertEqual(recorder.calls.filter { $0 != "region" }, ["style 20", "enter 20"])
  }
}
