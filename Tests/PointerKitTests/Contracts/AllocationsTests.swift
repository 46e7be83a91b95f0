import AllocationCounter
import PointerTestSupport
import XCTest

/// DESIGN contract 6: handling an event and reading into a kept frame allocate nothing once warm (release
/// build).
final class AllocationsTests: XCTestCase {
  /// A bar, icons, rows in a scrolled space, text and cards: a hundred targets.
  private func crowd() -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for index in 0..<12 {
      let frame = Rect(x: 24 + 80 * Double(index), y: 24, width: 44, height: 37)
      targets.append(PointerTarget(id: TargetID(index + 1), frame: frame, kind: .barButton, group: 1))
    }
    for index in 0..<48 {
      let frame = Rect(
        x: 40 + 120 * Double(index % 8), y: 100 + 100 * Double(index / 8), width: 60, height: 60)
      targets.append(PointerTarget(id: TargetID(100 + index), frame: frame, kind: .appIcon, hasBezel: true))
    }
    for index in 0..<40 {
      let frame = Rect(x: 0, y: 40 * Double(index), width: 300, height: 40)
      let row = PointerTarget(
        id: TargetID(1000 + index), frame: frame, kind: index % 4 == 0 ? .text : .row, space: 3)
      targets.append(row)
    }
    return targets
  }

  private func person(_ device: PointerDevice = .trackpad) -> PointerHarness {
    var person = PointerHarness(start: Point(x: 500, y: 400), device: device)
    let list = PointerSpace(
      id: 3, origin: Point(x: 700, y: 450), clip: Rect(x: 700, y: 450, width: 300, height: 300), order: 1)
    person.engine.upsertSpace(list, at: person.now)
    person.engine.upsert(crowd(), at: person.now)
    return person
  }

  /// Plays a list of steps once to warm up and once, from the same state, to count.
  private func assertAllocatesNothing(
    _ name: String, _ person: PointerHarness, frames: Int = 1,
    _ steps: [(inout PointerEngine, Timestamp) -> Void], every interval: Int64 = 8_000_000, line: UInt = #line
  ) throws {
    #if DEBUG
      throw XCTSkip("counted in release builds: swift test -c release -Xswiftc -enable-testing")
    #else
      try XCTSkipUnless(allocation_count_works())
      // The array's elements are closures: call them without holding a copy of the engine anywhere.
      var engine = person.engine
      var frame = PointerFrame()
      var time = person.now
      // A mouse does not return to where it began, so that it meets the most targets at once in a later round.
      let rounds = 10
      var counts: [UInt] = Array(repeating: 0, count: rounds)
      var worst: [Int] = []
      for round in 0..<rounds {
        for index in steps.indices {
          time = time.advanced(byNanoseconds: interval)
          let before = allocation_count()
          engine.advance(to: time)
          steps[index](&engine, time)
          for part in 0..<frames {
            let instant = time.advanced(byNanoseconds: Int64(part) * interval / Int64(frames))
            engine.read(at: instant, into: &frame)
          }
          let made = allocation_count() - before
          counts[round] += made
          if round == rounds - 1, made > 0, worst.count < 5 { worst.append(index) }
        }
        time = time.advanced(byNanoseconds: 4_000_000_000)
        engine.step(now: time, into: &frame)
      }
      XCTAssertEqual(counts[rounds - 1], 0, "\(name): rounds \(counts), last at steps \(worst)", line: line)
    #endif
  }

  private typealias Step = (inout PointerEngine, Timestamp) -> Void

  private func event(_ kind: PointerInput.Kind) -> Step {
    { engine, time in engine.handle(PointerInput(kind, at: time)) }
  }

  private func motion(_ dx: Double, _ dy: Double, count: Int) -> [Step] {
    Array(repeating: event(.motion(Vector(dx: dx, dy: dy))), count: count)
  }

  func testTheCounterCounts() throws {
    #if DEBUG
      throw XCTSkip("release only")
    #else
      try XCTSkipUnless(allocation_count_works())
      let before = allocation_count()
      let list = (0..<100).map { $0 + Int(before % 2) }
      XCTAssertGreaterThan(allocation_count(), before)
      XCTAssertEqual(list.count, 100)
    #endif
  }

  func testHoverSweepOverBarAndIconsAllocatesNothing() throws {
    try assertAllocatesNothing(
      "sweep", person(),
      motion(-5, -4, count: 90) + motion(9, 0, count: 100) + motion(-9, 1, count: 100)
        + motion(3, 3, count: 60))
  }

  func testFramesOfAPointerAtRestAllocateNothing() throws {
    try assertAllocatesNothing("at rest", person(), motion(-9, 0, count: 3), every: 900_000_000)
  }

  func testMidMorphAllocatesNothing() throws {
    try assertAllocatesNothing(
      "mid-morph", person(), frames: 8, motion(12, 0, count: 40) + motion(-12, 0, count: 40))
  }

  func testMorphsBetweenCirclePathAndRoundedShapeAllocateNothing() throws {
    var person = PointerHarness(start: Point(x: 500, y: 700), device: .trackpad)
    let shapes: [PointerShape] = [.cross, .target, .pill, .horizontalArrows, .markerTip]
    let targets = shapes.enumerated().map { index, shape in
      PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 100 + 90 * Double(index), y: 680, width: 40, height: 40),
        style: PointerStyle(shape: shape))
    }
    person.engine.upsert(targets, at: person.now)
    try assertAllocatesNothing(
      "morphs", person, frames: 2, motion(-9, 0, count: 50) + motion(9, 0, count: 50), every: 12_000_000)
  }

  /// The frames read whether the pointer will recenter when the pause is over (M5).
  func testGesturesSoonAfterAMovementAllocateNothing() throws {
    let device = PointerDevice(kind: .trackpad, unit: .points, reportsContact: false)
    var person = PointerHarness(start: Point(x: 60, y: 120), device: device)
    person.engine.upsert(crowd(), at: person.now)
    let scroll = event(.scroll(Vector(dx: 0, dy: 1), phase: .changed, source: .finger))
    try assertAllocatesNothing(
      "gestures", person, frames: 2,
      motion(1, 1, count: 3) + Array(repeating: scroll, count: 12) + motion(-1, -1, count: 3)
        + Array(repeating: scroll, count: 12))
  }

  func testFlickWithMagnetismAllocatesNothing() throws {
    var steps: [Step] = []
    for direction in [1.0, -1, 1, -1] {
      steps.append(event(.contact(.began, fingers: 1)))
      steps += motion(9 * direction, 2 * direction, count: 14)
      steps.append(event(.contact(.ended, fingers: 0)))
      steps += Array(repeating: { _, _ in }, count: 60)
    }
    try assertAllocatesNothing("flick", person(), frames: 2, steps)
  }

  func testInferredLiftAllocatesNothing() throws {
    var steps: [Step] = []
    for direction in [1.0, -1] {
      steps += motion(9 * direction, -3 * direction, count: 14)
      steps += Array(repeating: { _, _ in }, count: 80)
    }
    try assertAllocatesNothing(
      "inferred lift", person(PointerDevice(kind: .trackpad, reportsContact: false)), steps)
  }

  func testAcceleratedMotionAllocatesNothing() throws {
    for unit in [DeviceUnit.millimeters, .counts(perInch: 400)] {
      for kind in [PointerDevice.Kind.trackpad, .mouse] {
        try assertAllocatesNothing(
          "\(kind) in \(unit)", person(PointerDevice(kind: kind, unit: unit)),
          motion(1.5, 0.5, count: 60) + motion(-1.5, -0.5, count: 60))
      }
    }
  }

  func testScrollOfASpaceAllocatesNothing() throws {
    let down: [Step] = (0..<80).map { index in
      { engine, time in engine.scroll(space: 3, to: Point(x: 700, y: 450 - 9 * Double(index)), at: time) }
    }
    try assertAllocatesNothing(
      "scroll", person(),
      [event(.position(Point(x: 800, y: 600)))] + down + [event(.position(Point(x: 5, y: 5)))])
  }

  func testScrollOfAParentOfAHundredSpacesAllocatesNothing() throws {
    var person = person()
    let list = PointerSpace(id: 3, in: 4)
    var spaces = [PointerSpace(id: 4), list]
    for number in 5..<105 as Range<UInt64> {
      let space = PointerSpace(
        id: SpaceID(number), in: number < 10 ? 4 : SpaceID(number - 5),
        clip: Rect(x: Double(number), y: 0, width: 600, height: 600))
      spaces.append(space)
    }
    person.engine.upsertSpaces(spaces, at: person.now)
    let down: [Step] = (0..<80).map { index in
      { engine, time in engine.scroll(space: 4, to: Point(x: 700, y: 450 - 9 * Double(index)), at: time) }
    }
    try assertAllocatesNothing("scroll of a parent", person, [event(.position(Point(x: 800, y: 600)))] + down)
  }

  func testMovingManyTargetsAtOnceAllocatesNothing() throws {
    let icons = ([100, 101, 102] as [TargetID]).compactMap { id in
      person().engine.target(id).map { (id: id, frame: $0.frame) }
    }
    let layouts = [8.0, 150, 0].map { offset in
      icons.map { (id: $0.id, frame: $0.frame.offset(by: Vector(dx: 0, dy: offset))) }
    }
    let steps: [Step] = (0..<90).map { index in
      { engine, time in engine.move(layouts[index % 3], at: time) }
    }
    try assertAllocatesNothing("batch", person(), [event(.position(icons[0].frame.center))] + steps)
  }

  func testAutoHideAndReturnAllocateNothing() throws {
    var steps: [Step] = motion(1, 0, count: 3)
    steps += Array(repeating: { _, _ in }, count: 450)
    steps += motion(-1, 0, count: 3)
    try assertAllocatesNothing("auto-hide", person(), steps)
  }

  func testRevealingAndConcealingAllocateNothing() throws {
    var person = person()
    for id in [100, 101, 102] as [TargetID] {
      guard var icon = person.engine.target(id) else { continue }
      icon.reveals = [.group(1), .target(TargetID(500 + id.rawValue)), .target(3)]
      person.engine.upsert(icon, at: person.now)
    }
    try assertAllocatesNothing(
      "reveals", person,
      [event(.position(Point(x: 5, y: 130)))] + motion(9, 0, count: 60) + motion(-9, 0, count: 60))
  }

  /// P5, P6: a beam that hops from line to line, with and without a press, and a day view's quarter hours.
  func testLinesAndStepsAllocateNothing() throws {
    var person = PointerHarness(start: Point(x: 450, y: 280))
    let text = PointerTarget(
      id: 1, frame: Rect(x: 400, y: 300, width: 120, height: 220), kind: .text,
      style: PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical),
      lines: .lines((0..<10).map { .init(start: 22 * Double($0), length: 22) }))
    let day = PointerTarget(
      id: 2, frame: Rect(x: 560, y: 300, width: 120, height: 220),
      style: PointerStyle(shape: .horizontalBeam(length: 60), constrainedAxes: .vertical),
      lines: .stepped(origin: 0, spacing: 11))
    person.engine.upsert([text, day], at: person.now)
    var steps = motion(0, 5, count: 40) + [event(.button(.primary, isDown: true))]
    steps += motion(1, -5, count: 40) + [event(.button(.primary, isDown: false))]
    steps += motion(5, 0, count: 30) + motion(0, 4, count: 40) + motion(-5, 0, count: 38)
    steps += motion(0, -4, count: 40)
    try assertAllocatesNothing("lines and steps", person, frames: 2, steps)
  }

  func testPressAndReleaseAllocateNothing() throws {
    let clicks = (0..<20).flatMap { _ in
      [event(.button(.primary, isDown: true)), event(.button(.primary, isDown: false))]
    }
    try assertAllocatesNothing("press", person(), motion(1, 0, count: 2) + clicks, every: 40_000_000)
  }

  /// A1, A4: a pointer that enters and leaves a target with four accessories, a drag's badge, and live
  /// values.
  func testAccessoriesAndValuesAllocateNothing() throws {
    var person = PointerHarness(start: Point(x: 500, y: 400))
    let first = PointerTarget(
      id: 1, frame: Rect(x: 520, y: 380, width: 60, height: 40),
      accessories: (0..<4).map { PointerAccessory(.arrow, angle: Double($0)) })
    let second = PointerTarget(id: 2, frame: Rect(x: 660, y: 380, width: 60, height: 40), cursor: .copy)
    let third = PointerTarget(id: 3, frame: Rect(x: 800, y: 380, width: 60, height: 40), cursor: .notAllowed)
    person.engine.upsert([first, second, third], at: person.now)
    let annotations = (0..<2).map { index in
      PointerAnnotation([PointerAnnotation.Value(label: "X", text: index == 0 ? "41" : "42")])
    }
    var steps: [Step] = [{ engine, time in engine.setAnnotation(annotations[0], at: time) }]
    for index in 0..<60 {
      steps.append(event(.motion(Vector(dx: 6, dy: 0))))
      if index % 20 == 0 {
        steps.append { engine, time in engine.setAnnotation(annotations[index / 20 % 2], at: time) }
      }
    }
    steps += [event(.drag(.copy)), event(.modifiers([.option, .command])), event(.modifiers([]))]
    steps += motion(-6, 0, count: 60) + [event(.drag(.none))]
    steps.append { engine, time in engine.setAnnotation(nil, at: time) }
    try assertAllocatesNothing("surroundings", person, frames: 2, steps)
  }

  func testBandOverAHundredTargetsAllocatesNothing() throws {
    var steps: [Step] = [event(.position(Point(x: 5, y: 760)))]
    for keys in [KeyModifiers(), .shift, .command] {
      steps.append(event(.modifiers(keys)))
      steps.append(event(.button(.primary, isDown: true)))
      steps += motion(20, -15, count: 50) + motion(-9, 7, count: 40)
      steps.append(event(.button(.primary, isDown: false)))
      steps.append(event(.position(Point(x: 5, y: 760))))
    }
    try assertAllocatesNothing("band", person(), frames: 2, steps)
  }

  func testBandsThatBeginAndEndOverAPathAllocateNothing() throws {
    var person = PointerHarness(start: Point(x: 300, y: 300), device: .trackpad)
    var target = PointerTarget(id: 1, frame: Rect(x: 600, y: 600, width: 60, height: 60))
    target.style = PointerStyle(shape: .target)
    person.engine.upsert(target, at: person.now)
    var steps: [Step] = []
    for _ in 0..<3 {
      steps.append(event(.button(.primary, isDown: true)))
      steps += motion(11, 11, count: 30)
      steps.append(event(.button(.primary, isDown: false)))
      steps += motion(0.01, 0, count: 10) + motion(-40, -40, count: 3)
      steps.append(event(.button(.primary, isDown: true)))
      steps += motion(-20, -20, count: 10)
      steps.append(event(.button(.primary, isDown: false)))
      steps.append(event(.position(Point(x: 300, y: 300))))
    }
    try assertAllocatesNothing("band over a path", person, frames: 2, steps)
  }

  func testDragAndLatchAllocateNothing() throws {
    for axes in [Axes(), .horizontal] {
      var crowded = person()
      let slider = PointerTarget(
        id: 5000, frame: Rect(x: 480, y: 380, width: 40, height: 40), kind: .slider, hasBezel: true, z: 9,
        latching: axes)
      crowded.engine.upsert(slider, at: crowded.now)
      try assertAllocatesNothing(
        "drag, latched on \(axes)", crowded,
        [event(.position(Point(x: 500, y: 400))), event(.button(.primary, isDown: true))]
          + motion(6, 3, count: 40) + motion(-6, -3, count: 40)
          + [event(.button(.primary, isDown: false)), event(.position(Point(x: 5, y: 5)))])
    }
  }

  func testGesturesFromBeginningToEndAllocateNothing() throws {
    var steps: [Step] = [event(.position(Point(x: 70, y: 130)))]
    for phase in [ContactPhase.began, .changed, .changed, .ended] {
      steps.append(event(.transform(phase, scale: 1.2, rotation: 0.1, translation: .zero, fingers: 2)))
      steps.append(event(.gesture(.swipeBetweenPages, phase: phase, fingers: 2)))
    }
    for phase in [ScrollPhase.began, .changed, .ended, .momentum, .momentum] {
      steps.append(event(.scroll(Vector(dx: 0, dy: 4), phase: phase, source: .finger)))
    }
    steps.append(event(.touch(.began, at: .zero, id: 1)))
    steps.append(event(.touch(.ended, at: .zero, id: 1)))
    try assertAllocatesNothing("gestures", person(), steps)
  }

  func testOtherEventsAllocateNothing() throws {
    try assertAllocatesNothing(
      "other events", person(),
      [
        event(.scroll(Vector(dx: 0, dy: 3), phase: .changed, source: .finger)),
        event(.transform(.changed, scale: 1.1, rotation: 0, translation: .zero, fingers: 2)),
        event(.gesture(.smartZoom, phase: .ended, fingers: 2)), event(.modifiers([.shift])),
        event(.gaze(Point(x: 800, y: 600))), event(.motion(Vector(dx: 1, dy: 0))),
        event(.gaze(Point(x: 70, y: 130))), event(.motion(Vector(dx: 1, dy: 0))),
        event(.button(.primary, isDown: true)), event(.pressure(0.5)), event(.pressure(0.7)),
        event(.button(.primary, isDown: false)), event(.hold(.began)), event(.hold(.ended)),
        event(.luminance(0.2)), event(.leave), event(.enter(Point(x: 70, y: 130))), event(.cancel),
        event(.drag(.copy)),
      ])
  }

  func testLayoutChangesOfKnownTargetsAllocateNothing() throws {
    let moves: [Step] = (0..<60).map { index in
      { engine, time in
        engine.move(100, to: Rect(x: 40 + Double(index), y: 100, width: 60, height: 60), at: time)
      }
    }
    try assertAllocatesNothing("moves", person(), moves)
  }

  func testAskingForEventsAllocatesNothing() throws {
    #if !DEBUG
      var person = person()
      person.click()
      let engine = person.engine
      var total = 0
      for round in 0..<2 {
        let before = allocation_count()
        for _ in engine.events(since: 0) { total += 1 }
        if round == 1 { XCTAssertEqual(allocation_count() - before, 0) }
      }
      XCTAssertGreaterThan(total, 0)
    #endif
  }
}
