import Kinematics
import PointerTestSupport
import XCTest

@testable import PointerRecordings

/// A recording has every call of a session with the very bits of its arguments, and settings and configurations as
/// the engine takes them: with their numbers in range.
final class RecordingRoundTripTests: XCTestCase {
  /// A recorded session of random calls, and the calls.
  private func session(seed: UInt64, count: Int, adversity: UInt8) -> (PointerRecorder, [RecordedCall]) {
    var calls = RandomCalls(Dice(seed: seed), adversity: adversity)
    var recorder = PointerRecorder(calls.creation(), framesPerDigest: 3)
    var made: [RecordedCall] = []
    for _ in 0..<count {
      let call = calls.next()
      made.append(call.asTaken)
      recorder.make(call)
    }
    return (recorder, made)
  }

  private let sessions = 0..<2

  func testEveryCallComesBackWithTheSameBits() throws {
    var kinds: Set<RecordKind> = []
    for seed in sessions {
      let (recorder, made) = session(seed: UInt64(seed), count: 150, adversity: seed % 2 == 0 ? 0 : 40)
      var reader = try RecordingReader(recorder.bytes)
      var index = 0
      while let record = try reader.next() {
        guard case .call(let call, _) = record else { continue }
        kinds.insert(call.recordKind)
        // The text of every number, since two NaNs are not equal, and 0 equals −0.
        XCTAssertEqual(dumpText(of: call), dumpText(of: made[index]), "seed \(seed), call \(index)")
        if seed % 2 == 0 { XCTAssert(call == made[index], "seed \(seed), call \(index)") }
        index += 1
      }
      XCTAssertEqual(index, made.count, "seed \(seed)")
    }
    #if !DEBUG
      XCTAssertEqual(kinds.count, 24, "every kind of call was recorded")
    #endif
  }

  func testAReplayDoesTheSameToTheLastBit() throws {
    for seed in sessions {
      let (recorder, made) = session(seed: UInt64(seed) + 1000, count: 150, adversity: seed % 3 == 0 ? 30 : 2)
      var replay = try RecordingReplay(recorder.bytes)
      while try replay.next() != nil {}
      XCTAssertNil(replay.difference, "seed \(seed)")
      XCTAssertEqual(replay.callNumber, UInt64(made.count))
      XCTAssertEqual(replay.engine.diagnostics, recorder.engine.diagnostics, "seed \(seed)")
      XCTAssertGreaterThan(replay.digestCount, 0)
    }
  }

  func testWhatIsRecordedIsWhatTheEngineDoesByItself() {
    for seed in sessions {
      var calls = RandomCalls(Dice(seed: UInt64(seed) + 77))
      let creation = calls.creation()
      var (engine, recorder) = (creation.engine, PointerRecorder(creation))
      for _ in 0..<100 {
        let call = calls.next()
        engine.perform(call)
        recorder.make(call)
      }
      let time = engine.time
      XCTAssertEqual(
        dumpText(of: engine.frame(at: time)), dumpText(of: recorder.engine.frame(at: time)), "seed \(seed)")
    }
  }

  // MARK: Every field

