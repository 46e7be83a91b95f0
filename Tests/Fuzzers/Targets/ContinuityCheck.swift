import PointerKit
import PointerTestSupport

/// Between two calls everything that is seen moves without a jump.
enum ContinuityCheck {
  /// How an engine is read at an instant; tests pass wrong frames.
  typealias Reading = (PointerEngine, Timestamp) -> PointerFrame

  /// What jumps until an instant while nothing is called, or nil.
  static func violation(
    _ engine: PointerEngine, until end: Timestamp, reading read: Reading = { $0.frame(at: $1) }
  ) -> String? {
    let start = engine.time
    guard start.nanoseconds.magnitude < 1 << 60, end > start, end <= start.advanced(bySeconds: 2) else {
      return nil
    }
    let (first, last) = (Glance(engine, at: start, read), Glance(engine, at: end, read))
    // The number that changes most is looked at more closely.
    var (name, most) = ("", 5.0)
    for candidate in Set(first.numbers.keys).union(last.numbers.keys).sorted() {
      let change = first.change(of: candidate, to: last)
      if change > most { (name, most) = (candidate, change) }
    }
    if name.isEmpty { return nil }
    var (low, high) = (first, last)
    while high.time.nanoseconds - low.time.nanoseconds > 1 {
      let span = high.time.nanoseconds - low.time.nanoseconds
      let middle = Glance(low.engine, at: low.time.advanced(byNanoseconds: span / 2), read, like: first.frame)
      if low.change(of: name, to: middle) > middle.change(of: name, to: high) {
        high = middle
      } else {
        low = middle
      }
    }
    let jump = low.change(of: name, to: high)
    guard jump > 1.5 else { return nil }
    // What is only fast goes on so.
    let next = Glance(high.engine, at: high.time.advanced(byNanoseconds: 1), read, like: first.frame)
    guard jump > 1.5 + 4 * high.change(of: name, to: next) else { return nil }
    if name.hasPrefix("accessory"), accessories(of: low.frame, goOnIn: high.frame) { return nil }
    return "\(name) jumps from \(low.text(name)) to \(high.text(name)) at \(high.time)"
  }

  /// Whether every accessory that is seen is also in the next frame, a nanosecond later, where it was.
  ///
  /// The names follow the order of the list, in which others move up once one has faded out.
  private static func accessories(of frame: PointerFrame, goOnIn next: PointerFrame) -> Bool {
    func isSeen(_ accessory: AccessoryState) -> Bool { accessory.opacity > 0.01 }
    func goesOn(_ one: AccessoryState, in others: [AccessoryState], from: Point, to: Point) -> Bool {
      others.contains { other in
        ((other.center - to) - (one.center - from)).length < 0.1
          && (other.opacity - one.opacity).magnitude < 0.01
          && (other.scale - one.scale).magnitude < 0.01 && other.shape == one.shape
          && 1 - Elementary.cos(other.angle - one.angle) < 1e-4
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
      _ former: PointerEngine, at time: Timestamp, _ read: Reading, like first: PointerFrame? = nil
    ) {
      var engine = former
      engine.advance(to: time)
      frame = read(engine, time)
      numbers = SeenNumber.all(of: frame, like: first ?? frame)
      self.engine = engine
      self.time = time
    }

    func text(_ name: String) -> String { numbers[name].map { "\($0.value)" } ?? "nothing" }

    /// How much a number changes, in steps that cannot be seen; 0 if it appears or is gone where it is nowhere.
    func change(of name: String, to other: Glance) -> Double {
      guard let sample = numbers[name] ?? other.numbers[name],
        let old = numbers[name]?.value ?? sample.absent,
        let new = other.numbers[name]?.value ?? sample.absent
      else { return 0 }
      return (new - old).magnitude / sample.step
    }
  }
}
