import PointerTestSupport

/// Calls of every method that changes an engine, in any order, as a host makes them: time never runs back, and no second
/// passes without a call that tells it; a seed repeats them.
struct HostCalls {
  /// The engine before the first call.
  let first: PointerEngine
  private var calls: RandomCalls<Dice>
  private var dice: Dice
  /// The inputs of a stroke that have not been sent yet.
  private var pending: [PointerInput.Kind] = []
  /// Where targets were registered, and where drags begin.
  private var centers = [Point(500, 380)]
  static let paths = RandomCalls.somePaths

  init(seed: UInt64) {
    calls = RandomCalls(Dice(seed: seed), adversity: 0)
    calls.paths = HostCalls.paths
    dice = Dice(seed: seed &+ 1)
    var engine = calls.creation().engine
    engine.advance(to: calls.now)
    first = engine
  }

  var now: Timestamp { calls.now }

  /// The next call, after a random pause.
  mutating func next() -> RecordedCall {
    if pending.isEmpty, dice.chance(0.06) { pending = stroke() }
    if let input = pending.popLast() {
      calls.wait(nanoseconds: dice.pick([8_000_000, 8_000_000, 7_900_001, 0, 55_000_000]))
      return .simulate(PointerInput(input, at: now))
    }
    if dice.chance(0.03) {
      // Only here time may pass for long: a host that draws is not silent for a second.
      calls.wait(nanoseconds: dice.pick([400_000_000, 3_100_000_000, 9_000_000_000]))
      return .advance(to: now)
    }
    calls.interval = dice.pick([0, 1, 999_999, 8_000_000, 16_666_667, 16_666_667, 120_000_000, 640_000_001])
    let call = calls.next()
    switch call {
    case .upsert(let target, _): centers.append(target.frame.center)
    // Reading is no call that changes an engine.
    case .read: return .advance(to: now)
    // The first device has the host's clock; that of the others began five seconds later, and now is told.
    case .simulate(var input), .handle(var input, _):
      let isFirst = input.device == 0
      input.time = isFirst ? now : now.advanced(byNanoseconds: -5_000_000_000)
      return isFirst ? .simulate(input) : .handle(input, now: now)
    default: break
    }
    return call
  }

  /// The inputs of a drag, of a movement, or of a flick, the last first.
  private mutating func stroke() -> [PointerInput.Kind] {
    let step = dice.vector(upTo: dice.pick([3, 20, 60]))
    let movements = (0..<dice.count(2...12)).map { _ in PointerInput.Kind.motion(step) }
    switch dice.count(0...3) {
    case 0:
      return [.button(.primary, isDown: false)] + movements
        + [.button(.primary, isDown: true), .position(dice.pick(centers))]
    case 1: return movements
    default: return [.contact(.ended, fingers: 0)] + movements + [.contact(.began, fingers: 1)]
    }
  }
}

extension RandomCalls<Dice> {
  /// Some paths that sessions share, since a path takes longer to measure than all other calls.
  static var somePaths: [PointerPath] {
    OddPaths.allCases.map { kind in
      var dice = Dice(seed: 17)
      return kind.path(&dice)
    }
  }
}
