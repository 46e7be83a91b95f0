import PointerKit
import PointerTestSupport
import XCTest

/// H1, H2: everything that is revealed is concealed again, and it does not matter how often frames are read.
final class RevealBalanceTests: XCTestCase {
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

  private func personAfterThirtySteps(_ seed: Int) -> PointerHarness {
    var dice = Dice(seed: UInt64(seed))
    var session = session(&dice)
    for _ in 0..<30 { session.step(&dice) }
    return session.person
  }

  func testH1EveryRevealIsBalancedWhateverHappens() {
    var reveals = 0
    let all = seeds(120)
    for seed in all {
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
    XCTAssertGreaterThan(reveals, 5 * all.count / 2)
  }

  func testH2WhatIsRevealedDoesNotDependOnHowOftenOneLooks() {
    for seed in seeds(40) {
      var often = personAfterThirtySteps(6500 + seed)
      var once = often
      for _ in 0..<4000 { often.wait(milliseconds: 1) }
      once.wait(milliseconds: 4000)
      XCTAssertEqual(often.frame.revealed, once.frame.revealed, "seed \(seed)")
      XCTAssertEqual(often.events, once.events, "seed \(seed)")
      XCTAssertEqual(often.engine, once.engine, "seed \(seed)")
    }
  }

  func testH2HonouringNextWakeAloneMissesNothing() {
    for seed in seeds(40) {
      var watched = personAfterThirtySteps(6900 + seed)
      var idle = watched
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
