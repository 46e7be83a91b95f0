import PointerKit
import PointerTestSupport

/// A resting frame stays true until the wake that it names, or for ever, and then something changes.
enum WakeCheck {
  static func violation(_ engine: PointerEngine) -> String? {
    let time = engine.time
    guard time.nanoseconds.magnitude < 1 << 60 else { return nil }
    var now = engine
    let frame = now.step(now: time)
    guard frame.isAtRest else { return nil }
    guard let wake = frame.nextWake else {
      var later = now
      let seen = later.step(now: time.advanced(bySeconds: 4000))
      return change(frame, seen, now, later).map { "without a wake \($0)" }
    }
    if wake <= time { return "a wake at \(wake), at \(time)" }
    var later = now
    let seen = later.step(now: wake.advanced(byNanoseconds: -1))
    if let change = change(frame, seen, now, later) {
      return "before the wake \(wake) named at \(time) \(change)"
    }
    let woken = later.step(now: wake)
    if woken.isAtRest, change(frame, woken, now, later) == nil {
      return "the wake \(wake) named at \(time) changes nothing, in \(frame.phase)"
    }
    return nil
  }

  private static func change(
    _ old: PointerFrame, _ new: PointerFrame, _ before: PointerEngine, _ after: PointerEngine
  ) -> String? {
    if after.eventCount != before.eventCount { return "something happened" }
    let differences = new.differences(from: old)
    return differences.isEmpty ? nil : "\(differences) changed"
  }
}
