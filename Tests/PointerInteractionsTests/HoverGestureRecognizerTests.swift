import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Hover without a style, as UIKit's hover gesture recognizer reports it.
final class HoverGestureRecognizerTests: PointerInteractionTestCase {
  private var calls: [String] = []

  override func setUp() {
    super.setUp()
    calls = []
  }

  private func recognizer(_ name: String = "") -> HoverGestureRecognizer {
    HoverGestureRecognizer { [unowned self] in
      calls.append("\(name)\($0.state) \(Int($0.location.x)),\(Int($0.location.y))")
    }
  }

  private func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func testHoverBeginsChangesAndEndsAtTheEdgesOfTheView() {
    let hover = recognizer()
    host.add(hover, to: view(1, page), at: now)
    XCTAssertEqual(host.engine.targetIdentifiers, [], "it adds no target, so the pointer has no style")
    move(to: 99, 250)
    XCTAssertEqual(newCalls(), [])
    move(to: 100, 250)
    XCTAssertEqual(newCalls(), ["began 0,50"], "the edge belongs to the view")
    move(to: 150, 260)
    move(to: 150, 260)
    wait(milliseconds: 500)
    XCTAssertEqual(newCalls(), ["changed 50,60"], "neither time nor a movement by nothing is a change")
    XCTAssertEqual(hover.state, .changed)
    host.simulate(PointerInput(.modifiers(.shift), at: now))
    XCTAssertEqual(newCalls(), ["changed 50,60"])
    XCTAssertEqual(hover.modifierFlags, .shift)
    move(to: 501, 260)
    XCTAssertEqual(newCalls(), ["ended 50,60"], "with the last location")
    XCTAssertEqual(hover.state, .possible)
    XCTAssertEqual(frame.pointer.outline, .circle)
  }

  func testLeavingTheSurfaceAndHidingEndIt() {
    host.add(recognizer(), to: view(1, page), at: now)
    move(to: 150, 260)
    _ = newCalls()
    host.simulate(PointerInput(.leave, at: now))
    XCTAssertEqual(newCalls(), ["ended 50,60"])
    host.simulate(PointerInput(.enter(Point(150, 260)), at: now))
    XCTAssertEqual(newCalls(), ["began 50,60"])
    var settings = host.engine.settings
    settings.autoHideDelay = 0.5
    host.engine.setSettings(settings, at: now)
    wait(milliseconds: 100)
    wait(milliseconds: 900)
    XCTAssertEqual(newCalls(), ["ended 50,60"], "hidden (M6)")
  }

  func testDisablingAndRemovingCancelAtOnce() {
    let hover = recognizer()
    host.add(hover, to: view(1, page), at: now)
    move(to: 150, 260)
    _ = newCalls()
    hover.isEnabled = false
    XCTAssertEqual(newCalls(), ["cancelled 50,60"])
    move(to: 160, 260)
    XCTAssertEqual(newCalls(), [])
    hover.isEnabled = true
    wait(milliseconds: 8)
    XCTAssertEqual(newCalls(), ["began 60,60"], "the pointer is still there")
    var disabled = view(1, page)
    disabled.isEnabled = false
    host.add(hover, to: disabled, at: now)
    XCTAssertEqual(newCalls(), ["cancelled 60,60"])
    host.add(hover, to: view(1, page), at: now)
    XCTAssertEqual(newCalls(), ["began 60,60"])
    host.remove(hover)
    XCTAssertEqual(newCalls(), ["cancelled 60,60"])
    move(to: 170, 260)
    host.remove(hover)
    XCTAssertEqual(newCalls(), [])
  }

