public import Kinematics

/// The engine's time, and the corresponding instant of the host's clock.
///
/// The host's *now* has authority. A stamp that cannot be of the host's clock is translated, separately for
/// each device, so that the intervals between stamps are preserved.
///
/// The engine's time never goes back. It equals the host's time until the host's *now* is too far behind it,
/// because of a stamp of another clock, or because the host's clock went back. From then on the two differ by a
/// constant, so that everything that moves goes on without a jump.
struct Clock: Hashable, Sendable {
  /// The longest time by which the host's *now* may be behind the engine, in nanoseconds: 50 ms.
  ///
  /// A host may pass the time at which a frame began, which is up to 42 ms earlier at 24 Hz.
  static let longestDelay: Int64 = 50_000_000
  /// The longest time by which a stamp may be behind the engine's time, in nanoseconds: a second.
  static let longestLead: Int64 = 1_000_000_000
  /// The longest time that passes in one call, in nanoseconds: 6.5 days; the rest is skipped.
  static let longestWait: Int64 = 1 << 49
  static let capacity = 16

  private(set) var now = Timestamp.distantPast
  private(set) var host = Timestamp.distantPast
  /// The device whose stamp took the engine ahead of the host's last *now*.
  private(set) var leader: DeviceID?
  private var translations: [Translation] = []

  private struct Translation: Hashable, Sendable {
    let device: DeviceID
    var nanoseconds: Int64
  }

  // MARK: The host

  mutating func begin(at time: Timestamp) {
    host = time
    // The engine's time starts far from the limits of its type, so that time can pass.
    now = Timestamp(nanoseconds: max(-(1 << 62), min(time.nanoseconds, 1 << 62)))
  }

  var hasBegun: Bool { now != .distantPast }

  func engineTime(of time: Timestamp) -> Timestamp {
    host == now ? time : now.advanced(byNanoseconds: lead(of: time))
  }

  func hostTime(of time: Timestamp) -> Timestamp {
    host == now ? time : host.advanced(byNanoseconds: time.nanoseconds(since: now))
  }

  /// The nanoseconds by which an instant of the host's clock is ahead of the engine.
  func lead(of time: Timestamp) -> Int64 { time.nanoseconds(since: host) }

  mutating func pass(to time: Timestamp) {
    host = hostTime(of: time)
    now = time
  }

  mutating func skip(to time: Timestamp) { host = time }

  mutating func confirm() { leader = nil }

  /// Adopts a *now* of the host that is too far behind the engine; the engine's own time goes on.
  mutating func recover(at time: Timestamp) {
    if let leader { translate(leader, by: translation(of: leader) &+ time.nanoseconds &- host.nanoseconds) }
    host = time
    leader = nil
  }

  // MARK: Stamps

  mutating func noteInput(of device: DeviceID, at time: Timestamp) {
    if time > host { leader = device }
  }

  func hostTime(of stamp: Timestamp, device: DeviceID) -> Timestamp {
    Timestamp(nanoseconds: stamp.nanoseconds &+ translation(of: device))
  }

  func isTranslated(_ device: DeviceID) -> Bool { translations.contains { $0.device == device } }

  mutating func take(_ stamp: Timestamp, of device: DeviceID, for time: Timestamp) {
    translate(device, by: time.nanoseconds &- stamp.nanoseconds)
  }

  mutating func trust(_ device: DeviceID) { translations.removeAll { $0.device == device } }

  private func translation(of device: DeviceID) -> Int64 {
    translations.first { $0.device == device }?.nanoseconds ?? 0
  }

  private mutating func translate(_ device: DeviceID, by nanoseconds: Int64) {
    translations.removeAll { $0.device == device }
    // The device whose translation was set longest ago is forgotten.
    if translations.count == Clock.capacity { translations.removeFirst() }
    translations.append(Translation(device: device, nanoseconds: nanoseconds))
  }
}

extension Timestamp {
  func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < 0 ? .min : .max) : difference
  }
}

extension PointerEngine {
  /// The engine's own time, in which all times inside the engine are measured.
  package var now: Timestamp { clock.now }

  /// The time of the latest call or input, on the host's clock.
  ///
  /// It goes back only if an input of another clock was ahead of the host's clock, or if the host's clock
  /// went back.
  public var time: Timestamp { clock.host }

  /// Runs everything that time alone causes up to now: coasting into regions, inferred lifts, auto-hide.
  ///
  /// Each of these happens at its own instant, so it does not matter how often this method is called. Every
  /// other call that carries the host's *now* does the same first.
  ///
  /// The time is the host's *now*, which is the authority. If it is behind the latest call by up to 50 ms,
  /// nothing changes. If it is behind by more, an input was of another clock, or the host's clock went back.
  /// This is counted in ``PointerDiagnostics/foreignStamps``, and everything that moves goes on without a
  /// jump.
  public mutating func advance(to time: Timestamp) { follow(time) }

  mutating func follow(_ time: Timestamp) {
    let lead = clock.lead(of: time)
    guard lead >= 0, clock.hasBegun else {
      if !clock.hasBegun {
        clock.begin(at: time)
      } else if lead < -Clock.longestDelay {
        diagnostics.foreignStamps.count(clock.leader)
        clock.recover(at: time)
        log.clampTimes(to: time)
      }
      return
    }
    pass(to: time)
    clock.confirm()
  }

  private mutating func pass(to time: Timestamp) {
    let wait = clock.lead(of: time)
    guard wait > 0 else { return }
    runTimers(to: now.advanced(byNanoseconds: min(wait, Clock.longestWait)))
    if wait > Clock.longestWait { clock.skip(to: time) }
  }

  /// Advances to the time of an input, and returns the engine's time of the input, which is before now if the
  /// input is late.
  ///
  /// A stamp that is more than a second behind is of another clock. So is a stamp that is more than 50 ms ahead of the
  /// host's present time; up to 50 ms ahead, it counts as the present time. If the host's present time is not known,
  /// the stamp may be ahead of the engine's time by any time.
  mutating func pass(to stamp: Timestamp, of device: DeviceID, present: Timestamp?) -> Timestamp {
    if !clock.hasBegun { clock.begin(at: present ?? stamp) }
    // The lead of the host's present time over the engine's, if it is known.
    let limit = present.map { max(0, min(clock.lead(of: $0), 1 << 62)) }
    let base = limit ?? 0
    func isPossible(_ lead: Int64) -> Bool {
      if lead < base - Clock.longestLead { return false }
      return limit.map { lead <= $0 + Clock.longestDelay } ?? true
    }
    var lead = clock.lead(of: clock.hostTime(of: stamp, device: device))
    if !isPossible(lead) {
      diagnostics.foreignStamps.count(device)
      lead = clock.lead(of: stamp)
      if clock.isTranslated(device), isPossible(lead) {
        clock.trust(device)
      } else {
        clock.take(stamp, of: device, for: clock.host.advanced(byNanoseconds: base))
        lead = base
      }
    } else if lead < 0 {
      diagnostics.lateInputs.count(device)
    }
    if let limit { lead = min(lead, limit) }
    let time = clock.host.advanced(byNanoseconds: lead)
    if limit == nil { clock.noteInput(of: device, at: time) }
    if lead < 0 { return now.advanced(byNanoseconds: lead) }
    pass(to: time)
    return now
  }
}
