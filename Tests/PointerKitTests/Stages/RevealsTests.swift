import PointerTestSupport
import XCTest

@testable import PointerKit

/// H1, H2: the elements that are revealed because of the pointer's position, without an engine.
final class RevealsTests: XCTestCase {
  private let due = start.after(milliseconds: 300)

  private func target(_ id: TargetID, reveals: [RevealedElement] = [], group: GroupID? = nil) -> PointerTarget
  {
    var target = PointerTarget(id: id, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    target.reveals = reveals
    target.group = group
    return target
  }

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

  func testSixtyFourAreRevealedAtOnceAndNoMore() {
    var reveals = Reveals()
    for id in 1...64 { XCTAssertEqual(reveals.reveal(.target(TargetID(id)), by: 100), .revealed) }
    XCTAssertEqual(reveals.reveal(.target(65), by: 100), .refused)
    XCTAssertEqual(reveals.reveal(.target(64), by: 101), .kept, "one that is there may change its source")
    XCTAssertEqual(reveals.entries.count, 64)
    reveals.releaseKept(at: start)
    XCTAssertEqual(reveals.removeDue(at: start), .target(1))
    XCTAssertEqual(reveals.reveal(.target(65), by: 100), .revealed, "now there is room")
  }

  func testH1TheSourceKeepsItAndLeavingConcealsItWhenDue() {
    let scene = TargetStore.with([target(1, reveals: [.target(2)]), target(2), target(3)])
    var reveals = revealing([.target(2)], by: 1)
    reveals.keep(over: 1, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture])
    XCTAssertNil(reveals.removeDue(at: .distantFuture), "what is kept is never due")
    reveals.keep(over: 3, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [due])
    reveals.keep(over: nil, concealingAt: due.after(milliseconds: 50), among: scene)
    XCTAssertEqual(due(reveals), [due], "the time counts from leaving, not from the last change")
    XCTAssertNil(reveals.removeDue(at: due.advanced(byNanoseconds: -1)))
    XCTAssertEqual(reveals.removeDue(at: due), .target(2))
    XCTAssert(reveals.isEmpty)
  }

  func testH1ReturningInTimeKeepsIt() {
    let scene = TargetStore.with([target(1, reveals: [.target(2)]), target(2)])
    var reveals = revealing([.target(2)], by: 1)
    reveals.keep(over: nil, concealingAt: due, among: scene)
    reveals.keep(over: 1, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture])
  }

  func testH1TheBarThatAppearedKeepsItself() {
    let scene = TargetStore.with([target(1, reveals: [.group(7)]), target(4, group: 7), target(5)])
    var reveals = revealing([.group(7)], by: 1)
    reveals.keep(over: 4, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture])
    XCTAssert(reveals.isOverRevealed)
    reveals.keep(over: 1, concealingAt: due, among: scene)
    XCTAssertFalse(reveals.isOverRevealed, "the source is not what was revealed")
  }

  func testH1ASubmenuKeepsItsMenuAndItsBar() {
    let scene = TargetStore.with([
      target(1, reveals: [.target(2)]), target(2, reveals: [.target(3)]), target(3, reveals: [.target(4)]),
      target(4), target(9, reveals: [.target(8)]), target(8),
    ])
    var reveals = revealing([.target(2)], by: 1)
    _ = reveals.reveal(.target(3), by: 2)
    _ = reveals.reveal(.target(4), by: 3)
    _ = reveals.reveal(.target(8), by: 9)
    reveals.keep(over: 4, concealingAt: due, among: scene)
    XCTAssertEqual(
      due(reveals), [.distantFuture, .distantFuture, .distantFuture, due], "all but what another revealed")
    reveals.keep(over: 3, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture, .distantFuture, .distantFuture, due])
    reveals.keep(over: 2, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture, .distantFuture, due, due], "the submenu's own menu goes")
  }

  func testARingOfMenusEnds() {
    let scene = TargetStore.with([target(1, reveals: [.target(2)]), target(2, reveals: [.target(1)])])
    var reveals = revealing([.target(2)], by: 1)
    _ = reveals.reveal(.target(1), by: 2)
    reveals.keep(over: 1, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture, .distantFuture])
  }

  func testH1ASourceThatNoLongerRevealsItConcealsIt() {
    var reveals = revealing([.target(2)], by: 1)
    reveals.keep(over: 1, concealingAt: due, among: .with([target(1), target(2)]))
    XCTAssertEqual(due(reveals), [due])
  }

  func testH1OverWhatWasRevealedItStaysThoughItsSourceIsGone() {
    var reveals = revealing([.target(2)], by: 1)
    reveals.keep(over: 2, concealingAt: due, among: .with([target(2)]))
    XCTAssertEqual(due(reveals), [.distantFuture])
    reveals.keep(over: nil, concealingAt: due, among: .with([target(2)]))
    XCTAssertEqual(due(reveals), [due])
  }

  func testAnotherSourceTakesOver() {
    let scene = TargetStore.with([
      target(1, reveals: [.target(3)]), target(2, reveals: [.target(3)]), target(3),
    ])
    var reveals = revealing([.target(3)], by: 1)
    XCTAssertEqual(reveals.reveal(.target(3), by: 2), .kept)
    reveals.keep(over: 2, concealingAt: due, among: scene)
    XCTAssertEqual(due(reveals), [.distantFuture])
  }

  func testReleasingConcealsWhatIsKeptAndLeavesOtherTimesAlone() {
    let scene = TargetStore.with([target(1, reveals: [.target(2), .target(3)]), target(4)])
    var reveals = revealing([.target(2)], by: 1)
    reveals.keep(over: 4, concealingAt: due, among: scene)
    _ = reveals.reveal(.target(3), by: 1)
    reveals.releaseKept(at: start)
    XCTAssertEqual(due(reveals), [due, start])
    XCTAssertEqual(reveals.removeDue(at: start), .target(3))
    XCTAssertNil(reveals.removeDue(at: start))
  }
}
