import PointerTestSupport
import XCTest

/// A host may repeat a call at any time, as each frame of an immediate-mode toolkit does, without any visible
/// change.
final class RepeatedCallsTests: XCTestCase {
  /// The calls that only repeat the present state of an engine, with their names.
  private func repetitions(_ engine: PointerEngine) -> [(String, (inout PointerEngine, Timestamp) -> Void)] {
    let targets = engine.targetIdentifiers.compactMap { engine.target($0) }
    let spaces = (1...5).map { SpaceID($0) }.compactMap { engine.space($0) }
    let hovered = engine.hoveredTarget.flatMap { engine.target($0) }
    let (settings, configuration, appearance) = (engine.settings, engine.configuration, engine.appearance)
    return [
      ("all targets", { $0.upsert(targets, at: $1) }), ("no target", { $0.upsert([], at: $1) }),
      ("the hovered target", { $0.upsert(hovered.map { [$0] } ?? [], at: $1) }),
      ("its frame", { $0.move(hovered.map { [MovedTarget(id: $0.id, frame: $0.frame)] } ?? [], at: $1) }),
      ("spaces", { $0.upsert(spaces, at: $1) }),
      (
        "offsets",
        { engine, time in
          for space in spaces { engine.scroll(space: space.id, toOrigin: space.origin, at: time) }
        }
      ), ("settings", { $0.setSettings(settings, at: $1) }),
      ("configuration", { $0.setConfiguration(configuration, at: $1) }),
      ("appearance", { $0.setAppearance(appearance, at: $1) }),
    ]
  }

  /// Checks that a call makes no visible change, whether at once, later or after another movement.
  private func check(
    _ engine: PointerEngine, at time: Timestamp, _ name: String,
    _ call: (inout PointerEngine, Timestamp) -> Void
  ) -> Bool {
    var (plain, changed) = (engine, engine)
    plain.advance(to: time)
    changed.advance(to: time)
    call(&changed, time)
    var isSame = true
    for milliseconds in [0, 9, 60, 300, 800] as [Int64] where isSame {
      let later = time.advanced(byNanoseconds: milliseconds * 1_000_000)
      if milliseconds == 300 {
        let input = PointerInput(.motion(Vector(2, 1)), at: later)
        plain.simulate(input)
        changed.simulate(input)
      }
      let (a, b) = (plain.step(now: later), changed.step(now: later))
      let differences = a.differences(from: b)
      XCTAssertEqual(differences, [], "\(name): \(milliseconds) ms later")
      XCTAssertEqual(a.isAtRest, b.isAtRest, "\(name): \(milliseconds) ms later")
      XCTAssertEqual(a.nextWake, b.nextWake, "\(name): \(milliseconds) ms later")
      isSame = differences.isEmpty && a.isAtRest == b.isAtRest && a.nextWake == b.nextWake
    }
    XCTAssertEqual(Array(plain.events(since: 0)), Array(changed.events(since: 0)), name)
    return isSame
  }

  /// Repeats what an engine is told at moments of random sessions; `repetition` has one after a call, or none.
  private func checkSessions(
    from first: Int,
    _ repetition: (PointerEngine, RecordedCall, Int, inout Dice) -> (
      String, (inout PointerEngine, Timestamp) -> Void
    )?
  ) {
    var failures: Set<String> = []
    for (seed, var dice) in withDice(0..<40) {
      var calls = HostCalls(seed: UInt64(seed + first))
      var engine = calls.first
      for number in 0..<60 {
        let call = calls.next()
        engine.perform(call)
        guard let (what, again) = repetition(engine, call, number + seed, &dice), !failures.contains(what)
        else { continue }
        let later = call.time.advanced(byNanoseconds: dice.pick([0, 8_000_000, 40_000_000, 150_000_000]))
        if !check(engine, at: later, "seed \(seed), call \(number): \(what) again", again) {
          failures.insert(what)
        }
      }
    }
  }

  func testToRegisterTheSameAgainChangesNothingThatIsSeen() {
    checkSessions(from: 15_110) { engine, _, number, dice in
      number % 5 == 0 ? dice.pick(repetitions(engine)) : nil
    }
  }

  func testToCallTheSameAgainChangesNothingThatIsSeen() {
    checkSessions(from: 15_111) { _, call, _, _ in call.statement }
  }

