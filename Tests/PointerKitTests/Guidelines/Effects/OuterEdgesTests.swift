import PointerTestSupport
import XCTest

/// E15: on the outer edges of controls, and in fast movements over them, the seen pointer stays near its
/// path.
///
/// In a tremble it is at most 20 points outside the path that the model took. In a sweep it is at most 25 ms
/// of travel, and one report, behind it. The tentative start of a coast goes ahead on its line (M7).
final class OuterEdgesTests: XCTestCase {
  private let icon = Rect(400, 300, 60, 60)

  private func person(_ device: PointerDevice.Kind, _ targets: [PointerTarget], start: Point)
    -> SimulatedPerson
  {
    var person = SimulatedPerson(
      targets: targets, start: start, device: PointerDevice(kind: device, curve: AccelerationCurve.linear))
    person.move(by: .zero)
    return person
  }

  /// Trembles across the left and the right edge of a control's region, by some points and at some rates.
  func testATrembleOnAnOuterEdgeKeepsThePointerNear() {
    let targets = [
      PointerTarget(1, icon, .appIcon, hasBezel: true),
      PointerTarget(1, Rect(400, 300, 30, 30), .barButton, hasBezel: false),
      PointerTarget(1, Rect(400, 300, 160, 40), .button, hasBezel: true),
      PointerTarget(1, Rect(400, 300, 12, 44), .button, hasBezel: true),
    ]
    let trembles = product(targets, [0.5, 2, 9], [125.0, 2_000])
    for (target, amplitude, rate) in trembles {
      let frame = target.frame
      let region = frame.outset(by: target.hasBezel ? 12 : 24)
      for edge in [region.minX, region.maxX] {
        var person = person(.mouse, [target], start: Point(edge - amplitude / 2, frame.center.y))
        person.reportInterval = Int64(1e9 / rate)
        var farthest = 0.0
        for report in 0..<Int(rate * 0.3) {
          person.move(by: Vector(report % 2 == 0 ? amplitude : -amplitude, 0))
          let x = person.frame.pointer.center.x
          // The path leads from the edge of the region to the center of the control.
          let path = min(edge - amplitude, frame.center.x)...max(edge + amplitude, frame.center.x)
          farthest = max(farthest, (x - x.clamped(to: path)).magnitude)
        }
        XCTAssertLessThanOrEqual(
          farthest, 20, "\(frame.size), edge \(edge), ±\(amplitude) pt at \(rate) Hz")
      }
    }
  }

  /// Circles and random walks around the corner of a control, seen between the reports too.
  func testARandomTrembleOnAnEdgeKeepsThePointerNear() {
    for (seed, var dice) in withDice(0..<40) {
      let region = icon.outset(by: 12)
      let edge = Point(region.minX, dice.number(region.minY...region.maxY))
      let rate = dice.pick([125.0, 1_000, 2_000])
      let amplitude = dice.number(0.5...9)
      var person = person(.mouse, [PointerTarget(1, icon, .appIcon, hasBezel: true)], start: edge)
      person.reportInterval = Int64(1e9 / rate)
      let path = region.outset(by: amplitude)
      for _ in 0..<Int(rate / 2) {
        let goal = edge + dice.vector(upTo: amplitude)
        person.move(by: goal - person.model)
        let center = person.frame.pointer.center
        XCTAssertLessThanOrEqual((center - center.clamped(to: path)).length, 20, "seed \(seed)")
      }
    }
  }

  func testAFastSweepOverIconsLeavesThePointerCloseBehind() {
    let sweeps = product([1_000.0, 3_000, 8_000], [60.0, 1_000], [100.0, 140, 200])
    for (speed, rate, pitch) in sweeps {
      let icons = (0..<30).map {
        PointerTarget(
          TargetID(rawValue: UInt64($0 + 1)), Rect(200 + pitch * Double($0), 300, 60, 60), .appIcon,
          hasBezel: true)
      }
      var person = SimulatedPerson(
        targets: icons, start: Point(60, 330), size: Size(8_000, 768),
        device: PointerDevice(kind: .mouse, curve: AccelerationCurve.linear))
      person.reportInterval = Int64(1e9 / rate)
      // The travel between two reports is not seen sooner. An icon's region begins 42 points from its center, which
      // holds the pointer.
      let longest = max(speed * 0.025, 42) + speed / rate
      while person.model.x < 200 + pitch * 24 {
        person.move(by: Vector(speed / rate, 0))
        let lag = person.model.x - person.frame.pointer.center.x
        XCTAssertLessThanOrEqual(lag, longest, "\(speed) pt/s at \(rate) Hz, \(pitch) pt apart")
        XCTAssertGreaterThanOrEqual(lag, -20 - 42, "ahead only toward the center of the icon")
        if lag > longest { break }
      }
    }
  }

  /// The pointer still goes over softly where the model leaves a control slowly.
  func testAPointerThatLeavesSlowlyGoesOverSoftly() {
    var person = person(.mouse, [PointerTarget(1, icon, .appIcon, hasBezel: true)], start: icon.center)
    person.wait(milliseconds: 800)
    person.move(by: Vector(41, 0))
    person.wait(milliseconds: 800)
    let before = person.frame.pointer.center.x
    person.move(by: Vector(2, 0))
    XCTAssertNil(person.hovered)
    XCTAssertEqual(person.frame.pointer.center.x, before, accuracy: 0.1, "no jump")
    person.wait(milliseconds: 20)
    XCTAssertLessThan(person.frame.pointer.center.x, person.model.x - 10)
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.frame.pointer.center.x, person.model.x, accuracy: 0.1)
  }

  /// A position that a host sends from far away is reached by an animation as ever.
  func testAJumpOfTheHostsCursorIsAnimated() {
    var person = person(.mouse, [PointerTarget(1, icon, .appIcon, hasBezel: true)], start: icon.center)
    person.move(to: icon.center, waiting: 800)
    person.move(to: Point(900, 330))
    XCTAssertLessThan(person.frame.pointer.center.x, 440)
  }
}
