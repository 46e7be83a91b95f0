public import Kinematics

/// The engine's time, and the instant of the host's clock that corresponds to it.
///
/// Three times meet here:
/// - *Host time* is the time of the calls, on the host's clock. The host's *now* has authority.
/// - *Engine time* is the time of everything inside the engine. It never goes back.
/// - A *stamp* is the time of an input, on the clock of its device.
///
/// Engine time equals host time until the host's *now* is too far behind it. This happens if a stamp was of
/// another clock, or if the host's clock went back. From then on the two differ by a constant, so that
/// everything that moves goes on without a jump.
///
/// A stamp that cannot be of the host's clock is translated. Each device has a translation of its own, so
/// that the intervals between its stamps stay the same.
struct Clock: Hashable, Sendable {
  /// The longest time by which the host's *now* may be behind the engine, in nanoseconds: 50 ms.
  ///
  /// A host may pass the time at which a frame began, which is up to 42 ms earlier at 24 Hz.
  static let longestDelay: Int64 = 50_000_000
  /// The longest time by which a stamp may be behind the engine's time, in nanoseconds: a second.
  static let longestLateness: Int64 = 1_000_000_000
  /// The longest time that passes in one call, in nanoseconds: 6.5 days; the rest is skipped.
  static let longestStep: Int64 = 1 << 49
  /// The greatest number of devices whose stamps are translated.
  static let capacity = 16

  /// The engine's time; the distant past before the first call.
  private(set) var now = Timestamp.distantPast
  /// The host time that corresponds to `now`.
  private(set) var host = Timestamp.distantPast
  /// The device whose stamp took the engine ahead of the host's last *now*; nil if none did.
  private(set) var leader: DeviceID?
  /// Oldest first.
  private var translations: [Translation] = []

  private struct Translation: Hashable, Sendable {
    let device: DeviceID
    /// What is added to a stamp to obtain host time.
    var nanoseconds: Int64
  }

  // MARK: Host time and engine time

  /// Starts the clock at the host time of the first call.
  mutating func start(at time: Timestamp) {
    host = time
    // Engine time starts far from the limits of its type, so that it can advance.
    now = Timestamp(nanoseconds: max(-(1 << 62), min(time.nanoseconds, 1 << 62)))
  }

  var hasStarted: Bool { now != .distantPast }

  func engineTime(ofHost time: Timestamp) -> Timestamp {
    host == now ? time : now.advanced(byNanoseconds: lead(ofHost: time))
  }

  func hostTime(ofEngine time: Timestamp) -> Timestamp {
    host == now ? time : host.advanced(byNanoseconds: time.nanoseconds(since: now))
  }

  /// The nanoseconds by which a host time is ahead of the engine; negative if it is behind.
  func lead(ofHost time: Timestamp) -> Int64 { time.nanoseconds(since: host) }

  /// Advances both times to an engine time, which is not before `now`.
  mutating func advanceEngine(to time: Timestamp) {
    host = hostTime(ofEngine: time)
    now = time
  }

  /// Advances the host time alone; the engine's time stays.
  mutating func skipHost(to time: Timestamp) { host = time }

  /// Notes that the host's *now* has caught up with the stamps.
  mutating func noteHostCaughtUp() { leader = nil }

  /// Adopts a host time that is too far behind the engine; the engine's time stays.
  mutating func restartHost(at time: Timestamp) {
    if let leader { translate(leader, by: translation(of: leader) &+ time.nanoseconds &- host.nanoseconds) }
    host = time
    leader = nil
  }

  // MARK: Stamps

  /// Notes the host time of a stamp, which may be ahead of the host's last *now*.
  mutating func noteStamp(of device: DeviceID, atHost time: Timestamp) {
    if time > host { leader = device }
  }

  func hostTime(ofStamp stamp: Timestamp, device: DeviceID) -> Timestamp {
    Timestamp(nanoseconds: stamp.nanoseconds &+ translation(of: device))
  }

  func isTranslated(_ device: DeviceID) -> Bool { translations.contains { $0.device == device } }

  /// Translates the stamps of a device from now on, so that `stamp` becomes a host time.
  mutating func translate(_ stamp: Timestamp, of device: DeviceID, toHost time: Timestamp) {
    translate(device, by: time.nanoseconds &- stamp.nanoseconds)
  }

  /// Takes the stamps of a device for host times again.
  mutating func stopTranslating(_ device: DeviceID) { translations.removeAll { $0.device == device } }

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
  /// The nanoseconds from another instant to this one, clamped to the range of the type.
  func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    if overflow { return nanoseconds < 0 ? .min : .max }
    return difference
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
  public mutating func advance(to time: Timestamp) { advanceHost(to: time) }

  /// Advances to the host's *now*, with which every call of the host begins.
  mutating func advanceHost(to time: Timestamp) {
    if !clock.hasStarted { return clock.start(at: time) }
    let lead = clock.lead(ofHost: time)
    if lead >= 0 {
      advanceEngine(toHost: time)
      clock.noteHostCaughtUp()
    } else if lead < -Clock.longestDelay {
      diagnostics.foreignStamps.count(clock.leader)
      clock.restartHost(at: time)
      log.clampTimes(to: time)
    }
  }

  /// Runs the timers up to a host time, which is not before ``time``.
  private mutating func advanceEngine(toHost time: Timestamp) {
    let step = clock.lead(ofHost: time)
    guard step > 0 else { return }
    advanceEngine(to: now.advanced(byNanoseconds: min(step, Clock.longestStep)))
    if step > Clock.longestStep { clock.skipHost(to: time) }
  }

  /// Advances to the stamp of an input, and returns the engine time of the input, which is before `now` if
  /// the input is late.
  ///
  /// `present` is the host's *now*, or nil if it is not known.
  ///
  /// A stamp that is more than a second behind is of another clock. So is a stamp that is more than 50 ms
  /// ahead of the host's *now*; up to 50 ms ahead, it counts as *now*. If the host's *now* is not known, a
  /// stamp may be ahead of the engine by any time.
  mutating func resolve(stamp: Timestamp, of device: DeviceID, present: Timestamp?) -> Timestamp {
    if !clock.hasStarted { clock.start(at: present ?? stamp) }
    // The lead of the host's now over the engine; nil if it is not known.
    let limit = present.map { max(0, min(clock.lead(ofHost: $0), 1 << 62)) }
    let base = limit ?? 0
    func isPossible(_ lead: Int64) -> Bool {
      if lead < base - Clock.longestLateness { return false }
      return limit.map { lead <= $0 + Clock.longestDelay } ?? true
    }
    var lead = clock.lead(ofHost: clock.hostTime(ofStamp: stamp, device: device))
    if !isPossible(lead) {
      diagnostics.foreignStamps.count(device)
      lead = clock.lead(ofHost: stamp)
      if clock.isTranslated(device), isPossible(lead) {
        clock.stopTranslating(device)
      } else {
        clock.translate(stamp, of: device, toHost: clock.host.advanced(byNanoseconds: base))
        lead = base
      }
    } else if lead < 0 {
      diagnostics.lateInputs.count(device)
    }
    if let limit { lead = min(lead, limit) }
    let time = clock.host.advanced(byNanoseconds: lead)
    if limit == nil { clock.noteStamp(of: device, atHost: time) }
    if lead < 0 { return now.advanced(byNanoseconds: lead) }
    advanceEngine(toHost: time)
    return now
  }
}
