import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// What iPad developers take for granted of an interaction.
final class UIKitContractTests: PointerInteractionTestCase {
  // MARK: interaction.view

  func testAnInteractionKnowsItsView() {
    let interaction = PointerInteraction()
    XCTAssertNil(interaction.view)
    host.add(interaction, to: view(7, page), at: now)
    XCTAssertEqual(interaction.view, 7)
    host.add(interaction, to: view(8, page), at: now)
    XCTAssertEqual(interaction.view, 8)
    XCTAssertEqual(host.engine.targetIdentifiers, [8])
    let other = PointerInteractionHost(PointerEngine(size: Size(100, 100)))
    other.add(interaction, to: view(9, page), at: now)
    XCTAssertEqual(interaction.view, 9)
    other.add(PointerInteraction(), to: view(9, page), at: now)
    XCTAssertNil(interaction.view, "the view has another interaction now")
    host.add(interaction, to: view(7, page), at: now)
    host.remove(interaction, at: now)
    XCTAssertNil(interaction.view)
  }

  // MARK: invalidate() during a press

  /// A divider of a table that moves with the pointer down to its least position, where only one arrow remains.
  func testInvalidatingALatchedDividerChangesItsArrows() {
    for isPart in [false, true] {
      setUp()
      let recorder = InteractionRecorder()
      var isAtMinimum = false
      recorder.region = { _, whole in
        var region = isPart ? PointerRegion(rect: Rect(0, 0, 20, 300)) : whole
        region.latchingAxes = .horizontal
        return region
      }
      recorder.style = { _ in
        var style = PointerStyle(shape: isAtMinimum ? .grabber : .horizontalArrows)
        style.accessories = isAtMinimum ? [.arrow(.right)] : [.arrow(.left), .arrow(.right)]
        return style
      }
      let interaction = PointerInteraction(delegate: recorder)
      host.add(interaction, to: view(1, page), at: now)
      move(to: 110, 300)
      host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
      move(to: 160, 300)
      wait(milliseconds: 900)
      XCTAssertEqual(frame.accessories.count, 2)
      XCTAssertEqual(frame.pointer.outline, .path)
      _ = recorder.newCalls()
      isAtMinimum = true
      wait(milliseconds: 8)
      XCTAssertEqual(recorder.newCalls(), [], "nothing has been said")
      interaction.invalidate()
      wait(milliseconds: 8)
      XCTAssertEqual(recorder.newCalls(), ["style 0"])
      wait(milliseconds: 900)
      XCTAssertEqual(frame.accessories.count, 1)
      XCTAssertEqual(frame.pointer.size.width, 40, accuracy: 0.05)
      // The press goes on: the pointer stays on its axis, and the region is kept.
      move(to: 300, 330)
      XCTAssertEqual(recorder.newCalls(), [])
      XCTAssertEqual(frame.clickLocation.y, 300)
      let hovered = host.engine.hoveredTarget
      host.simulate(PointerInput(.button(.primary, isDown: false), at: now))
      XCTAssertNotNil(hovered)
    }
  }

  // MARK: Regions beyond the view

  func testARegionLargerThanItsViewIsHoveredOutsideIt() {
    let button = Rect(300, 200, 44, 30)
    let cases: [(Insets, inside: Point, outside: Point)] = [
      (Insets(20), Point(285, 215), Point(279, 215)), (Insets(20), Point(322, 249), Point(322, 251)),
      (Insets(top: 0, left: 40, bottom: 0, right: 0), Point(261, 210), Point(259, 210)),
      (Insets(top: 0, left: 40, bottom: 0, right: 0), Point(270, 215), Point(322, 195)),
    ]
    for ((insets, inside, outside), way) in product(cases, ["from afar", "from the view", "again"]) {
      setUp()
      let recorder = InteractionRecorder()
      recorder.region = { _, whole in PointerRegion(rect: whole.rect.outset(by: insets)) }
      let interaction = PointerInteraction(delegate: recorder)
      host.add(interaction, to: view(1, button), at: now)
      if way != "from afar" { move(to: 322, 215) }
      if way == "again" {
        move(to: 900, 700)
        interaction.invalidate()
      }
      move(to: outside.x, outside.y)
      XCTAssertNil(host.engine.hoveredTarget, "\(way) \(insets)")
      move(to: inside.x, inside.y)
      let hovered = host.engine.hoveredTarget.flatMap { host.interaction(of: $0) }
      XCTAssertEqual(hovered?.view, 1, "\(way) \(insets)")
      XCTAssertEqual(hovered?.region.rect, Rect(0, 0, 44, 30).outset(by: insets))
      // A click there is one on the region.
      host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
      host.simulate(PointerInput(.button(.primary, isDown: false), at: now))
      XCTAssertTrue(
        host.engine.events(since: 0).contains { event in
          if case .clicked(let press, _) = event.kind {
            press.target.flatMap { host.interaction(of: $0) }?.view == 1
          } else {
            false
          }
        })
    }
  }

