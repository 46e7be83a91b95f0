import PointerKit

/// Sessions of random calls, one after the other, each with an engine of its own; a seed repeats each of them.
///
/// The calls and the checks are those of the engine's fuzzer, without its instrumentation. Numbers are checked after each
/// call, and what takes long after some.
public struct CallRun {
  /// The number of calls of a session.
  let sessionLength: Int
  private let paths: [PointerPath]

  /// The seed of the next session.
  public private(set) var seed: UInt64
  /// How many calls have been made.
  public private(set) var callCount = 0
  /// The cost of the dearest call, as ``FuzzTarget/workCounter`` counts it: the least of three sessions with that seed.
  public private(set) var mostWork: UInt64 = 0
  /// The dearest call: its seed, its number and what it is.
  public private(set) var dearest = ""

  /// A digest of where the pointer was at the end of each session, and of the events.
  public private(set) var digest: UInt64 = 0

  /// Begins a run with the session of a seed.
  public init(seed: UInt64) { self.init(seed: seed, sessionLength: 500, paths: CallRun.paths) }

  /// Begins a run of sessions of another length, or with other paths.
  init(seed: UInt64, sessionLength: Int, paths: [PointerPath]) {
    self.seed = seed
    self.paths = paths
    self.sessionLength = sessionLength
  }

  /// Plays the session of the present seed; returns what was wrong first, or nil.
  public mutating func play() -> String? {
    defer { seed &+= 1 }
    var session = session(seed)
    while session.number < sessionLength {
      if let found = session.makeCall() { return "seed \(seed), \(found)" }
      callCount += 1
      if session.work > mostWork { weigh(session) }
    }
    let position = session.engine.position
    for bits in [position.x.bitPattern, position.y.bitPattern, session.engine.eventCount] {
      digest = (digest ^ bits) &* 0x9e37_79b9_7f4a_7c15
    }
    return session.end().map { "seed \(seed), at the end: \($0)" }
  }

  /// Prints the calls of a session, and where the pointer is seen after each.
  public static func show(_ seed: UInt64) {
    let run = CallRun(seed: seed)
    var session = run.session(seed)
    while session.number < run.sessionLength {
      let found = session.makeCall()
      let frame = session.engine.frame(at: session.engine.time)
      print(
        session.number, session.latest.map { "\($0)" } ?? "", "\n  at", session.engine.position, "seen at",
        frame.pointer.center, frame.pointer.size, frame.phase, session.engine.hoveredTarget as Any)
      if let found { return print(found) }
    }
  }

  /// Measures the latest call of a session twice more: the machine may have done something else.
  private mutating func weigh(_ session: CallSession<Dice>) {
    var least = session.work
    for _ in 0..<2 where least > mostWork {
      var again = self.session(seed)
      while again.number < session.number, again.makeCall() == nil {}
      least = min(least, again.work)
    }
    guard least > mostWork, let call = session.latest else { return }
    mostWork = least
    dearest = "seed \(seed), call \(session.number), \(call)"
  }

  private func session(_ seed: UInt64) -> CallSession<Dice> {
    var dice = Dice(seed: seed)
    let mode = dice.byte()
    var intervals = CallSession<Dice>.Intervals(ranges: 1, hover: 48, continuity: 192, wakes: 64, copy: 0)
    // A sixteenth of the sessions each is copied, recorded, and read twice.
    switch mode >> 4 {
    case 0: intervals.copy = 20
    case 1: intervals.isRecorded = true
    case 2: intervals.purity = 16
    default: break
    }
    var calls = RandomCalls(dice, adversity: mode % 4 == 0 ? 40 : mode % 4 == 1 ? 0 : 6)
    calls.paths = paths
    return CallSession(calls, intervals)
  }

  /// Paths that the sessions share, of every kind and size.
  static let paths = paths(256)

  /// The first of the paths that the sessions share.
  static func paths(_ count: Int) -> [PointerPath] {
    var calls = RandomCalls(Dice(seed: 0), adversity: 6)
    return (0..<count).map { number in
      if number % 2 == 0 { return calls.path() }
      let kind = HardPath.allCases[number / 2 % HardPath.allCases.count]
      return kind.path(calls.source.count(3...60), &calls.source)
    }
  }
}
