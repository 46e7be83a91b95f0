import PointerInteractions
import XCTest

/// A button of a toolkit whose pointer shows what a click does.
private final class AddButton {
  let region = Rect(x: 100, y: 100, width: 44, height: 37)
}

// snippet.proposedStyle
extension AddButton: PointerInteractionDelegate {
  func pointerInteraction(
    _: PointerInteraction, styleFor region: PointerRegion, proposedStyle: PointerStyle
  ) -> PointerStyle? {
    var style = proposedStyle
    style.accessories = [PointerAccessory(.plus, position: .bottomRight)]
    return style
  }
}
// snippet.end

/// A view of a toolkit.
private final class View {
  var isHidden = true
}

/// The samples of proposed styles and of hover.
final class InteractionStyleSnippets: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)
  private let host = PointerInteractionHost(PointerEngine(size: Size(width: 1024, height: 768)))

  private func point(at position: Point) {
    host.simulate(
      PointerInput(.position(position), at: host.engine.frame(at: now).time.advanced(by: .milliseconds(100))))
  }

  func testTheSampleOfAProposedStyle() {
    let button = AddButton()
    let target = PointerTarget(id: 7, frame: button.region, kind: .barButton)
    host.add(PointerInteraction(delegate: button), to: target, at: now)
    point(at: Point(x: 120, y: 120))
    let style = host.engine.resolvedStyle(of: 7)
    XCTAssertEqual(style?.effect, .highlight)
    XCTAssertEqual(style?.accessories.map { $0.orientationMatchesAngle }, [false])
  }

  func testTheSampleOfHover() {
    let controls = View()
    let playerFrame = Rect(x: 100, y: 100, width: 320, height: 180)
    let (host, now) = (host, now)
    // snippet.hover
    let hover = HoverGestureRecognizer { hover in
      controls.isHidden = hover.state == .ended || hover.state == .cancelled
    }
    host.add(hover, to: PointerTarget(id: 12, frame: playerFrame), at: now)
    // snippet.end
    XCTAssertTrue(controls.isHidden)
    point(at: Point(x: 120, y: 120))
    XCTAssertFalse(controls.isHidden)
    XCTAssertEqual(hover.location, Point(x: 20, y: 20))
    point(at: Point(x: 20, y: 20))
    XCTAssertTrue(controls.isHidden)
  }
}