  func testNestedViewsAndAnInteractionHoverTogether() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    host.add(recognizer("outer "), to: view(1, page), at: now)
    host.add(recognizer("inner "), to: view(2, Rect(200, 250, 60, 40)), at: now)
    move(to: 190, 260)
    XCTAssertEqual(newCalls(), ["outer began 90,60"])
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    move(to: 210, 260)
    XCTAssertEqual(newCalls(), ["outer changed 110,60", "inner began 10,10"])
    move(to: 20, 20)
    XCTAssertEqual(newCalls(), ["outer ended 110,60", "inner ended 10,10"])
    XCTAssertEqual(recorder.newCalls(), ["region", "exit 0"])
  }

  func testOnlyTheTopmostViewIsHovered() {
    let below = view(1, page)
    var above = view(2, Rect(200, 250, 60, 40))
    above.z = 1
    host.add(recognizer("below "), to: below, at: now)
    host.add(recognizer("above "), to: above, at: now)
    move(to: 190, 260)
    XCTAssertEqual(newCalls(), ["below began 90,60"])
    move(to: 210, 260)
    XCTAssertEqual(newCalls(), ["below ended 90,60", "above began 10,10"])
    move(to: 300, 260)
    XCTAssertEqual(newCalls(), ["above ended 10,10", "below began 200,60"])
  }

  func testOfOverlappingSiblingsTheSmallestIsInFront() {
    // The first two overlap, and the third contains both.
    let frames = [Rect(200, 200, 200, 100), Rect(350, 220, 100, 60), Rect(100, 100, 600, 500)]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      setUp()
      for index in order {
        host.add(recognizer("\(index) "), to: view(TargetID(index + 1), frames[index]), at: now)
      }
      move(to: 300, 250)
      XCTAssertEqual(Set(newCalls()), ["0 began 100,50", "2 began 200,150"])
      move(to: 370, 250)
      XCTAssertEqual(Set(newCalls()), ["0 ended 100,50", "1 began 20,30", "2 changed 270,150"])
      move(to: 420, 250)
      XCTAssertEqual(Set(newCalls()), ["1 changed 70,30", "2 changed 320,150"])
    }
  }

  func testTheOrderInWhichViewsAreAddedDoesNotMatter() {
    for isAboveFirst in [true, false] {
      setUp()
      var above = view(2, Rect(200, 250, 60, 40))
      above.z = 1
      let views = [("below ", view(1, page)), ("above ", above)]
      for (name, view) in isAboveFirst ? views.reversed() : views {
        host.add(recognizer(name), to: view, at: now)
      }
      move(to: 210, 260)
      XCTAssertEqual(newCalls(), ["above began 10,10"])
    }
  }

  func testADisabledViewCoversNothing() {
    var above = view(2, page)
    (above.z, above.isEnabled) = (1, false)
    host.add(recognizer("below "), to: view(1, page), at: now)
    host.add(recognizer("above "), to: above, at: now)
    move(to: 210, 260)
    XCTAssertEqual(newCalls(), ["below began 110,60"])
    above.isEnabled = true
    above.z = 2
    let interaction = PointerInteraction()
    interaction.isEnabled = false
    host.add(interaction, to: above, at: now)
    move(to: 211, 260)
    XCTAssertEqual(newCalls(), ["below changed 111,60"], "nor one whose interaction is disabled")
  }

  func testWhatIsBelowARemovedViewIsHoveredAtTheNextUpdate() {
    var above = view(2, page)
    above.z = 1
    let hover = recognizer("above ")
    host.add(recognizer("below "), to: view(1, page), at: now)
    host.add(hover, to: above, at: now)
    move(to: 210, 260)
    XCTAssertEqual(newCalls(), ["above began 110,60"])
    host.remove(hover)
    XCTAssertEqual(newCalls(), ["above cancelled 110,60"])
    wait(milliseconds: 8)
    XCTAssertEqual(newCalls(), ["below began 110,60"])
    // The id of the removed view is unknown.
    host.moveView(2, to: page, at: now)
    XCTAssertEqual(host.engine.diagnostics.unknownTargets.lastID, 2)
  }

  func testAViewWithAnInteractionCoversWhatIsBelow() {
    var above = view(2, page)
    above.z = 1
    let interaction = PointerInteraction()
    host.add(recognizer(), to: view(1, page), at: now)
    host.add(interaction, to: above, at: now)
    move(to: 210, 260)
    XCTAssertEqual(newCalls(), [])
    above.isEnabled = false
    host.add(interaction, to: above, at: now)
    XCTAssertEqual(newCalls(), ["began 110,60"])
    above.isEnabled = true
    host.add(interaction, to: above, at: now)
    XCTAssertEqual(newCalls(), ["ended 110,60"])
    host.remove(interaction, at: now)
    XCTAssertEqual(newCalls(), ["began 110,60"])
  }

  func testAScrollViewIsWithinItsPageAndAPopoverIsNot() {
    host.engine.upsert(PointerSpace(id: 4, clip: Rect(100, 200, 300, 300), z: 1), at: now)
    host.engine.upsert(PointerSpace(id: 5, in: 4, clip: Rect(150, 250, 100, 100)), at: now)
    host.engine.upsert(PointerSpace(id: 6, clip: Rect(180, 280, 300, 100), z: 2), at: now)
    for (id, space, name) in [(1, 0, "window "), (2, 4, "page "), (3, 5, "list "), (4, 6, "popover ")] {
      var view = view(TargetID(id), Rect(0, 0, 900, 700))
      view.space = SpaceID(UInt64(space))
      host.add(recognizer(name), to: view, at: now)
    }
    move(to: 160, 260)
    XCTAssertEqual(newCalls(), ["window began 160,260", "page began 160,260", "list began 160,260"])
    move(to: 200, 300)
    XCTAssertEqual(
      newCalls(),
      ["page ended 160,260", "list ended 160,260", "window changed 200,300", "popover began 200,300"])
  }

  func testScrollingAndMovingTheViewBeneathThePointer() {
    let list = PointerSpace(id: 4, origin: Point(100, 200), clip: Rect(100, 200, 300, 100), z: 1)
    host.engine.upsert(list, at: now)
    var row = view(1, Rect(0, 40, 300, 100))
    row.space = 4
    host.add(recognizer(), to: row, at: now)
    move(to: 150, 250)
    XCTAssertEqual(newCalls(), ["began 50,10"])
    host.engine.scroll(space: 4, toOrigin: Point(100, 190), at: now)
    host.update(at: now)
    XCTAssertEqual(newCalls(), ["changed 50,20"])
    host.moveView(1, to: Rect(20, 40, 300, 100), at: now)
    XCTAssertEqual(newCalls(), ["changed 30,20"])
    move(to: 150, 301)
    XCTAssertEqual(newCalls(), ["ended 30,20"], "outside the clip the view is not seen")
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 30,30"])
    let popover = PointerSpace(id: 5, clip: Rect(120, 220, 100, 100), z: 2, isOpaque: true)
    host.engine.upsert(popover, at: now)
    host.update(at: now)
    XCTAssertEqual(newCalls(), ["ended 30,30"], "a popover covers it")
  }

  func testAHandlerMayRemoveItsOwnAndOtherRecognizers() {
    var hovers: [HoverGestureRecognizer] = []
    for index in 0..<3 {
      hovers.append(
        HoverGestureRecognizer { [unowned self] in
          calls.append("\(index) \($0.state)")
          guard index == 1, $0.state == .began else { return }
          for hover in hovers { host.remove(hover) }
        })
      host.add(hovers[index], to: view(TargetID(index + 1), page), at: now)
    }
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["0 began", "1 began", "0 cancelled", "1 cancelled"])
    move(to: 160, 260)
    XCTAssertEqual(newCalls(), [])
    XCTAssertEqual(hovers.map { $0.state }, [.possible, .possible, .possible])
    hovers = []
  }

  /// A host at rest sleeps until the next input; the changes of a handler must be seen before that input.
  func testAViewThatAHandlerAddsBeneathThePointerIsHoveredAtOnce() {
    let recorder = InteractionRecorder()
    let added = PointerInteraction(delegate: recorder)
    let hover = HoverGestureRecognizer { [unowned self] in
      switch $0.state {
      case .began: host.add(added, to: view(2, Rect(120, 220, 60, 40)), at: now)
      case .ended: host.remove(added, at: now)
      default: break
      }
    }
    host.add(hover, to: view(1, page), at: now)
    move(to: 130, 230)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(frame.hovered, 2)
    move(to: 20, 20)
    XCTAssertEqual(recorder.newCalls(), ["exit 0"])
    XCTAssertEqual(host.engine.targetIdentifiers, [])
  }

  func testAViewThatAHandlerRemovesIsLeftAtOnce() {
    let recorder = InteractionRecorder()
    let removed = PointerInteraction(delegate: recorder)
    let hover = HoverGestureRecognizer { [unowned self] in
      if $0.state == .changed { host.remove(removed, at: now) }
    }
    host.add(hover, to: view(1, page), at: now)
    host.add(removed, to: view(2, Rect(120, 220, 60, 40)), at: now)
    move(to: 130, 230)
    _ = recorder.newCalls()
    move(to: 131, 230)
    XCTAssertEqual(recorder.newCalls(), ["region", "exit 0"])
    XCTAssertNil(frame.hovered)
  }

  /// Handlers of the second round of an update.
  func testViewsThatHandlersAddOneAfterAnotherAreRegisteredAtOnce() {
    let second = HoverGestureRecognizer { [unowned self] in
      if $0.state == .began { host.add(PointerInteraction(), to: view(3, Rect(500, 500, 9, 9)), at: now) }
    }
    let first = HoverGestureRecognizer { [unowned self] in
      if $0.state == .began { host.add(second, to: view(2, page), at: now) }
    }
    host.add(first, to: view(1, page), at: now)
    host.performBatchUpdates(at: now) {
      host.add(PointerInteraction(), to: view(4, Rect(120, 220, 60, 40)), at: now)
    }
    move(to: 130, 230)
    wait(milliseconds: 8)
    XCTAssertEqual(host.engine.targetIdentifiers, [3, 4])
  }

  func testEveryHoverThatBeginsEndsWhateverHappens() {
    for seed in 0..<10 {
      setUp()
      var dice = Dice(seed: UInt64(seed))
      var isHovering = Array(repeating: false, count: 8)
      let hovers = (0..<8).map { index in
        HoverGestureRecognizer { hover in
          switch hover.state {
          case .began:
            XCTAssertFalse(isHovering[index], "seed \(seed)")
            isHovering[index] = true
          case .changed: XCTAssertTrue(isHovering[index], "seed \(seed)")
          case .ended, .cancelled:
            XCTAssertTrue(isHovering[index], "seed \(seed)")
            isHovering[index] = false
          case .possible: XCTFail("seed \(seed)")
          }
        }
      }
      func rect() -> Rect {
        let corner = dice.point(in: Rect(100, 100, 500, 400))
        return Rect(corner.x, corner.y, dice.number(0...300), dice.number(0...300))
      }
      for _ in 0..<150 {
        let index = dice.count(0...7)
        switch dice.count(0...9) {
        case 0: host.simulate(PointerInput(dice.pick([.leave, .enter(nil)]), at: now))
        case 1: hovers[index].isEnabled.toggle()
        case 2: host.remove(hovers[index])
        case 3: host.add(hovers[index], to: view(TargetID(index % 5 + 1), rect()), at: now)
        case 4: host.moveView(TargetID(index + 1), to: rect(), at: now)
        default: move(to: dice.number(80...700), dice.number(80...600))
        }
      }
      for hover in hovers { host.remove(hover) }
      XCTAssertEqual(isHovering, Array(repeating: false, count: 8), "seed \(seed)")
    }
  }

  func testARecognizerThatIsAddedToAnotherHostLeavesTheFirst() {
    let first = host
    let hover = recognizer()
    first.add(hover, to: view(1, page), at: now)
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 50,60"])
    setUp()
    host.add(hover, to: view(1, page), at: now)
    XCTAssertEqual(newCalls(), ["cancelled 50,60"])
    first.engine.handle(
      PointerInput(.motion(Vector(3, 0)), at: now.advanced(byNanoseconds: 9_000_000)), now: now)
    first.update(at: now.advanced(byNanoseconds: 9_000_000))
    XCTAssertEqual(newCalls(), [], "the first host no longer calls it")
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 50,60"])
  }

  func testANewDescriptionOfTheViewDoesNotInterruptAHover() {
    let hover = recognizer()
    host.add(hover, to: view(1, page), at: now)
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 50,60"])
    host.add(hover, to: view(1, page), at: now)
    XCTAssertEqual(newCalls(), [], "nothing changed")
    host.add(hover, to: view(1, Rect(140, 200, 400, 300)), at: now)
    XCTAssertEqual(newCalls(), ["changed 10,60"])
  }

  func testARecognizerThatIsAddedToAnotherViewLeavesTheFirst() {
    let hover = recognizer()
    host.add(hover, to: view(1, page), at: now)
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 50,60"])
    host.add(hover, to: view(2, Rect(600, 200, 100, 100)), at: now)
    XCTAssertEqual(newCalls(), ["cancelled 50,60"], "not ended: the pointer is still on the view")
    host.moveView(1, to: Rect(100, 210, 400, 300), at: now)
    wait(milliseconds: 8)
    XCTAssertEqual(newCalls(), [], "the first view is no longer its view")
    host.moveView(2, to: Rect(100, 200, 400, 300), at: now)
    wait(milliseconds: 8)
    XCTAssertEqual(newCalls(), ["began 50,60"])
  }

  func testAViewThatIsMovedNowhereStaysWhereItIs() {
    host.add(recognizer(), to: view(1, page), at: now)
    move(to: 150, 260)
    XCTAssertEqual(newCalls(), ["began 50,60"])
    for number in [Double.nan, .infinity] {
      host.moveView(1, to: Rect(number, 200, 400, 300), at: now)
      wait(milliseconds: 8)
      XCTAssertEqual(newCalls(), [], "\(number)")
    }
  }
}
