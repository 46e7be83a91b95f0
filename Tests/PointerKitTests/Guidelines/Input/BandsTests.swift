import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: a drag that begins outside all targets selects those that it touches, and a click there clears the
/// selection.
///
/// Files: `BandSelection`, `TargetStore+Window`, `BandMorph`, `Drags`, `Buttons`, `TargetStore+Scrolling`.
final class BandsTests: BandTestCase {
  /// Icons of 40 points, each 100 points from the next: 1…5 in the first row, 6…10 in the second, 11…15 in
  /// the third.
  private func icons() -> [PointerTarget] {
    (0..<15).map { (index: Int) -> PointerTarget in
      let position = Point(200 + 100 * Double(index % 5), 200 + 100 * Double(index / 5))
      let frame = Rect(origin: position, size: Size(40, 40))
      return PointerTarget(TargetID(index + 1), frame, .appIcon, hasBezel: true)
    }
  }

  private func person(at position: Point, _ targets: [PointerTarget]? = nil) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets ?? icons(), start: position + Vector(-1, 0))
    person.move(by: Vector(1, 0))
    _ = person.newEvents()
    return person
  }

  func testADragFromEmptySpaceSelectsWhatItCovers() {
    var person = person(at: Point(150, 150))
    band(&person, to: Point(310, 350))
    XCTAssertEqual(person.frame.phase, .banding)
    XCTAssertEqual(person.frame.band?.rect, Rect(minX: 150, minY: 150, maxX: 310, maxY: 350))
    XCTAssertEqual(person.frame.band?.selected, [1, 2, 6, 7])
    XCTAssertNil(person.hovered, "over icon 7 all the same")
    person.move(by: Vector(0, -100))
    XCTAssertEqual(person.frame.band?.selected, [1, 2])
    person.release()
    XCTAssertNil(person.frame.band)
    XCTAssertEqual(person.engine.selection, [1, 2])
    XCTAssertEqual(person.newTypes(), [.pressed, .bandBegan, .bandChanged, .bandEnded, .released, .entered])
    XCTAssertEqual(person.hovered, 2, "hover is asked anew")
  }

  func testEdgesThatTouchAreCovered() {
    for (x, expected) in [(200.0, [1] as [TargetID]), (200.0.nextDown, [])] {
      var person = person(at: Point(150, 150))
      person.press()
      person.move(to: Point(x, 200))
      XCTAssertEqual(person.frame.band?.selected, expected, "\(x)")
    }
  }

  func testABandSelectsWhatALookAtEveryTargetFinds() {
    for (seed, var dice) in withDice(0..<50, from: 50) {
      var targets: [PointerTarget] = []
      for _ in 0..<60 {
        let target = PointerTarget(
          TargetID(dice.count(1...10_000)),
          Rect(dice.number(60...900), dice.number(60...700), dice.number(0...90), dice.number(0...90)),
          space: dice.chance(0.3) ? 2 : 0, isEnabled: dice.chance(0.9), isSelectable: dice.chance(0.9))
        targets.append(target)
      }
      var person = SimulatedPerson(start: Point(4, 4))
      var list = PointerSpace(id: 2, origin: Point(30, -40), clip: Rect(300, 200, 400, 300))
      list.letsParentBandIn = dice.chance(0.5)
      person.engine.upsert(list, at: person.now)
      person.engine.upsert(targets, at: person.now)
      person.move(by: Vector(1, 0))
      person.press()
      for _ in 0..<6 {
        person.move(to: dice.point(in: Rect(0, 0, 1024, 768)))
        guard let band = person.frame.band else { continue }
        var expected: Set<TargetID> = []
        for id in person.engine.targetIdentifiers {
          guard let target = person.engine.target(id), target.isEnabled, target.behavior.isSelectable,
            target.frame.width > 0, target.frame.height > 0
          else { continue }
          let inList = target.space == 2
          if inList, !list.letsParentBandIn { continue }
          let frame = inList ? target.frame.offset(by: Vector(30, -40)) : target.frame
          let clip = Rect(300, 200, 400, 300)
          let left = max(frame.minX, inList ? clip.minX : frame.minX, band.rect.minX)
          let right = min(frame.maxX, inList ? clip.maxX : frame.maxX, band.rect.maxX)
          let top = max(frame.minY, inList ? clip.minY : frame.minY, band.rect.minY)
          let bottom = min(frame.maxY, inList ? clip.maxY : frame.maxY, band.rect.maxY)
          if left <= right, top <= bottom { expected.insert(id) }
        }
        XCTAssertEqual(band.selected, expected.sorted(), "seed \(seed)")
      }
    }
  }

  func testPointerBecomesTheRectangleAndFollowsAtOnce() {
    var person = person(at: Point(150, 150))
    let circle = person.frame.pointer
    band(&person, to: Point(350, 250))
    XCTAssertEqual(person.frame.pointer.size.width, circle.size.width, accuracy: 1e-6, "no jump")
    person.wait(milliseconds: 100)
    let between = person.frame.pointer.size.width
    XCTAssertTrue(between > 19 && between < 200, "\(between)")
    person.wait(milliseconds: 1500)
    for _ in 0..<20 {
      person.move(by: Vector(13, -4))
      let (pointer, rect) = (person.frame.pointer, person.frame.band?.rect ?? .zero)
      XCTAssertEqual(pointer.center, rect.center)
      XCTAssertEqual(pointer.size, rect.size)
      XCTAssertEqual(pointer.cornerRadius, 0)
      XCTAssertEqual(pointer.scale, 1)
      XCTAssertLessThan(pointer.opacity, 0.5, "what it covers is seen through it")
    }
    person.release()
    XCTAssertEqual(person.frame.pointer.size.width, 460, accuracy: 1e-6)
    person.move(to: Point(40, 40))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.size, circle.size)
    XCTAssertEqual(person.frame.pointer.center, Point(40, 40))
    XCTAssertEqual(person.frame.pointer.outline, .circle)
    XCTAssertEqual(person.frame.pointer.opacity, circle.opacity)
  }

  func testBandBeforeTheLastHasGoneGoesOnFromIt() {
    var person = person(at: Point(150, 150))
    band(&person, to: Point(350, 180))
    person.wait(milliseconds: 400)
    person.release(waiting: 60)
    person.press()
    let before = person.frame.pointer
    person.send(.position(Point(356, 180)))
    XCTAssertEqual(person.frame.phase, .banding)
    let after = person.frame.pointer
    XCTAssertEqual(after.size.width, before.size.width, accuracy: 0.021)
    XCTAssertLessThanOrEqual(after.center.distance(to: before.center), 6.05)
    person.wait(milliseconds: 1500)
    XCTAssertEqual(person.frame.pointer.size, person.frame.band?.rect.size)
  }

  func testModifiersAtTheBeginningDecide() {
    for (keys, expected) in [
      (KeyModifiers(), [1, 2] as [TargetID]), (.shift, [1, 2, 3]), (.command, [1, 3]),
      ([.shift, .command], [1, 3]), (.option, [1, 2]),
    ] {
      var person = person(at: Point(150, 150))
      person.engine.setSelection([3, 2, 3], at: person.now)
      XCTAssertEqual(person.engine.selection, [2, 3])
      person.send(.modifiers(keys))
      band(&person, to: Point(310, 210))
      person.send(.modifiers([.shift, .option]))
      person.move(by: Vector(1, 0))
      XCTAssertEqual(person.frame.band?.selected, expected, "\(keys)")
      person.release()
      XCTAssertEqual(person.engine.selection, expected)
    }
  }

  func testWhatABandUncoversGoesBackToWhatItWas() {
    var person = person(at: Point(150, 150))
    person.engine.setSelection([2, 9], at: person.now)
    person.send(.modifiers(.command))
    band(&person, to: Point(310, 210))
    XCTAssertEqual(person.frame.band?.selected, [1, 9])
    person.move(by: Vector(-150, 0))
    XCTAssertEqual(person.frame.band?.selected, [2, 9])
  }

  func testEscapeRestoresTheSelection() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      var person = person(at: Point(150, 150))
      person.engine.setSelection([15], at: person.now)
      band(&person, to: Point(310, 210))
      XCTAssertEqual(person.engine.selection, [1, 2])
      _ = person.newEvents()
      person.send(kind)
      let news = person.newEvents()
      XCTAssertEqual(Array(news.map { $0.type }.prefix(2)), [.bandEnded, .cancelled])
      XCTAssertEqual(news.first?.phase, .cancelled)
      XCTAssertEqual(news.first?.count, 1)
      XCTAssertEqual(person.engine.selection, [15])
    }
  }

  func testSelectionsOfWhatIsNotThereAreDroppedAndCounted() {
    var person = person(at: Point(150, 150))
    person.engine.setSelection([1, 999, 0, 4], at: person.now)
    XCTAssertEqual(person.engine.selection, [1, 4])
    XCTAssertEqual(person.engine.diagnostics.unknownTargets.count, 2)
    person.engine.remove(target: 4, at: person.now)
    XCTAssertEqual(person.engine.selection, [1])
  }

  func testOnControlsOrWhenSwitchedOffItIsADrag() {
    var on = person(at: Point(220, 220))
    band(&on, to: Point(320, 320))
    XCTAssertTrue(on.newTypes().contains(.dragBegan))
    XCTAssertNil(on.frame.band)
    var off = person(at: Point(150, 150))
    off.engine.setConfiguration(with(PointerConfiguration()) { $0.input.bandSelection = false }, at: off.now)
    band(&off, to: Point(320, 320))
    XCTAssertTrue(off.newTypes().contains(.dragBegan))
    XCTAssertNil(off.events.first { $0.type == .dragBegan }?.target)
  }

  func testWithinTheSlopNothingIsSelected() {
    var person = person(at: Point(150, 150))
    person.engine.setSelection([5], at: person.now)
    person.press()
    person.move(by: Vector(2, 2))
    XCTAssertNil(person.frame.band)
    XCTAssertEqual(person.engine.selection, [5])
    person.release()
    XCTAssertEqual(person.newTypes(), [.pressed, .released, .clicked], "a click on empty ground")
    XCTAssertEqual(person.engine.selection, [])
  }

  func testBandChangedOnlyWhenSomethingDid() {
    var person = person(at: Point(150, 150))
    band(&person, to: Point(310, 210))
    _ = person.newEvents()
    person.move(by: .zero)
    person.send(.modifiers(.option))
    person.engine.setAppearance(.dark, at: person.now)
    XCTAssertEqual(person.newTypes(), [])
    person.engine.move(9, to: Rect(160, 160, 9, 9), at: person.now)
    XCTAssertEqual(person.newTypes(), [.bandChanged], "the layout came under it")
    XCTAssertEqual(person.frame.band?.selected, [1, 2, 9])
    person.engine.remove(target: 1, at: person.now)
    XCTAssertEqual(person.newTypes(), [], "what is removed stays selected")
    XCTAssertEqual(person.frame.band?.selected, [1, 2, 9])
  }
}
