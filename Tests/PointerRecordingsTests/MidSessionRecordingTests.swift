import PointerTestSupport
import XCTest

/// A recording that is stored, copied or read in the middle of a morph, a drag, a band, a coast or an attraction: the replay
/// goes on from there to the last bit.
final class MidSessionRecordingTests: XCTestCase {
  /// What is under way at the moment in question.
  private enum Moment: CaseIterable { case morph, drag, band, coast, attraction, reveal, gaze }

  /// A person whose calls are recorded, with a digest of each frame.
  private struct Session {
    var recorder = PointerRecorder(
      RecordedCreation(size: Size(1000, 800), start: Point(100, 300)), framesPerDigest: 1)
    var now = Timestamp(nanoseconds: 1_000_000_000)
    var frame = PointerFrame()

    init() {
      recorder.setDevice(.trackpad, at: now)
      let button = PointerTarget(7, Rect(160, 280, 60, 40), .button, hasBezel: true, reveals: [.target(9)])
      let icon = PointerTarget(8, Rect(500, 260, 80, 80), .appIcon, hasBezel: true)
      recorder.upsert(PointerSpace(id: 2, origin: Point(600, 400), clip: Rect(600, 400, 300, 300)), at: now)
      let row = PointerTarget(9, Rect(0, 0, 300, 44), .row, space: 2)
      recorder.upsert([button, icon, row], at: now)
    }

    /// Sends an input 8 ms later, and draws a frame.
    mutating func send(_ kind: PointerInput.Kind) {
      now = now.advanced(byNanoseconds: 8_000_000)
      recorder.simulate(PointerInput(kind, at: now))
      recorder.step(now: now, presenting: now.advanced(byNanoseconds: 5_000_000), into: &frame)
    }

    mutating func wait(_ milliseconds: Int64) {
      for _ in 0..<milliseconds / 8 {
        now = now.advanced(byNanoseconds: 8_000_000)
        recorder.step(now: now, into: &frame)
      }
    }

    mutating func move(_ delta: Vector, reports: Int) { for _ in 0..<reports { send(.motion(delta)) } }

    /// Goes to the middle of something.
    mutating func begin(_ moment: Moment) {
      send(.contact(.began, fingers: 1))
      switch moment {
      case .morph: while recorder.engine.hoveredTarget != 7 { send(.motion(Vector(2, 0))) }
      case .drag, .reveal:
        while recorder.engine.hoveredTarget != 7 { send(.motion(Vector(2, 0))) }
        wait(400)
        guard moment == .drag else { return wait(16) }
        send(.button(.primary, isDown: true))
        move(Vector(3, 2), reports: 6)
      case .band:
        send(.button(.primary, isDown: true))
        move(Vector(3, 3), reports: 12)
      case .coast, .attraction:
        move(moment == .coast ? Vector(0, 4) : Vector(5, 0), reports: 10)
        send(.contact(.ended, fingers: 0))
        wait(24)
      case .gaze:
        send(.gaze(Point(640, 420)))
        wait(48)
        send(.scroll(Vector(0, 4), phase: .began, source: .finger))
      }
    }

    /// Whether that is under way.
    func isWithin(_ moment: Moment) -> Bool {
      let events = recorder.engine.events(since: 0).map { $0.type }
      switch moment {
      case .morph: return !frame.isAtRest && frame.hovered == 7
      case .drag: return events.last == .dragChanged
      case .band: return frame.band != nil
      case .coast: return frame.phase == .coasting
      case .attraction: return frame.phase == .attracted
      case .reveal: return frame.revealed == [.target(9)]
      case .gaze: return events.contains(.scrolled)
      }
    }

    /// What the person does after that; a seed repeats it.
    mutating func goOn(_ seed: UInt64) {
      var dice = Dice(seed: seed)
      for _ in 0..<40 {
        switch dice.count(0...5) {
        case 0: send(.button(.primary, isDown: dice.chance(0.5)))
        case 1: send(.contact(dice.chance(0.5) ? .began : .ended, fingers: dice.count(0...1)))
        case 2: wait(8 * Int64(dice.count(1...20)))
        case 3: recorder.scroll(space: 2, toOrigin: Point(600, dice.number(300...400)), at: now)
        default: send(.motion(dice.vector(upTo: 14)))
        }
      }
    }
  }

