import PointerTestSupport
import XCTest

@testable import PointerKit

/// E4, E7, E14, E16: what a person sees of elements that overlap or touch, hundreds too.
final class E14E16StackingTests: XCTestCase {
  private let size = Size(300, 240)

  private func target(
    _ id: TargetID, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0, space: SpaceID = .window
  ) -> PointerTarget { PointerTarget(id, frame, .button, hasBezel: true, effect: effect, space: space, z: z) }

  private func tree(_ targets: [PointerTarget], _ spaces: [PointerSpace] = []) -> PaintedTree {
    var tree = PaintedTree(size: size)
    (tree.targets, tree.spaces) = (targets, spaces)
    return tree
  }

  private func person(before tree: PaintedTree, at start: Point) -> SimulatedPerson {
    var person = SimulatedPerson(targets: tree.targets, spaces: tree.spaces, start: start, size: size)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  private func space(_ id: SpaceID, clip: Rect, z: Int64 = 1, isOpaque: Bool = false) -> PointerSpace {
    PointerSpace(id: id, clip: clip, z: z, isOpaque: isOpaque)
  }

  /// The position of the mark that ``PaintedTree`` paints on an element.
  private func mark(of target: PointerTarget) -> Point {
    Point(target.frame.minX + target.frame.width * 0.375, target.frame.minY + target.frame.height * 0.35)
  }

  /// Calls `body` with the frame every 4 ms for a while.
  private func watch(
    _ person: inout SimulatedPerson, milliseconds: Int = 600, _ body: (PointerFrame, String) -> Void
  ) {
    for number in 0..<milliseconds / 4 {
      person.wait(milliseconds: 4)
      body(person.frame, "\(4 * number + 4) ms")
    }
  }

  /// Whether the pointer shows in front of everything over a rectangle.
  private func isInFront(_ frame: PointerFrame, of rect: Rect) -> Bool {
    guard frame.pointer.behind == nil, frame.pointer.opacity > 0.02 else { return false }
    let shared = frame.pointer.roundedRect.rect.intersection(rect)
    return (shared?.width ?? 0) > 0.01 && (shared?.height ?? 0) > 0.01
  }

  // MARK: Elements

  func testE16ALiftedIconStandsAboveItsNeighboursAndCarriesItsBadge() {
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
    XCTAssertEqual(order(person.frame), [5, 6, 8], "the neighbour is beneath, and is not painted again")
    // On its way down it stays above; once plain, the smaller neighbour is in front again.
    person.move(by: Vector(0, 110), over: 60)
    watch(&person, milliseconds: 1200) { frame, time in
      if frame.contents.contains(where: { $0.target == 5 }) { XCTAssertEqual(order(frame), [5, 6, 8], time) }
    }
    XCTAssertEqual(person.frame.drawing.redrawn, [])
  }

  func testE16WhatLiesOverTheViewSuchAsAMenuIsNeverPaintedOverByALiftedIcon() {
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

  func testAnElementUnderMoreOthersThanCanBeDrawnShowsNoEffectAndHidesNothing() {
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

  // MARK: The pointer

  func testE14AsItSnapsThePointerGoesFromTheFrontToBehindTheLabel() {
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

  func testE14SweepingFromIconToIconThePointerIsNeverInFrontOfAnIcon() {
    var variants = Variants()
    for gap in [6.0, 16, 24, 30, 44] {
      for speed in variants.of([150.0, 1200]) + variants.of([500, 3000]) {
        for isReversed in variants.of([false, true]) {
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

  func testE14LeavingAControlThePointerStaysBehindItsLabelUntilItHasClearedIt() {
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

  func testE14BetweenTwoOverlappingControlsThePointerLiesBeneathTheLower() {
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

  func testE14ThePointerLiesBeneathTheSpaceFartherBack() {
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

  func testAControlThatIsRemovedWhileThePointerLeavesItLetsItComeToTheFront() {
    let button = target(1, Rect(110, 100, 80, 40), .highlight)
    var person = person(before: tree([button]), at: button.frame.center)
    person.move(by: Vector(0, 60), over: 16)
    XCTAssertEqual(person.frame.pointer.behind, 1)
    person.engine.remove(target: 1, at: person.now)
    XCTAssertNil(person.frame.pointer.behind)
    XCTAssertEqual(person.frame.pointer.layer, .front)
    XCTAssertEqual(person.frame.drawing.front.count, 1)
  }

  func testE7WithAHoverEffectThePointerStaysOnTop() {
    let row = target(1, Rect(40, 80, 200, 60), .hover(prefersShadow: true))
    let label = target(2, Rect(60, 90, 40, 20), .hover(), z: 3)
    var person = person(before: tree([row, label]), at: Point(200, 110))
    person.move(by: Vector(-120, -8), over: 200)
    watch(&person) { frame, time in
      XCTAssertEqual(frame.pointer.layer, .front, time)
      XCTAssertEqual(frame.drawing.front.count, 1)
    }
  }

  func testAStyleThatTurnsToHoverLetsThePointerComeToTheFrontOnceItIsTheCircle() {
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

  // MARK: Elements that the pointer has left

  func testAnElementThatIsLeftAgainAndAgainCountsOnce() {
    var depth = PointerDepth()
    for (index, target) in ([3, 1, 2, 1, 2, 1] as [TargetID]).enumerated() {
      depth.enter(target, isOutlineAtRest: false, at: Timestamp(nanoseconds: Int64(index)))
    }
    XCTAssertEqual(depth.coveringElement, 1)
    XCTAssertEqual(depth.left, [3, 2], "the third is not forgotten")
  }

  func testAnElementThatIsLeftAtTheInstantOfItsEntranceWasNeverInFront() {
    var depth = PointerDepth()
    depth.enter(3, isOutlineAtRest: false, at: .zero)
    depth.enter(1, isOutlineAtRest: false, at: .milliseconds(5))
    depth.enter(nil, isOutlineAtRest: false, at: .milliseconds(5))
    XCTAssertNil(depth.coveringElement)
    XCTAssertEqual(depth.left, [3])
  }

  /// An element of a space in front is painted after the pointer, whether it is drawn again or not.
  func testAPlainElementOfASpaceInFrontOfThePointerIsNotDrawnAgain() {
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
