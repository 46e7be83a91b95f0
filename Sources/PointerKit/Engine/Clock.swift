import Kinematics

/// The engine's time, and the corresponding instant of the host's clock.
///
/// The host's *now* has authority. An input carries a stamp, with or without the host's *now*, and the stamp
/// may be of another clock. Stamps that cannot be of the host's clock are translated, separately for each
/// device, so that the intervals between them are preserved.
///
/// The engine's time never goes back. It equals the host's time until the host's *now* is too far behind the
/// engine's time, because of a stamp of another clock, or because the host's clock went back. From then on,
/// the two times differ by a constant, so that everything that moves goes on without a jump. The difference
/// also changes when the engine skips a part of a very long wait (``longestWait``).
struct Clock: Hashable, Sendable {
  /// The longest time by which the host's *now* may be behind the engine, in nanoseconds: 50 ms.
  ///
  /// A host may pass the time at which a frame began. Its inputs may be later than that time by up to a
  /// frame, which is 42 ms at 24 Hz.
  static let longestDelay: Int64 = 50_000_000
  /// The longest time by which the stamp of an input may be behind the engine's time, in nanoseconds: a
  /// second.
  ///
  /// This is also the longest time by which a stamp may be ahead of the engine's time, if something moves and
  /// the host draws every frame. Such a host calls the engine at least 24 times a second, so a stamp of its
  /// own clock is not a second ahead.
  static let longestLead: Int64 = 1_000_000_000
  /// The longest time that passes in one call, in nanoseconds: 6.5 days.
  ///
  /// The rest of the time is skipped. Nothing would change in it, since the longest delay, that of auto-hide,
  /// is an hour.
  static let longestWait: Int64 = 1 << 49
  /// The greatest number of devices whose stamps are translated.
  static let capacity = 16

  /// The engine's time.
  private(set) var now = Timestamp.distantPast
  /// The instant of the host's clock that corresponds to ``now``; the distant past before the first call.
  private(set) var host = Timestamp.distantPast
  /// The device whose stamp took the engine ahead of the host's last *now*; nil if no stamp did.
  private(set) var leader: DeviceID?
  /// Whether the host has advanced the engine since the last input, as it does in each frame while something
  /// moves.
  private(set) var isDrawn = false
  private var translations: [Translation] = []

  /// The nanoseconds to add to the stamps of a device to obtain instants of the host's clock.
  private struct Translation: Hashable, Sendable {
    let device: DeviceID
    var nanoseconds: Int64
  }

  // MARK: The host

  /// Starts the clock at the first time that is passed to the engine.
  mutating func begin(at time: Timestamp) {
    host = time
    // The engine's time starts far from the limits of its type, so that time can pass.
    now = Timestamp(nanoseconds: max(-(1 << 62), min(time.nanoseconds, 1 << 62)))
  }

  var hasBegun: Bool { now != .distantPast }

  /// The engine's time at an instant of the host's clock.
  func engineTime(of time: Timestamp) -> Timestamp {
    host == now ? time : now.advanced(byNanoseconds: lead(of: time))
  }

  /// The instant of the host's clock at an instant of the engine's time.
  func hostTime(of time: Timestamp) -> Timestamp {
    host == now ? time : host.advanced(byNanoseconds: time.nanoseconds(since: now))
  }

  /// The nanoseconds by which an instant of the host's clock is ahead of the engine; negative if it is
  /// behind.
  func lead(of time: Timestamp) -> Int64 { time.nanoseconds(since: host) }

  /// Advances to an instant of the engine's time, which is not before ``now``.
  mutating func pass(to time: Timestamp) {
    host = hostTime(of: time)
    now = time
  }

  /// Advances only the host's time to an instant; nothing happens in the skipped time.
  mutating func skip(to time: Timestamp) { host = time }

  /// Notes that the host's present time has reached the engine's time, so that no stamp is ahead of the host
  /// any more.
  mutating func confirm() { leader = nil }

  /// Notes that the host has advanced the engine, as it does for each frame.
  mutating func noteFrame() { isDrawn = true }

  /// Adopts a *now* of the host that is too far behind the engine.
  ///
  /// Either a stamp was of another clock, or the host's clock went back. The engine's own time goes on from
  /// its present value.
  mutating func recover(at time: Timestamp) {
    if let leader { translate(leader, by: translation(of: leader) &+ time.nanoseconds &- host.nanoseconds) }
    host = time
    leader = nil
  }

  // MARK: Stamps

  /// Whether a stamp counts as one of the host's clock without further checks.
  func isPlain(_ stamp: Timestamp) -> Bool {
    let lead = lead(of: stamp)
    return lead >= 0 && lead <= Clock.longestLead && translations.isEmpty && hasBegun
  }

  /// Notes that the stamp of a device takes the engine to an instant of the host's clock.
  mutating func noteInput(of device: DeviceID, at time: Timestamp) {
    if time > host { leader = device }
    isDrawn = false
  }

  /// The instant of the host's clock that corresponds to a stamp of a device; the stamp itself if it is not
  /// translated.
  func hostTime(of stamp: Timestamp, device: DeviceID) -> Timestamp {
    Timestamp(nanoseconds: stamp.nanoseconds &+ translation(of: device))
  }

  func isTranslated(_ device: DeviceID) -> Bool { translations.contains { $0.device == device } }

  /// Translates the stamps of a device from now on, so that the given stamp becomes the given instant of the
  /// host's clock.
  mutating func take(_ stamp: Timestamp, of device: DeviceID, for time: Timestamp) {
    translate(device, by: time.nanoseconds &- stamp.nanoseconds)
  }

  /// Stops translating the stamps of a device.
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
  /// The nanoseconds from another instant to this one, clamped to the range of the type.
  func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < 0 ? .min : .max) : difference
  }
}
