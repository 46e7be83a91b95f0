import PointerKit
import PointerTestSupport
import XCTest

/// F8: a pointer that was not flicked does not jump.
final class HarmlessLiftTests: XCTestCase {
  private func crowd(_ dice: inout Dice, around position: Point) -> [PointerTarget] {
    (1...30).map {
      PointerTarget(
        id: TargetID($0),
        frame: Rect(
          center: position + dice.vector(upTo: 200),
          size: Size(width: dice.number(10...80), height: dice.number(10...60))),
        kind: .button, hasBezel: true, effect: dice.chance(0.5) ? .lift : .highlight)
    }
  }

  /// A person whose finger is about to lift among many targets, after 80–250 ms at speeds below `slow`,
  /// whatever it did before at the speed `fast`.
  ///
  /// Both speeds are in the device's unit a second. The velocity of a lift is a mean with the weights e^(−age
  /// / 20 ms), which still contains a share of `fast`; the end is made slower to balance this share.
  private func ended(_ dice: inout Dice, _ device: PointerDevice, slow: Double, fast: Double)
    -> PointerHarness
  {
    let start = Point(x: 512, y: 384)
    var settings = PointerSettings()
    settings.trackingSpeed = dice.number(0...3)
    var person = PointerHarness(
      targets: crowd(&dice, around: start), start: start, device: device, settings: settings)
    person.reportInterval = dice.pick([4, 8, 12, 16]) * 1_000_000
    person.touch()
    let seconds = Double(person.reportInterval) * 1e-9
    let direction = dice.vector(upTo: 1).normalized
    for _ in 0..<dice.count(0...20) { person.move(by: direction * (fast * seconds)) }
    let length = dice.pick([0.08, 0.104, 0.13, 0.16, 0.25])
    let memory = exp(-length / 0.02)
    let slow = min(slow, (slow - fast * memory) / (1 - memory))
    // In any direction, and at an uneven speed.
    let turned = Vector(dx: -direction.dy, dy: direction.dx) * dice.number(-2...2) + direction
    let unevenness = dice.number(0...0.7)
    for _ in 0..<Int((length / seconds).rounded(.up)) {
      let share = 0.99 - unevenness * dice.number(0...1)
      person.move(by: turned.normalized * (slow * share * seconds))
    }
    _ = person.newEvents()
    return person
  }

  private func checkThatItStays(_ person: inout PointerHarness, _ message: String) {
    let (before, hovered) = (person.model, person.hovered)
    person.lift()
    person.wait(milliseconds: 800)
    let kinds = person.newTypes()
    XCTAssertFalse(kinds.contains(.attracted) || kinds.contains(.coasted), message)
    XCTAssertEqual(person.hovered, hovered, message)
    // On a control that snaps it recentres, as at the end of any stroke (M5).
    if !kinds.contains(.recentered) { XCTAssertEqual(person.model, before, message) }
  }

  func testF8ASlowDeliberateEndOfTheFingerNeverJumps() {
    let device = PointerDevice(kind: .trackpad, unit: .millimeters, reportsContact: true)
    for seed in 0..<200 {
      var dice = Dice(seed: UInt64(seed))
      var person = ended(&dice, device, slow: 30, fast: dice.number(0...300))
      checkThatItStays(&person, "seed \(seed)")
    }
  }

  func testF8ASlowDeliberateEndInPointsNeverJumps() {
    for seed in 0..<200 {
      var dice = Dice(seed: UInt64(seed))
      let slow = PointerConfiguration().magnetism.minimumSpeed
      var person = ended(&dice, .trackpad, slow: slow, fast: dice.number(0...4000))
      checkThatItStays(&person, "seed \(seed)")
    }
  }

  func testF8WithNothingInReachTheCoastIsInertiaToTheBit() {
    for seed in 0..<60 {
      var dice = Dice(seed: UInt64(seed))
      let far = PointerTarget(
        id: 1, frame: Rect(x: 980, y: 720, width: 40, height: 40), kind: .appIcon, hasBezel: true)
      var person = PointerHarness(
        targets: dice.chance(0.5) ? [far] : [], start: Point(x: 400, y: 300))
      person.flick(dice.vector(upTo: 1200))
      guard let flick = person.engine.lastFlick, let attraction = person.engine.lastAttraction,
        attraction.reason == .coasted
      else { continue }
      let bounds = Rect(x: 0, y: 0, width: 1024, height: 768)
      let lift = person.now
      let decay = PointerConfiguration().magnetism.decay
      let landing = (flick.position + decay.projectedDistance(velocity: flick.velocity)).clamped(to: bounds)
      for _ in 0..<60 {
        person.wait(nanoseconds: Int64(dice.count(1...20_000_000)))
        if person.frame.phase != .coasting { break }
        let way = decay.displacement(velocity: flick.velocity, after: person.now.seconds(since: lift))
        XCTAssertEqual(person.model, (flick.position + way).clamped(to: bounds), "seed \(seed)")
      }
      person.wait(milliseconds: 1500)
      XCTAssertEqual(person.model, landing, "seed \(seed)")
    }
  }
}
