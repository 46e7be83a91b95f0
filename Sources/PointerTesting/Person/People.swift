public import PointerKit

/// One of the people for whom a layout has to work: a device, how it reports, and the hand on it.
public struct PersonProfile: Hashable, Sendable, CustomStringConvertible {
  /// The device.
  public var device: PointerDevice
  /// The number of reports a second; 125 by default.
  public var reportRate: Double
  /// How the reports reach the host; evenly by default.
  public var delivery: ReportDelivery
  /// Whether the host reports positions of its own cursor; false by default.
  public var sendsPositions: Bool
  /// The hand; a steady one by default.
  public var hand: SimulatedHand

  /// Creates a profile; the report rate is clamped to 1…10,000 a second.
  public init(
    _ device: PointerDevice = .trackpad, reportRate: Double = 125, delivery: ReportDelivery = .even,
    sendsPositions: Bool = false, hand: SimulatedHand = .steady
  ) {
    self.device = device
    self.reportRate = reportRate.isFinite ? min(max(reportRate, 1), 10_000) : 125
    (self.delivery, self.sendsPositions, self.hand) = (delivery, sendsPositions, hand)
  }

  /// Everybody: the ``mice``, the ``trackpads``, and a trackpad whose host reports positions alone, as GTK and
  /// Qt do.
  public static let everybody =
    mice + trackpads + [PersonProfile(.trackpad(.withoutContact), sendsPositions: true)]

  /// People with a mouse: at 125 and at 1,000 reports a second, in bursts, and with a tremor.
  public static let mice = [
    PersonProfile(.mouse), PersonProfile(.mouse, reportRate: 1000),
    PersonProfile(.mouse, reportRate: 250, delivery: .bursts(of: 2)),
    PersonProfile(.mouse, hand: .tremor(seed: 2)),
  ]

  /// People with a trackpad: from 60 to 250 reports a second, in bursts and merged, with and without contact,
  /// with a finger that rolls and with a tremor.
  public static let trackpads = [
    PersonProfile(), PersonProfile(reportRate: 250, delivery: .bursts(of: 2)),
    PersonProfile(reportRate: 125, delivery: .merged(2)), PersonProfile(reportRate: 60),
    PersonProfile(.trackpad(.withoutContact)), PersonProfile(hand: .rolling(seed: 3)),
    PersonProfile(hand: .tremor(amplitude: 1, seed: 4)),
  ]

  /// What failures say of the person: `a trackpad, 250 reports a second in bursts of 2, hand steady`.
  public var description: String {
    "a \(device.kind)" + (device.kind == .trackpad && !device.reportsContact ? " without contact" : "")
      + ", \(Text.number(reportRate)) \(sendsPositions ? "positions" : "reports") a second \(delivery), "
      + "hand \(hand)"
  }
}

extension PointerDevice {
  /// What a device leaves out.
  public enum Omission: Hashable, Sendable {
    /// Nobody is told when a finger touches or leaves the device, so that lifts are inferred from silence.
    case withoutContact
  }

  /// A trackpad without some of its reports, as GTK, Qt, SDL and Wayland hosts have it.
  public static func trackpad(_ omission: Omission) -> PointerDevice {
    PointerDevice(kind: .trackpad, reportsContact: false)
  }
}

/// Runs a test with several people, each in front of a fresh copy of the same surface.
///
/// ```swift
/// forEachPerson(like: person) { person in
///   person.click(share.id)
///   assertClicks(person, share.id)
/// }
/// ```
/// Failures of this module's assertions say which person it was, with the seed. Everybody takes part unless the
/// people are given.
///
/// - Throws: What the test throws.
public func forEachPerson<Failure: Error>(
  like model: SimulatedPerson, people: [PersonProfile] = PersonProfile.everybody,
  _ test: (inout SimulatedPerson) throws(Failure) -> Void
) throws(Failure) {
  for profile in people {
    var person = SimulatedPerson(model, as: profile)
    try test(&person)
  }
}

/// Runs a test with several people, each in front of an interface of its own, which the first closure makes.
///
/// - Throws: What the test throws.
public func forEachPerson<Host: PointerHost, Failure: Error>(
  in makeHost: (PersonProfile) -> Host, people: [PersonProfile] = PersonProfile.everybody,
  names: [TargetID: String] = [:], _ test: (inout SimulatedPerson, Host) throws(Failure) -> Void
) throws(Failure) {
  for profile in people {
    let host = makeHost(profile)
    var person = SimulatedPerson(in: host, device: profile.device, names: names)
    person.adopt(profile)
    try test(&person, host)
  }
}

extension SimulatedPerson {
  /// Creates a person with another device and hand in front of a copy of somebody's surface.
  init(_ model: SimulatedPerson, as profile: PersonProfile) {
    self.init(device: profile.device, names: model.names)
    engine = model.engine
    now = model.now
    // The device has an id of its own, so that nothing is known of it yet.
    device = DeviceID(model.device.rawValue &+ 1)
    engine.setDevice(profile.device, id: device, at: now)
    if profile.device.reportsContact {
      engine.simulate(PointerInput(.contact(.cancelled, fingers: 0), at: now, device: device))
    }
    diary.begin(at: now, events: engine.eventCount)
    adopt(profile)
  }

  mutating func adopt(_ profile: PersonProfile) {
    self.profile = profile
    reportInterval = Int64(1e9 / profile.reportRate)
    (delivery, sendsPositions, hand) = (profile.delivery, profile.sendsPositions, profile.hand)
  }
}
