import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7: dragging from empty space turns the pointer into a rectangle that selects what it covers.
final class I7BandsTests: XCTestCase {
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

  /// Presses the button at the pointer's position and moves to another position.
  private func band(_ person: inout SimulatedPerson, to position: Point) {
    person.press()
    person.move(by: position - person.model)
  }

  func testI7ADragFromEmptySpaceSelectsWhatItCovers() {
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

  func testI7EdgesThatTouchAreCovered() {
    for (x, expected) in [(200.0, [1] as [TargetID]), (200.0.nextDown, [])] {
      var person = person(at: Point(150, 150))
      person.press()
      person.move(to: Point(x, 200))
      XCTAssertEqual(person.frame.band?.selected, expected, "\(x)")
    }
  }

  func testI7ABandSelectsWhatALookAtEveryTargetFinds() {
    for (seed, var dice) in withDice(seeds(150, inDebug: 50), from: 50) {
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

  // MARK: The look

  func testI7ThePointerBecomesTheRectangleAndThenFollowsTheHandAtOnce() {
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

  func testI7ABandThatBeginsBeforeTheLastHasGoneGoesOnFromIt() {
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

  // MARK: Modifiers

  func testI7ModifiersAtTheBeginningDecide() {
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

  func testI7WhatABandUncoversGoesBackToWhatItWas() {
    var person = person(at: Point(150, 150))
    person.engine.setSelection([2, 9], at: person.now)
    person.send(.modifiers(.command))
    band(&person, to: Point(310, 210))
    XCTAssertEqual(person.frame.band?.selected, [1, 9])
    person.move(by: Vector(-150, 0))
    XCTAssertEqual(person.frame.band?.selected, [2, 9])
  }

  func testI7EscapeRestoresTheSelection() {
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

  // MARK: When there is none

  func testI7OnControlsOrWhenSwitchedOffItIsADrag() {
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

  func testI7WithinTheSlopNothingIsSelected() {
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

  func testI7BandChangedOnlyWhenSomethingDid() {
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

  // MARK: Rows that are removed

  /// Rows of 40 points in a scrolled list, of which the host registers only those that are seen.
  private func recycling(_ dice: inout Dice, keys: KeyModifiers) -> (SimulatedPerson, [TargetID]) {
    var person = SimulatedPerson(spaces: [list], start: Point(310, 210), device: .mouse)
    let rows = dice.count(20...60)
    func recycle(_ offset: Double) {
      let seen = (0..<rows).filter { 40 * Double($0) < offset + 200 && 40 * Double($0) + 30 > offset }
      let gone = person.engine.targetIdentifiers.filter { id in !seen.contains { $0 + 1 == Int(id.rawValue) }
      }
      let targets = seen.map {
        PointerTarget(
          TargetID($0 + 1), Rect(20, 40 * Double($0) + 5, 270, 30), .row, space: 5, padding: .zero)
      }
      person.engine.scroll(space: 5, toOrigin: Point(300, 200 - offset), at: person.now)
      if dice.chance(0.5) {
        person.engine.upsert(targets, removing: gone, at: person.now)
      } else {
        for id in gone { person.engine.remove(target: id, at: person.now) }
        person.engine.upsert(targets, at: person.now)
      }
    }
    recycle(0)
    person.engine.setSelection([2, 3], at: person.now)
    person.send(.modifiers(keys))
    person.move(by: Vector(-1, -9))
    person.press()
    person.move(to: Point(500, 395))
    var offset = 0.0
    for _ in 0..<dice.count(5...40) {
      offset = max(0, min(offset + dice.number(-20...60), 40 * Double(rows) - 200))
      recycle(offset)
      person.wait(milliseconds: 16)
    }
    // The band goes from above the first row to the pointer.
    let last = Int(((195 + offset - 5) / 40).rounded(.down))
    return (person, (0...min(last, rows - 1)).map { TargetID(UInt64($0 + 1)) })
  }

  private var list: PointerSpace {
    PointerSpace(id: 5, origin: Point(300, 200), clip: Rect(300, 200, 400, 200))
  }

  func testI7RemovedRowsStaySelectedWhileTheBandCoversThem() {
    for (seed, var dice) in withDice(seeds(100, inDebug: 40), from: 70) {
      let keys = dice.pick([KeyModifiers(), .shift, .command])
      var (person, covered) = recycling(&dice, keys: keys)
      let expected: Set<TargetID> =
        keys == .command
        ? Set(covered).symmetricDifference([2, 3])
        : keys == .shift ? Set(covered).union([2, 3]) : Set(covered)
      XCTAssertEqual(person.frame.band?.selected, expected.sorted(), "seed \(seed)")
      person.release()
      XCTAssertEqual(person.events.last { $0.type == .bandEnded }?.count, expected.count, "seed \(seed)")
      XCTAssertEqual(person.engine.selection, expected.sorted(), "seed \(seed)")
      // What is removed later is not selected any more.
      if let seen = person.engine.targetIdentifiers.first(where: { expected.contains($0) }) {
        person.engine.remove(target: seen, at: person.now)
        XCTAssertEqual(person.engine.selection, expected.subtracting([seen]).sorted(), "seed \(seed)")
      }
    }
  }

  func testI7ARemovedRowThatTheBandUncoversIsNotSelected() {
    var person = inList()
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
    person.engine.remove(target: 5, at: person.now)
    person.move(to: Point(400, 330))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4])
    person.move(to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
  }

  func testI7ALaterBandDoesNotSelectWhatIsGone() {
    var person = inList()
    band(&person, to: Point(400, 380))
    person.engine.remove(target: 5, at: person.now)
    person.release()
    XCTAssertEqual(person.engine.selection, [2, 3, 4, 5])
    person.move(to: Point(690, 250))
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4])
  }

  // MARK: Spaces

  private func inList() -> SimulatedPerson {
    let list = PointerSpace(id: 5, origin: Point(300, 200), clip: Rect(300, 200, 400, 200))
    var person = SimulatedPerson(spaces: [list], start: Point(689, 250))
    for index in 0..<20 {
      let frame = Rect(0, 40 * Double(index) + 5, 300, 30)
      let row = PointerTarget(TargetID(index + 1), frame, .row, space: 5)
      person.engine.upsert(row, at: person.now)
    }
    person.move(by: Vector(1, 0))
    return person
  }

  func testI7ScrollingGrowsTheBand() {
    var person = inList()
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
    for step in 1...4 {
      person.wait(milliseconds: 16)
      person.engine.scroll(space: 5, toOrigin: Point(300, 200 - 40 * Double(step)), at: person.now)
    }
    XCTAssertEqual(person.frame.band?.rect, Rect(minX: 400, minY: 90, maxX: 690, maxY: 380))
    XCTAssertEqual(
      person.frame.band?.selected, [2, 3, 4, 5, 6, 7, 8, 9], "those that were scrolled out of sight too")
    XCTAssertEqual(person.events.last?.type, .bandChanged)
    XCTAssertEqual(person.events.last?.space, 5)
  }

  func testI7BeyondTheClipNothingIsSelectedThatWasNeverSeen() {
    var person = inList()
    band(&person, to: Point(400, 700))
    XCTAssertEqual(person.frame.band?.selected, [2, 3, 4, 5])
  }

  func testI7ASpaceThatGoesLeavesTheAnchorInTheWindow() {
    var person = inList()
    person.engine.upsert(PointerTarget(30, Rect(500, 300, 40, 40), .appIcon), at: person.now)
    band(&person, to: Point(400, 380))
    XCTAssertEqual(person.frame.band?.selected.contains(30), false)
    person.engine.remove(space: 5, at: person.now)
    XCTAssertEqual(person.frame.band?.rect, Rect(minX: 400, minY: 250, maxX: 690, maxY: 380))
    XCTAssertEqual(person.frame.band?.selected, [30], "the band goes on in the window")
    person.release()
    XCTAssertEqual(person.frame.phase, .tracking)
  }

  /// A desktop with an icon, a window with an icon and, within it, a list with a row, each in a space of its own.
  private func nested(_ change: (inout PointerSpace) -> Void) -> SimulatedPerson {
    var person = SimulatedPerson(size: Size(800, 600), device: .mouse)
    for (id, parent, clip) in [(21, 0, Rect(200, 100, 400, 400)), (22, 21, Rect(100, 100, 200, 200))]
      as [(UInt64, UInt64, Rect)]
    {
      person.engine.upsert(
        with(PointerSpace(id: SpaceID(id))) {
          ($0.parent, $0.clip, $0.origin) = (SpaceID(parent), clip, clip.origin)
          change(&$0)
        }, at: person.now)
    }
    for (id, space, frame) in [
      (1, 0, Rect(40, 60, 40, 40)), (2, 21, Rect(40, 40, 40, 40)), (3, 22, Rect(40, 40, 40, 40)),
    ] as [(UInt64, UInt64, Rect)] {
      let target = PointerTarget(TargetID(id), frame, .image, space: SpaceID(space), padding: .zero)
      person.engine.upsert(target, at: person.now)
    }
    return person
  }

  private func selected(_ person: SimulatedPerson, from start: Point, to end: Point) -> [TargetID]? {
    var person = person
    person.move(to: start)
    person.press()
    person.move(to: end)
    return person.frame.band?.selected
  }

  func testI7ABandStaysInTheSpaceInWhichItBegan() {
    let plain = nested { _ in }
    XCTAssertEqual(selected(plain, from: Point(10, 10), to: Point(700, 590)), [1])
    XCTAssertEqual(selected(plain, from: Point(210, 110), to: Point(590, 490)), [2])
    XCTAssertEqual(selected(plain, from: Point(490, 390), to: Point(10, 10)), [3], "nor does it leave it")
    let open = nested { $0.letsParentBandIn = true }
    XCTAssertEqual(selected(open, from: Point(10, 10), to: Point(700, 590)), [1, 2, 3])
    XCTAssertEqual(selected(open, from: Point(210, 110), to: Point(590, 490)), [2, 3])
    let half = nested { $0.letsParentBandIn = $0.id == 21 }
    XCTAssertEqual(selected(half, from: Point(10, 10), to: Point(700, 590)), [1, 2])
    let inner = nested { $0.letsParentBandIn = $0.id == 22 }
    XCTAssertEqual(selected(inner, from: Point(10, 10), to: Point(700, 590)), [1], "its parent is closed")
    // A space without a surface has no ground on which a band could begin.
    let bare = nested { if $0.id == 22 { $0.clip = nil } }
    XCTAssertEqual(selected(bare, from: Point(210, 110), to: Point(590, 490)), [2, 3])
  }
}
