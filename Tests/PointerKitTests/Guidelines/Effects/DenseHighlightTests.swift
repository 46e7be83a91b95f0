import PointerTestSupport
import XCTest

/// E13: in a dense layout, the heights of highlights come from the controls.
final class DenseHighlightTests: XCTestCase {
  private func button(_ id: TargetID, x: Double, height: Double, hasBezel: Bool = false, in group: GroupID?)
    -> PointerTarget
  {
    let frame = Rect(center: Point(x, 300), size: Size(30, height))
    let button = PointerTarget(id, frame, .barButton, hasBezel: hasBezel, group: group)
    return button
  }

  /// The size of the highlight of the first target.
  private func highlight(_ targets: [PointerTarget], _ configuration: PointerConfiguration) -> Size {
    var person = SimulatedPerson(
      targets: targets, start: targets[0].frame.center, configuration: configuration)
    person.touch(movingBy: .zero, waiting: 1_000)
    XCTAssertEqual(person.hovered, 1)
    return person.frame.pointer.size
  }

  func testADenseBarIsAsHighAsItsTallestHighlight() {
    for group in [nil, 1] as [GroupID?] {
      let plain = button(1, x: 300, height: 20, in: group)
      XCTAssertEqual(highlight([plain], PointerConfiguration()), Size(30, 37))
      XCTAssertEqual(highlight([plain], .compact), Size(30, 24))
    }
    let bar = [
      button(1, x: 300, height: 20, in: 1), button(2, x: 340, height: 26, hasBezel: true, in: 1),
      button(3, x: 380, height: 22, in: 1),
    ]
    XCTAssertEqual(highlight(bar, .compact).height, 30)
    XCTAssertEqual(highlight(bar, PointerConfiguration()).height, 37)
    var icon = bar[0]
    icon.cornerRadius = 15
    icon.frame = Rect(center: Point(300, 300), size: Size(20, 20))
    XCTAssertEqual(highlight([icon] + bar[1...], .compact), Size(30, 30), "a round one is round")
  }

  func testOutsideABarADenseLayoutHasHalfTheOutsets() {
    let link = PointerTarget(1, Rect(300, 300, 60, 18), .link)
    XCTAssertEqual(highlight([link], PointerConfiguration()), Size(76, 26))
    XCTAssertEqual(highlight([link], .compact), Size(68, 22))
  }
}
