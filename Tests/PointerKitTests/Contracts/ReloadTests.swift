import PointerTestSupport
import XCTest

/// A host may remove targets and register them again at the same instant: they keep their look.
final class ReloadTests: XCTestCase {
  private func animated(_ dice: inout Dice) -> SimulatedPerson {
    let kinds: [ElementKind] = [.appIcon, .barButton, .card, .row, .image, .button, .link, .text]
    let targets = (0..<6).map { index -> PointerTarget in
      let corner = Point(100 + 110 * Double(index % 3), 100 + 90 * Double(index / 3))
      return PointerTarget(
        TargetID(index + 1), Rect(corner.x, corner.y, 90, 60), dice.pick(kinds), hasBezel: dice.chance(0.5))
    }
    var person = SimulatedPerson(targets: targets, start: Point(20, 20), device: .mouse)
    for _ in 0..<3 {
      person.move(to: dice.point(in: Rect(90, 90, 320, 170)), waiting: dice.pick([0, 30, 90, 700]))
    }
    return person
  }

  func testWhatComesBackAtTheSameInstantLooksAsBefore() {
    for (seed, var dice) in withDice(0..<80, from: 700) {
      let kept = animated(&dice)
      let isAtRest = kept.frame.isAtRest
      var reloaded = kept
      let targets = kept.engine.targetIdentifiers.compactMap { kept.engine.target($0) }
      if dice.chance(0.5) {
        for target in targets { reloaded.engine.remove(target: target.id, at: reloaded.now) }
        if dice.chance(0.5) { _ = reloaded.frame }
        reloaded.engine.upsert(targets, at: reloaded.now)
      } else {
        reloaded.engine.upsert([], removing: targets.map { $0.id }, at: reloaded.now)
        for target in targets.reversed() { reloaded.engine.upsert(target, at: reloaded.now) }
      }
      for step in 0...20 {
        let time = kept.now.advanced(byNanoseconds: Int64(step) * 16_666_667)
        let (a, b) = (kept.engine.frame(at: time), reloaded.engine.frame(at: time))
        XCTAssertEqual(a.hovered, b.hovered, "seed \(seed)")
        XCTAssertEqual(a.contents.map(\.target), b.contents.map(\.target), "seed \(seed), step \(step)")
        for (x, y) in zip(a.contents, b.contents) {
          XCTAssertEqual(x.progress, y.progress, accuracy: 0.01, "seed \(seed), step \(step)")
          XCTAssertEqual(x.scale, y.scale, accuracy: 0.001, "seed \(seed), step \(step)")
        }
        guard isAtRest, a.pointer.opacity > 0 else { continue }
        XCTAssertEqual(
          a.pointer.center.distance(to: b.pointer.center), 0, accuracy: 0.05, "seed \(seed), step \(step)")
        XCTAssertEqual(
          a.pointer.size.width, b.pointer.size.width, accuracy: 0.05, "seed \(seed), step \(step)")
      }
    }
  }

  private let icon = PointerTarget(1, Rect(100, 100, 60, 60), .appIcon)

  private func lifted() -> SimulatedPerson {
    SimulatedPerson(targets: [icon], at: icon.frame.center, device: .mouse)
  }

  func testWhatComesBackLaterBeginsAnew() {
    var person = lifted()
    person.wait(milliseconds: 1000)
    XCTAssertEqual(person.content(1)?.progress, 1)
    person.engine.remove(target: 1, at: person.now)
    XCTAssertNil(person.content(1))
    person.wait(milliseconds: 1)
    person.engine.upsert(icon, at: person.now)
    XCTAssertEqual(person.content(1)?.progress ?? 0, 0, accuracy: 0.01)
  }

  func testAnotherElementWithTheSameIdBeginsAnew() {
    for moved in [icon.frame.offset(by: Vector(200, 0)), icon.frame] {
      var person = lifted()
      person.wait(milliseconds: 1000)
      var other = icon
      other.frame = moved
      if moved == icon.frame {
        other.space = 2
        person.engine.upsert(PointerSpace(id: 2), at: person.now)
      }
      person.engine.remove(target: 1, at: person.now)
      person.engine.upsert(other, at: person.now)
      XCTAssertEqual(person.content(1)?.progress ?? 0, 0, accuracy: 0.01)
    }
  }

  func testWhatIsGoneKeepsNothingAwake() {
    var person = SimulatedPerson(targets: [icon], at: icon.frame.center, device: .mouse)
    person.wait(milliseconds: 1000)
    person.move(to: Point(400, 400), waiting: 30)
    person.engine.remove(target: 1, at: person.now)
    person.wait(milliseconds: 1500)
    XCTAssertTrue(person.frame.isAtRest)
    XCTAssertTrue(person.frame.contents.isEmpty)
  }
}
