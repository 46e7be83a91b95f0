import PointerKit
import PointerTestSupport
import XCTest

/// H1 and H2: what hovering means beyond the pointer itself.
final class RevealTests: XCTestCase {
  /// A strip along the top edge that reveals a bar (group 9) of two buttons beneath it, 10 points further
  /// down.
  private let strip: PointerTarget = {
    var strip = PointerTarget(
      id: 1, frame: Rect(x: 0, y: 0, width: 1024, height: 20), kind: .other, effect: nil)
    strip.padding = Insets(0)
    strip.reveals = [.group(9), .target(7)]
    return strip
  }()

  private func button(_ id: TargetID, x: Double) -> PointerTarget {
    var button = PointerTarget(
      id: id, frame: Rect(x: x, y: 30, width: 44, height: 37), kind: .barButton, group: 9)
    button.padding = Insets(0)
    return button
  }

  /// What the strip reveals, in the order of a frame.
  private let revealed: [RevealedElement] = [.target(7), .group(9)]

  private var bar: [PointerTarget] { [strip, button(2, x: 100), button(3, x: 144)] }

  private func person(
    at start: Point = Point(x: 120, y: 300), _ change: (inout PointerConfiguration) -> Void = { _ in }
  ) -> PointerHarness {
    var configuration = PointerConfiguration()
    change(&configuration)
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    return PointerHarness(targets: bar, start: start, settings: settings, configuration: configuration)
  }

  /// What was revealed and concealed, in order: the number of a target or group, less than 0 for concealed.
  private func story(_ person: PointerHarness) -> [Int64] {
    person.events.compactMap {
      switch $0.kind {
      case .revealed(let element): Int64(element.rawValue)
      case .concealed(let element): -Int64(element.rawValue)
      default: nil
      }
    }
  }

  private func move(_ person: inout PointerHarness, to y: Double) {
    person.move(by: Vector(dx: 0, dy: y - person.model.y))
  }

  // MARK: H1

  func testH1HoveringRevealsOnceInTheOrderThatWasAskedFor() {
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
    person.move(by: Vector(dx: 44, dy: 0))
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
    var person = person { $0.concealDelay = 0 }
    move(&person, to: 10)
    move(&person, to: 200)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(story(person), [9, 7, -7, -9])
  }

