import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Views that overlap, or are in groups: which one is asked, and which one is hovered.
final class OverlappingViewTests: PointerInteractionTestCase {
  private func add(_ target: PointerTarget, _ recorder: InteractionRecorder?) {
    host.add(PointerInteraction(delegate: recorder), to: target, at: now)
  }

  func testAViewThatAnswersNilIsNeverHoveredInBetween() {
    let (outer, inner) = (InteractionRecorder("outer "), InteractionRecorder("inner "))
    inner.region = { _, _ in nil }
    add(view(1, page), outer)
    add(view(2, Rect(200, 250, 100, 100)), inner)
    move(to: 150, 300)
    let before = host.engine.eventCount
    for x in [210.0, 220, 250, 280, 320, 260] { move(to: x, 300) }
    XCTAssertEqual(frame.hovered, 1)
    let kinds = host.engine.events(since: before).map { $0.kind }
    XCTAssertEqual(kinds.filter { $0 == .entered(2) || $0 == .exited(2) }.count, 4, "as it is reached, twice")
    XCTAssertEqual(outer.calls.filter { $0 != "outer region" }, ["outer style 0", "outer enter 0"])
  }

  /// A small view in front answers with a region that is larger than the view behind it.
  func testARegionTakesPrecedenceOverAnotherViewInIt() {
    let (front, behind) = (InteractionRecorder("front "), InteractionRecorder("behind "))
    front.region = { _, _ in PointerRegion(rect: Rect(-150, -100, 400, 300)) }
    add(view(2, Rect(220, 270, 180, 120)), behind)
    add(view(1, Rect(250, 300, 60, 40)), front)
    move(to: 280, 320)
    XCTAssertEqual(frame.hovered.flatMap { host.interaction(of: $0) }?.view, 1)
    XCTAssertEqual(front.newCalls().last, "front enter -100")
    front.region = { _, _ in nil }
    move(to: 281, 321)
    XCTAssertEqual(front.newCalls().last, "front exit -100")
    XCTAssertEqual(behind.newCalls().last, "behind enter 0")
    XCTAssertEqual(frame.hovered, 2)
  }

  // MARK: Groups

  private func member(_ id: TargetID, x: Double, isEnabled: Bool = true) -> PointerTarget {
    var member = view(id, Rect(x, 200, 60, 40), kind: .barButton)
    (member.group, member.isEnabled) = (3, isEnabled)
    return member
  }

  func testBetweenMembersOfAGroupTheNearerOneIsEntered() {
    let (left, right) = (InteractionRecorder("left "), InteractionRecorder("right "))
    add(member(1, x: 100), left)
    add(member(2, x: 240), right)
    move(to: 130, 220)
    _ = left.newCalls()
    move(to: 190, 220)
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertEqual(left.newCalls(), ["left region"])
    move(to: 210, 220)
    XCTAssertEqual(frame.hovered, 2)
    XCTAssertEqual(left.newCalls(), ["left exit 0"])
    XCTAssertEqual(right.newCalls(), ["right region", "right style 0", "right enter 0"])
  }

  func testADisabledMemberOfAGroupHidesTheViewBehindIt() {
    let behind = InteractionRecorder()
    add(view(9, Rect(50, 150, 400, 150), kind: .card), behind)
    add(member(1, x: 100), nil)
    add(member(2, x: 180, isEnabled: false), nil)
    move(to: 210, 220)
    XCTAssertFalse(behind.newCalls().contains("enter 0"))
    XCTAssertNil(frame.hovered)
    move(to: 350, 280)
    XCTAssertEqual(behind.newCalls().last, "enter 0")
  }

  func testAMemberThatAnswersNilLetsThePointerThrough() {
    let (behind, member) = (InteractionRecorder(), InteractionRecorder("member "))
    member.region = { _, _ in nil }
    add(view(9, Rect(50, 150, 400, 150), kind: .card), behind)
    add(self.member(1, x: 100), nil)
    add(self.member(2, x: 180), member)
    move(to: 210, 220)
    XCTAssertEqual(member.newCalls(), ["member region"])
    XCTAssertEqual(behind.newCalls(), ["region", "style 0", "enter 0"])
    XCTAssertEqual(frame.hovered, 9)
  }

  /// The region that is left is disabled, and would be kept as a disabled member.
  func testARegionThatIsLeftDoesNotHideWhatIsBehindIt() {
    let (behind, bar) = (InteractionRecorder("behind "), addBar(Rect(100, 200, 300, 40)) { $0.group = 3 })
    add(view(9, Rect(50, 150, 400, 150), kind: .card), behind)
    add(member(2, x: 420), nil)
    move(to: 130, 220)
    XCTAssertEqual(bar.newCalls().last, "enter 0")
    bar.region = { _, _ in nil }
    move(to: 131, 220)
    XCTAssertEqual(bar.newCalls(), ["region", "exit 0"])
    XCTAssertEqual(behind.newCalls().last, "behind enter 0")
    XCTAssertEqual(frame.hovered, 9)
  }

