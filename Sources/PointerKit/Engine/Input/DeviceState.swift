import Kinematics
import Magnetism

/// One device: its description, its acceleration curve and the stroke that is under way.
struct DeviceState: Hashable, Sendable {
  let id: DeviceID
  let device: PointerDevice
  private var accelerator: Accelerator
  /// The velocities of the finger, in the device's unit, and of the pointer, in points.
  private var tracker = VelocityTracker()
  private var inference = LiftInference()
  /// How many fingers touch it, as far as it reports.
  var fingers = 0
  /// Whether it has moved the pointer since the last lift or pause.
  private(set) var isMoving = false
  /// Whether a finger rests on it, as a host reports that reports no contact.
  private(set) var isHeld = false
  /// When a hold was cancelled: stillness counts from there.
  private var holdEnd: Timestamp?
  /// The newest movement; that of a late one is before it was received.
  private(set) var lastMotion: Timestamp?
  /// When the last movement was received: silence counts from then.
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

  /// Whether fingers lift from it during movements, so that it flicks.
  var hasLift: Bool { device.profile.hasLift }

  // MARK: Motion

  /// Takes a relative movement in the device's unit, and when it was received; returns it in points.
  mutating func move(by delta: Vector, at time: Timestamp, received: Timestamp) -> Vector {
    report(at: time, received: received)
    let points = accelerator.points(for: delta, at: time)
    tracker.add(delta, moving: points, at: time)
    return points
  }

  /// Takes an absolute position; the first one of a stroke is where it begins.
  mutating func move(to position: Point, at time: Timestamp, received: Timestamp) {
    report(at: time, received: received)
    if let lastPosition {
      tracker.add(position - lastPosition, moving: position - lastPosition, at: time)
    }
    lastPosition = position
  }

  /// Moves the beginning of the next movement: the host's cursor was warped there.
  mutating func continueStroke(from position: Point) {
    if lastPosition != nil { lastPosition = position }
  }

  private mutating func report(at time: Timestamp, received: Timestamp) {
    isMoving = true
    // Where reports are out of order, the newest counts.
    let newest = max(lastMotion ?? time, time)
    lastMotion = newest
    let latest = max(lastReport ?? received, received)
    lastReport = latest
    inference.report(at: newest, received: latest)
  }

  /// Begins a stroke: earlier movements do not count as speed.
  mutating func beginStroke(at time: Timestamp) {
    endStroke()
    // The interval of the first report begins with the contact.
    tracker.add(.zero, at: time)
  }

  /// Takes a silence for a resting finger: no lift is inferred until the device moves again.
  mutating func rest() { inference.end() }

  /// A finger rests on it: no silence is a lift.
  mutating func hold() { isHeld = true }

  /// The hold is over; a time is that from which stillness counts, where the finger may still be there.
  mutating func endHold(at time: Timestamp?) {
    isHeld = false
    holdEnd = time
    // The silence during the hold says nothing of what follows.
    inference.end()
  }

  /// Whether a finger is known to touch it.
  @inline(__always)
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

  /// The velocity at which the device moves the pointer, in points a second: zero after a silence.
  @inline(__always)
  func currentVelocity(at time: Timestamp) -> Vector {
    guard isMoving, let silentFrom, time < silentFrom else { return .zero }
    return tracker.pointerVelocity
  }

  /// A lift, as far as it moves the pointer.
  struct Lift: Hashable, Sendable {
    /// In points a second.
    var velocity: Vector
    /// The finger's speed as a share of the stroke's greatest.
    var speedShare: Double
    /// Whether the finger left in movement; a slow, deliberate end is none, nor is a finger that stopped (F8).
    var isFlick: Bool
  }

  /// The lift of the finger at a time: its velocity times the curve's gain at that speed, so that noise is not
  /// amplified.
  ///
  /// A lift that is inferred is at the time of the last report, and no report has followed it.
  func lift(
    at time: Timestamp, isInferred: Bool = false, configuration: borrowing PointerConfiguration
  ) -> Lift {
    let lift = tracker.lift(at: time, interval: inference.interval, isInferred: isInferred)
    let speed = lift.velocity.length
    let least = leastFlickSpeed(configuration)
    return Lift(
      velocity: lift.velocity * accelerator.gain(atSpeed: speed), speedShare: lift.speedShare,
      isFlick: !lift.hasStopped && speed >= least)
  }

  /// The least speed of a flick, in the device's unit a second.
  ///
  /// Points have no finger speed; the minimum of magnetism applies to them.
  private func leastFlickSpeed(_ configuration: borrowing PointerConfiguration) -> Double {
    switch device.unit {
    case .points: return configuration.magnetism.minimumSpeed
    case .millimeters: return configuration.minimumFlickFingerSpeed
    case .counts(let perInch):
      // 400 counts an inch where the device states none, as the curve assumes.
      let resolution = perInch > 0 && perInch.isFinite ? perInch : 400
      return configuration.minimumFlickFingerSpeed * resolution / 25.4
    }
  }

  // MARK: Timers

  /// The instant at which silence becomes a lift; nil where contact is reported or nothing moves.
  @inline(__always)
  func liftDue(configuration: borrowing PointerConfiguration) -> Timestamp? {
    guard isMoving, hasLift, !device.reportsContact, !isHeld else { return nil }
    return inference.due(configuration: configuration)
  }

  /// The instant at which stillness counts as a lift (M5): for devices without one, and for motion without
  /// contact.
  @inline(__always)
  func pauseDue(configuration: borrowing PointerConfiguration) -> Timestamp? {
    guard isMoving, !isTouched, let lastReport, let factor = device.profile.restingPauseFactor else {
      return nil
    }
    let still = holdEnd.map { max($0, lastReport) } ?? lastReport
    return still.advanced(bySeconds: configuration.restingPause * factor)
  }

  /// The instant from which on the last movement no longer counts as speed: 40 ms after it.
  @inline(__always)
  var silentFrom: Timestamp? { lastReport?.advanced(byNanoseconds: 40_000_000) }
}
