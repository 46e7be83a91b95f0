import Kinematics

/// The engine's time, and the instant of the host's clock that it is.
///
/// The host's *now* is the authority: the time of every call but that of an input. An input has a stamp, which may
/// be of another clock. Stamps that cannot be of the host's clock are translated, device by device, so that
/// the intervals between them keep their worth.
///
/// The engine's time never goes back. It is the host's until a stamp takes the engine ahead of the host; from
/// then on it is the host's by another origin, so that whatever moves goes on without a jump.
struct Clock: Hashable, Sendable {
  /// How far the host's *now* may be behind the engine: 50 ms.
  ///
  /// Hosts that name the beginning of a frame are behind their inputs by up to a frame, which is 42 ms at 24 Hz.
  static let longestDelay: Int64 = 50_000_000
  /// How far the stamp of an input may be from the engine's time while something moves: a second.
  ///
  /// A host draws then, at 24 Hz or more.
  static let longestLead: Int64 = 1_000_000_000
  /// The longest time that passes in one call: 6.5 days.
  ///
  /// After the longest delay of auto-hide, 100 hours, nothing changes any more, and the time beyond is skipped.
  static let longestWait: Int64 = 1 << 49
  /// The most devices with a clock of their own.
  static let capacity = 16

  /// The engine's time.
  private(set) var now = Timestamp.distantPast
  /// The same instant on the host's clock; the distant past before the first call.
  private(set) var host = Timestamp.distantPast
  /// The device whose stamp took the engine ahead of the host's last *now*; nil if none did.
  private(set) var leader: DeviceID?
  /// Whether the host has advanced since the last input: while something moves it does in each frame.
  private(set) var isDrawn = false
  private var translations: [Translation] = []

  /// What is added to the stamps of a device to make them instants of the host's clock.
  private struct Translation: Hashable, Sendable {
    let device: DeviceID
    var nanoseconds: Int64
  }

  // MARK: The host

  /// Begins with the first time that the engine is told.
  mutating func begin(at time: Timestamp) {
    host = time
    // Far from the limits of the type, so that time can pass.
    now = Timestamp(nanoseconds: max(-(1 << 62), min(time.nanoseconds, 1 << 62)))
  }

  @inline(__always)
  var hasBegun: Bool { now != .distantPast }

  /// The engine's time at an instant of the host's clock.
  @inline(__always)
  func engineTime(of time: Timestamp) -> Timestamp {
    host == now ? time : now.advanced(byNanoseconds: lead(of: time))
  }

  /// The instant of the host's clock at one of the engine's.
  @inline(__always)
  func hostTime(of time: Timestamp) -> Timestamp {
    host == now ? time : host.advanced(byNanoseconds: time.nanoseconds(since: now))
  }

  /// How far an instant of the host's clock is ahead of the engine.
  @inline(__always)
  func lead(of time: Timestamp) -> Int64 { time.nanoseconds(since: host) }

  /// Lets time pass up to an instant of the engine, which is not before now.
  @inline(__always)
  mutating func pass(to time: Timestamp) {
    host = hostTime(of: time)
    now = time
  }

  /// Skips the time up to an instant of the host's clock, in which nothing happens.
  mutating func skip(to time: Timestamp) { host = time }

  /// The host names an instant, so that no stamp is ahead of it any more.
  @inline(__always)
  mutating func confirm() { leader = nil }

  /// The host advances, as for a frame.
  @inline(__always)
  mutating func noteFrame() { isDrawn = true }

  /// The host's *now* is behind the engine: a stamp was of another clock, and the engine's time goes on from where
  /// it is.
  mutating func recover(at time: Timestamp) {
    if let leader { translate(leader, by: translation(of: leader) &+ time.nanoseconds &- host.nanoseconds) }
    host = time
    leader = nil
  }

  // MARK: Stamps

  /// Whether a stamp is one of the host's clock beyond doubt.
  @inline(__always)
  func isPlain(_ stamp: Timestamp) -> Bool {
    let lead = lead(of: stamp)
    return lead >= 0 && lead <= Clock.longestLead && translations.isEmpty && hasBegun
  }

  /// Notes that the stamp of a device takes the engine to an instant of the host's clock.
  @inline(__always)
  mutating func noteInput(of device: DeviceID, at time: Timestamp) {
    if time > host { leader = device }
    isDrawn = false
  }

  /// The instant of the host's clock that a stamp of a device is.
  func hostTime(of stamp: Timestamp, device: DeviceID) -> Timestamp {
    Timestamp(nanoseconds: stamp.nanoseconds &+ translation(of: device))
  }

  func isTranslated(_ device: DeviceID) -> Bool { translations.contains { $0.device == device } }

  /// Takes a stamp of a device for an instant of the host's clock from now on.
  mutating func take(_ stamp: Timestamp, of device: DeviceID, for time: Timestamp) {
    translate(device, by: time.nanoseconds &- stamp.nanoseconds)
  }

  /// Takes the stamps of a device as they are.
  mutating func trust(_ device: DeviceID) { translations.removeAll { $0.device == device } }

  private func translation(of device: DeviceID) -> Int64 {
    translations.first { $0.device == device }?.nanoseconds ?? 0
  }

  private mutating func translate(_ device: DeviceID, by nanoseconds: Int64) {
    translations.removeAll { $0.device == device }
    // The device that was translated least recently is forgotten.
    if translations.count == Clock.capacity { translations.removeFirst() }
    translations.append(Translation(device: device, nanoseconds: nanoseconds))
  }
}

extension Timestamp {
  /// The nanoseconds from another instant to this one, clamped to the range of the type.
  @inline(__always)
  func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < 0 ? .min : .max) : difference
  }
}
