import PointerTestSupport
import XCTest

/// I4, I11: drags begin at once, and every one of them ends.
final class I4I11DragsTests: XCTestCase {
  private let slider = PointerTarget(
    id: 2, frame: Rect(x: 100, y: 500, width: 300, height: 30), kind: .slider)

  private func pressed(kind: ElementKind = .appIcon) -> PointerHarness {
    let icon = with(icon) { $0.kind = kind }
    var person = PointerHarness(targets: [icon, slider], start: Point(x: 439, y: 340))
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    _ = person.newEvents()
    return person
  }

  func testI4DragBeginsAtOnceBeyondTheSlop() {
    var person = pressed()
    person.move(by: Vector(dx: 3, dy: 0))
    XCTAssertEqual(person.newTypes(), [], "exactly three points are a click's tremble")
    person.move(by: Vector(dx: 0.25, dy: 0))
    let began = person.newEvents()
    XCTAssertEqual(began.map { $0.type }, [.dragBegan])
    XCTAssertEqual(began.first?.target, 1)
    XCTAssertEqual(began.first?.translation, Vector(dx: 3.25, dy: 0))
    XCTAssertEqual(began.first?.location, icon.frame.center, "where the press was, precisely")
    XCTAssertEqual(person.engine.diagnostics.total, 0)
  }

  func testI4ADragThatLeavesACommandIsNoClick() {
    var person = pressed()
    person.move(by: Vector(dx: 0, dy: -200), over: 80)
    person.release()
    XCTAssertEqual(person.newTypes().filter { $0 == .clicked }, [])
  }

  func testI4OnlyWhatHasNothingToDragClicksAfterADrag() {
    let dragged: Set<ElementKind> = [.text, .row, .card, .image, .slider, .divider, .handle]
    for kind in ElementKind.allCases {
      let target = with(icon) { $0.kind = kind }
      var person = PointerHarness(targets: [target], start: icon.frame.center)
      person.move(by: Vector(dx: 1, dy: 0))
      person.press()
      person.move(by: Vector(dx: 5, dy: 0))
      person.release()
      let clicks = person.events.filter { $0.type == .clicked }.count
      XCTAssertEqual(clicks, dragged.contains(kind) ? 0 : 1, "\(kind)")
      XCTAssertEqual(person.events.filter { $0.type == .dragEnded }.count, 1, "\(kind)")
    }
  }

  func testR6ALatchedDragIsNoClickWhateverItsKind() {
    let target = with(icon) { $0.latchingAxes = .horizontal }
    var person = PointerHarness(targets: [target], start: icon.frame.center)
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    person.move(by: Vector(dx: 5, dy: 0))
    person.release()
    XCTAssertFalse(person.events.contains { $0.type == .clicked })
  }

  func testI4ReleaseEndsTheDragOfContentAndIsNoClick() {
    var person = pressed(kind: .image)
    person.send(.modifiers(.option))
    person.move(by: Vector(dx: 6, dy: -8))
    person.move(by: Vector(dx: -4, dy: 8))
    person.release()
    let news = person.newEvents()
    XCTAssertEqual(news.map { $0.type }, [.dragBegan, .dragChanged, .dragEnded, .released])
    XCTAssertEqual(news[2].phase, .ended)
    XCTAssertEqual(news[2].target, 1)
    XCTAssertEqual(news[2].translation, Vector(dx: 2, dy: 0))
    XCTAssertEqual(news[2].modifiers, .option)
  }

  func testI4TheToolkitTunesTheSlop() {
    for (slop, expected) in [(0.0, 1), (30, 0)] {
      var person = pressed()
      let configuration = with(PointerConfiguration()) { $0.dragDistance = slop }
      person.engine.setConfiguration(configuration, at: person.now)
      person.move(by: Vector(dx: 0.1, dy: 0))
      XCTAssertEqual(person.newEvents().count, expected, "\(slop)")
    }
  }