  private func assertReplays(_ recorder: PointerRecorder, _ name: String, line: UInt = #line) throws {
    var replay = try RecordingReplay(recorder.bytes)
    while try replay.next() != nil {}
    XCTAssertNil(replay.difference, name, line: line)
    XCTAssertEqual(replay.callNumber, recorder.callCount, name, line: line)
    XCTAssertTrue(replay.engine == recorder.engine, "\(name): the engines are equal", line: line)
  }

  func testRecordingThatEndsAmidSomethingGivesThatEngine() throws {
    for moment in Moment.allCases {
      var session = Session()
      session.begin(moment)
      XCTAssertTrue(session.isWithin(moment), "\(moment)")
      try assertReplays(session.recorder, "\(moment)")
      // The replayed engine goes on as the recorded one.
      var replay = try RecordingReplay(session.recorder.bytes)
      while try replay.next() != nil {}
      var (engine, original) = (replay.engine, session.recorder.engine)
      var calls = RandomCalls(Dice(seed: 4), adversity: 0)
      calls.wait(nanoseconds: session.now.nanoseconds)
      for number in 0..<30 {
        let call = calls.next()
        engine.perform(call)
        original.perform(call)
        XCTAssertEqual(
          engine.frame(at: engine.time), original.frame(at: original.time), "\(moment), call \(number)")
      }
    }
  }

  func testASnapshotOfARecorderInTheMiddleOfSomethingCanBePutBack() throws {
    for moment in Moment.allCases {
      var session = Session()
      session.begin(moment)
      let snapshot = session
      var endings: Set<PointerFrame> = []
      for seed in 0..<2 {
        session = snapshot
        session.goOn(UInt64(seed) + 1)
        try assertReplays(session.recorder, "\(moment), seed \(seed)")
        // Both have the same beginning.
        let common = snapshot.recorder.bytes
        XCTAssertEqual(Array(session.recorder.bytes.prefix(common.count)), common)
        endings.insert(session.frame)
      }
      XCTAssertGreaterThan(endings.count, 1, "\(moment): they go on in different ways")
    }
  }

  func testPiecesThatAreStoredInTheMiddleOfSomethingAreOneRecording() throws {
    for moment in Moment.allCases {
      var (whole, pieces) = (Session(), Session())
      var stored: [UInt8] = []
      whole.begin(moment)
      pieces.begin(moment)
      stored += pieces.recorder.bytes
      pieces.recorder.removeBytes()
      whole.goOn(9)
      pieces.goOn(9)
      XCTAssertEqual(stored + pieces.recorder.bytes, whole.recorder.bytes, "\(moment)")
      try assertReplays(whole.recorder, "\(moment)")
    }
  }

  func testReplayThatIsCopiedAmidSomethingGoesOnInBoth() throws {
    for moment in Moment.allCases {
      var session = Session()
      session.begin(moment)
      let middle = session.recorder.callCount
      session.goOn(5)
      var replay = try RecordingReplay(session.recorder.bytes)
      while replay.callNumber < middle, try replay.next() != nil {}
      var copy = replay
      while try copy.next() != nil {}
      // The copy was ahead, and the original is where it was.
      XCTAssertEqual(replay.callNumber, middle)
      while try replay.next() != nil {}
      XCTAssertNil(replay.difference, "\(moment)")
      XCTAssertNil(copy.difference, "\(moment)")
      XCTAssertTrue(replay.engine == copy.engine, "\(moment)")
    }
  }

  /// A process that dies in the middle of something leaves a piece of a record.
  func testTornRecordingIsReadToTheLastWholeCall() throws {
    for moment in Moment.allCases {
      var session = Session()
      session.begin(moment)
      let (whole, engine) = (session.recorder.bytes, session.recorder.engine)
      session.send(.motion(Vector(5, 1)))
      let torn = Array(session.recorder.bytes.prefix(whole.count + 7))
      var replay = try RecordingReplay(torn)
      do {
        while try replay.next() != nil {}
        XCTFail("\(moment): it is torn")
      } catch { XCTAssertEqual(error, .torn(offset: whole.count), "\(moment)") }
      XCTAssertTrue(replay.engine == engine, "\(moment): the engine of the last whole call")
      XCTAssertNil(replay.difference)
    }
  }
}
