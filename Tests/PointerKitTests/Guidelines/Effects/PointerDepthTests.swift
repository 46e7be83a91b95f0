import PointerTestSupport
import XCTest

@testable import PointerKit

/// E14: a pointer that snaps is directly beneath the element until its outline no longer overlaps it.
///
/// Files: `PointerDepth`, `DrawingList`.
final class PointerDepthTests: StackingTestCase {
  /// Whether the pointer shows in front of everything over a rectangle.
  private func isInFront(_ frame: PointerFrame, of rect: Rect) -> Bool {
    guard frame.pointer.behind == nil, frame.pointer.opacity > 0.02 else { return false }
    let shared = frame.pointer.roundedRect.rect.intersection(rect)
    return (shared?.width ?? 0) > 0.01 && (shared?.height ?? 0) > 0.01
  }

  func testSnappingPointerGoesBehindTheLabel() {
    for (effect, layer) in [(.highlight, .behind), (.lift, .behind), (.hover(), .front)]
      as [(PointerEffect, PointerAppearance.Layer)]
    {
      let button = target(1, Rect(110, 100, 80, 40), effect)
      var person = SimulatedPerson(targets: [button], at: Point(20, 20), size: size)
      XCTAssertEqual(person.frame.pointer.layer, .front)
      person.move(to: button.frame.center, waiting: 800)
      XCTAssertEqual(person.frame.pointer.layer, layer, "\(effect)")
    }
  }

  func testSweepingPointerIsNeverInFrontOfAnIcon() {
    for gap in [6.0, 16, 24, 30, 44] {
      for speed in [150.0, 500, 1200, 3000] {
        for isReversed in [false, true] {
          let icons = (0..<4).map { index in
            target(
              TargetID(isReversed ? 9 - index : index + 1), Rect(20 + (50 + gap) * Double(index), 90, 50, 50),
              .lift)
          }
          var person = person(before: tree(icons), at: Point(45, 115))
          let distance = 3 * (50 + gap)
          var left = distance
          while left > 0 {
            let step = min(left, speed * 0.008)
            person.move(by: Vector(step, 0))
            left -= step
            for part in 0..<8 {
              let frame = person.frame(afterNanoseconds: Int64(part) * 1_000_000)
              for icon in icons where isInFront(frame, of: icon.frame) {
                // A free pointer is in front once it is the circle; before that nothing dark may be over an icon.
                XCTFail("gap \(gap), \(speed) pt/s: over icon \(icon.id) at \(frame.modelPosition)")
              }
            }
          }
        }
      }
    }
  }

  func testLeavingPointerStaysBehindUntilItHasClearedTheLabel() {
    for effect in [PointerEffect.highlight, .lift] {
      for direction in [Vector(1, 0), Vector(0, 1), Vector(-0.7, 0.7)] {
        let button = target(1, Rect(110, 100, 80, 40), effect)
        var person = person(before: tree([button]), at: button.frame.center)
        person.move(by: direction * 64, over: 24)
        if direction.dx > 0.9 { person.move(by: Vector(10, 0)) }
        XCTAssertNil(person.hovered)
        var (wasBehind, cameToFront) = (false, false)
        watch(&person) { frame, time in
          XCTAssertFalse(isInFront(frame, of: button.frame), "\(effect) \(direction) \(time)")
          if frame.pointer.behind == 1 {
            wasBehind = true
            XCTAssertFalse(cameToFront, "it does not go behind again")
          } else {
            cameToFront = true
          }
        }
        XCTAssertTrue(wasBehind)
        XCTAssertTrue(cameToFront)
      }
    }
  }

  func testPointerLiesBeneathTheLowerOfTwoControls() {
    for (first, second) in [(1, 2), (2, 1)] as [(TargetID, TargetID)] {
      let targets = [
        target(first, Rect(60, 90, 70, 60), .highlight), target(second, Rect(120, 90, 70, 60), .highlight),
      ]
      // Of equal areas the higher id is painted first.
      let lower = max(first, second)
      var person = person(before: tree(targets), at: Point(90, 120))
      XCTAssertEqual(person.frame.pointer.behind, first)
      person.move(by: Vector(70, 0), over: 16)
      XCTAssertEqual(person.hovered, second)
      XCTAssertEqual(person.frame.pointer.behind, lower)
      watch(&person) { frame, time in XCTAssertNotNil(frame.pointer.behind, time) }
      XCTAssertEqual(person.frame.pointer.behind, second)
    }
  }

