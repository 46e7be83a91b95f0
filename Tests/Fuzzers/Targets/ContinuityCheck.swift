import PointerKit
import PointerTestSupport

/// Between two calls everything that is seen moves without a jump.
enum ContinuityCheck {
  /// What jumps until an instant while nothing is called, or nil.
  static func violation(_ engine: PointerEngine, until end: Timestamp) -> String? {
    let start = engine.time
    guard start.nanoseconds.magnitude < 1 << 60, end > start, end <= start.advanced(bySeconds: 2) else {
      return nil
    }
    let (first, last) = (Glance(engine, at: start), Glance(engine, at: end))
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
      let middle = Glance(low.engine, at: low.time.advanced(byNanoseconds: span / 2), like: first.frame)
      if low.change(of: name, to: middle) > middle.change(of: name, to: high) {
        high = middle
      } else {
        low = middle
      }
    }
    let jump = low.change(of: name, to: high)
    guard jump > 1.5 else { return nil }
    // What is only fast goes on so.
    let next = Glance(high.engine, at: high.time.advanced(byNanoseconds: 1), like: first.frame)
    guard jump > 1.5 + 4 * high.change(of: name, to: next) else { return nil }
    return "\(name) jumps from \(low.text(name)) to \(high.text(name)) at \(high.time)"
  }

  /// What is seen at an instant.
  private struct Glance {
    let engine: PointerEngine
    let time: Timestamp
    let frame: PointerFrame
    let numbers: [String: SeenNumber]

    init(_ former: PointerEngine, at time: Timestamp, like first: PointerFrame? = nil) {
      var engine = former
      engine.advance(to: time)
      frame = engine.frame(at: time)
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
