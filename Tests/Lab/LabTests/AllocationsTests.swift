import AllocationCounter
import PointerTestSupport
import XCTest

/// Handling an event and reading into a kept frame allocate nothing once warm (release
/// build).
final class AllocationsTests: XCTestCase {
  /// A bar, icons, rows in a scrolled space, text and cards: a hundred targets.
  private func crowd() -> [PointerTarget] {
    var targets: [PointerTarget] = []
    for index in 0..<12 {
      let frame = Rect(24 + 80 * Double(index), 24, 44, 37)
      targets.append(PointerTarget(TargetID(index + 1), frame, .barButton, group: 1))
    }
    for index in 0..<48 {
      let frame = Rect(40 + 120 * Double(index % 8), 100 + 100 * Double(index / 8), 60, 60)
      targets.append(PointerTarget(TargetID(100 + index), frame, .appIcon, hasBezel: true))
    }
    for index in 0..<40 {
      let frame = Rect(0, 40 * Double(index), 300, 40)
      let row = PointerTarget(TargetID(1000 + index), frame, index % 4 == 0 ? .text : .row, space: 3)
      targets.append(row)
    }
    return targets
  }

  private func person(_ device: PointerDevice = .trackpad) -> SimulatedPerson {
    let list = PointerSpace(id: 3, origin: Point(700, 450), clip: Rect(700, 450, 300, 300), z: 1)
    return SimulatedPerson(targets: crowd(), spaces: [list], start: Point(500, 400), device: device)
  }

  /// Plays a list of steps once to warm up and once, from the same state, to count.
  private func assertAllocatesNothing(
    _ person: SimulatedPerson, frames: Int = 1, every milliseconds: Int64 = 8, _ steps: [Step],
    line: UInt = #line
  ) throws {
    #if DEBUG
      throw XCTSkip("counted in release builds: swift test -c release -Xswiftc -enable-testing")
    #else
      try XCTSkipUnless(allocation_count_works())
      // The array's elements are closures: call them without holding a copy of the engine anywhere.
      var engine = person.engine
      var frame = PointerFrame()
      var time = person.now
      let interval = milliseconds * 1_000_000
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
      XCTAssertEqual(counts[rounds - 1], 0, "rounds \(counts), last at steps \(worst)", line: line)
    #endif
  }

  private typealias Step = (inout PointerEngine, Timestamp) -> Void

  private func events(_ kinds: PointerInput.Kind...) -> [Step] {
    kinds.map { kind in { engine, time in engine.simulate(PointerInput(kind, at: time)) } }
  }

  private func motion(_ dx: Double, _ dy: Double, count: Int) -> [Step] {
    repeating(events(.motion(Vector(dx, dy))), count: count)
  }

  private func repeating(_ steps: [Step], count: Int) -> [Step] { (0..<count).flatMap { _ in steps } }

  private func position(_ x: Double, _ y: Double) -> [Step] { events(.position(Point(x, y))) }

  /// Frames without an event.
  private func pause(_ count: Int) -> [Step] { repeating([{ _, _ in }], count: count) }

  private var press: [Step] { events(.button(.primary, isDown: true)) }
  private var release: [Step] { events(.button(.primary, isDown: false)) }

