// snippet.readme-test
import PointerTesting
import XCTest

final class ToolbarTests: XCTestCase {
  func testShareIsEasyToHit() {
    let share = PointerTarget(id: 1, frame: Rect(x: 40, y: 20, width: 44, height: 36), kind: .barButton)
    var engine = PointerEngine(size: Size(width: 640, height: 400))
    engine.upsert(share, at: .zero)

    let beside = Point(x: 30, y: 38)  // 10 points beside the button
    engine.handle(PointerInput(.position(beside), at: .zero), now: .zero)
    XCTAssertEqual(engine.step(now: .zero).hovered, share.id)

    assertNoFindings(engine)  // paddings, gaps in groups, effects and shapes, by the guideline
  }
}
// snippet.end