  func testI4WhateverBreaksADragEndsItAsCancelled() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      var person = pressed()
      person.move(by: Vector(dx: 10, dy: 0))
      _ = person.newEvents()
      person.send(kind)
      let news = person.newEvents()
      XCTAssertEqual(Array(news.map { $0.type }.prefix(2)), [.dragEnded, .cancelled], "\(kind)")
      XCTAssertEqual(news.first?.phase, .cancelled)
      XCTAssertEqual(news.first?.target, 1)
    }
  }

  // MARK: Two fingers

  func testI11TwoFingersDragASliderAsAFingerWould() {
    let settings = with(PointerSettings()) { ($0.naturalScrolling, $0.scrollingSpeed) = (false, 3) }
    var person = PointerHarness(targets: [slider], start: Point(x: 200, y: 515), settings: settings)
    person.move(by: Vector(dx: 1, dy: 0))
    _ = person.newEvents()
    let position = person.model
    person.send(.scroll(Vector(dx: 5, dy: 0), phase: .began, source: .finger))
    person.send(.scroll(Vector(dx: 7, dy: 1), phase: .changed, source: .finger))
    person.send(.scroll(.zero, phase: .ended, source: .finger))
    person.send(.scroll(Vector(dx: 20, dy: 0), phase: .momentum, source: .finger))
    let news = person.newEvents()
    XCTAssertEqual(
      news.map { $0.type },
      [.dragBegan, .scrolled, .dragChanged, .scrolled, .dragChanged, .scrolled, .dragEnded],
      "and does not run on")
    XCTAssertTrue(news.allSatisfy { $0.target == 2 })
    XCTAssertEqual(
      news.filter { $0.type == .scrolled }.map { $0.scroll?.delta },
      [Vector(dx: 5, dy: 0), Vector(dx: 7, dy: 1), .zero], "with the fingers, whichever way content scrolls")
    XCTAssertEqual(news.last?.translation, Vector(dx: 12, dy: 1))
    XCTAssertEqual(
      news.filter { $0.type == .dragChanged }.map { $0.translation },
      [Vector(dx: 5, dy: 0), Vector(dx: 12, dy: 1)])
    for event in news where event.translation != nil {
      XCTAssertEqual(event.location, position + (event.translation ?? .zero))
      XCTAssertNil(event.dropTarget)
    }
    XCTAssertEqual(news.last?.phase, .ended)
    XCTAssertEqual(person.model, position, "the pointer stays")
  }

  func testI11AnyTargetCanSayThatTwoFingersDragIt() {
    for (kind, says) in product(ElementKind.allCases, [nil, true, false] as [Bool?]) {
      var target = PointerTarget(
        id: 3, frame: Rect(x: 300, y: 200, width: 120, height: 60), kind: kind, effect: nil)
      target.isDraggedByScrolling = says
      var person = PointerHarness(targets: [target], start: Point(x: 349, y: 230))
      person.move(by: Vector(dx: 1, dy: 0))
      _ = person.newEvents()
      let model = person.model
      person.send(.scroll(Vector(dx: 5, dy: -2), phase: .began, source: .finger))
      person.send(.scroll(Vector(dx: 1, dy: 0), phase: .ended, source: .finger))
      person.send(.scroll(Vector(dx: 30, dy: 0), phase: .momentum, source: .finger))
      let events = person.newEvents()
      let isDragged = says ?? (kind == .slider || kind == .handle || kind == .divider)
      XCTAssertEqual(
        events.map { $0.type },
        isDragged
          ? [.dragBegan, .scrolled, .dragChanged, .scrolled, .dragChanged, .dragEnded]
          : [.scrolled, .scrolled, .scrolled], "\(kind), \(String(describing: says))")
      XCTAssertTrue(events.allSatisfy { $0.target == 3 })
      if isDragged { XCTAssertEqual(events.last?.translation, Vector(dx: 6, dy: -2)) }
      XCTAssertEqual(person.model, model)
    }
  }

  func testI11ATargetThatTwoFingersDragIsStillDroppedByTheButton() {
    let file = with(icon) { $0.isDraggedByScrolling = true }
    let bin = PointerTarget(
      id: 4, frame: Rect(x: 700, y: 300, width: 80, height: 80), kind: .image, hasBezel: true, effect: nil)
    var person = PointerHarness(targets: [file, bin], start: Point(x: 439, y: 340))
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    person.move(to: Point(x: 740, y: 340))
    XCTAssertEqual(person.newEvents().last?.dropTarget, 4)
    person.release()
    person.move(to: Point(x: 440, y: 340))
    person.send(.scroll(Vector(dx: 300, dy: 0), phase: .began, source: .finger))
    XCTAssertNil(person.newEvents().last?.dropTarget)
  }

  func testI11AWheelOnlyScrolls() {
    var person = PointerHarness(targets: [slider], start: Point(x: 200, y: 515))
    person.move(by: Vector(dx: 1, dy: 0))
    _ = person.newEvents()
    person.send(.scroll(Vector(dx: 5, dy: 0), phase: .none, source: .wheel))
    XCTAssertEqual(person.newTypes(), [.scrolled])
  }
}

