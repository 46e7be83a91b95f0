import Kinematics
import Magnetism

/// One device: its description, its acceleration curve and the stroke that is under way.
struct DeviceState: Hashable, Sendable {
  let id: DeviceID
  let device: PointerDevice
  private var accelerator: Accelerator
  /// The velocities of the finger, in the device's unit per second, and of the pointer, in points per second.
  private var tracker = VelocityTracker()
  private var inference = LiftInference()
  /// The number of fingers that touch the device, as far as it reports contact.
  var fingers = 0
  /// Whether the device has moved the pointer since the last lift or pause.
  private(set) var isMoving = false
  /// Whether a finger rests on the device, which the host has reported as a hold instead of a contact.
  private(set) var isHeld = false
  /// The time at which a hold was cancelled, from which stillness is measured; nil if no hold was cancelled.
  private var holdEnd: Timestamp?
  /// The time of the newest movement, which is earlier than its receipt if the movement was late.
  private(set) var lastMotion: Timestamp?
  /// The time at which the last movement was received, from which silence is measured.
  private var lastReport: Timestamp?
  private var lastPosition: Point?

  init(id: DeviceID, device: PointerDevice, settings: PointerSettings) {
    self.id = id
    self.device = device
    self.accelerator = DeviceState.accelerator(for: device, settings: settings)
  }

  private static func accelerator(for device: PointerDevice, settings: PointerSettings) -> Accelerator {
    let speed = settings.trackingSpeed
    let standard: AccelerationCurve =
      device.kind == .trackpad ? .appleTrackpad(trackingSpeed: speed) : .appleMouse(trackingSpeed: speed)
    return Accelerator(curve: device.curve ?? standard, unit: device.unit)
  }

  /// Adopts another tracking speed.
  mutating func adopt(_ settings: PointerSettings) {
    accelerator = DeviceState.accelerator(for: device, settings: settings)
  }

  /// Whether fingers lift from the device during movements, which makes flicks possible.
  var hasLift: Bool { device.profile.hasLift }

  // MARK: Motion

  /// Adds a relative movement in the device's unit, and the time of its receipt; returns the movement in
  /// points.
  mutating func move(by delta: Vector, at time: Timestamp, received: Timestamp) -> Vector {
    report(at: time, received: received)
    let points = accelerator.points(for: delta, at: time)
    tracker.add(delta, moving: points, at: time)
    return points
  }

  /// Adds an absolute position; the first position begins the stroke.
  mutating func move(to position: Point, at time: Timestamp, received: Timestamp) {
    report(at: time, received: received)
    if let lastPosition {
      tracker.add(position - lastPosition, moving: position - lastPosition, at: time)
    }
    lastPosition = position
  }

  /// Sets the position from which the next movement is measured: the last report of the host's cursor, or a
  /// warp.
  ///
  /// Nothing changes if the stroke has no position yet.
  mutating func continueStroke(from position: Point) {
    if lastPosition != nil { lastPosition = position }
  }

  private mutating func report(at time: Timestamp, received: Timestamp) {
    isMoving = true
    // If reports are out of order, the newest time counts.
    let newest = max(lastMotion ?? time, time)
    lastMotion = newest
    let latest = max(lastReport ?? received, received)
    lastReport = latest
    inference.report(at: newest, received: latest)
  }

  /// Begins a stroke; earlier movements do not count for its velocity.
  mutating func beginStroke(at time: Timestamp) {
    endStroke()
    // The interval of the first report begins with the contact.
    tracker.add(.zero, at: time)
  }

  /// Treats a silence as a resting finger; no lift is inferred until the device moves again.
  mutating func rest() { inference.end() }

  /// Notes that a finger rests on the device; until the hold is over, silence does not count as a lift.
  mutating func hold() { isHeld = true }

  /// Notes that the hold is over.
  ///
  /// If the finger may still touch the device, stillness is measured from `time`. Otherwise `time` is nil.
  mutating func endHold(at time: Timestamp?) {
    isHeld = false
    holdEnd = time
    // The silence during the hold must not count later.
    inference.end()
  }

  /// Whether a finger is known to touch the device.
  var isTouched: Bool { fingers > 0 || isHeld }

  /// Ends the stroke; its velocity is lost.
  mutating func endStroke() {
    tracker.reset()
    accelerator.reset()
    inference.end()
    lastPosition = nil
    lastMotion = nil
    lastReport = nil
    isMoving = false
  }

  // MARK: Velocity

  /// The velocity at which the device moves the pointer, in points per second; zero after a silence.
  func currentVelocity(at time: Timestamp) -> Vector {
    guard isMoving, let silentFrom, time < silentFrom else { return .zero }
    return tracker.pointerVelocity
  }

  /// The properties of a lift that matter to the pointer.
  struct Lift: Hashable, Sendable {
    /// The velocity of the pointer, in points per second.
    var velocity: Vector
    /// The finger's speed as a share of its greatest speed in the stroke.
    var speedShare: Double
    /// Whether the finger left fast enough for a flick; false for a slow, deliberate end, and for a finger
    /// that had stopped (F8).
    var isFlick: Bool
  }

  /// Returns the lift of the finger at a time; for an inferred lift, pass the time of the last report.
  ///
  /// The velocity of the pointer is the velocity of the finger times the curve's gain at that speed, so that
  /// noise is not amplified.
  func lift(
    at time: Timestamp, isInferred: Bool = false, configuration: PointerConfiguration
  ) -> Lift {
    let lift = tracker.lift(at: time, interval: inference.interval, isInferred: isInferred)
    let speed = lift.velocity.length
    let least = leastFlickSpeed(configuration)
    return Lift(
      velocity: lift.velocity * accelerator.gain(atSpeed: speed), speedShare: lift.speedShare,
      isFlick: !lift.hasStopped && speed >= least)
  }

  /// The least speed of a flick, in the device's unit per second.
  ///
  /// If the unit is points, the speed of the finger is unknown, and the minimum speed of magnetism applies.
  private func leastFlickSpeed(_ configuration: PointerConfiguration) -> Double {
    switch device.unit {
    case .points: return configuration.magnetism.minimumSpeed
    case .millimeters: return configuration.minimumFlickFingerSpeed
    case .counts(let perInch):
      // A device that states no resolution has 400 counts per inch, as the curve assumes.
      let resolution = perInch > 0 && perInch.isFinite ? perInch : 400
      return configuration.minimumFlickFingerSpeed * resolution / 25.4
    }
  }

  // MARK: Timers

  /// The instant at which silence becomes a lift; nil if the device reports contact, has no lifts, is held,
  /// or does not move.
  func liftDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, hasLift, !device.reportsContact, !isHeld else { return nil }
    return inference.due(configuration: configuration)
  }

  /// The instant at which stillness ends the movement of a device that no finger is known to touch; nil if
  /// there is no such instant.
  ///
  /// If the device has a lift, the stillness counts as a lift (M5).
  func pauseDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, !isTouched, let lastReport, let factor = device.profile.restingPauseFactor else {
      return nil
    }
    let still = holdEnd.map { max($0, lastReport) } ?? lastReport
    return still.advanced(bySeconds: configuration.restingPause * factor)
  }

  /// The instant at which the last movement ceases to count for the velocity: 40 ms after its receipt.
  var silentFrom: Timestamp? { lastReport?.advanced(byNanoseconds: 40_000_000) }
}