  func testANewEngineIsAtRestAsItSaysWhateverThePersonChose() {
    for (seed, var dice) in withDice(0..<10, from: 15_112) {
      var settings = PointerSettings()
      settings.increasedContrast = dice.chance(0.5)
      settings.reduceMotion = dice.chance(0.5)
      settings.animations = dice.chance(0.7)
      settings.pointerScale = dice.pick([1, 0.7, 3])
      var configuration = PointerConfiguration()
      configuration.pointer.opacity = dice.number(0.3...1)
      configuration.pointer.circleDiameter = dice.number(10...40)
      let blending: Blending = dice.pick([.encoded, .linear])
      configuration.effects.highlightOpacity = dice.number(0...1)
      let host = HostTraits(blending: blending, warpsCursor: dice.chance(0.5))
      let engine = PointerEngine(
        size: Size(800, 600), settings: settings, configuration: configuration, hostTraits: host)
      let time = Timestamp(nanoseconds: 1_000_000_000)
      let first = engine.frame(at: time)
      XCTAssertTrue(first.isAtRest, "seed \(seed)")
      let target = PointerTarget(1, Rect(10, 10, 50, 20), .button)
      let calls: [(String, (inout PointerEngine) -> Void)] = [
        ("advance", { $0.advance(to: time) }), ("upsert", { $0.upsert(target, at: time) }),
        ("upsertSpace", { $0.upsert(PointerSpace(id: 4), at: time) }),
        ("setSettings", { $0.setSettings(settings, at: time) }),
        ("setConfiguration", { $0.setConfiguration(configuration, at: time) }),
        ("setAppearance", { $0.setAppearance(.light, at: time) }),
        ("setBackgroundLuminance", { $0.setBackgroundLuminance(1, at: time) }),
        ("setDevice", { $0.setDevice(.mouse, at: time) }),
        ("modifiers", { $0.simulate(PointerInput(.modifiers(.shift), at: time)) }),
        ("resize", { $0.resize(to: Size(800, 600), at: time) }),
      ]
      for (name, call) in calls {
        var called = engine
        call(&called)
        for milliseconds in [0, 20, 200] as [Int64] {
          let frame = called.step(now: time.advanced(byNanoseconds: milliseconds * 1_000_000))
          XCTAssertEqual(frame.differences(from: first), [], "seed \(seed), \(name), \(milliseconds) ms")
          XCTAssertTrue(frame.isAtRest, "seed \(seed), \(name), \(milliseconds) ms")
        }
      }
      // The pointer that appears first has its material from the beginning.
      var moved = engine
      moved.simulate(PointerInput(.motion(Vector(1, 0)), at: time))
      let (shown, later) = (moved.frame(at: time), moved.step(now: time.advanced(bySeconds: 3)))
      XCTAssertEqual(shown.pointer.opacity, 0, "seed \(seed): it fades in")
      var pointer = shown.pointer
      pointer.opacity = later.pointer.opacity
      XCTAssertEqual(pointer, later.pointer, "seed \(seed): appears as it is to stay")
    }
  }
}

extension RecordedCall {
  /// The method's name and how to call it again, if it says how something is, rather than what happens.
  fileprivate var statement: (name: String, again: (inout PointerEngine, Timestamp) -> Void)? {
    switch self {
    case .remove(let id, _): ("remove", { $0.remove(target: id, at: $1) })
    case .removeSpace(let id, _): ("removeSpace", { $0.remove(space: id, at: $1) })
    case .resize(let size, _): ("resize", { $0.resize(to: size, at: $1) })
    case .move(let id, let frame, _): ("move", { $0.move(id, to: frame, at: $1) })
    case .moveTargets(let moves, _): ("move", { $0.move(moves, at: $1) })
    case .scroll(let space, let origin, _): ("scroll", { $0.scroll(space: space, toOrigin: origin, at: $1) })
    case .setAnnotation(let values, _): ("setAnnotation", { $0.setAnnotation(values, at: $1) })
    case .setAppearance(let appearance, _): ("setAppearance", { $0.setAppearance(appearance, at: $1) })
    case .setBackgroundLuminance(let luminance, _):
      ("setBackgroundLuminance", { $0.setBackgroundLuminance(luminance, at: $1) })
    case .setConfiguration(let configuration, let host, _):
      ("setConfiguration", { $0.setConfiguration(configuration, host: host, at: $1) })
    case .setSettings(let settings, _): ("setSettings", { $0.setSettings(settings, at: $1) })
    case .upsert(let target, _): ("upsert", { $0.upsert(target, at: $1) })
    case .upsertSpace(let space, _): ("upsertSpace", { $0.upsert(space, at: $1) })
    case .upsertSpaces(let spaces, _): ("upsertSpaces", { $0.upsert(spaces, at: $1) })
    default: nil
    }
  }
}
