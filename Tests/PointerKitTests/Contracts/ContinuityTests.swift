import PointerTestSupport
import XCTest

/// Whatever happens at any moment, what is seen goes on from where it is.
final class ContinuityTests: XCTestCase {
  func testEveryEventLeavesWhatIsSeenContinuous() {
    var (instants, numbers) = (0, 0)
    let all = 0..<12
    for (seed, var dice) in withDice(all, from: 400) {
      var session = RandomSession(&dice)
      var lastBand = Timestamp.distantPast
      for _ in 0..<25 {
        session.step(&dice)
        let isBand = session.person.newTypes().contains {
          [.bandBegan, .bandChanged, .bandEnded].contains($0)
        }
        if isBand || session.person.frame.band != nil { lastBand = session.person.now }
        var next = session
        let deed = next.act(&dice)
        if deed != .stroke {
          let before = SeenMotion(session.person)
          let after = SeenMotion(next.person, like: before.frame)
          instants += 1
          var circumstances: SeenMotion.Circumstances = session.hasLooked || next.hasLooked ? .gaze : []
          if deed == .hand { circumstances.insert(.hand) }
          if session.person.now < lastBand.advanced(bySeconds: 1) { circumstances.insert(.band) }
          let anew = before.frame.contents.map(\.target).filter { id in
            guard let old = session.person.engine.target(id), let new = next.person.engine.target(id) else {
              return false
            }
            let (a, b) = (old.frame, new.frame)
            let overlap = a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
            return old.space != new.space || !overlap
          }
          numbers += after.assertContinues(
            before, circumstances, registeredAnew: anew,
            "seed \(seed) at \(session.person.now.nanoseconds): \(deed), \(next.person.newTypes()), "
              + "\(before.frame.phase) to \(after.frame.phase)")
        }
        session = next
      }
    }
    XCTAssertGreaterThan(instants, 10 * all.count)
    XCTAssertGreaterThan(numbers, 200 * all.count)
  }

  func testAttractedPointerEntersItsTargetSmoothly() {
    assertEntersSmoothly(x: 380, speed: 1200, entries: 1)
  }

  func testCoastingPointerCrossesASnappingControlSmoothly() {
    assertEntersSmoothly(x: 330, speed: 1500, isMagnetic: false, entries: 2)
  }

  private func assertEntersSmoothly(x: Double, speed: Double, isMagnetic: Bool? = nil, entries expected: Int)
  {
    let target = PointerTarget(
      1, Rect(x, 290, 60, 60), .button, hasBezel: true, effect: .lift, isMagnetic: isMagnetic)
    var person = SimulatedPerson(targets: [target], start: Point(130, 320))
    person.flick(Vector(speed, 0))
    var last = person.frame
    var before = 0.0
    var entries = 0
    for _ in 0..<20_000 where entries < expected {
      person.wait(nanoseconds: 50_000)
      let frame = person.frame
      let velocity = (frame.pointer.center.x - last.pointer.center.x) / 50e-6
      if frame.hovered != last.hovered {
        entries += 1
        person.wait(nanoseconds: 50_000)
        let after = (person.frame.pointer.center.x - frame.pointer.center.x) / 50e-6
        XCTAssertEqual(after, before, accuracy: before.magnitude * 0.05 + 5)
        last = person.frame
        continue
      }
      before = velocity
      last = frame
    }
    XCTAssertEqual(entries, expected)
  }

  // MARK: Jumps that random interruptions once found, each by itself

  private func hovering(_ effect: PointerEffect, at start: Point = Point(430, 320)) -> SimulatedPerson {
    let target = PointerTarget(
      1, Rect(400, 300, 90, 60), .button, hasBezel: true, effect: effect,
      accessories: [PointerAccessory(.plus, angle: 2)])
    var person = SimulatedPerson(targets: [target], start: Point(300, 200))
    person.move(to: start, waiting: 130)
    return person
  }

  func testContrastThatIsRaisedEasesTheAccessoriesThatAreDrawn() {
    let person = hovering(.highlight)
    func opacity(_ person: SimulatedPerson) -> Double? {
      for command in person.frame.drawing.commands {
        if case .path(_, in: _, rotation: _, color: _, let opacity) = command.kind { return opacity }
      }
      return nil
    }
    var next = person
    next.engine.setSettings(with(PointerSettings()) { $0.increasedContrast = true }, at: next.now)
    let before = opacity(person)
    XCTAssertNotNil(before)
    XCTAssertEqual(opacity(next) ?? 0, before ?? 1, accuracy: 1.0 / 255)
    next.wait(milliseconds: 1500)
    // Black over white, with a contrast of 7:1 where it is blended as sRGB.
    XCTAssertEqual(opacity(next) ?? 0, 1 - EncodedColor.signal(ofLight: 1.05 / 7 - 0.05), accuracy: 1e-9)
  }

  /// Also V2.
  func testLightOfALeftElementStaysAsALookCallsThePointerAway() {
    var person = hovering(.lift)
    person.engine.upsert(PointerSpace(id: 2, clip: Rect(700, 400, 200, 200), z: 1), at: person.now)
    person.send(.gaze(Point(800, 500)), waiting: 150)
    let before = person.content(1)?.specular.center
    person.send(.motion(Vector(1, 0)))
    XCTAssertEqual(person.model, Point(801, 500))
    let after = person.content(1)?.specular.center
    XCTAssertNotNil(before)
    XCTAssertEqual(after?.x ?? 0, (before?.x ?? 0) + 1, accuracy: 0.05)
    XCTAssertEqual(after?.y ?? 0, before?.y ?? 1, accuracy: 0.05)
  }
}
