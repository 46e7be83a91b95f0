import PointerTestSupport
import XCTest

@testable import PointerKit

/// The elements that are revealed because of the pointer's position, without an engine (H1, H2).
final class RevealsTests: XCTestCase {
  private let due = start.after(milliseconds: 300)
  private func due(_ reveals: Reveals) -> [Timestamp] { reveals.entries.map { $0.due } }

  private func target(_ id: TargetID, reveals: [RevealedElement] = [], group: GroupID? = nil) -> PointerTarget
  { PointerTarget(id, Rect(0, 0, 10, 10), group: group, reveals: reveals) }

  /// The reveals after the pointer has come over a target that reveals elements.
  private func revealing(_ elements: [RevealedElement], by source: TargetID) -> Reveals {
    var reveals = Reveals()
    for element in elements { _ = reveals.reveal(element, by: source) }
    return reveals
  }

  func testEachElementIsRevealedOnceInAscendingOrder() {
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
