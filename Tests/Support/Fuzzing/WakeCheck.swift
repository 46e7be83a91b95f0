public import PointerKit

/// A resting frame stays true until the wake that it names, or for ever, and then something changes.
public enum WakeCheck {
  /// How an engine steps to an instant; tests pass wrong frames.
  public typealias Stepping = (inout PointerEngine, Timestamp) -> PointerFrame

  /// What is wrong with the wake that the engine names now, or nil.
  public static func violation(
    _ engine: PointerEngine, stepping step: Stepping = { $0.step(now: $1) }
  ) -> String? {
    let time = engine.time
    guard time.nanoseconds.magnitude < 1 << 60 else { return nil }
    var now = engine
    let frame = step(&now, time)
    guard frame.isAtRest else { return nil }
    guard let wake = frame.nextWake else {
      var later = now
      let seen = step(&later, time.advanced(bySeconds: 4000))
      return change(frame, seen, now, later).map { "without a wake \($0)" }
    }
    if wake <= time { return "a wake at \(wake), at \(time)" }
    var later = now
    let seen = step(&later, wake.advanced(byNanoseconds: -1))
    if let change = change(frame, seen, now, later) {
      return "before the wake \(wake) named at \(time) \(change)"
    }
    let woken = step(&later, wake)
    if woken.isAtRest, change(frame, woken, now, later) == nil {
      return "the wake \(wake) named at \(time) changes nothing, in \(frame.phase)"
    }
    if seen.nextWake != wake { return "before the wake \(wake) its frame names another" }
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
