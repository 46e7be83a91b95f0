import PointerKit
import PointerTestSupport
import XCTest

/// Accessories and annotations around the pointer continue from their position with their velocity, whatever
/// interrupts them (A2, A4).
final class SurroundingsInterruptionTests: XCTestCase {
  private let spots = (0..<4).map { Point(x: 300 + 120 * Double($0), y: 300) }

  private func target(_ index: Int, _ dice: inout Dice) -> PointerTarget {
    var target = PointerTarget(
      id: TargetID(index + 1),
      frame: Rect(center: spots[index], size: Size(width: 50, height: 50)))
    target.padding = Insets(10)
    target.style = dice.chance(0.5) ? .system : PointerStyle(effect: .highlight)
    let shapes: [PointerAccessory.Shape] = [.arrow, .plus, .circleSlash, .minus]
    let count = dice.count(0...4)
    target.style.accessories = (0..<count).map { _ in
      PointerAccessory(
        dice.pick(shapes), angle: dice.number(-7...7), offset: dice.number(0...30),
        orientationMatchesAngle: dice.chance(0.5))
    }
    return target
  }

  private func annotation(_ dice: inout Dice) -> PointerAnnotation? {
    guard dice.chance(0.7) else { return nil }
    var annotation = PointerAnnotation([PointerAnnotation.Value(label: "X", text: "1")])
    annotation.size = Size(width: 90, height: 40)
    return annotation
  }

  /// The numbers that can be seen, by name; accessories are named by their indices in the list.
  private func seen(_ frame: PointerFrame) -> [String: Double] {
    var values: [String: Double] = [:]
    for (index, accessory) in frame.accessories.enumerated() {
      let offset = accessory.center - frame.pointer.center
      values["\(index) dx"] = offset.dx
      values["\(index) dy"] = offset.dy
      let (sine, cosine) = Elementary.sincos(accessory.angle)
      values["\(index) sine"] = sine
      values["\(index) cosine"] = cosine
      values["\(index) opacity"] = accessory.opacity
      values["\(index) scale"] = accessory.scale
    }
    if let annotation = frame.annotation {
      let offset = annotation.position - frame.pointer.center
      values["annotation dx"] = offset.dx
      values["annotation dy"] = offset.dy
      values["annotation opacity"] = annotation.opacity
    }
    return values
  }

  func testValuesAndVelocitiesGoOnWhateverHappensWhenever() {
    var checked = 0
    for seed in 0..<400 {
      var dice = Dice(seed: UInt64(seed) &+ 4000)
      let targets = spots.indices.map { target($0, &dice) }
      var person = PointerHarness(targets: targets, start: dice.pick(spots))
      for _ in 0..<dice.count(2...6) {
        act(&person, &dice)
        person.wait(nanoseconds: Int64(dice.count(1_000_000...160_000_000)))
      }
      let before = person.frame
      let soonBefore = person.frame(afterNanoseconds: 1000)
      var next = person
      act(&next, &dice)
      let after = next.frame
      let soonAfter = next.frame(afterNanoseconds: 1000)
      let values = [before, soonBefore, after, soonAfter].map { seen($0) }
      // Where one comes or goes, the others change their positions in the list.
      let counts = [before, soonBefore, after, soonAfter].map { $0.accessories.count }
      guard Set(counts).count == 1 else { continue }
      for (name, old) in values[0] {
        guard let oldSoon = values[1][name], let new = values[2][name], let newSoon = values[3][name] else {
          continue
        }
        checked += 1
        let message = "\(name), seed \(seed), \(next.newTypes().suffix(2))"
        XCTAssertEqual(old, new, accuracy: name.contains("d") ? 0.06 : 0.01, message)
        // A value that comes to rest steps over its tolerance once.
        let speed = (oldSoon - old) / 1e-6
        XCTAssertEqual((newSoon - new) / 1e-6, speed, accuracy: 4 + speed.magnitude * 2e-3, message)
      }
    }
    XCTAssertGreaterThan(checked, 2000)
  }

  /// Makes a change around the pointer, without moving a free pointer.
  private func act(_ person: inout PointerHarness, _ dice: inout Dice) {
    let time = person.now
    switch dice.count(0...6) {
    case 0, 1: person.engine.upsert(target(dice.count(0...3), &dice), at: time)
    case 2, 3: person.send(.position(dice.pick(spots)))
    case 4: person.send(.drag(dice.pick(DragOperation.allCases)))
    case 5: person.send(.modifiers(dice.pick([[], [.option], [.option, .command], [.control]])))
    default: person.engine.setAnnotation(annotation(&dice), at: time)
    }
  }

  /// The change of shape interrupted again and again: the scale never leaves 0…1, and never jumps.
  func testA2ShapesThatChangeBeforeTheyHaveChangedNeverJump() {
    let shapes: [PointerAccessory.Shape] = [.plus, .circleSlash, .minus, .arrow]
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 90)
      var target = PointerTarget(id: 1, frame: Rect(x: 400, y: 300, width: 50, height: 50))
      target.style = .system
      target.style.accessories = [PointerAccessory(.plus, angle: 1)]
      var settings = PointerSettings()
      settings.autoHideDelay = nil
      var person = PointerHarness(targets: [target], start: Point(x: 300, y: 100), settings: settings)
      person.move(to: Point(x: 420, y: 320))
      person.wait(milliseconds: 900)
      var last = person.frame.accessories[0]
      for _ in 0..<40 {
        target.style.accessories = [PointerAccessory(dice.pick(shapes), angle: 1)]
        person.engine.upsert(target, at: person.now)
        for _ in 0..<dice.count(0...40) {
          let next = person.frame.accessories[0]
          XCTAssertTrue((-1e-9...1.02).contains(next.scale), "\(next.scale), seed \(seed)")
          XCTAssertEqual(next.scale, last.scale, accuracy: 0.12, "seed \(seed)")
          if next.shape != last.shape { XCTAssertLessThan(next.scale, 0.02, "seed \(seed)") }
          last = next
          person.wait(milliseconds: 2)
        }
      }
      person.wait(milliseconds: 900)
      XCTAssertEqual(person.frame.accessories.map { $0.shape }, target.style.accessories.map { $0.shape })
      XCTAssertEqual(person.frame.accessories[0].scale, 1)
    }
  }
}
