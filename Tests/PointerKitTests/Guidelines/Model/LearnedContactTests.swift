import PointerTestSupport
import XCTest

/// M7, M5: until a trackpad has reported contact, its lifts are inferred; from then on its reports decide.
final class LearnedContactTests: XCTestCase {
  private let now = Timestamp(nanoseconds: 1_000_000_000)

  /// Swipes at 1,000 points a second, and looks at the pointer a while later.
  private func swipe(
    _ engine: inout PointerEngine, from start: Timestamp, device: DeviceID = 0,
    before: PointerInput.Kind? = nil
  ) -> Bool {
    var time = start
    if let before { engine.simulate(PointerInput(before, at: time, device: device)) }
    for _ in 0..<15 {
      time = time.advanced(byNanoseconds: 8_000_000)
      engine.simulate(PointerInput(.motion(Vector(8, 0)), at: time, device: device))
    }
    let end = engine.position.x
    engine.advance(to: time.advanced(byNanoseconds: 900_000_000))
    return engine.position.x > end + 20
  }

  func testATrackpadHasFlicksUntilItReportsContact() {
    let devices: [PointerDevice?] = [
      nil, .trackpad, PointerDevice(kind: .trackpad), PointerDevice(kind: .trackpad, reportsContact: true),
      PointerDevice(kind: .trackpad, reportsContact: false),
    ]
    for device in devices {
      var engine = PointerEngine(size: Size(4000, 768), start: Point(100, 300))
      if let device { engine.setDevice(device, at: now) }
      XCTAssertTrue(swipe(&engine, from: now), "\(String(describing: device))")
      XCTAssertTrue(swipe(&engine, from: now.advanced(bySeconds: 2)))
      // A finger that touches and rests is no flick, however fast it was.
      XCTAssertFalse(swipe(&engine, from: now.advanced(bySeconds: 4), before: .contact(.began, fingers: 1)))
      let lift = now.advanced(bySeconds: 6)
      engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: lift))
      // From then on, a stroke without a contact is not lifted either.
      XCTAssertFalse(swipe(&engine, from: now.advanced(bySeconds: 8)))
      // But one that is lifted flicks.
      XCTAssertEqual(engine.diagnostics.unbalancedInputs.count, 0)
    }
  }

  func testEachDeviceIsLearnedByItself() {
    var engine = PointerEngine(size: Size(4000, 768), start: Point(100, 300))
    XCTAssertFalse(swipe(&engine, from: now, device: 1, before: .contact(.began, fingers: 1)))
    engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: now.advanced(bySeconds: 2), device: 1))
    XCTAssertTrue(swipe(&engine, from: now.advanced(bySeconds: 3), device: 2))
    XCTAssertFalse(swipe(&engine, from: now.advanced(bySeconds: 5), device: 1))
  }

  func testAMouseHasNoFlicksWhateverItReports() {
    var engine = PointerEngine(size: Size(4000, 768), start: Point(100, 300))
    engine.setDevice(.mouse, at: now)
    XCTAssertFalse(swipe(&engine, from: now))
  }
}
