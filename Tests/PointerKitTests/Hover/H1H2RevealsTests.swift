import PointerTestSupport
import XCTest

@testable import PointerKit

/// H1, H2: bars that appear while the pointer is over what reveals them, hidden or not, and go as it rests.
final class H1H2RevealsTests: RevealTestCase {
  func testH1HoveringRevealsMinimizedBarsOnceInTheOrderThatWasAskedFor() {
    var person = person()
    XCTAssertEqual(person.frame.revealed, [])
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, revealed, "ascending in the frame")
    XCTAssertEqual(person.newTypes(), [.entered, .revealed, .revealed])
    XCTAssertEqual(story(person), [9, 7])
    move(&person, to: 12)
    XCTAssertEqual(story(person), [9, 7])
  }

  func testH1LeavingConcealsAfterTheDelayToTheNanosecond() {
    var person = person()
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 299_999_999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testH1TheBarThatCameCanBeUsed() {
    var person = person()
    move(&person, to: 10)
    move(&person, to: 25)
    XCTAssertNil(person.hovered, "in the gap")
    person.wait(milliseconds: 250)
    move(&person, to: 40)
    XCTAssertEqual(person.hovered, 2)
    person.wait(milliseconds: 60_000)
    XCTAssertEqual(
      person.frame.revealed, revealed, "a member of what was revealed keeps all of it, without end")
    XCTAssertNil(person.frame.nextWake)
    person.move(by: Vector(44, 0))
    XCTAssertEqual(person.hovered, 3)
    move(&person, to: 200)
    person.wait(milliseconds: 299)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH1ComingBackInTimeKeepsIt() {
    var person = person()
    for _ in 0..<5 {
      move(&person, to: 10)
      move(&person, to: 200)
      person.wait(milliseconds: 280)
    }
    XCTAssertEqual(story(person), [9, 7])
  }

  func testH1ADelayOfZeroConcealsAtOnce() {
    var person = person { $0.timing.concealDelay = 0 }
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testH1TwoSourcesOfOneBarHandItOver() {
    var person = person()
    let other = with(strip) { ($0.id, $0.frame, $0.reveals) = (4, Rect(0, 400, 1024, 20), [.group(9)]) }
    person.engine.upsert(other, at: person.now)
    move(&person, to: 10)
    move(&person, to: 410)
    person.wait(milliseconds: 400)
    XCTAssertEqual(person.frame.revealed, [.group(9)])
    XCTAssertEqual(story(person), [9, 7, -7])
  }

  func testH1ARevealedMenuHoldsTheBarItCameFrom() {
    var person = person()
    var opener = button(2, x: 100)
    opener.reveals = [.target(20)]
    let menu = PointerTarget(20, Rect(100, 80, 200, 100), .row)
    person.engine.upsert([opener, menu], at: person.now)
    move(&person, to: 10)
    move(&person, to: 40)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    move(&person, to: 120)
    XCTAssertEqual(person.hovered, 20)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    person.move(by: Vector(44, -80))
    XCTAssertEqual(person.hovered, 3)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed, "the menu's opener was left, the bar was not")
  }

  func testH1LeavingTheSurfaceConcealsAtOnceAndHidingDoesNot() {
    let configuration = with(PointerConfiguration()) { $0.timing.revealInactivity = nil }
    var person = SimulatedPerson(targets: bar, start: Point(120, 300), configuration: configuration)
    move(&person, to: 10)
    person.wait(milliseconds: 3000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, revealed, "it is over the strip, hidden or not")
    person.send(.leave)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
    person.send(.enter(nil))
    XCTAssertEqual(person.frame.revealed, revealed, "and coming back reveals again")
  }

  func testH1TargetsThatGoOrAreDisabledConcealWhatTheyRevealed() {
    for change in 0..<3 {
      var person = person()
      move(&person, to: 10)
      switch change {
      case 0: person.engine.remove(target: 1, at: person.now)
      case 1: person.engine.upsert(with(strip) { $0.isEnabled = false }, at: person.now)
      default: person.engine.upsert(with(strip) { $0.reveals = [] }, at: person.now)
      }
      person.wait(milliseconds: 300)
      XCTAssertEqual(story(person), [9, 7, -7, -9], "change \(change)")
    }
  }

  func testH1RevealsBeyondSixtyFourAreCountedAndRepeatsAreOne() {
    var person = person()
    var greedy = strip
    greedy.reveals = [.target(0), .group(0)] + ([5, 5] + (100..<200)).map { .target(TargetID($0)) }
    person.engine.upsert(greedy, at: person.now)
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, ([5] + (100..<163)).map { .target(TargetID($0)) })
    XCTAssertEqual(person.engine.diagnostics.excessReveals.count, 37)
  }

  // MARK: Controls that appear with a movement disappear when the pointer rests

  func testH2ControlsOverAFullScreenVideoAppearWithMovementAndHideAfterInactivity() {
    var person = person { $0.timing.revealInactivity = 2 }
    person.engine.upsert(with(strip) { $0.frame = Rect(0, 0, 1024, 768) }, at: person.now)
    person.touch()
    move(&person, to: 10)
    let moved = person.now
    person.waitUntilRest()
    XCTAssertEqual(person.frame.nextWake, moved.advanced(bySeconds: 2))
    person.wait(nanoseconds: moved.advanced(bySeconds: 2).nanoseconds - person.now.nanoseconds - 1)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(nanoseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    XCTAssertNil(person.frame.nextWake)
    person.wait(milliseconds: 10_000)
    XCTAssertEqual(story(person), [9, 7, -7, -9])
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH2OnlyMovementCountsAndPutsHidingOff() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    person.wait(milliseconds: 1900)
    person.move(by: Vector(1, 0), waiting: 1900)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.send(.scroll(Vector(0, 2), phase: .none, source: .wheel))
    person.engine.upsert(bar, at: person.now)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.revealed, [], "a scroll and a layout that is told again are no movement")
  }

  func testH2NothingHidesOverTheControlsOrWhileAButtonIsHeld() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    person.press(waiting: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.release(waiting: 1999)
    XCTAssertEqual(person.frame.revealed, revealed, "the rest counts from the release")
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])

    person.move(by: Vector(0, 1))
    move(&person, to: 40)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testH2ControlsTakenFromUnderThePointerStartTheRest() {
    var person = person { $0.timing.revealInactivity = 2 }
    move(&person, to: 10)
    move(&person, to: 40)
    person.wait(milliseconds: 10_000)
    person.engine.upsert(
      [with(strip) { $0.frame = Rect(0, 0, 1024, 768) }], removing: [2, 3], at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 1999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH2WithoutADelayTheControlsNeverHide() {
    for never in [nil, 0, -3] as [Double?] {
      var person = person { $0.timing.revealInactivity = never }
      person.touch()
      move(&person, to: 10)
      person.waitUntilRest()
      XCTAssertNil(person.frame.nextWake)
      person.wait(milliseconds: 1_000_000)
      XCTAssertEqual(person.frame.revealed, revealed)
    }
  }

  func testH2ByDefaultPointerAndControlsGoTogether() {
    var person = SimulatedPerson(targets: bar, start: Point(120, 300))
    move(&person, to: 10)
    person.wait(milliseconds: 2999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(person.events.suffix(4).map { $0.type }, [.concealed, .concealed, .exited, .hidden])
  }

  // MARK: A bar stays while the pointer is over it, hidden or not

  /// A pointer that hides, over the bar that the strip revealed.
  private func hidden(
    hidingAfter delay: Double = 3, over position: Point = Point(120, 40),
    _ change: (inout PointerConfiguration) -> Void = { _ in }
  ) -> SimulatedPerson {
    var person = person(change)
    person.engine.setSettings(with(PointerSettings()) { $0.autoHideDelay = delay }, at: person.now)
    move(&person, to: 10)
    person.move(by: position - person.model, waiting: Int64(delay * 1000) + 1)
    XCTAssertEqual(person.frame.phase, .hidden)
    return person
  }

  func testH1ABarStaysUnderAPointerThatHides() {
    for (delay, position) in product([0.5, 2, 3, 7], [Point(120, 40), Point(101, 31), Point(160, 60)]) {
      for inactivity in [nil, 0.4, 3, 20] as [Double?] {
        var person = hidden(hidingAfter: delay, over: position) { $0.timing.revealInactivity = inactivity }
        person.wait(milliseconds: 60_000)
        XCTAssertEqual(person.frame.revealed, revealed, "\(delay) s, \(position)")
        XCTAssertTrue(person.frame.isAtRest)
        XCTAssertNil(person.frame.nextWake)
        // Moving within the bar changes nothing, and leaving it conceals it.
        person.move(by: Vector(3, 0))
        XCTAssertEqual(person.frame.revealed, revealed)
        XCTAssertEqual(story(person), [9, 7])
        move(&person, to: 300)
        person.wait(milliseconds: 300)
        XCTAssertEqual(story(person), [9, 7, -7, -9])
      }
    }
  }

  func testH1ABarGoesWhenItIsMovedOrTakenFromUnderTheHiddenPointer() {
    for change in 0..<3 {
      var person = hidden()
      switch change {
      case 0: person.engine.upsert([], removing: [2, 3], at: person.now)
      case 1: person.engine.move(2, to: Rect(500, 300, 44, 37), at: person.now)
      default:
        var disabled = button(2, x: 100)
        disabled.isEnabled = false
        person.engine.upsert(disabled, at: person.now)
      }
      if change > 0 { person.engine.remove(target: 3, at: person.now) }
      person.wait(milliseconds: 299)
      XCTAssertEqual(person.frame.revealed, revealed, "\(change)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.revealed, [], "\(change)")
    }
  }

  func testH1ABarThatRevealsItselfStaysUnderAHiddenPointer() {
    let own = with(strip) { $0.reveals = [.target(1)] }
    var person = SimulatedPerson(targets: [own], start: Point(120, 300), device: .mouse)
    move(&person, to: 10)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, [.target(1)])
  }

  func testH1AHiddenPointerRevealsNothingNew() {
    var person = SimulatedPerson(targets: bar, at: Point(121, 300), waiting: 3001)
    XCTAssertEqual(person.frame.phase, .hidden)
    person.engine.upsert(with(strip) { $0.frame = Rect(0, 290, 1024, 20) }, at: person.now)
    XCTAssertEqual(person.frame.revealed, [])
    person.move(by: Vector(1, 0))
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testH1ABarStaysWhileAGestureHidesThePointer() {
    var person = person()
    person.send(.gaze(Point(500, 500)))
    move(&person, to: 10)
    person.move(by: Point(120, 40) - person.model)
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  private let hiddenBar: RevealedElement = .target(9)

  /// A person some time after a flick that the icon attracts; on its way lies a panel that reveals a bar.
  private func attracted(afterMilliseconds milliseconds: Int64) -> SimulatedPerson {
    let panel = PointerTarget(
      2, Rect(330, 240, 50, 200), effect: .hover(), padding: .zero, reveals: [hiddenBar])
    var person = SimulatedPerson(targets: [icon, panel], start: Point(200, 340))
    person.flick(Vector(1_000, 0))
    XCTAssertEqual(person.events.last?.type, .attracted)
    person.wait(milliseconds: milliseconds)
    return person
  }

  /// Persons whose attracted pointer is over the panel, one for every four milliseconds at which it is.
  private func overThePanel() -> [SimulatedPerson] {
    let people = stride(from: 0, through: 300, by: 4).map { attracted(afterMilliseconds: $0) }.filter {
      $0.frame.phase == .attracted && (330...380).contains($0.model.x)
    }
    XCTAssertGreaterThan(people.count, 2, "the flick passes the panel")
    return people
  }

  func testH1LeavingTheSurfaceDuringAnAttractionEntersAndRevealsNothingThatIsPassed() {
    for person in overThePanel() {
      var person = person
      XCTAssertNil(person.hovered)
      _ = person.newEvents()
      person.send(.leave)
      XCTAssertEqual(person.newTypes(), [.hidden], "\(person.model)")
      XCTAssertEqual(person.frame.revealed, [], "\(person.model)")
    }
    // It is the attraction that keeps the bar away: who points there sees it.
    var pointing = attracted(afterMilliseconds: 0)
    pointing.touch()
    pointing.move(to: Point(350, 340))
    XCTAssertEqual(pointing.frame.revealed, [hiddenBar])
  }

  func testH1AChangeOfTheLayoutChangesTheStyleAndWhatIsRevealedOnce() {
    let configuration = with(PointerConfiguration()) { $0.timing.concealDelay = 0 }
    var target = PointerTarget(2, Rect(100, 100, 50, 50), effect: .hover())
    target.reveals = [.target(8), .target(9)]
    var person = SimulatedPerson(targets: [target], at: Point(121, 120), configuration: configuration)
    target.style = PointerStyle(effect: .lift)
    target.reveals = [.target(9), .target(10)]
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [.revealed, .concealed, .styleChanged])
    XCTAssertEqual(person.frame.revealed, [.target(9), .target(10)])
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.newTypes(), [], "the same again changes nothing")
    person.engine.remove(target: 2, at: person.now)
    XCTAssertEqual(person.newTypes(), [.exited, .concealed, .concealed], "gone is not restyled")
  }
}

/// H1, H2: the elements that are revealed because of the pointer's position, without an engine.
final class RevealsTests: XCTestCase {
  private let due = start.after(milliseconds: 300)

  private func target(_ id: TargetID, reveals: [RevealedElement] = [], group: GroupID? = nil) -> PointerTarget
  { PointerTarget(id, Rect(0, 0, 10, 10), group: group, reveals: reveals) }

  /// The reveals after the pointer has come over a target that reveals elements.
  private func revealing(_ elements: [RevealedElement], by source: TargetID) -> Reveals {
    var reveals = Reveals()
    for element in elements { _ = reveals.reveal(element, by: source) }
    return reveals
  }

  private func due(_ reveals: Reveals) -> [Timestamp] { reveals.entries.map { $0.due } }

  func testH1EachElementIsRevealedOnceInAscendingOrder() {
    var reveals = Reveals()
    XCTAssert(reveals.isEmpty)
    let elements: [RevealedElement] = [.target(9), .group(2), .target(2), .group(9)]
    for element in elements { XCTAssertEqual(reveals.reveal(element, by: 1), .revealed) }
    XCTAssertEqual(
      reveals.entries.map { $0.element }, [.target(2), .group(2), .target(9), .group(9)],
      "by number; a target before a group")
    for element in elements { XCTAssertEqual(reveals.reveal(element, by: 1), .kept) }
    XCTAssertEqual(reveals.entries.count, 4)
  }

  func testARingOfMenusEnds() {
    let scene = TargetStore.with([target(1, reveals: [.target(2)]), target(2, reveals: [.target(1)])])
    var reveals = revealing([.target(2)], by: 1)
    _ = reveals.reveal(.target(1), by: 2)
    reveals.keep(over: 1, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture, .distantFuture])
  }
}
