import PointerKit
import PointerTestSupport
import XCTest

/// Whatever happens in whatever order, everything that begins has its end.
final class BalanceTests: XCTestCase {
  func testRandomSessionsEndAllThatTheyBegin() {
    var types: Set<PointerEventType> = []
    for seed in seeds(200, inDebug: 20) {
      var dice = Dice(seed: UInt64(seed) &+ 7000)
      var session = RandomSession(&dice)
      var balance = EventBalance()
      for step in 0..<120 {
        session.step(&dice)
        let news = session.person.newEvents()
        XCTAssertEqual(balance.take(news), [], "seed \(seed), step \(step)")
        for event in news { types.insert(event.type) }
        XCTAssertEqual(balance.hovered, session.person.frame.hovered, "seed \(seed), step \(step)")
      }
      session.person.send(dice.chance(0.5) ? .leave : .cancel)
      XCTAssertEqual(balance.take(session.person.newEvents()), [], "seed \(seed), the end")
      XCTAssertEqual(balance.hovered, session.person.hovered, "seed \(seed)")
      XCTAssertEqual(balance.underWay, [], "seed \(seed)")
      XCTAssertNotEqual(session.person.frame.phase, .gesturing, "seed \(seed)")
      XCTAssertNil(session.person.frame.band, "seed \(seed)")
    }
    let expected: Set<PointerEventType> = [
      .entered, .exited, .pressed, .released, .clicked, .secondaryClicked, .bandBegan, .bandChanged,
      .bandEnded,
      .dragBegan, .dragChanged, .dragEnded, .pressureChanged, .scrolled, .transformed, .gestured, .cancelled,
    ]
    XCTAssertTrue(types.isSuperset(of: expected), "never happened: \(expected.subtracting(types))")
  }

  func testSelectionsNameOnlyWhatIsThereInAscendingOrder() {
    for seed in seeds(80) {
      var dice = Dice(seed: UInt64(seed) &+ 8000)
      var session = RandomSession(&dice)
      for _ in 0..<120 {
        session.step(&dice)
        let selection = session.person.engine.selection
        XCTAssertEqual(selection, Array(Set(selection)).sorted(), "seed \(seed)")
        XCTAssertTrue(
          selection.allSatisfy { session.person.engine.target($0) != nil }, "seed \(seed): \(selection)")
        if let band = session.person.frame.band { XCTAssertEqual(band.selected, selection, "seed \(seed)") }
      }
    }
  }
}
