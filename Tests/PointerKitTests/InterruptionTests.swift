import PointerKit
import PointerTestSupport
import XCTest

/// DESIGN section 5, model and visible: whatever happens at any moment, everything that a spring, a decay or
/// an attraction moves goes on from where it is.
final class InterruptionTests: XCTestCase {
  func testEveryEventAtEveryMomentLeavesWhatIsSeenAndItsVelocityContinuous() {
    var (instants, numbers) = (0, 0)
    let all = seeds(100, inDebug: 12)
    for seed in all {
      var dice = Dice(seed: UInt64(seed) &+ 400)
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

  func testStyleThatChangesWhileHoveredIsEnteredSmoothly() {
    let styles: [PointerStyle] = [
      PointerStyle(effect: .lift), PointerStyle(effect: .highlight), PointerStyle(effect: .hover()),
      PointerStyle(effect: .hover(preferredTintMode: .none, prefersShadow: true)), .system, .hidden,
      PointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical),
    ]
    for (first, from) in styles.enumerated() {
      for (second, to) in styles.enumerated() where first != second {
        var target = PointerTarget(
          id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 50), kind: .button, hasBezel: true)
        target.style = from
        var person = PointerHarness(targets: [target], start: Point(x: 410, y: 310))
        person.touch(movingBy: Vector(dx: 4, dy: 3), waiting: 300)
        let before = SeenMotion(person)
        target.style = to
        person.engine.upsert(target, at: person.now)
        SeenMotion(person, like: before.frame).assertContinues(
          before, [], "from style \(first) to \(second)")
        XCTAssertEqual(person.events.last?.type, .styleChanged)
      }
    }
  }

  func testVelocityOfAnAttractedPointerIsContinuousAsItEntersItsTarget() {
    assertEntersSmoothly(x: 380, speed: 1200, effect: .lift)
  }

  func testVelocityOfACoastingPointerIsContinuousAsItCrossesASnappingControl() {
    assertEntersSmoothly(x: 330, speed: 1500, effect: .lift, isMagnetic: false)
  }

  private func assertEntersSmoothly(x: Double, speed: Double, effect: PointerEffect, isMagnetic: Bool? = nil)
  {
    var target = PointerTarget(
      id: 1, frame: Rect(x: x, y: 290, width: 60, height: 60), kind: .button, hasBezel: true, effect: effect)
    target.isMagnetic = isMagnetic
    var person = PointerHarness(targets: [target], start: Point(x: 130, y: 320))
    person.flick(Vector(dx: speed, dy: 0))
    var last = person.frame
    var before = 0.0
    var entries = 0
    for _ in 0..<20_000 {
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
    XCTAssertGreaterThan(entries, 0)
  }
}