  /// One step for each of some numbers.
  private func steps(_ count: Int, _ step: @escaping (inout PointerEngine, Timestamp, Int) -> Void) -> [Step]
  { (0..<count).map { index in { engine, time in step(&engine, time, index) } } }

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
      person(),
      motion(-5, -4, count: 90) + motion(9, 0, count: 100) + motion(-9, 1, count: 100)
        + motion(3, 3, count: 60))
  }

  func testSweepOverThinDividersAllocatesNothing() throws {
    var person = person()
    let bar = PointerStyle(shape: .roundedRect(Size(6, 44), radius: 3))
    var targets: [PointerTarget] = []
    for index in 0..<4 {
      let frame = Rect(200 * Double(index), 0, 199, 700)
      targets.append(PointerTarget(TargetID(2000 + index), frame, .text, space: index == 1 ? 3 : 0))
    }
    for index in 0..<3 {
      let frame = Rect(199 + 200 * Double(index), 0, 1, 700)
      var divider = PointerTarget(TargetID(3000 + index), frame, .divider, style: bar)
      if index == 0 { (divider.z, divider.padding) = (5, Insets(12)) }
      targets.append(divider)
    }
    person.engine.upsert(targets, at: person.now)
    try assertAllocatesNothing(person, motion(-3, 0, count: 150) + motion(3, 1, count: 200))
  }

  func testFramesOfAPointerAtRestAllocateNothing() throws {
    try assertAllocatesNothing(person(), every: 900, motion(-9, 0, count: 3))
  }

  func testMidMorphAllocatesNothing() throws {
    try assertAllocatesNothing(person(), frames: 8, motion(12, 0, count: 40) + motion(-12, 0, count: 40))
  }

  func testMorphsBetweenCirclePathAndRoundedShapeAllocateNothing() throws {
    let shapes: [PointerShape] = [.cross, .bullseye, .pill, .horizontalArrows, .markerTip]
    let targets = shapes.enumerated().map { index, shape in
      PointerTarget(
        TargetID(index + 1), Rect(100 + 90 * Double(index), 680, 40, 40), style: PointerStyle(shape: shape))
    }
    try assertAllocatesNothing(
      SimulatedPerson(targets: targets, start: Point(500, 700)), frames: 2, every: 12,
      motion(-9, 0, count: 50) + motion(9, 0, count: 50))
  }

  /// The frames read whether the pointer will recenter when the pause is over (M5).
  func testGesturesSoonAfterAMovementAllocateNothing() throws {
    let person = SimulatedPerson(
      targets: crowd(), start: Point(60, 120),
      device: PointerDevice(kind: .trackpad, unit: .points, reportsContact: false))
    let scroll = events(.scroll(Vector(0, 1), phase: .changed, source: .finger))
    try assertAllocatesNothing(
      person, frames: 2,
      motion(1, 1, count: 3) + repeating(scroll, count: 12) + motion(-1, -1, count: 3)
        + repeating(scroll, count: 12))
  }

  func testFlickWithMagnetismAllocatesNothing() throws {
    var steps: [Step] = []
    for direction in [1.0, -1, 1, -1] {
      steps += events(.contact(.began, fingers: 1)) + motion(9 * direction, 2 * direction, count: 14)
      steps += events(.contact(.ended, fingers: 0)) + pause(60)
    }
    try assertAllocatesNothing(person(), frames: 2, steps)
  }

  func testInferredLiftAllocatesNothing() throws {
    let steps = motion(9, -3, count: 14) + pause(80) + motion(-9, 3, count: 14) + pause(80)
    try assertAllocatesNothing(person(PointerDevice(kind: .trackpad, reportsContact: false)), steps)
  }

  func testAcceleratedMotionAllocatesNothing() throws {
    let devices = product([DeviceUnit.millimeters, .counts(perInch: 400)], [.trackpad, .mouse]).map {
      PointerDevice(kind: $1, unit: $0)
    }
    for device in devices {
      try assertAllocatesNothing(person(device), motion(1.5, 0.5, count: 60) + motion(-1.5, -0.5, count: 60))
    }
  }

  private func scrolling(_ space: SpaceID) -> [Step] {
    position(800, 600)
      + steps(80) { $0.scroll(space: space, toOrigin: Point(700, 450 - 9 * Double($2)), at: $1) }
  }

  func testScrollOfASpaceAllocatesNothing() throws {
    try assertAllocatesNothing(person(), scrolling(3) + position(5, 5))
  }

  func testScrollOfAParentOfAHundredSpacesAllocatesNothing() throws {
    var person = person()
    let spaces = (5..<105 as Range<UInt64>).map { number in
      PointerSpace(
        id: SpaceID(number), in: number < 10 ? 4 : SpaceID(number - 5),
        clip: Rect(Double(number), 0, 600, 600))
    }
    person.engine.upsert([PointerSpace(id: 4), PointerSpace(id: 3, in: 4)] + spaces, at: person.now)
    try assertAllocatesNothing(person, scrolling(4))
  }

  func testMovingManyTargetsAtOnceAllocatesNothing() throws {
    let icons = crowd().filter { [100, 101, 102].contains($0.id) }
    let layouts = [8.0, 150, 0].map { offset in
      icons.map { MovedTarget(id: $0.id, frame: $0.frame.offset(by: Vector(0, offset))) }
    }
    try assertAllocatesNothing(person(), position(70, 130) + steps(90) { $0.move(layouts[$2 % 3], at: $1) })
  }

  func testAutoHideAndReturnAllocateNothing() throws {
    try assertAllocatesNothing(person(), motion(1, 0, count: 3) + pause(450) + motion(-1, 0, count: 3))
  }

  func testRevealingAndConcealingAllocateNothing() throws {
    var person = person()
    for id in [100, 101, 102] as [TargetID] {
      guard var icon = person.engine.target(id) else { continue }
      icon.reveals = [.group(1), .target(TargetID(500 + id.rawValue)), .target(3)]
      person.engine.upsert(icon, at: person.now)
    }
    try assertAllocatesNothing(person, position(5, 130) + motion(9, 0, count: 60) + motion(-9, 0, count: 60))
  }

  /// P5, P6: a beam that hops from line to line, with and without a press, and a day view's quarter hours.
  func testLinesAndStepsAllocateNothing() throws {
    let text = PointerTarget(
      1, Rect(400, 300, 120, 220), .text,
      style: PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical),
      lines: .lines((0..<10).map { .init(start: 22 * Double($0), length: 22) }))
    let day = PointerTarget(
      2, Rect(560, 300, 120, 220),
      style: PointerStyle(shape: .horizontalBeam(length: 60), constrainedAxes: .vertical),
      lines: .stepped(origin: 0, spacing: 11))
    var steps = motion(0, 5, count: 40) + press + motion(1, -5, count: 40) + release
    steps += motion(5, 0, count: 30) + motion(0, 4, count: 40) + motion(-5, 0, count: 38)
    steps += motion(0, -4, count: 40)
    let person = SimulatedPerson(targets: [text, day], start: Point(450, 280))
    try assertAllocatesNothing(person, frames: 2, steps)
  }

  func testPressAndReleaseAllocateNothing() throws {
    let clicks = repeating(press + release, count: 20)
    try assertAllocatesNothing(person(), every: 40, motion(1, 0, count: 2) + clicks)
  }

  /// A1, A4: a pointer that enters and leaves a target with four accessories, a drag's badge, and live
  /// values.
  func testAccessoriesAndValuesAllocateNothing() throws {
    let targets = [
      PointerTarget(
        1, Rect(520, 380, 60, 40), accessories: (0..<4).map { PointerAccessory(.arrow, angle: Double($0)) }),
      PointerTarget(2, Rect(660, 380, 60, 40), cursor: .copy),
      PointerTarget(3, Rect(800, 380, 60, 40), cursor: .notAllowed),
    ]
    let annotations = ["41", "42", "41"].map { text in
      PointerAnnotation([PointerAnnotation.Value(label: "X", text: AnnotationText(text))])
    }
    var steps: [Step] = []
    for annotation in annotations {
      steps.append { engine, time in engine.setAnnotation(annotation, at: time) }
      steps += motion(6, 0, count: 20)
    }
    steps += events(.dragOperation(.copy), .modifiers([.option, .command]), .modifiers([]))
    steps += motion(-6, 0, count: 60) + events(.dragOperation(.none))
    steps.append { engine, time in engine.setAnnotation(nil, at: time) }
    try assertAllocatesNothing(SimulatedPerson(targets: targets, start: Point(500, 400)), frames: 2, steps)
  }

  func testBandOverAHundredTargetsAllocatesNothing() throws {
    var steps = position(5, 760)
    for keys in [KeyModifiers(), .shift, .command] {
      steps += events(.modifiers(keys)) + press + motion(20, -15, count: 50)
      steps += motion(-9, 7, count: 40) + release + position(5, 760)
    }
    try assertAllocatesNothing(person(), frames: 2, steps)
  }

  func testBandsThatBeginAndEndOverAPathAllocateNothing() throws {
    let target = PointerTarget(1, Rect(600, 600, 60, 60), style: PointerStyle(shape: .bullseye))
    var bands = press + motion(11, 11, count: 30) + release
    bands += motion(0.01, 0, count: 10) + motion(-40, -40, count: 3)
    bands += press + motion(-20, -20, count: 10) + release + position(300, 300)
    try assertAllocatesNothing(
      SimulatedPerson(targets: [target], start: Point(300, 300)), frames: 2, repeating(bands, count: 3))
  }

  func testDragAndLatchAllocateNothing() throws {
    for axes in [Axes(), .horizontal] {
      var crowded = person()
      let slider = PointerTarget(5000, Rect(480, 380, 40, 40), .slider, hasBezel: true, z: 9, latching: axes)
      crowded.engine.upsert(slider, at: crowded.now)
      try assertAllocatesNothing(
        crowded,
        position(500, 400) + press + motion(6, 3, count: 40) + motion(-6, -3, count: 40) + release
          + position(5, 5))
    }
  }

  func testGesturesFromBeginningToEndAllocateNothing() throws {
    var steps = position(70, 130)
    for phase in [ContactPhase.began, .changed, .changed, .ended] {
      steps += events(
        .transform(phase, scale: 1.2, rotation: 0.1, translation: .zero, fingers: 2),
        .gesture(.swipeBetweenPages, phase: phase, fingers: 2))
    }
    for phase in [ScrollPhase.began, .changed, .ended, .momentum, .momentum] {
      steps += events(.scroll(Vector(0, 4), phase: phase, source: .finger))
    }
    steps += events(.touch(.began, at: .zero, id: 1), .touch(.ended, at: .zero, id: 1))
    try assertAllocatesNothing(person(), steps)
  }

  func testOtherEventsAllocateNothing() throws {
    try assertAllocatesNothing(
      person(),
      events(
        .scroll(Vector(0, 3), phase: .changed, source: .finger),
        .transform(.changed, scale: 1.1, rotation: 0, translation: .zero, fingers: 2),
        .gesture(.smartZoom, phase: .ended, fingers: 2), .modifiers([.shift]), .gaze(Point(800, 600)),
        .motion(Vector(1, 0)), .gaze(Point(70, 130)), .motion(Vector(1, 0)), .button(.primary, isDown: true),
        .pressure(0.5), .pressure(0.7), .button(.primary, isDown: false), .hold(.began), .hold(.ended),
        .luminance(0.2), .leave, .enter(Point(70, 130)), .cancel, .dragOperation(.copy)))
  }

  func testLayoutChangesOfKnownTargetsAllocateNothing() throws {
    try assertAllocatesNothing(
      person(), steps(60) { $0.move(100, to: Rect(40 + Double($2), 100, 60, 60), at: $1) })
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
