public import Kinematics

/// Time: the host's *now*, and the stamps of inputs.
extension PointerEngine {
  /// The engine's own time, in which all times inside the engine are measured; see ``Clock``.
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
  public mutating func advance(to time: Timestamp) {
    follow(time)
    clock.noteFrame()
  }

  /// Follows the host to its present time.
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

  /// Advances to an instant of the host's clock, which is not before ``time``.
  private mutating func pass(to time: Timestamp) {
    let wait = clock.lead(of: time)
    guard wait > 0 else { return }
    runTimers(to: now.advanced(byNanoseconds: min(wait, Clock.longestWait)))
    if wait > Clock.longestWait { clock.skip(to: time) }
  }

  /// Advances to the time of an input, and returns the engine's time of the input, which is before now if the
  /// input is late.
  mutating func pass(to input: borrowing PointerInput) -> Timestamp {
    guard clock.isPlain(input.time) else {
      return passDoubting(input.time, of: input.device, present: nil)
    }
    clock.noteInput(of: input.device, at: input.time)
    pass(to: input.time)
    return now
  }

  /// Does the same as ``pass(to:)`` for a stamp that may be late or of another clock.
  ///
  /// A stamp counts as one of another clock if it is more than a second behind the engine's time. While
  /// something moves and the host draws every frame, a stamp more than a second ahead also counts as one of
  /// another clock. At other times, a stamp may be ahead by any time, since a host may be silent for any
  /// length of time.
  ///
  /// If the host's present time is known, it replaces the engine's time in these rules. A stamp up to 50 ms
  /// ahead of the present time then counts as the present time. A stamp further ahead counts as one of
  /// another clock.
  @inline(never)
  mutating func passDoubting(_ stamp: Timestamp, of device: DeviceID, present: Timestamp?) -> Timestamp {
    if !clock.hasBegun { clock.begin(at: present ?? stamp) }
    // The lead of the host's present time over the engine's; if it is unknown, the engine's time is used
    // instead.
    let limit = present.map { max(0, min(clock.lead(of: $0), 1 << 62)) }
    let base = limit ?? 0
    func isPossible(_ lead: Int64, _ engine: borrowing PointerEngine) -> Bool {
      if lead < base - Clock.longestLead { return false }
      if let limit { return lead <= limit + Clock.longestDelay }
      return lead <= Clock.longestLead || !engine.isDrawn
    }
    var lead = clock.lead(of: clock.hostTime(of: stamp, device: device))
    if !isPossible(lead, self) {
      diagnostics.foreignStamps.count(device)
      lead = clock.lead(of: stamp)
      if clock.isTranslated(device), isPossible(lead, self) {
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

  /// Whether the host is drawing every frame: something moves, and the host has drawn since the last input.
  private var isDrawn: Bool {
    var copy = self
    return clock.isDrawn && !copy.isAtRest(at: now)
  }
}
