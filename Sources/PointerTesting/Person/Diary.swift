public import PointerKit

/// What a person did, in order, and the positions that the pointer had.
///
/// It keeps the newest part: the acts that may matter to a failure, in memory that does not grow.
struct Diary: Sendable {
  /// One act, or several movements without another act between them.
  struct Act: Sendable {
    /// What was done.
    enum Kind: Sendable {
      case sent(PointerInput.Kind)
      case moved(Vector, from: Timestamp)
    }

    var kind: Kind
    /// The time; of movements, that of the last.
    var time: Timestamp
    /// The position of the pointer before the act.
    let position: Point
    /// The target that was hovered before the act.
    let hovered: TargetID?
    /// The number of events before the act.
    let events: UInt64
  }

  /// The greatest number of acts, and of positions.
  private static let capacity = 512

  /// The instant from which the times of a story count.
  private(set) var start = Timestamp.zero
  private(set) var acts: [Act] = []
  /// The number of all acts, with those that are forgotten.
  private(set) var count = 0
  /// The position of the pointer before the first report, and the positions after each.
  private(set) var path: [Point] = []
  /// The number of events before the person began.
  private(set) var firstEvent: UInt64 = 0

  mutating func begin(at time: Timestamp, events: UInt64) {
    self = Diary()
    (start, firstEvent) = (time, events)
  }

  mutating func add(_ act: Act) {
    count += 1
    if case .moved(let delta, _) = act.kind, let last = acts.indices.last,
      case .moved(let before, let start) = acts[last].kind
    {
      acts[last].kind = .moved(before + delta, from: start)
      acts[last].time = act.time
      return
    }
    if acts.count == Diary.capacity { acts.removeFirst(Diary.capacity / 2) }
    acts.append(act)
  }

  /// Enters where the pointer was before the first report.
  mutating func begin(from position: Point) { if path.isEmpty { path.append(position) } }

  mutating func pass(_ position: Point) {
    if path.count == Diary.capacity { path.removeFirst(Diary.capacity / 2) }
    path.append(position)
  }
}

extension SimulatedPerson {
  /// Enters an act that begins now into the diary.
  mutating func note(_ kind: Diary.Act.Kind) {
    diary.add(
      Diary.Act(
        kind: kind, time: now, position: engine.position, hovered: engine.hoveredTarget,
        events: engine.eventCount))
  }

  /// Where the pointer was before the first report of movement, and its positions after each: the newest 512 at
  /// most.
  public var path: [Point] { diary.path }

  /// The last act that a condition holds for.
  func lastAct(where isWanted: (PointerInput.Kind) -> Bool) -> Diary.Act? {
    diary.acts.last { act in if case .sent(let kind) = act.kind { isWanted(kind) } else { false } }
  }
}