/// I4, P6: the position of a drag and the target beneath it, as the events of the drag state them.
final class DropTargetTests: XCTestCase {
  private func target(
    _ id: TargetID, _ frame: Rect, z: Int64 = 0, space: SpaceID = 0, kind: ElementKind = .image
  )
    -> PointerTarget
  {
    PointerTarget(id: id, frame: frame, kind: kind, style: .system, space: space, z: z, padding: .zero)
  }

  private let photo = Rect(x: 100, y: 100, width: 80, height: 80)

  /// A press on a photo at (140, 140).
  private func pressed(_ targets: [PointerTarget], spaces: [PointerSpace] = []) -> PointerHarness {
    var person = PointerHarness(start: Point(x: 139, y: 140))
    for space in spaces { person.engine.upsertSpace(space, at: person.now) }
    person.engine.upsert([target(1, photo)] + targets, at: person.now)
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    _ = person.newEvents()
    return person
  }

  private func drags(_ person: inout PointerHarness) -> [PointerEvent] {
    person.newEvents().filter { $0.translation != nil }
  }

  func testI4EachInputThatMovesADragIsOneEvent() {
    var person = pressed([])
    for step in 1...6 {
      person.move(by: Vector(dx: 10, dy: -2))
      let news = drags(&person)
      XCTAssertEqual(news.map { $0.type }, [step == 1 ? .dragBegan : .dragChanged])
      XCTAssertEqual(news.last?.position, person.model)
      XCTAssertEqual(news.last?.translation, Vector(dx: 10 * Double(step), dy: -2 * Double(step)))
      XCTAssertEqual(news.last?.location, step == 1 ? Point(x: 140, y: 140) : person.model)
      XCTAssertEqual(news.last?.target, 1)
    }
    person.move(by: .zero)
    person.send(.modifiers(.option))
    person.send(.position(person.model), waiting: 5000)
    XCTAssertEqual(drags(&person).count, 0, "nothing moved")
    // Against the edge of the surface.
    person.move(to: Point(x: 0, y: 140))
    _ = drags(&person)
    person.move(by: Vector(dx: -50, dy: 0))
    XCTAssertEqual(drags(&person).count, 0, "it stays at the edge")
    person.release()
    XCTAssertEqual(drags(&person).map { $0.type }, [.dragEnded])
  }

