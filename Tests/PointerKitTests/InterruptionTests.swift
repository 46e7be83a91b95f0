import PointerKit
import PointerTestSupport
import XCTest

/// DESIGN section 5, model and visible: whatever happens at whatever moment, what is under a spring, a decay or an
/// attraction goes on from where it is.
final class InterruptionTests: XCTestCase {
  func testEveryEventAtEveryMomentLeavesWhatIsSeenContinuous() {
    var checked = 0
    for seed in 0..<250 {
      var dice = Dice(seed: UInt64(seed) &+ 400)
      var session = RandomSession(&dice)
      for _ in 0..<25 {
        session.step(&dice)
        _ = session.person.newEvents()
        let before = session.person.frame
        var next = session
        next.act(&dice)
        // A flick takes time of its own, and a change of layout may put anything anywhere.
        guard next.person.now == session.person.now else { continue }
        let after = next.person.frame
        checked += 1
        assertContinuous(
          before, after,
          "seed \(seed) at \(before.time.nanoseconds): \(next.person.newKinds()), \(before.phase) to \(after.phase)"
        )
        session = next
      }
    }
    XCTAssertGreaterThan(checked, 1000)
  }

  /// A spring that is sent to a goal nearer than can be seen is there at once: a fiftieth of a point, a step of an
  /// eight-bit colour.
  private func assertContinuous(_ before: PointerFrame, _ after: PointerFrame, _ message: String) {
    let (old, new) = (before.pointer, after.pointer)
    // A band follows the hand, and the space that it began in.
    var length = 0.021
    if let band = after.band?.rect, let last = before.band?.rect {
      length += max(
        max((band.minX - last.minX).magnitude, (band.maxX - last.maxX).magnitude),
        max((band.minY - last.minY).magnitude, (band.maxY - last.maxY).magnitude))
    }
    let share = 1.0 / 250
    XCTAssertEqual(old.size.width, new.size.width, accuracy: length, "width, \(message)")
    XCTAssertEqual(old.size.height, new.size.height, accuracy: length, "height, \(message)")
    XCTAssertEqual(old.cornerRadius, new.cornerRadius, accuracy: length, "radius, \(message)")
    XCTAssertEqual(old.opacity, new.opacity, accuracy: share, "opacity, \(message)")
    XCTAssertEqual(old.luminance, new.luminance, accuracy: share, "luminance, \(message)")
    XCTAssertEqual(old.scale, new.scale, accuracy: share, "scale, \(message)")
    // The free circle follows the hand, and the hand alone.
    let moved = (after.model - before.model).length
    let shift = old.center.distance(to: new.center)
    if old.opacity > 0 {
      XCTAssertLessThanOrEqual(shift, moved + 2 * length, "the pointer jumps by \(shift), \(message)")
    }
    for content in after.contents {
      guard let was = before.contents.first(where: { $0.target == content.target }) else {
        XCTAssertEqual(content.progress, 0, accuracy: 1e-9, "a content appears in mid-flight, \(message)")
        continue
      }
      guard was.frame.size == content.frame.size else { continue }
      XCTAssertEqual(was.scale, content.scale, accuracy: share, "content scale, \(message)")
      XCTAssertEqual(was.translation.dx, content.translation.dx, accuracy: length, "translation, \(message)")
      XCTAssertEqual(was.translation.dy, content.translation.dy, accuracy: length, "translation, \(message)")
      XCTAssertEqual(was.shadow.opacity, content.shadow.opacity, accuracy: share, "shadow, \(message)")
      XCTAssertEqual(was.tintOpacity, content.tintOpacity, accuracy: share, "tint, \(message)")
    }
  }

  /// Velocities by differences over a microsecond, before and after an event at the same instant.
  private func velocities(_ person: PointerHarness) -> [String: Double] {
    let now = person.frame
    let soon = person.frame(afterNanoseconds: 1000)
    var list: [String: Double] = [:]
    func add(_ name: String, _ a: Double, _ b: Double) { list[name] = (b - a) / 1e-6 }
    add("width", now.pointer.size.width, soon.pointer.size.width)
    add("height", now.pointer.size.height, soon.pointer.size.height)
    add("opacity", now.pointer.opacity, soon.pointer.opacity)
    add("scale", now.pointer.scale, soon.pointer.scale)
    add("x", now.pointer.center.x, soon.pointer.center.x)
    add("y", now.pointer.center.y, soon.pointer.center.y)
    for content in now.contents {
      guard let next = soon.contents.first(where: { $0.target == content.target }) else { continue }
      add("progress \(content.target)", content.progress, next.progress)
      add("translation \(content.target)", content.translation.dx, next.translation.dx)
    }
    return list
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
        person.touch()
        person.move(by: Vector(dx: 4, dy: 3))
        person.wait(milliseconds: 300)
        let before = person.frame
        target.style = to
        person.engine.upsert(target, at: person.now)
        assertContinuous(before, person.frame, "from style \(first) to \(second)")
        XCTAssertEqual(person.events.last?.kind, .styleChanged)
      }
    }
  }

  func testVelocitiesOfSpringsAreContinuousAcrossHandAndButtonEvents() {
    var checked = 0
    for seed in 0..<300 {
      var dice = Dice(seed: UInt64(seed) &+ 900)
      let targets: [PointerTarget] = (0..<8).map { index in
        let place = Point(x: 300 + 90 * Double(index % 4), y: 300 + 80 * Double(index / 4))
        let size = Size(width: dice.number(30...80), height: dice.number(30...70))
        let kind: ElementKind = dice.pick([.barButton, .appIcon, .button])
        return PointerTarget(
          id: UInt64(index + 1), frame: Rect(origin: place, size: size), kind: kind,
          hasBezel: dice.chance(0.5))
      }
      let start = dice.point(in: Rect(x: 280, y: 280, width: 380, height: 180))
      var person = PointerHarness(targets: targets, start: start)
      person.touch()
      for _ in 0..<dice.count(1...6) {
        person.move(by: dice.vector(upTo: 25))
        person.wait(milliseconds: Int64(dice.count(0...120)))
      }
      // The hand rests: what moves now is under springs.
      person.wait(milliseconds: Int64(dice.count(41...200)))
      var next = person
      switch dice.count(0...3) {
      case 0: next.send(.motion(dice.vector(upTo: 60)))
      case 1: next.press()
      case 2: next.lift()
      default: next.send(.leave)
      }
      let before = velocities(person)
      let after = velocities(next)
      for (name, velocity) in before {
        guard let now = after[name] else { continue }
        XCTAssertEqual(velocity, now, accuracy: 0.5 + velocity.magnitude * 1e-3, "\(name), seed \(seed)")
        checked += 1
      }
    }
    XCTAssertGreaterThan(checked, 1000)
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
