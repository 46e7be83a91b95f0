import PointerKit

/// Between two calls everything that is seen moves without a jump.
///
/// Each number is judged by itself, in steps of its own that cannot be seen: a small jump of one number is found
/// beside a large movement of another, and also within a large movement of the number itself.
struct ContinuityCheck {
  /// How an engine is read at an instant; tests pass wrong frames.
  typealias Reading = (PointerEngine, Timestamp) -> PointerFrame

  /// The largest change that cannot be seen as a jump, in steps of its number.
  private static let most = 1.5
  /// The span in nanoseconds above which both halves are searched, whatever changes in them: within so short a
  /// span, the speed of a spring hardly changes, so that the half that changes more contains the jump.
  private static let longest: Int64 = 1_000_000
  /// The most halvings for that reason.
  private static let halvings = 7

  private let read: Reading
  /// The frame whose accessories give the numbers their names.
  private let first: PointerFrame
  /// The longest side that the pointer has had since it was last at rest.
  private let side: Double

  /// What jumps until an instant while nothing is called, or nil.
  ///
  /// `side` is the longest side that the pointer has had since it was last at rest.
  static func violation(
    _ engine: PointerEngine, until end: Timestamp, after side: Double = 0,
    reading read: @escaping Reading = { $0.frame(at: $1) }
  ) -> String? {
    let start = engine.time
    guard start.nanoseconds.magnitude < 1 << 60, end > start, end <= start.advanced(bySeconds: 2) else {
      return nil
    }
    let frame = read(engine, start)
    let check = ContinuityCheck(read: read, first: frame, side: side)
    let (low, high) = (check.glance(engine, at: start), check.glance(engine, at: end))
    return check.jump(from: low, to: high, low.names(until: high), halvings: 0)
  }

  /// The first jump of some numbers between two instants, or nil.
  private func jump(from low: Glance, to high: Glance, _ names: [String], halvings: Int) -> String? {
    let span = high.time.nanoseconds - low.time.nanoseconds
    if span <= 1 { return jump(at: low, high, names) }
    // A frame at rest is the same until its wake.
    if low.frame.isAtRest, low.frame.nextWake ?? .distantFuture > high.time,
      names.allSatisfy({ low.change(of: $0, to: high) == 0 })
    {
      return nil
    }
    let middle = glance(low.engine, at: low.time.advanced(byNanoseconds: span / 2))
    if halvings < ContinuityCheck.halvings, span > ContinuityCheck.longest {
      return jump(from: low, to: middle, low.names(until: middle), halvings: halvings + 1)
        ?? jump(from: middle, to: high, middle.names(until: high), halvings: halvings + 1)
    }
    var (earlier, later) = ([String](), [String]())
    for name in names where low.change(of: name, to: high) > ContinuityCheck.most {
      if low.change(of: name, to: middle) > middle.change(of: name, to: high) {
        earlier.append(name)
      } else {
        later.append(name)
      }
    }
    if !earlier.isEmpty, let found = jump(from: low, to: middle, earlier, halvings: halvings) { return found }
    return later.isEmpty ? nil : jump(from: middle, to: high, later, halvings: halvings)
  }

  /// The greatest jump within a nanosecond, or nil.
  private func jump(at low: Glance, _ high: Glance, _ names: [String]) -> String? {
    let jumps = names.map { ($0, low.change(of: $0, to: high)) }.filter { $0.1 > ContinuityCheck.most }
    if jumps.isEmpty { return nil }
    // What is only fast goes on so.
    let next = glance(high.engine, at: high.time.advanced(byNanoseconds: 1))
    let found = jumps.filter { name, jump in
      jump > ContinuityCheck.most + 4 * high.change(of: name, to: next)
        && !(name.hasPrefix("accessory") && ContinuityCheck.accessories(of: low.frame, goOnIn: high.frame))
    }
    guard let (name, _) = found.max(by: { $0.1 < $1.1 }) else { return nil }
    return "\(name) jumps from \(low.text(name)) to \(high.text(name)) at \(high.time)"
  }

  private func glance(_ engine: PointerEngine, at time: Timestamp) -> Glance {
    Glance(engine, at: time, read, like: first, after: side)
  }

  /// Whether every accessory that is seen is also in the next frame, a nanosecond later, where it was.
  ///
  /// The names follow the order of the list, in which others move up once one has faded out.
  private static func accessories(of frame: PointerFrame, goOnIn next: PointerFrame) -> Bool {
    func isSeen(_ accessory: AccessoryState) -> Bool { accessory.opacity > 0.01 }
    func goesOn(_ one: AccessoryState, in others: [AccessoryState], from: Point, to: Point) -> Bool {
      others.contains { other in
        ((other.center - to) - (one.center - from)).length < 0.1
          && (other.opacity - one.opacity).magnitude < 0.01 && (other.scale - one.scale).magnitude < 0.01
          && other.shape == one.shape && 1 - Elementary.cos(other.angle - one.angle) < 1e-4
      }
    }
    let (from, to) = (frame.pointer.center, next.pointer.center)
    return frame.accessories.filter(isSeen).allSatisfy {
      goesOn($0, in: next.accessories, from: from, to: to)
    } && next.accessories.filter(isSeen).allSatisfy { goesOn($0, in: frame.accessories, from: to, to: from) }
  }

  /// What is seen at an instant.
  private struct Glance {
    let engine: PointerEngine
    let time: Timestamp
    let frame: PointerFrame
    let numbers: [String: SeenNumber]

    init(
      _ former: PointerEngine, at time: Timestamp, _ read: Reading, like first: PointerFrame,
      after side: Double
    ) {
      var engine = former
      engine.advance(to: time)
      frame = read(engine, time)
      numbers = SeenNumber.all(of: frame, like: first, after: side)
      self.engine = engine
      self.time = time
    }

    /// The names of all numbers that are seen here or at another instant, in a fixed order.
    func names(until other: Glance) -> [String] { Set(numbers.keys).union(other.numbers.keys).sorted() }

    func text(_ name: String) -> String { numbers[name].map { "\($0.value)" } ?? "nothing" }

    /// How much a number changes, in steps that cannot be seen; 0 if it appears or is gone where it is nowhere.
    func change(of name: String, to other: Glance) -> Double {
      guard let sample = numbers[name] ?? other.numbers[name],
        let old = numbers[name]?.value ?? sample.absent, let new = other.numbers[name]?.value ?? sample.absent
      else { return 0 }
      return (new - old).magnitude / sample.step
    }
  }
}
