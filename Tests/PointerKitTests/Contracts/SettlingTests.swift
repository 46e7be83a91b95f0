import PointerTestSupport
import XCTest

@testable import PointerKit

/// Each input reports what it makes out of date, and `settle` brings all of that up to date.
final class SettlingTests: XCTestCase {
  // All but what happens once: recentering, hiding, the beginning of a band, and the locking of a style.
  private let everything: Changes = [.layout, .registration, .hover, .style, .look, .reveals]

  // What an input leaves unreported would change here.
  func testAfterAnyInputSettlingEverythingAgainChangesNothing() {
    var compared = 0
    let all = 0..<30
    for seed in all {
      var calls = HostCalls(seed: UInt64(seed) &+ 15_500)
      var engine = calls.first
      engine.settle(everything)
      for step in 0..<150 {
        let call = calls.next()
        engine.perform(call)
        // While the pointer moves by itself, hover is found on a grid and not at every instant.
        if engine.model.isMoving { continue }
        var again = engine
        again.settle(everything)
        compared += 1
        let difference = difference(again, engine)
        if !difference.isEmpty { return XCTFail("seed \(seed), step \(step): \(difference), \(call)") }
      }
    }
    XCTAssertGreaterThan(compared, 80 * all.count)
  }

  /// The differences between two engines; empty if there is no noticeable one.
  private func difference(_ a: PointerEngine, _ b: PointerEngine) -> String {
    var parts: [String] = []
    if a.input != b.input { parts.append("input") }
    if a.model != b.model { parts.append("model") }
    if a.scene != b.scene { parts.append("scene") }
    if a.hover.hoveredTarget != b.hover.hoveredTarget { parts.append("hovered target") }
    if a.hover.style != b.hover.style { parts.append("style") }
    if a.hover.reveals != b.hover.reveals { parts.append("reveals") }
    if a.hover != b.hover { parts.append("hover") }
    if a.band != b.band { parts.append("band") }
    if a.log != b.log { parts.append("events") }
    // Contents that have come to rest may be forgotten: what counts is what is seen. The way onto steps is not
    // compared, since any further goal goes on with the faster spring of steps, and neither is the shade of an unseen
    // pointer.
    let isOnSteps = [a.hover.style.horizontal.mode, a.hover.style.vertical.mode].contains(.steps)
    if isOnSteps || a.hover.visibility != .visible { return parts.joined(separator: ", ") }
    for milliseconds in [0.0, 40, 200] {
      let time = a.now.after(milliseconds: milliseconds)
      if a.frame(at: time) != b.frame(at: time) { parts.append("frame after \(milliseconds) ms") }
    }
    return parts.joined(separator: ", ")
  }

  /// An engine whose pointer is over an icon.
  private var engineOnAnIcon: PointerEngine {
    let icon = PointerTarget(1, Rect(400, 300, 80, 80), .appIcon)
    var person = SimulatedPerson(targets: [icon], start: icon.frame.center)
    person.move(by: Vector(1, 0))
    return person.engine
  }

  func testNothingInvalidSettlesNothing() {
    var engine = engineOnAnIcon
    let before = engine
    engine.settle([])
    XCTAssertEqual(engine, before)
  }

  func testHidingIsRecordedOnceAfterAllElse() {
    var engine = engineOnAnIcon
    let seen = engine.eventCount
    engine.hover.visibility = .hidden
    engine.settle([.hover, .look, .reveals, .pointerHid])
    XCTAssertEqual(engine.events(since: seen).map { $0.type }, [.exited, .hidden])
  }
}
