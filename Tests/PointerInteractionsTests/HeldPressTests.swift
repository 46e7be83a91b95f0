import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// I15: while a press is held, only what was pressed is asked and entered.
final class HeldPressTests: PointerInteractionTestCase {
  private func press(_ isDown: Bool, _ button: PointerButton = .primary) {
    host.simulate(PointerInput(.button(button, isDown: isDown), at: now))
  }

  private func add(_ id: TargetID, _ frame: Rect, _ kind: ElementKind) -> InteractionRecorder {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(id, frame, kind: kind), at: now)
    return recorder
  }

  func testAnotherViewIsNeitherAskedNorEntered() {
    for button in [PointerButton.primary, .secondary] {
      setUp()
      let first = add(1, Rect(100, 100, 80, 40), .button)
      let second = add(2, Rect(200, 100, 80, 40), .button)
      move(to: 140, 120)
      press(true, button)
      XCTAssertEqual(first.newCalls(), ["region", "style 0", "enter 0"])
      move(to: 240, 120)
      XCTAssertEqual(first.newCalls().last, "exit 0")
      XCTAssertEqual(second.newCalls(), [])
      XCTAssertNil(frame.hovered)
      move(to: 140, 121)
      XCTAssertEqual(first.newCalls().last, "enter 0")
      XCTAssertEqual(frame.hovered, 1)
      move(to: 240, 120)
      press(false, button)
      XCTAssertEqual(second.newCalls(), ["region", "style 0", "enter 0"])
      XCTAssertEqual(frame.hovered, 2)
      press(true, button)
      press(false, button)
      XCTAssertEqual(second.newCalls(), [], "nothing was held back")
    }
  }

  /// The view in front answers nil at first, so that the pointer stays on the one behind it.
  func testAViewThatWasHeldBackIsAskedAtTheRelease() {
    let behind = add(1, Rect(100, 100, 300, 200), .button)
    let front = add(2, Rect(150, 150, 100, 60), .button)
    front.region = { request, whole in request.location.x < 50 ? nil : whole }
    move(to: 170, 180)
    XCTAssertEqual(behind.newCalls().last, "enter 0")
    press(true)
    move(to: 230, 180)
    XCTAssertEqual(frame.hovered, 1)
    _ = front.newCalls()
    press(false)
    XCTAssertEqual(front.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(behind.newCalls().last, "exit 0")
  }

  func testMenuItemsAreEnteredOneAfterAnother() {
    let title = add(1, Rect(100, 100, 80, 40), .barButton)
    let items = (0..<3).map {
      add(TargetID($0 + 2), Rect(100, 140 + 30 * Double($0), 120, 30), .editMenuItem)
    }
    move(to: 140, 120)
    press(true)
    _ = title.newCalls()
    for (index, item) in items.enumerated() {
      move(to: 140, 155 + 30 * Double(index))
      XCTAssertEqual(item.newCalls(), ["region", "style 0", "enter 0"])
      XCTAssertEqual(frame.hovered, TargetID(UInt64(index + 2)))
    }
  }

  func testARegionBesideThePressedOneIsNotEntered() {
    let bar = addBar(Rect(100, 200, 300, 40)) { $0.kind = .barButton }
    move(to: 130, 220)
    press(true)
    _ = bar.newCalls()
    let pressed = frame.hovered
    move(to: 190, 220)
    XCTAssertFalse(bar.newCalls().contains("enter 1"))
    XCTAssertNil(frame.hovered)
    move(to: 130, 220)
    XCTAssertEqual(bar.newCalls().last, "enter 0")
    XCTAssertEqual(frame.hovered, pressed)
    move(to: 190, 220)
    press(false)
    XCTAssertEqual(bar.newCalls().last, "enter 1")
  }

  func testAnotherRegionIsEnteredOnlyForADropOrInAMenu() {
    for kind in ElementKind.allCases where kind != .text {
      setUp()
      let bar = addBar(Rect(100, 200, 300, 40)) { $0.kind = kind }
      move(to: 130, 220)
      press(true)
      _ = bar.newCalls()
      move(to: 190, 220)
      let isEntered = kind.acceptsDrops || kind.tracksHeldPress
      XCTAssertEqual(bar.newCalls().contains("enter 1"), isEntered, "\(kind)")
    }
  }

  func testAViewNearThePointerIsNotAskedDuringAPress() {
    _ = add(1, Rect(100, 100, 80, 40), .button)
    let second = add(2, Rect(300, 100, 80, 40), .button)
    move(to: 140, 120)
    press(true)
    move(to: 290, 120)
    XCTAssertEqual(second.newCalls(), [])
    press(false)
    move(to: 291, 120)
    XCTAssertEqual(second.newCalls(), ["region"])
  }

  func testTheLinesOfATextAreEnteredWhileItIsSelected() {
    let text = InteractionRecorder()
    text.region = { request, whole in
      let line = max(0, min(3, (request.location.y / 30).rounded(.down)))
      return PointerRegion(rect: Rect(0, 30 * line, whole.rect.width, 30), identifier: Int(line))
    }
    text.style = { _ in PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical) }
    host.add(PointerInteraction(delegate: text), to: view(1, Rect(100, 100, 200, 120), kind: .text), at: now)
    let button = add(2, Rect(100, 260, 200, 40), .button)
    move(to: 150, 110)
    press(true)
    move(to: 160, 140)
    move(to: 160, 200)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.center, Point(160, 205))
    let line = frame.hovered
    XCTAssertNotNil(line)
    // Beyond the text, the line stays.
    move(to: 200, 280)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.hovered, line)
    XCTAssertEqual(frame.pointer.outline, .verticalBeam)
    XCTAssertEqual(frame.pointer.center.distance(to: Point(200, 280)), 0, accuracy: 0.05)
    XCTAssertEqual(button.newCalls(), [])
    press(false)
    XCTAssertEqual(frame.hovered, 2)
  }

  func testOutsideTheTextThatIsSelectedItsDelegateIsNotAsked() {
    let text = InteractionRecorder()
    text.region = { request, whole in whole.rect.contains(request.location) ? whole : nil }
    host.add(PointerInteraction(delegate: text), to: view(1, Rect(100, 100, 200, 120), kind: .text), at: now)
    move(to: 150, 110)
    press(true)
    move(to: 200, 200)
    _ = text.newCalls()
    move(to: 200, 400)
    XCTAssertEqual(text.newCalls(), [])
    XCTAssertEqual(frame.hovered, 1)
    press(false)
    XCTAssertEqual(text.newCalls(), ["exit 0"])
  }

  func testADropTargetIsEntered() {
    _ = add(1, Rect(100, 100, 80, 60), .image)
    let bin = add(2, Rect(300, 100, 80, 60), .card)
    let button = add(3, Rect(500, 100, 80, 60), .button)
    move(to: 140, 130)
    press(true)
    move(to: 340, 130)
    XCTAssertEqual(frame.hovered, 2)
    XCTAssertEqual(bin.newCalls().last, "enter 0")
    move(to: 540, 130)
    XCTAssertNil(frame.hovered)
    XCTAssertEqual(button.newCalls(), [])
  }
}
