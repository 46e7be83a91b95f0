import PointerKit
import PointerTestSupport
import ReferenceScenes
import StateDigests
import XCTest

/// DESIGN contract 3: what a frame shows does not depend on when frames are read.
final class FrameIndependenceTests: XCTestCase {
  /// The fingerprints of the frames at some instants, of an engine that is read at these and at other
  /// instants.
  private func fingerprints(
    of engine: PointerEngine, steps: [ReferenceScene.Step], at instants: [Timestamp],
    alsoReadAt others: [Timestamp]
  ) -> [UInt64] {
    var engine = engine
    var frame = PointerFrame()
    var result: [UInt64] = []
    var next = 0
    let wanted = Set(instants)
    for time in Array(wanted.union(others)).sorted() {
      while next < steps.count, steps[next].time <= time {
        ReferenceScene.apply(steps[next], to: &engine)
        next += 1
      }
      engine.advance(to: time)
      engine.read(at: time, into: &frame)
      guard wanted.contains(time) else { continue }
      var digest = StateDigest()
      digest.combine(frame)
      result.append(digest.value)
    }
    var digest = StateDigest()
    for event in engine.events(since: 0) {
      digest.combine(event.time.nanoseconds)
      digest.combine(UInt64(event.type.rawValue))
      digest.combine(event.target?.rawValue ?? 0)
      digest.combine(event.position)
      digest.combine(event.location ?? event.landing ?? .zero)
      digest.combine(event.translation ?? event.scroll?.delta ?? .zero)
    }
    return result + [digest.value]
  }

  private func grid(_ rate: Int64, from first: Timestamp, to last: Timestamp) -> [Timestamp] {
    let count = (last.nanoseconds - first.nanoseconds) * rate / 1_000_000_000
    return (0...count).map { first.advanced(byNanoseconds: $0 * 1_000_000_000 / rate) }
  }

  private func check(_ engine: PointerEngine, _ steps: [ReferenceScene.Step], _ name: String, rates: [Int64])
  {
    guard let first = steps.first?.time, let last = steps.last?.time.advanced(byNanoseconds: 1_500_000_000)
    else { return XCTFail("no steps") }
    // Instants that all rates share: every half second, where 24, 30, 60, 120 and 1000 meet.
    let shared = grid(2, from: first, to: last)
    let alone = fingerprints(of: engine, steps: steps, at: shared, alsoReadAt: [])
    for rate in rates {
      // Not beyond the last shared one, where only the faster rate would see what happens.
      let others = grid(rate, from: first, to: shared.last ?? last)
      let found = fingerprints(of: engine, steps: steps, at: shared, alsoReadAt: others)
      XCTAssertEqual(found, alone, "\(name) at \(rate) frames a second")
    }
    for instant in shared.suffix(2) {
      let single = fingerprints(
        of: engine, steps: steps.filter { $0.time <= instant }, at: [instant], alsoReadAt: [])
      XCTAssertEqual(single.first, alone[shared.firstIndex(of: instant) ?? 0], "\(name), read only once")
    }
  }

  func testReferenceScenesShowTheSameBitsAtEveryRate() {
    for scene in ReferenceScene.all {
      check(scene.engine, scene.steps, "\(scene.name)", rates: [24, 30, 60, 120, 1000])
    }
  }

  func testDenseSharedInstantsOfThirtySixtyAndAHundredAndTwentyAgree() {
    for scene in ReferenceScene.all {
      guard let first = scene.steps.first?.time, let last = scene.steps.last?.time else { continue }
      let shared = grid(30, from: first, to: last)
      let slow = fingerprints(of: scene.engine, steps: scene.steps, at: shared, alsoReadAt: [])
      let others = grid(120, from: first, to: shared.last ?? last)
      let fast = fingerprints(of: scene.engine, steps: scene.steps, at: shared, alsoReadAt: others)
      XCTAssertEqual(slow, fast, "\(scene.name)")
    }
  }

  func testRandomStrokesShowTheSameBitsAtEveryRate() {
    for seed in seeds(16, inDebug: 2) {
      var dice = Dice(seed: UInt64(seed) &+ 77)
      let session = RandomSession(&dice)
      let surface = Rect(x: 0, y: 0, width: 1024, height: 768)
      var time = session.person.now
      var steps: [ReferenceScene.Step] = []
      for _ in 0..<60 {
        time = time.advanced(
          byNanoseconds: Int64(dice.pick([0, 3_333_333, 8_000_000, 8_000_000, 16_666_667, 350_000_001])))
        let id = TargetID(dice.count(1...30))
        switch dice.count(0...19) {
        case 0: steps.append(.remove(id, at: time))
        case 1:
          steps.append(
            .move(id, to: Rect(x: dice.number(300...600), y: 300, width: 60, height: 60), at: time))
        case 2: steps.append(.scroll(space: 2, to: Point(x: 0, y: dice.number(-50...50)), at: time))
        case 3:
          steps.append(.resize(Size(width: dice.number(700...1024), height: 700), at: time))
        case 4, 5: steps.append(.event(PointerInput(.contact(.began, fingers: 1), at: time)))
        case 6, 7: steps.append(.event(PointerInput(.contact(.ended, fingers: 0), at: time)))
        case 8: steps.append(.event(PointerInput(.button(.primary, isDown: dice.chance(0.5)), at: time)))
        case 9: steps.append(.event(PointerInput(.gaze(dice.point(in: surface)), at: time)))
        case 10: steps.append(.event(PointerInput(.drag(dice.pick(DragOperation.allCases)), at: time)))
        case 11: steps.append(.event(PointerInput(.position(dice.point(in: surface)), at: time)))
        case 12:
          let values = PointerAnnotation([PointerAnnotation.Value(label: "X", text: "41")])
          steps.append(.annotate(dice.chance(0.7) ? values : nil, at: time))
        default: steps.append(.event(PointerInput(.motion(dice.vector(upTo: 25)), at: time)))
        }
      }
      check(session.person.engine, steps, "seed \(seed)", rates: [24, 60, 1000])
    }
  }