  func testThePointerLiesBeneathTheSpaceFartherBack() {
    // From a button of a popover to one of the window.
    let popover = space(3, clip: Rect(120, 40, 160, 160))
    let targets = [
      target(1, Rect(60, 100, 50, 40), .highlight), target(2, Rect(130, 100, 50, 40), .highlight, space: 3),
    ]
    var person = person(before: tree(targets, [popover]), at: Point(150, 120))
    XCTAssertEqual(person.frame.pointer.behind, 2)
    person.move(by: Vector(-60, 0), over: 16)
    XCTAssertEqual(person.hovered, 1)
    XCTAssertEqual(person.frame.pointer.behind, 1)
    person.wait(milliseconds: 800)
    person.move(by: Vector(60, 0), over: 16)
    XCTAssertEqual(person.hovered, 2)
    XCTAssertEqual(person.frame.pointer.behind, 1, "until it has cleared the one in the window")
    person.wait(milliseconds: 800)
    XCTAssertEqual(person.frame.pointer.behind, 2)
  }

  func testPointerComesToTheFrontAsItsControlIsRemoved() {
    let button = target(1, Rect(110, 100, 80, 40), .highlight)
    var person = person(before: tree([button]), at: button.frame.center)
    person.move(by: Vector(0, 60), over: 16)
    XCTAssertEqual(person.frame.pointer.behind, 1)
    person.engine.remove(target: 1, at: person.now)
    XCTAssertNil(person.frame.pointer.behind)
    XCTAssertEqual(person.frame.pointer.layer, .front)
    XCTAssertEqual(person.frame.drawing.front.count, 1)
  }

  func testPointerComesToTheFrontOnceItIsTheCircle() {
    var button = target(1, Rect(110, 100, 80, 40), .highlight)
    var person = person(before: tree([button]), at: button.frame.center)
    button.style = PointerStyle(effect: .hover())
    person.engine.upsert(button, at: person.now)
    XCTAssertEqual(person.frame.pointer.behind, 1, "no dark shape over the label")
    person.wait(milliseconds: 1500)
    XCTAssertNil(person.frame.pointer.behind)
    XCTAssertEqual(person.frame.pointer.outline, .circle)
  }

  func testAccessoriesAndTheAnnotationAreInFrontOfEverything() {
    var button = target(1, Rect(110, 100, 80, 40), .highlight)
    button.style.accessories = [PointerAccessory(.plus, angle: 0)]
    let menu = space(3, clip: Rect(100, 40, 120, 60))
    var person = person(before: tree([button], [menu]), at: button.frame.center)
    person.engine.setAnnotation(
      PointerAnnotation([PointerAnnotation.Value(label: "X", text: "1")]), at: person.now)
    person.wait(milliseconds: 500)
    let kinds = person.frame.drawing.front.map { command in
      switch command.kind {
      case .path: "path"
      case .shadow: "shadow"
      case .roundedRect: "platter"
      case .annotation: "annotation"
      default: "other"
      }
    }
    XCTAssertEqual(kinds, ["path", "shadow", "platter", "annotation"])
    XCTAssertEqual(person.frame.drawing.last?.clip, nil)
  }

  func testElementLeftAsItIsEnteredWasNeverInFront() {
    var depth = PointerDepth()
    depth.enter(3, isOutlineAtRest: false, at: .zero)
    depth.enter(1, isOutlineAtRest: false, at: .milliseconds(5))
    depth.enter(nil, isOutlineAtRest: false, at: .milliseconds(5))
    XCTAssertNil(depth.coveringElement)
    XCTAssertEqual(depth.left, [3])
  }

  /// An element of a space in front is painted after the pointer, whether it is drawn again or not.
  func testPlainElementInFrontIsNotDrawnAgain() {
    let targets = (0..<6).map { index in
      target(
        TargetID(index + 1), Rect(10 + 40 * Double(index), 100, 34, 34), .highlight,
        space: index == 0 ? 5 : .window)
    }
    // Elements are plain again before the outline has left them.
    let configuration = with(PointerConfiguration()) {
      let quick = Spring(dampingRatio: 1, response: 0.02)
      ($0.effects.contentSpring, $0.pointer.fadeSpring, $0.snapping.parallaxSpring) = (quick, quick, quick)
      $0.snapping.shapeSpring = Spring(dampingRatio: 1, response: 0.6)
    }
    var person = SimulatedPerson(
      targets: targets, spaces: [space(5, clip: targets[0].frame)], start: Point(30, 120), size: size,
      configuration: configuration)
    person.touch(movingBy: .zero, waiting: 800)
    XCTAssertEqual(person.hovered, 1)
    var count = 0
    for _ in 0..<40 {
      person.move(by: Vector(6, 0))
      let frame = person.frame
      guard frame.scratch.coveringElements.contains(1), person.content(1) == nil else { continue }
      count += 1
      XCTAssertNotEqual(frame.pointer.behind, 1)
      XCTAssertFalse(frame.drawing.redrawn.contains(1), "\(frame.drawing.redrawn)")
    }
    XCTAssertGreaterThan(count, 1, "the outline was over the element")
  }
}
