import PointerInteractions
import PointerKit
import XCTest

/// A view controller on the main actor conforms with an isolated conformance: the article quotes it.
@MainActor
private final class LibraryController {
  var isEditing = false
  private(set) var entered = 0
  private let host = PointerInteractionHost(PointerEngine(size: Size(width: 400, height: 300)))
  private var isHovered = false

  func load(at now: Timestamp) {
    host.add(
      PointerInteraction(delegate: self),
      to: PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 40)), at: now)
    let hover = HoverGestureRecognizer { [unowned self] in isHovered = $0.state != .ended }
    host.add(hover, to: PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 40)), at: now)
  }

  func move(to position: Point, at now: Timestamp) -> (target: TargetID?, isHovered: Bool) {
    host.handle(PointerInput(.position(position), at: now))
    return (host.engine.hoveredTarget, isHovered)
  }
}

extension LibraryController: @MainActor PointerInteractionDelegate {
  func pointerInteraction(_: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
    isEditing ? .hidden : .automatic
  }

  func pointerInteraction(
    _: PointerInteraction, willEnter region: PointerRegion, animator: any PointerInteractionAnimating
  ) { entered += 1 }
}

final class MainActorDelegateTests: XCTestCase {
  func testAControllerOnTheMainActorIsADelegate() async {
    await MainActor.run {
      let controller = LibraryController()
      let now = Timestamp(nanoseconds: 1_000_000_000)
      controller.load(at: now)
      let inside = controller.move(to: Point(x: 120, y: 120), at: now.advanced(byNanoseconds: 8_000_000))
      XCTAssertEqual(inside.target, 1)
      XCTAssertTrue(inside.isHovered)
      XCTAssertEqual(controller.entered, 1)
      let outside = controller.move(to: Point(x: 320, y: 20), at: now.advanced(byNanoseconds: 16_000_000))
      XCTAssertNil(outside.target)
      XCTAssertFalse(outside.isHovered)
    }
  }
}