  // `setDevice` had no time, and took effect at the time of the last frame.
  func testADeviceThatIsDescribedInTheMidstOfAMovementShowsTheSameBitsAtEveryRate() {
    let devices = [
      PointerDevice.trackpad, .mouse, PointerDevice(kind: .trackpad, reportsContact: false),
      PointerDevice(kind: .trackpoint, reportsContact: false), PointerDevice(kind: .other),
    ]
    for seed in seeds(60, inDebug: 2) {
      var dice = Dice(seed: UInt64(seed) &+ 1506)
      var calls: [(time: Timestamp, make: (inout PointerEngine) -> Void)] = []
      var time = Timestamp.zero
      for _ in 0..<40 {
        time = time.advanced(byNanoseconds: Int64(dice.count(1...160)) * 1_111_111)
        let at = time
        let id = DeviceID(UInt32(dice.count(0...2)))
        let device = dice.pick(devices)
        let kind = dice.pick([
          PointerInput.Kind.motion(dice.vector(upTo: 40)), .motion(dice.vector(upTo: 40)),
          .motion(dice.vector(upTo: 40)), .contact(.began, fingers: 1), .contact(.ended, fingers: 0),
        ])
        if dice.chance(0.25) {
          calls.append((at, { $0.setDevice(device, id: id, at: at) }))
        } else {
          calls.append((at, { $0.handle(PointerInput(kind, at: at, device: id)) }))
        }
      }
      var start = RandomSession(&dice).person.engine
      start.advance(to: .zero)
      let shared = (1...20).map { Timestamp(nanoseconds: Int64($0) * 400_000_000) }
      func frames(_ step: Int64) -> [UInt64] {
        var (engine, next, found) = (start, 0, [UInt64]())
        for instant in stride(from: Int64(0), through: 8_000_000_000, by: Int64.Stride(step)) {
          let now = Timestamp(nanoseconds: instant)
          while next < calls.count, calls[next].time <= now {
            calls[next].make(&engine)
            next += 1
          }
          let frame = engine.step(now: now)
          if shared.contains(now) { found.append(digest(of: frame)) }
        }
        return found
      }
      let alone = frames(400_000_000)
      XCTAssertEqual(alone.count, shared.count)
      for milliseconds in [1, 8, 40] as [Int64] {
        XCTAssertEqual(
          frames(milliseconds * 1_000_000), alone, "seed \(seed), a frame each \(milliseconds) ms")
      }
    }
  }

  func testAStepIsAnAdvanceAndARead() {
    for seed in seeds(24) {
      var dice = Dice(seed: UInt64(seed) &+ 59)
      var session = RandomSession(&dice)
      var (stepped, read) = (PointerFrame(), PointerFrame())
      for _ in 0..<60 {
        session.act(&dice)
        // Now and then for an instant that is over.
        let time = session.person.now.advanced(
          byNanoseconds: dice.pick([-1_000_000, 0, 1_000_000, 8_333_333, 400_000_000]))
        var other = session.person.engine
        other.advance(to: time)
        other.read(at: time, into: &read)
        session.person.engine.step(now: time, into: &stepped)
        XCTAssertEqual(stepped, read, "seed \(seed)")
        XCTAssertEqual(digest(of: stepped), digest(of: read), "seed \(seed)")
        XCTAssertEqual(session.person.engine, other, "seed \(seed)")
        XCTAssertEqual(session.person.engine.step(now: time), other.frame(at: time), "seed \(seed)")
        session.person.wait(nanoseconds: max(0, time.nanoseconds - session.person.now.nanoseconds))
      }
    }
  }

  private func digest(of frame: PointerFrame) -> UInt64 {
    var digest = StateDigest()
    digest.combine(frame)
    return digest.value
  }

  func testReadingChangesNothing() {
    for scene in ReferenceScene.all {
      var engine = scene.engine
      for step in scene.steps {
        ReferenceScene.apply(step, to: &engine)
        let before = engine
        _ = engine.frame(at: step.time)
        _ = engine.frame(at: step.time.advanced(bySeconds: 100))
        _ = engine.frame(at: .distantPast)
        XCTAssertEqual(engine, before)
      }
    }
  }

  // MARK: A value

  func testACopyIsASnapshotAndRestoringIsAssignment() {
    for seed in seeds(40) {
      var dice = Dice(seed: UInt64(seed) &+ 31)
      var session = RandomSession(&dice)
      for _ in 0..<20 { session.step(&dice) }
      let snapshot = session.person.engine
      let frozen = snapshot.frame(at: session.person.now)
      func goOn() -> (PointerFrame, [PointerEvent], PointerEngine) {
        var branch = session
        var branchDice = Dice(seed: UInt64(seed))
        branch.person.engine = snapshot
        for _ in 0..<25 { branch.step(&branchDice) }
        return (branch.person.frame, branch.person.events, branch.person.engine)
      }
      let first = goOn()
      XCTAssertEqual(
        snapshot.frame(at: session.person.now), frozen, "the snapshot did not move, seed \(seed)")
      let second = goOn()
      XCTAssertEqual(first.0, second.0, "seed \(seed)")
      XCTAssertEqual(first.1, second.1, "seed \(seed)")
      XCTAssertEqual(first.2, second.2, "seed \(seed)")
      XCTAssertEqual(first.2.hashValue, second.2.hashValue, "seed \(seed)")
    }
  }
}
