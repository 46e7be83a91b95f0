import PointerKit
import PointerTestSupport
import XCTest

/// Whatever a person does in whatever order, everything that begins has its end, in the order of time.
final class BalanceTests: XCTestCase {
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

  func testRandomSessionsEndAllThatTheyBegin() {
    var types: Set<PointerEventType> = []
    for seed in seeds(200, inDebug: 24) {
      var dice = Dice(seed: UInt64(seed) &+ 7000)
      var session = session(&dice)
      var (balance, shown) = (EventBalance(), Set<RevealedElement>())
      var last = Timestamp.distantPast
      for step in 0...120 {
        if step < 120 {
          session.step(&dice)
        } else {
          session.person.send(dice.chance(0.5) ? .leave : .cancel)
        }
        let message = "seed \(seed), step \(step)"
        let news = session.person.newEvents()
        XCTAssertEqual(balance.take(news), [], message)
        for event in news {
          types.insert(event.type)
          XCTAssertGreaterThanOrEqual(event.time, last, message)
          last = event.time
          if case .revealed(let element) = event.kind { shown.insert(element) }
          if case .concealed(let element) = event.kind { shown.remove(element) }
        }
        let (frame, selection) = (session.person.frame, session.person.engine.selection)
        XCTAssertEqual(balance.hovered, frame.hovered, message)
        XCTAssertEqual(frame.revealed, shown.sorted(), "H1, H2: \(message)")
        XCTAssertEqual(selection, Array(Set(selection)).sorted(), message)
        XCTAssertTrue(selection.allSatisfy { session.person.engine.target($0) != nil }, message)
        if let band = frame.band { XCTAssertEqual(band.selected, selection, message) }
      }
      XCTAssertEqual(balance.underWay, [], "seed \(seed)")
      XCTAssertNotEqual(session.person.frame.phase, .gesturing, "seed \(seed)")
      XCTAssertNil(session.person.frame.band, "seed \(seed)")
      session.person.send(.leave)
      XCTAssertEqual(session.person.frame.revealed, [], "all is concealed on leaving, seed \(seed)")
    }
    let expected: Set<PointerEventType> = [
      .entered, .exited, .pressed, .released, .clicked, .secondaryClicked, .bandBegan, .bandChanged,
      .bandEnded,
      .dragBegan, .dragChanged, .dragEnded, .pressureChanged, .scrolled, .transformed, .gestured, .cancelled,
      .revealed, .concealed,
    ]
    XCTAssertTrue(types.isSuperset(of: expected), "never happened: \(expected.subtracting(types))")
  }
}