  func testH1TwoSourcesOfOneBarHandItOver() {
    var person = person()
    var other = strip
    other.id = 4
    other.frame = Rect(x: 0, y: 400, width: 1024, height: 20)
    other.reveals = [.group(9)]
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
    let menu = PointerTarget(id: 20, frame: Rect(x: 100, y: 80, width: 200, height: 100), kind: .row)
    person.engine.upsert([opener, menu], at: person.now)
    move(&person, to: 10)
    move(&person, to: 40)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    move(&person, to: 120)
    XCTAssertEqual(person.hovered, 20)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed + [.target(20)])
    person.move(by: Vector(dx: 44, dy: -80))
    XCTAssertEqual(person.hovered, 3)
    person.wait(milliseconds: 5000)
    XCTAssertEqual(person.frame.revealed, revealed, "the menu's opener was left, the bar was not")
  }

  // MARK: A hidden pointer

  /// A pointer that hides, over the bar that the strip revealed.
  private func hidden(
    hidingAfter delay: Double = 3, over position: Point = Point(x: 120, y: 40),
    _ change: (inout PointerConfiguration) -> Void = { _ in }
  ) -> PointerHarness {
    var person = person(change)
    var settings = PointerSettings()
    settings.autoHideDelay = delay
    person.engine.setSettings(settings, at: person.now)
    move(&person, to: 10)
    person.move(by: position - person.model)
    person.wait(milliseconds: Int64(delay * 1000) + 1)
    XCTAssertEqual(person.frame.phase, .hidden)
    return person
  }

  func testH1ABarStaysUnderAPointerThatHides() {
    for delay in [0.5, 2, 3, 7] {
      for position in [Point(x: 120, y: 40), Point(x: 101, y: 31), Point(x: 160, y: 60)] {
        for inactivity in [nil, 0.4, 3, 20] as [Double?] {
          var person = hidden(hidingAfter: delay, over: position) { $0.revealInactivity = inactivity }
          person.wait(milliseconds: 60_000)
          XCTAssertEqual(person.frame.revealed, revealed, "\(delay) s, \(position)")
          XCTAssertTrue(person.frame.isAtRest)
          XCTAssertNil(person.frame.nextWake)
          // Moving within the bar changes nothing, and leaving it conceals it.
          person.move(by: Vector(dx: 3, dy: 0))
          XCTAssertEqual(person.frame.revealed, revealed)
          XCTAssertEqual(story(person), [9, 7])
          move(&person, to: 300)
          person.wait(milliseconds: 300)
          XCTAssertEqual(story(person), [9, 7, -7, -9])
        }
      }
    }
  }

  func testH1ABarGoesWhenTheHiddenPointerLeaves() {
    var left = hidden()
    left.send(.leave)
    XCTAssertEqual(left.frame.revealed, [])
    var away = hidden()
    away.move(by: Vector(dx: 0, dy: 200))
    away.wait(milliseconds: 299)
    XCTAssertEqual(away.frame.revealed, revealed)
    away.wait(milliseconds: 1)
    XCTAssertEqual(away.frame.revealed, [])
  }

  func testH1ABarGoesWhenItIsMovedOrTakenFromUnderTheHiddenPointer() {
    for change in 0..<3 {
      var person = hidden()
      switch change {
      case 0: person.engine.upsert([], removing: [2, 3], at: person.now)
      case 1: person.engine.move(2, to: Rect(x: 500, y: 300, width: 44, height: 37), at: person.now)
      default:
        var disabled = button(2, x: 100)
        disabled.isEnabled = false
        person.engine.upsert(disabled, at: person.now)
      }
      if change > 0 { person.engine.remove(3, at: person.now) }
      person.wait(milliseconds: 299)
      XCTAssertEqual(person.frame.revealed, revealed, "\(change)")
      person.wait(milliseconds: 1)
      XCTAssertEqual(person.frame.revealed, [], "\(change)")
    }
  }

  func testH1ABarThatRevealsItselfStaysUnderAHiddenPointer() {
    var own = strip
    own.reveals = [.target(1)]
    var person = PointerHarness(targets: [own], start: Point(x: 120, y: 300), device: .mouse)
    move(&person, to: 10)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.phase, .hidden)
    XCTAssertEqual(person.frame.revealed, [.target(1)])
  }

  func testH1AHiddenPointerRevealsNothingNew() {
    var person = PointerHarness(targets: bar, start: Point(x: 120, y: 300))
    person.move(by: Vector(dx: 1, dy: 0))
    person.wait(milliseconds: 3001)
    XCTAssertEqual(person.frame.phase, .hidden)
    var moved = strip
    moved.frame = Rect(x: 0, y: 290, width: 1024, height: 20)
    person.engine.upsert(moved, at: person.now)
    XCTAssertEqual(person.frame.revealed, [])
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testH1ABarStaysWhileAGestureHidesThePointer() {
    var person = person()
    person.send(.gaze(Point(x: 500, y: 500)))
    move(&person, to: 10)
    person.move(by: Point(x: 120, y: 40) - person.model)
    person.send(.transform(.began, scale: 1, rotation: 0, translation: .zero, fingers: 2))
    XCTAssertEqual(person.frame.phase, .hidden)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  // MARK: H2

  func testH2ControlsHideWhenThePointerRestsAndComeBackWithMovement() {
    var person = person { $0.revealInactivity = 2 }
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
    person.move(by: Vector(dx: 1, dy: 0))
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 2000)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH2OnlyMovementCountsAndPutsHidingOff() {
    var person = person { $0.revealInactivity = 2 }
    move(&person, to: 10)
    person.wait(milliseconds: 1900)
    person.move(by: Vector(dx: 1, dy: 0))
    person.wait(milliseconds: 1900)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.send(.scroll(Vector(dx: 0, dy: 2), phase: .none, source: .wheel))
    person.engine.upsert(bar, at: person.now)
    person.wait(milliseconds: 100)
    XCTAssertEqual(person.frame.revealed, [], "a scroll and a layout that is told again are no movement")
  }

  func testH2NothingHidesOverTheControlsOrWhileAButtonIsHeld() {
    var person = person { $0.revealInactivity = 2 }
    move(&person, to: 10)
    person.press()
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.release()
    person.wait(milliseconds: 1999)
    XCTAssertEqual(person.frame.revealed, revealed, "the rest counts from the release")
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])

    person.move(by: Vector(dx: 0, dy: 1))
    move(&person, to: 40)
    person.wait(milliseconds: 30_000)
    XCTAssertEqual(person.frame.revealed, revealed)
  }

  func testH2ControlsTakenFromUnderThePointerStartTheRest() {
    var person = person { $0.revealInactivity = 2 }
    move(&person, to: 10)
    move(&person, to: 40)
    person.wait(milliseconds: 10_000)
    var wide = strip
    wide.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    person.engine.upsert([wide], removing: [2, 3], at: person.now)
    XCTAssertEqual(person.hovered, 1)
    person.wait(milliseconds: 1999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
  }

  func testH2NeverWithoutADelay() {
    for never in [nil, 0, -3] as [Double?] {
      var person = person { $0.revealInactivity = never }
      person.touch()
      move(&person, to: 10)
      person.waitUntilRest()
      XCTAssertNil(person.frame.nextWake)
      person.wait(milliseconds: 1_000_000)
      XCTAssertEqual(person.frame.revealed, revealed)
    }
  }

  func testH2ByDefaultPointerAndControlsGoTogether() {
    var person = PointerHarness(targets: bar, start: Point(x: 120, y: 300))
    move(&person, to: 10)
    person.wait(milliseconds: 2999)
    XCTAssertEqual(person.frame.revealed, revealed)
    person.wait(milliseconds: 1)
    XCTAssertEqual(person.frame.revealed, [])
    XCTAssertEqual(person.events.suffix(4).map { $0.type }, [.concealed, .concealed, .exited, .hidden])
  }

  // MARK: Everything has its end

  func testH1LeavingTheSurfaceConcealsAtOnceAndHidingDoesNot() {
    var configuration = PointerConfiguration()
    configuration.revealInactivity = nil
    var person = PointerHarness(targets: bar, start: Point(x: 120, y: 300), configuration: configuration)
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
      case 0: person.engine.remove(1, at: person.now)
      case 1:
        var disabled = strip
        disabled.isEnabled = false
        person.engine.upsert(disabled, at: person.now)
      default:
        var poorer = strip
        poorer.reveals = []
        person.engine.upsert(poorer, at: person.now)
      }
      person.wait(milliseconds: 300)
      XCTAssertEqual(story(person), [9, 7, -7, -9], "change \(change)")
    }
  }

  func testH1MoreThanSixtyFourAreCountedAndRepeatsAreOne() {
    var person = person()
    var greedy = strip
    greedy.reveals = [.target(0), .group(0)] + ([5, 5] + (100..<200)).map { .target(TargetID($0)) }
    person.engine.upsert(greedy, at: person.now)
    move(&person, to: 10)
    XCTAssertEqual(person.frame.revealed, ([5] + (100..<163)).map { .target(TargetID($0)) })
    XCTAssertEqual(person.engine.diagnostics.excessReveals.count, 37)
  }

  /// A random session in which a third of the targets reveal something.
  private func session(_ dice: inout Dice) -> RandomSession {
    var session = RandomSession(&dice)
    session.person.engine.setConfiguration(
      {
        var configuration = PointerConfiguration()
        configuration.concealDelay = dice.pick([0, 0.05, 0.3])
        configuration.revealInactivity = dice.pick([nil, 0.1, 0.5, 3])
        return configuration
      }(), at: session.person.now)
    for id in 1...30 where dice.chance(0.4) {
      guard var target = session.person.engine.target(TargetID(id)) else { continue }
      target.reveals = (0..<dice.count(1...3)).map { _ in
        let number = dice.count(1...30)
        return number <= 3 ? .group(GroupID(number)) : .target(TargetID(number))
      }
      session.person.engine.upsert(target, at: session.person.now)
    }
    return session
  }

  func testH1EveryRevealIsBalancedWhateverHappens() {
    var reveals = 0
    for seed in seeds(120) {
      var dice = Dice(seed: UInt64(seed) &+ 6100)
      var session = session(&dice)
      var shown: Set<RevealedElement> = []
      var seen: UInt64 = 0
      for index in 0..<120 {
        session.step(&dice)
        if index == 119 { session.person.send(.leave) }
        for event in session.person.engine.events(since: seen) {
          switch event.kind {
          case .revealed(let element):
            XCTAssertTrue(shown.insert(element).inserted, "\(element) revealed twice, seed \(seed)")
            reveals += 1
          case .concealed(let element):
            XCTAssertNotNil(shown.remove(element), "\(element) was not revealed, seed \(seed)")
          default: break
          }
        }
        seen = session.person.engine.eventCount
        XCTAssertEqual(session.person.frame.revealed, shown.sorted(), "seed \(seed)")
      }
      XCTAssertEqual(shown, [], "all is concealed when the pointer has left, seed \(seed)")
    }
    XCTAssertGreaterThan(reveals, 150)
  }

  func testH2WhatIsRevealedDoesNotDependOnHowOftenOneLooks() {
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 6500)
      var session = session(&dice)
      for _ in 0..<30 { session.step(&dice) }
      var often = session.person
      var once = session.person
      for _ in 0..<4000 { often.wait(milliseconds: 1) }
      once.wait(milliseconds: 4000)
      XCTAssertEqual(often.frame.revealed, once.frame.revealed, "seed \(seed)")
      XCTAssertEqual(often.events, once.events, "seed \(seed)")
      XCTAssertEqual(often.engine, once.engine, "seed \(seed)")
    }
  }

  func testH2HonouringNextWakeAloneMissesNothing() {
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 6900)
      var session = session(&dice)
      for _ in 0..<30 { session.step(&dice) }
      var watched = session.person
      var idle = session.person
      for _ in 0..<5000 { watched.wait(milliseconds: 1) }
      while idle.now < watched.now {
        let frame = idle.frame
        if frame.isAtRest {
          guard let wake = frame.nextWake, wake <= watched.now else { break }
          XCTAssertGreaterThanOrEqual(wake, idle.now, "seed \(seed)")
          idle.wait(nanoseconds: max(1, wake.nanoseconds - idle.now.nanoseconds))
        } else {
          idle.wait(milliseconds: 16)
        }
      }
      XCTAssertEqual(idle.frame.revealed, watched.frame.revealed, "seed \(seed)")
      XCTAssertEqual(idle.events.map(\.type), watched.events.map(\.type), "seed \(seed)")
    }
  }
}