  /// A delegate that computes regions from the location, without a look at its bounds, keeps them within the view.
  func testARegionComputedBesideTheViewIsNotHovered() {
    let recorder = addBar(Rect(300, 200, 240, 40))
    move(to: 280, 220)
    XCTAssertNil(host.engine.hoveredTarget)
    move(to: 310, 220)
    XCTAssertNotNil(host.engine.hoveredTarget)
    move(to: 280, 220)
    XCTAssertNil(host.engine.hoveredTarget)
    XCTAssertTrue(recorder.requests.allSatisfy { $0.location.x >= 0 }, "it is asked about points of the view")
  }

  // MARK: The host's clock

  func testAnInputOfAnotherClockIsHandledAtTheHostsTime() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    wait(milliseconds: 8)
    let foreign = Timestamp(nanoseconds: 5_000_000_000_000)
    host.handle(PointerInput(.motion(Vector(290, 290)), at: foreign), now: now)
    XCTAssertEqual(recorder.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(host.engine.time, now)
    XCTAssertEqual(host.engine.diagnostics.foreignStamps.count, 1)
  }

  // MARK: Events through the engine

  /// Inputs that a host passes to the engine itself count with the next update.
  func testWhatArrivesThroughTheEngineIsNotLost() {
    let recorder = InteractionRecorder()
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    var bands: [BandSelectionInteraction.State] = []
    host.add(BandSelectionInteraction { bands.append($0.state) })
    func send(_ kind: PointerInput.Kind) {
      now = now.advanced(byNanoseconds: 8_000_000)
      host.engine.simulate(PointerInput(kind, at: now))
    }
    // A click on a part of the view, with the update in the middle of it.
    recorder.region = { _, _ in PointerRegion(rect: Rect(0, 0, 200, 200)) }
    send(.motion(Vector(140, 240)))
    send(.button(.primary, isDown: true))
    wait(milliseconds: 8)
    send(.button(.primary, isDown: false))
    XCTAssertEqual(
      host.engine.events(since: 0).count { if case .clicked = $0.kind { true } else { false } }, 1)
    // A press on a region that rolls over its border.
    let bar = addBar(Rect(600, 600, 240, 40)) { $0.id = 3 }
    for (start, roll) in [(59.8, 0.5), (60.2, -0.5), (119, 2.5)] {
      move(to: 600 + start, 500)
      move(to: 600 + start, 620)
      _ = bar.newCalls()
      host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
      move(to: 600 + start + roll, 620)
      let before = host.engine.eventCount
      host.simulate(PointerInput(.button(.primary, isDown: false), at: now))
      let clicked = host.engine.events(since: before).compactMap { event -> Int? in
        guard case .clicked(let press, _) = event.kind else { return nil }
        return press.target.flatMap { host.interaction(of: $0)?.identifier as? Int }
      }
      XCTAssertEqual(clicked, [Int(start / 60)], "from \(start)")
    }
    send(.motion(Vector(140 - host.engine.position.x, 240 - host.engine.position.y)))
    // A band whose beginning the newest 256 events no longer contain.
    send(.motion(Vector(500, 0)))
    send(.button(.primary, isDown: true))
    for step in 0..<400 { send(.motion(Vector(step % 2 == 0 ? 30 : -20, 3))) }
    wait(milliseconds: 8)
    XCTAssertEqual(bands, [.began])
    for step in 0..<400 { send(.motion(Vector(step % 2 == 0 ? -30 : 20, -1))) }
    send(.button(.primary, isDown: false))
    for step in 0..<400 { send(.button(.primary, isDown: step % 2 == 0)) }
    wait(milliseconds: 8)
    XCTAssertEqual(bands.last, .ended)
    XCTAssertEqual(bands.count { $0 == .ended }, 1)
    // A snapshot is put back.
    let before = host.engine
    for step in 0..<400 { send(.button(.primary, isDown: step % 2 == 0)) }
    wait(milliseconds: 8)
    host.engine = before
    bands = []
    send(.button(.primary, isDown: true))
    send(.motion(Vector(40, 40)))
    wait(milliseconds: 8)
    XCTAssertEqual(bands.first, .began)
  }
}