  func testEveryPropertyOfSettingsAndConfigurationIsVisited() {
    func leaves(_ value: Any, _ path: String = "") -> [String: String] {
      let mirror = Mirror(reflecting: value)
      if mirror.children.isEmpty { return [path: "\(value)"] }
      var found: [String: String] = [:]
      for (index, child) in mirror.children.enumerated() {
        found.merge(leaves(child.value, "\(path).\(child.label ?? "\(index)")")) { first, _ in first }
      }
      return found
    }
    /// The paths of the values that stay the same whatever all fields are set to.
    func unchanged<Value: ConfigurationFields>(_ plain: Value) -> [String] {
      var rest = leaves(plain)
      for number in [0.0, 1, 0.3, 30, 700, 0.995, .nan] {
        var value = plain
        for field in UInt64(0)..<100 { value.set(field: field, to: number) }
        for (path, text) in leaves(value) where rest[path] != nil && rest[path] != text { rest[path] = nil }
      }
      return rest.keys.sorted()
    }
    XCTAssertEqual(unchanged(PointerSettings()), [])
    // The reflection of the settings has only the gestures that are limited.
    var settings = PointerSettings()
    for field in UInt64(0)..<100 { settings.set(field: field, to: 1) }
    for gesture in StandardGesture.allCases where gesture != .primaryClick {
      XCTAssertEqual(settings.gestures[gesture, on: .trackpad], .one, "\(gesture)")
      XCTAssertEqual(settings.gestures[gesture, on: .mouse], .one, "\(gesture)")
    }
    XCTAssertEqual(
      unchanged(TunedHost()),
      [".configuration.magnetism.decay.decelerationRate", ".configuration.magnetism.decay.timeConstant"],
      "these are written by themselves")
  }

  func testADecayComesBackHoweverItWasStated() throws {
    for seed in UInt64(0)..<200 {
      var dice = Dice(seed: seed)
      var configuration = PointerConfiguration()
      configuration.magnetism.decay =
        seed % 2 == 0
        ? Decay(decelerationRate: dice.number(0.3...1.1)) : Decay(timeConstant: dice.number(-0.1...120))
      var writer = ByteWriter()
      writer.write(TunedHost(configuration: configuration))
      var reader = ByteReader(writer.bytes)
      XCTAssertEqual(try TunedHost(from: &reader).configuration, configuration, "seed \(seed)")
    }
  }
}

extension RecordedCall {
  /// The call with the numbers of its settings or configuration in range.
  fileprivate var asTaken: RecordedCall {
    switch self {
    case .setSettings(let settings, let time): .setSettings(settings.clamped, at: time)
    case .setConfiguration(let configuration, let host, let time):
      .setConfiguration(configuration.clamped, host: host.clamped, at: time)
    default: self
    }
  }
}

extension PointerRecorder {
  /// Makes a call by the recorder's method of its name.
  mutating func make(_ call: RecordedCall) {
    var frame = PointerFrame()
    switch call {
    case .advance(let time): advance(to: time)
    case .simulate(let input): simulate(input)
    case .handle(let input, let now): handle(input, now: now)
    case .step(let now, let presenting): step(now: now, presenting: presenting, into: &frame)
    case .read(let time): read(at: time, into: &frame)
    case .setDevice(let device, let id, let time): setDevice(device, id: id, at: time)
    case .upsert(let target, let time): upsert(target, at: time)
    case .upsertTargets(let targets, let ids, let time): upsert(targets, removing: ids, at: time)
    case .remove(let id, let time): remove(target: id, at: time)
    case .move(let id, let frame, let time): move(id, to: frame, at: time)
    case .moveTargets(let moved, let time): move(moved, at: time)
    case .upsertSpace(let space, let time): upsert(space, at: time)
    case .upsertSpaces(let spaces, let time): upsert(spaces, at: time)
    case .scroll(let space, let origin, let time): scroll(space: space, toOrigin: origin, at: time)
    case .removeSpace(let id, let time): remove(space: id, at: time)
    case .resize(let size, let time): resize(to: size, at: time)
    case .setSettings(let settings, let time): setSettings(settings, at: time)
    case .setConfiguration: perform(call)
    case .setAppearance(let appearance, let time): setAppearance(appearance, at: time)
    case .setBackgroundLuminance(let luminance, let time): setBackgroundLuminance(luminance, at: time)
    case .setAnnotation(let annotation, let time): setAnnotation(annotation, at: time)
    case .setSelection(let ids, let time): setSelection(ids, at: time)
    case .cursorWarped(let position, let time): cursorWarped(to: position, at: time)
    case .placePointer: perform(call)
    }
  }
}
