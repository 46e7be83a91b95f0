import PointerTestSupport
import XCTest

/// Every event says when and where it happened, and everything that begins has its end.
final class EventsTests: XCTestCase {
  /// A person who has clicked so often that the engine has had this many events.
  private func busy(_ count: Int) -> SimulatedPerson {
    var person = SimulatedPerson()
    for index in 0..<count { person.send(.button(.middle, isDown: index % 2 == 0)) }
    XCTAssertEqual(person.engine.eventCount, UInt64(count))
    return person
  }

  func testOverflowOfTheRingIsCounted() {
    let engine = busy(300).engine
    let all = engine.events(since: 0)
    XCTAssertEqual(all.count, 256)
    XCTAssertEqual(all.lostCount, 44)
    XCTAssertEqual(all.startIndex, 44)
    XCTAssertEqual(all.endIndex, 300)
    XCTAssertEqual(engine.events(since: 44).lostCount, 0)
    XCTAssertEqual(engine.events(since: 43).lostCount, 1)
  }

  func testAskingAgainFromTheEndGivesOnlyWhatIsNew() {
    var person = busy(10)
    let first = person.engine.events(since: 0)
    XCTAssertEqual(person.engine.events(since: first.endIndex).count, 0)
    person.press()
    let news = person.engine.events(since: first.endIndex)
    XCTAssertEqual(news.map { $0.type }, [.pressed])
    XCTAssertEqual(first.count, 10, "what was given before does not change")
  }

  func testNumbersBeyondTheEndAreHarmless() {
    let engine = busy(3).engine
    for number in [3, 4, 1000, UInt64.max] {
      let events = engine.events(since: number)
      XCTAssertTrue(events.isEmpty)
      XCTAssertEqual(events.lostCount, 0)
      XCTAssertEqual(events.endIndex, 3)
    }
  }

  // MARK: Every event says when and where it happened, and with which keys

  func testEachEventCarriesThePositionOfThePointerAsItHappened() {
    for seed in 0..<10 {
      var calls = HostCalls(seed: UInt64(seed) &+ 15_600)
      var (engine, compared) = (calls.first, 0)
      for _ in 0..<120 {
        let call = calls.next()
        // Without a pause, whatever happens happens at the position before or after this call.
        engine.advance(to: call.time)
        let (before, seen) = (engine.position, engine.eventCount)
        engine.perform(call)
        guard engine.now == call.time else { continue }
        for event in engine.events(since: seen) where event.time == call.time && event.type != .recentered {
          compared += 1
          XCTAssert(event.position.isFinite)
          if before == engine.position {
            XCTAssertEqual(event.position, before, "seed \(seed): \(event.type)")
          }
        }
      }
      XCTAssertGreaterThan(compared, 10, "seed \(seed)")
    }
  }

  func testWhatTimeCausesHasThePositionOfItsOwnInstant() throws {
    // The stroke ends at x = 320, and the coast at about 420.
    let row = PointerTarget(1, Rect(350, 380, 600, 40), .row, padding: .zero)
    var person = SimulatedPerson(targets: [row], start: Point(200, 400))
    person.flick(Vector(1_000, 0))
    let lift = person.model
    person.wait(milliseconds: 10_000)
    let events = person.events
    let coast = try XCTUnwrap(events.first { $0.type == .coasted })
    let landing = try XCTUnwrap(events.first { $0.type == .landed })
    let hiding = try XCTUnwrap(events.first { $0.type == .hidden })
    let entry = try XCTUnwrap(events.first { $0.type == .entered })
    XCTAssertEqual(coast.position, lift)
    XCTAssertEqual(entry.position.x, 350, accuracy: 4, "on the grid of 4 ms")
    XCTAssertGreaterThanOrEqual(entry.position.x, 350)
    XCTAssertEqual(landing.position, coast.landing)
    XCTAssertEqual(hiding.position, person.model)
    XCTAssertLessThan(landing.time, hiding.time)
  }

  // MARK: Whatever a person does in whatever order, everything that begins has its end, in the order of time

  func testRandomSessionsEndAllThatTheyBegin() {
    var types: Set<PointerEventType> = []
    for seed in 0..<40 {
      var calls = HostCalls(seed: UInt64(seed) &+ 7000)
      var (engine, balance, shown) = (calls.first, EventBalance(), Set<RevealedElement>())
      var (seen, last) = (UInt64(0), Timestamp.distantPast)
      for step in 0...120 {
        if step < 120 {
          engine.perform(calls.next())
        } else {
          engine.simulate(PointerInput(seed % 2 == 0 ? .leave : .cancel, at: calls.now))
        }
        let message = "seed \(seed), step \(step)"
        let news = engine.events(since: seen)
        seen = news.endIndex
        XCTAssertEqual(balance.take(Array(news)), [], message)
        for event in news {
          types.insert(event.type)
          XCTAssertGreaterThanOrEqual(event.time, last, message)
          last = event.time
          if case .revealed(let element) = event.kind { shown.insert(element) }
          if case .concealed(let element) = event.kind { shown.remove(element) }
        }
        let (frame, selection) = (engine.frame(at: engine.now), engine.selection)
        XCTAssertEqual(balance.hovered, frame.hovered, message)
        XCTAssertEqual(frame.revealed, shown.sorted(), "H1, H2: \(message)")
        XCTAssertEqual(selection, Array(Set(selection)).sorted(), message)
        XCTAssertTrue(selection.allSatisfy { engine.target($0) != nil }, message)
        if let band = frame.band { XCTAssertEqual(band.selected, selection, message) }
      }
      XCTAssertEqual(balance.underWay, [], "seed \(seed)")
      engine.simulate(PointerInput(.leave, at: calls.now))
      let frame = engine.frame(at: engine.now)
      XCTAssertNotEqual(frame.phase, .gesturing, "seed \(seed)")
      XCTAssertNil(frame.band, "seed \(seed)")
      XCTAssertEqual(frame.revealed, [], "all is concealed on leaving, seed \(seed)")
    }
    let expected: Set<PointerEventType> = [
      .entered, .exited, .pressed, .released, .clicked, .secondaryClicked, .bandBegan, .bandChanged,
      .bandEnded, .dragBegan, .dragChanged, .dragEnded, .pressureChanged, .scrolled, .transformed, .gestured,
      .cancelled, .revealed, .concealed,
    ]
    XCTAssertTrue(types.isSuperset(of: expected), "never happened: \(expected.subtracting(types))")
  }
}
