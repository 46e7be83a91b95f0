import PointerTestSupport
import XCTest

@testable import PointerKit

/// E16: a lifted element is drawn above its neighbors of equal z, and never above a higher z or another
/// space.
///
/// Files: `PaintingOrder`, `DrawingList`, `ContentPresentation`.
final class RaisedElementsTests: StackingTestCase {
  func testLiftedIconIsAboveItsNeighbors() {
    let targets = [
      target(5, Rect(60, 60, 60, 60), .lift),
      // Of equal z: on the icon; over its edge, and smaller, so that it is painted after it otherwise.
      target(6, Rect(66, 62, 20, 20), .hover()), target(7, Rect(110, 70, 30, 30), .hover()),
      // Of higher z.
      target(8, Rect(55, 100, 30, 30), .hover(), z: 1),
    ]
    let tree = tree(targets)
    var person = person(before: tree, at: Point(100, 90))
    XCTAssertEqual(person.hovered, 5)
    XCTAssertEqual(person.frame.elements[5]?.isRaised, true)
    func order(_ frame: PointerFrame) -> [TargetID] {
      frame.drawing.commands.compactMap { command in
        if case .contentBegin = command.kind { command.target } else { nil }
      }
    }
    XCTAssertEqual(order(person.frame), [5, 6, 8], "the neighbor is beneath, and is not painted again")
    // On its way down it stays above; once plain, the smaller neighbor is in front again.
    person.move(by: Vector(0, 110), over: 60)
    watch(&person, milliseconds: 1200) { frame, time in
      if frame.contents.contains(where: { $0.target == 5 }) { XCTAssertEqual(order(frame), [5, 6, 8], time) }
    }
    XCTAssertEqual(person.frame.drawing.redrawn, [])
  }

  func testMenuIsNeverPaintedOverByALiftedIcon() {
    let icon = target(1, Rect(60, 60, 80, 80), .lift)
    var tree = tree([icon])
    var person = person(before: tree, at: Point(100, 100))
    XCTAssertGreaterThan(person.content(1)?.scale ?? 0, 1.05)
    // The menu opens on the icon; the icon stays up for a while, then goes down.
    let clip = Rect(90, 90, 120, 100)
    tree.spaces = [space(9, clip: clip, isOpaque: true)]
    // Opaque rows: every third id is see-through.
    tree.targets += [10, 11, 13, 14].enumerated().map { row, id in
      target(
        id, Rect(90, 90 + 25 * Double(row), 120, 25),
        .hover(preferredTintMode: .none, prefersShadow: false, prefersScaledContent: false), space: 9)
    }
    person.engine.upsert(tree.spaces, at: person.now)
    person.engine.upsert(tree.targets, at: person.now)
    let menu = tree.plainly(PointerFrame(), scale: 1)
    XCTAssertEqual(person.hovered, 10)
    person.move(by: Vector(60, 40), over: 30)
    var hasCleared = false
    watch(&person) { frame, time in
      // Over the menu alone the pointer is seen, though the icon is beneath the menu.
      if clip.contains(frame.pointer.roundedRect.rect) {
        hasCleared = true
        XCTAssertEqual(frame.pointer.layer, .front, time)
      }
      XCTAssertEqual(frame.pointer.layer, hasCleared ? .front : .behind, time)
      let picture = tree.byList(frame, scale: 1)
      for (x, y) in product(stride(from: 92.5, to: 140, by: 3), stride(from: 92.5, to: 145, by: 3)) {
        let point = Point(x, y)
        if frame.pointer.roundedRect.rect.outset(by: 1).contains(point) { continue }
        XCTAssertEqual(picture.color(at: point), menu.color(at: point), "\(time) at \(point)")
      }
    }
  }

  func testADisabledSpaceIsStillPaintedAndAnUnknownOneIsNot() {
    var panel = space(3, clip: Rect(0, 0, 300, 240))
    let icon = target(1, Rect(60, 60, 60, 60), .lift, space: 3)
    var person = person(before: tree([icon], [panel]), at: Point(90, 90))
    panel.isEnabled = false
    person.engine.upsert(panel, at: person.now)
    XCTAssertNil(person.hovered)
    person.wait(milliseconds: 40)
    XCTAssertEqual(person.frame.drawing.redrawn, [1], "it goes down as if the pointer had left it")
    XCTAssertEqual(person.frame.drawing.first?.space, 3)
    person.engine.remove(space: 3, at: person.now)
    XCTAssertEqual(person.frame.drawing.redrawn, [])
    XCTAssertEqual(person.frame.pointer.layer, .front)
  }

  func testElementUnderTooManyOthersShowsNoEffect() {
    for (count, isExcess) in [(255, false), (256, true)] {
      var targets = [target(1, Rect(0, 0, 300, 240), .hover())]
      for index in 0..<count {
        let frame = Rect(2 + 14 * Double(index % 20), 2 + 14 * Double(index / 20), 10, 10)
        targets.append(target(TargetID(10 + index), frame, .hover()))
        targets[targets.count - 1].padding = Insets(-5)
      }
      let tree = tree(targets)
      var person = person(before: tree, at: Point(290, 230))
      XCTAssertEqual(person.hovered, 1)
      XCTAssertEqual(person.content(1) == nil, isExcess)
      XCTAssertEqual(person.frame.drawing.redrawn.count, isExcess ? 0 : 256)
      let picture = tree.byList(person.frame, scale: 1)
      XCTAssertNil(picture.difference(from: tree.plainly(person.frame, scale: 1)))
      // With a highlight the pointer would be beneath them all.
      targets[0].style = PointerStyle(effect: .highlight)
      person.engine.upsert(targets[0], at: person.now)
      XCTAssertEqual(person.frame.pointer.layer, isExcess ? .front : .behind)
    }
  }

  func testElementThatIsLeftAgainAndAgainCountsOnce() {
    var depth = PointerDepth()
    for (index, target) in ([3, 1, 2, 1, 2, 1] as [TargetID]).enumerated() {
      depth.enter(target, isOutlineAtRest: false, at: Timestamp(nanoseconds: Int64(index)))
    }
    XCTAssertEqual(depth.coveringElement, 1)
    XCTAssertEqual(depth.left, [3, 2], "the third is not forgotten")
  }
}