  func testI4DeltasEqualChangesOfTheLocationInRandomDrags() {
    var compared = 0
    let all = seeds(150)
    for seed in all {
      var calls = HostCalls(seed: UInt64(seed) &+ 90_000)
      var (engine, seen, began) = (calls.first, UInt64(0), Point?.none)
      let configuration = with(PointerConfiguration()) { $0.bandSelection = false }
      engine.setConfiguration(configuration, at: calls.now)
      for _ in 0..<120 {
        engine.perform(calls.next())
        let news = engine.events(since: seen)
        seen = news.endIndex
        for event in news where event.button == .primary && event.translation != nil {
          if event.type == .dragBegan {
            began = event.location
          } else if let began, let location = event.location {
            XCTAssertEqual(event.translation, location - began, "seed \(seed)")
            compared += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(compared, all.count)
  }

  func testP6ADragOverStepsGoesFromStepToStep() {
    var day = target(2, Rect(x: 400, y: 100, width: 300, height: 600), kind: .other)
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 15)
    var person = pressed([day])
    person.move(to: Point(x: 500, y: 203))
    person.move(to: Point(x: 500, y: 206))
    person.move(to: Point(x: 500, y: 210))
    let news = drags(&person)
    XCTAssertEqual(news.dropFirst().map { $0.location?.y }, [205, 205])
    XCTAssertEqual(news.dropFirst().map { $0.translation?.dy }, [65, 65])
    XCTAssertEqual(news.dropFirst().map { $0.dropTarget }, [2, 2])
  }

  // MARK: What lies beneath

  func testI4TheDropTargetIsTheFrontmostWithoutTheDraggedOne() {
    let shelf = target(2, Rect(x: 80, y: 80, width: 600, height: 200), kind: .card)
    let bin = target(3, Rect(x: 400, y: 100, width: 80, height: 80), z: 1)
    let lid = target(4, Rect(x: 440, y: 100, width: 40, height: 80), z: 2)
    var person = pressed([shelf, bin, lid])
    for (x, expected) in [
      (160.0, 2 as TargetID?), (398, 2), (402, 3), (438, 3), (442, 4), (483, 2), (680, 2), (681, nil),
    ] {
      person.move(to: Point(x: x, y: 140))
      XCTAssertEqual(drags(&person).last?.dropTarget, expected, "\(x)")
    }
    person.move(to: Point(x: 450, y: 140))
    person.release()
    let end = person.events.last { $0.type == .dragEnded }
    XCTAssertEqual(end?.dropTarget, 4)
    XCTAssertEqual(end?.location, Point(x: 450, y: 140))
  }

  func testI4ATargetThatTheHostMovesWithThePointerHidesNoDropTarget() {
    let bin = target(2, Rect(x: 400, y: 100, width: 80, height: 80))
    var person = pressed([bin])
    for step in 1...30 {
      person.move(by: Vector(dx: 10, dy: 0))
      let frame = photo.offset(by: Vector(dx: 10 * Double(step), dy: 0))
      var front = target(1, frame, z: 9)
      front.padding = Insets(12)
      person.engine.upsert(front, at: person.now)
      XCTAssertEqual(person.hovered, 1, "it is hovered all the same")
    }
    person.release()
    XCTAssertEqual(person.events.last { $0.type == .dragEnded }?.dropTarget, 2)
  }

  func testI4InAGroupTheDraggedMemberBridgesNoGap() {
    var first = target(1, photo)
    first.group = 1
    var second = target(2, photo.offset(by: Vector(dx: 120, dy: 0)))
    second.group = 1
    var person = pressed([second])
    person.engine.upsert(first, at: person.now)
    person.move(to: Point(x: 190, y: 140))
    XCTAssertEqual(person.hovered, 1, "across the gap")
    XCTAssertNil(drags(&person).last?.dropTarget)
    person.move(to: Point(x: 219, y: 140))
    XCTAssertEqual(person.hovered, 2, "across the gap from the other side")
    XCTAssertNil(drags(&person).last?.dropTarget, "without the dragged one there is no gap to bridge")
    person.move(to: Point(x: 220, y: 140))
    XCTAssertEqual(drags(&person).last?.dropTarget, 2)
  }

  private var list: PointerSpace {
    PointerSpace(
      id: 5, origin: Point(x: 400, y: 200), clip: Rect(x: 400, y: 200, width: 200, height: 100), order: 1)
  }

  func testI4InAScrolledClippedSpaceOnlyWhatIsVisibleIsADropTarget() {
    let rows = (0..<10).map { index in
      target(TargetID(10 + index), Rect(x: 0, y: 44 * Double(index), width: 200, height: 44), space: 5)
    }
    var person = pressed(rows, spaces: [list])
    for (y, expected) in [(199.0, nil as TargetID?), (200, 10), (250, 11), (300, 12), (301, nil)] {
      person.move(to: Point(x: 500, y: y))
      XCTAssertEqual(drags(&person).last?.dropTarget, expected, "\(y)")
    }
    person.move(to: Point(x: 500, y: 250))
    _ = drags(&person)
    person.engine.scroll(space: 5, to: Point(x: 400, y: 200 - 88), at: person.now)
    let news = drags(&person)
    XCTAssertEqual(news.map { $0.type }, [.dragChanged], "the layout came beneath it")
    XCTAssertEqual(news.last?.dropTarget, 13)
    person.engine.scroll(space: 5, to: Point(x: 400, y: 200 - 90), at: person.now)
    XCTAssertEqual(drags(&person).count, 0, "still the same row")
  }

  func testI4WhatGoesIsNoDropTargetAndACancelledDragHasNone() {
    let bin = target(2, Rect(x: 400, y: 100, width: 80, height: 80))
    var person = pressed([bin])
    person.move(to: Point(x: 440, y: 140))
    XCTAssertEqual(drags(&person).last?.dropTarget, 2)
    var gone = person
    gone.engine.remove(2, at: gone.now)
    XCTAssertEqual(drags(&gone).map { $0.dropTarget }, [nil])
    for kind in [PointerInput.Kind.cancel, .leave] {
      var broken = person
      broken.send(kind)
      let end = drags(&broken).last
      XCTAssertEqual(end?.phase, .cancelled)
      XCTAssertNil(end?.dropTarget, "nothing drops, \(kind)")
    }
    let disabled = with(bin) { $0.isEnabled = false }
    person.engine.upsert(disabled, at: person.now)
    person.release()
    XCTAssertNil(person.events.last { $0.type == .dragEnded }?.dropTarget)
  }

  func testI4ADragFromEmptyGroundHasADropTargetToo() {
    let configuration = with(PointerConfiguration()) { $0.bandSelection = false }
    var person = PointerHarness(
      targets: [target(2, photo)], start: Point(x: 300, y: 140), configuration: configuration)
    person.press()
    person.move(to: Point(x: 150, y: 140))
    let news = drags(&person)
    XCTAssertEqual(news.map { $0.type }, [.dragBegan])
    XCTAssertNil(news.last?.target)
    XCTAssertEqual(news.last?.dropTarget, 2)
    XCTAssertEqual(news.last?.translation, Vector(dx: -150, dy: 0))
  }

  func testR6AControlThatMovesInPlaceIsNotDropped() {
    let bin = target(2, Rect(x: 400, y: 100, width: 80, height: 80))
    for (kind, axes) in [
      (ElementKind.slider, Axes()), (.divider, []), (.handle, []), (.image, .horizontal),
    ] {
      var control = target(1, photo, kind: kind)
      control.latchingAxes = axes
      var person = pressed([bin])
      person.release()
      person.engine.upsert(control, at: person.now)
      person.press()
      _ = person.newEvents()
      person.move(to: Point(x: 440, y: 140))
      // Not even once it is gone.
      person.engine.remove(1, at: person.now)
      person.move(to: Point(x: 450, y: 140))
      person.release()
      let news = drags(&person)
      XCTAssertEqual(news.first?.type, .dragBegan, "\(kind)")
      XCTAssertEqual(news.last?.type, .dragEnded, "\(kind)")
      for event in news { XCTAssertNil(event.dropTarget, "\(kind) \(event.type)") }
    }
  }

  func testI4WhatMovesAlongIsNoDropTargetWhileTheHostDisablesIt() {
    var button = target(2, Rect(x: 130, y: 130, width: 20, height: 20), z: 1, kind: .button)
    var person = pressed([target(3, Rect(x: 400, y: 100, width: 80, height: 80))])
    person.engine.upsert(button, at: person.now)
    let way = Vector(dx: 300, dy: 0)
    person.move(by: way)
    person.engine.move(1, to: photo.offset(by: way), at: person.now)
    button.frame = button.frame.offset(by: way)
    button.isEnabled = false
    person.engine.upsert(button, at: person.now)
    person.release()
    XCTAssertEqual(person.events.last { $0.type == .dragEnded }?.dropTarget, 3)
  }

  func testI4EventsComeAfterTheChangeOfHover() {
    let bin = target(2, Rect(x: 400, y: 100, width: 80, height: 80))
    var person = pressed([bin])
    person.move(to: Point(x: 440, y: 140))
    XCTAssertEqual(person.newTypes(), [.exited, .entered, .dragBegan])
  }
}

/// I4, I13: no later event of a press names a removed target.
final class RemovedTargetEventTests: XCTestCase {
  private let photo = PointerTarget(
    id: 1, frame: Rect(x: 100, y: 100, width: 80, height: 80), kind: .image, hasBezel: true, effect: nil)
  private let bin = PointerTarget(
    id: 2, frame: Rect(x: 400, y: 100, width: 80, height: 80), kind: .image, hasBezel: true, effect: nil)

  private func pressed() -> PointerHarness {
    var person = PointerHarness(targets: [photo, bin], start: Point(x: 139, y: 140), device: .mouse)
    person.move(by: Vector(dx: 1, dy: 0))
    person.press()
    return person
  }

  /// The events since the last call that name the target, apart from `exited`.
  private func named(_ person: inout PointerHarness) -> [PointerEvent] {
    person.newEvents().filter { $0.type != .exited && ($0.target == 1 || $0.dropTarget == 1) }
  }

  func testI4ADragGoesOnWithoutTheTargetThatWasRemoved() {
    for end in [PointerInput.Kind.button(.primary, isDown: false), .cancel, .leave] {
      var person = pressed()
      person.move(by: Vector(dx: 20, dy: 0))
      _ = person.newEvents()
      person.engine.remove(1, at: person.now)
      person.move(by: Vector(dx: 20, dy: 0))
      person.send(.pressure(0.5))
      person.move(to: Point(x: 440, y: 140))
      person.send(end)
      let events = person.events
      XCTAssertEqual(named(&person).map { $0.type }, [], "\(end)")
      XCTAssertEqual(events.last { $0.type == .dragEnded }?.translation?.dx, 300)
      XCTAssertFalse(events.contains { $0.type == .clicked || $0.type == .bandBegan })
    }
  }

  func testI4APressOnATargetThatIsRemovedIsNeitherAClickNorABand() {
    var person = pressed()
    person.engine.setSelection([2], at: person.now)
    person.engine.remove(1, at: person.now)
    _ = person.newEvents()
    var still = person
    still.release()
    XCTAssertEqual(still.newTypes(), [.released], "not even on empty ground")
    XCTAssertEqual(still.engine.selection, [2])
    person.move(by: Vector(dx: 50, dy: 0))
    person.release()
    XCTAssertEqual(person.newTypes(), [.dragBegan, .dragEnded, .released])
    XCTAssertNil(person.events.last { $0.type == .dragBegan }?.target)
  }

  func testI4ADropTargetThatIsRemovedIsNamedNoMore() {
    for end in [PointerInput.Kind.button(.primary, isDown: false), .motion(Vector(dx: 1, dy: 0)), .cancel] {
      var person = pressed()
      person.move(to: Point(x: 440, y: 140))
      XCTAssertEqual(person.newEvents().last?.dropTarget, 2)
      person.engine.remove(2, at: person.now)
      person.send(end)
      XCTAssertFalse(person.newEvents().contains { $0.dropTarget == 2 }, "\(end)")
    }
  }

  func testI13PressureOfATargetThatIsRemovedNamesNone() {
    var person = pressed()
    person.send(.pressure(0.4))
    XCTAssertEqual(person.newEvents().last?.target, 1)
    person.engine.remove(1, at: person.now)
    person.send(.pressure(0.6))
    person.release()
    XCTAssertEqual(named(&person).count, 0)
    XCTAssertEqual(person.events.compactMap { $0.pressure }, [0.4, 0.6, 0])
  }

  func testI4ATargetThatIsRegisteredAgainIsStillTheOneThatWasPressed() {
    var person = pressed()
    person.engine.upsert([], removing: [1], at: person.now)
    person.engine.upsert(photo, at: person.now)
    person.release()
    XCTAssertEqual(person.newEvents().last?.type, .clicked, "as by a host that registers all of it anew")
    XCTAssertEqual(person.events.last?.target, 1)
  }
}