  // MARK: The engine's own targets

  func testDuringAFlickOnlyTheViewAtItsEndIsAsked() {
    for isOwn in [true, false] {
      setUp()
      host.engine.setDevice(.trackpad, at: now)
      let passed = InteractionRecorder("passed ")
      let goal = InteractionRecorder("goal ")
      let icon = view(2, Rect(600, 300, 60, 60), kind: .appIcon)
      if isOwn { host.engine.upsert(icon, at: now) } else { add(icon, goal) }
      host.simulate(PointerInput(.enter(Point(300, 330)), at: now))
      host.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
      for _ in 0..<15 { move(to: host.engine.position.x + 10, 330) }
      add(view(1, Rect(470, 200, 80, 300), kind: .card), passed)
      for recorder in [passed, goal] { _ = recorder.newCalls() }
      host.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
      for _ in 0..<100 { wait(milliseconds: 10) }
      XCTAssertEqual(frame.hovered, 2)
      XCTAssertEqual(passed.newCalls(), [], isOwn ? "to a target of the engine" : "to another view")
      XCTAssertEqual(goal.newCalls().contains("goal enter 0"), !isOwn)
    }
  }

  /// The view where a flick begins stays hovered until the pointer has left it.
  func testAFlickPassesOverAViewOnTheOneWhereItBegan() {
    host.engine.setDevice(.trackpad, at: now)
    let (start, passed, goal) = (
      InteractionRecorder("start "), InteractionRecorder(), InteractionRecorder("goal ")
    )
    add(view(1, Rect(200, 200, 300, 300), kind: .card), start)
    add(view(2, Rect(600, 300, 60, 60), kind: .appIcon), goal)
    host.simulate(PointerInput(.enter(Point(250, 330)), at: now))
    host.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
    for _ in 0..<15 { move(to: host.engine.position.x + 13, 330) }
    host.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
    add(view(3, Rect(460, 310, 30, 40)), passed)
    for _ in 0..<50 { wait(milliseconds: 4) }
    XCTAssertEqual(passed.newCalls(), [])
    XCTAssertEqual(start.newCalls().last, "start exit 0")
    XCTAssertTrue(goal.newCalls().contains("goal enter 0"))
  }

  // MARK: Changes from within

  func testADelegateMayRemoveItsViewWhileItIsAsked() {
    let (front, behind) = (InteractionRecorder("front "), InteractionRecorder("behind "))
    let interaction = PointerInteraction(delegate: front)
    add(view(1, page), behind)
    host.add(interaction, to: view(2, Rect(200, 250, 100, 100)), at: now)
    front.region = { [unowned self] _, whole in
      host.remove(interaction, at: now)
      return whole
    }
    move(to: 230, 280)
    XCTAssertEqual(front.newCalls(), ["front region"])
    XCTAssertEqual(behind.newCalls().prefix(3), ["behind region", "behind style 0", "behind enter 0"])
  }

  func testADelegateThatIsLeftMayRemoveTheViewThatIsEntered() {
    let (first, second) = (InteractionRecorder("first "), InteractionRecorder("second "))
    let interaction = PointerInteraction(delegate: second)
    add(view(1, Rect(100, 200, 100, 100)), first)
    host.add(interaction, to: view(2, Rect(200, 200, 100, 100)), at: now)
    first.animate = { [unowned self] call, _ in if call == "exit" { host.remove(interaction, at: now) } }
    move(to: 150, 250)
    move(to: 250, 250)
    XCTAssertEqual(second.newCalls(), ["second region", "second style 0"])
    XCTAssertEqual(host.engine.targetIdentifiers, [1])
  }

  func testADelegateThatAlwaysMovesItsViewIsAskedTwiceInAnUpdate() {
    let recorder = InteractionRecorder()
    var x = page.minX
    recorder.region = { [unowned self] _, whole in
      x += 1
      host.moveView(1, to: Rect(x, page.minY, 400, 300), at: now)
      return whole
    }
    add(view(1, page), recorder)
    move(to: 230, 280)
    XCTAssertEqual(recorder.newCalls().filter { $0 == "region" }.count, 2)
    XCTAssertEqual(host.engine.target(1)?.frame.minX, x)
  }

  /// A delegate that removes a view behind its own, and answers nil.
  func testAViewThatIsRemovedMeanwhileDoesNotHideWhatIsBehindIt() {
    let (front, behind) = (InteractionRecorder("front "), InteractionRecorder("behind "))
    let middle = PointerInteraction(delegate: InteractionRecorder())
    add(view(1, page), behind)
    host.add(middle, to: view(2, Rect(200, 250, 100, 100)), at: now)
    add(view(3, Rect(220, 270, 40, 40)), front)
    front.region = { [unowned self] _, _ in
      host.remove(middle, at: now)
      return nil
    }
    move(to: 150, 300)
    _ = behind.newCalls()
    move(to: 230, 280)
    XCTAssertEqual(Set(behind.newCalls()), ["behind region"], "it stays the current one")
    XCTAssertEqual(frame.hovered, 1)
  }
}
