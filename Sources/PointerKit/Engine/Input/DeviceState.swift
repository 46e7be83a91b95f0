import Kinematics
import Magnetism

/// One device: its description, its acceleration curve and the stroke that is under way.
struct DeviceState: Hashable, Sendable {
  let id: DeviceID
  let device: PointerDevice
  private var accelerator: Accelerator
  /// In the device's unit: the velocity of a lift.
  private var tracker = VelocityTracker()
  /// In points: the velocity at present.
  private var strokeVelocity = StrokeVelocity()
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
    tracker.add(delta, at: time)
    let points = accelerator.points(for: delta, at: time)
    strokeVelocity.add(points, at: time, longestGap: VelocityTracker.longestGap)
    return points
  }

  /// Takes an absolute position; the first one of a stroke is where it begins.
  mutating func move(to position: Point, at time: Timestamp, received: Timestamp) {
    report(at: time, received: received)
    if let lastPosition {
      tracker.add(position - lastPosition, at: time)
      strokeVelocity.add(position - lastPosition, at: time, longestGap: VelocityTracker.longestGap)
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
    strokeVelocity.add(.zero, at: time, longestGap: VelocityTracker.longestGap)
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
    strokeVelocity = StrokeVelocity()
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
    return strokeVelocity.value
  }

  /// The velocity of the pointer after a lift, in points a second: the finger's, times the curve's gain at
  /// that speed, so that noise is not amplified.
  func liftVelocity(at time: Timestamp) -> Vector {
    let finger = tracker.velocity(at: time)
    let speed = finger.length
    guard speed > 0 else { return .zero }
    if case .points = device.unit { return finger }
    return finger * accelerator.gain(atSpeed: speed)
  }

  /// The stroke until now.
  var stroke: Stroke {
    Stroke(
      travelled: strokeVelocity.displacement.length, finalVelocity: strokeVelocity.value,
      peakSpeed: strokeVelocity.peakSpeed)
  }

  /// Whether the finger moves fast enough for a flick, both before it brakes and in the mean of its last
  /// 100 ms: a slow, deliberate end is none (F8).
  ///
  /// Points have no finger speed; the minimum of magnetism applies to them.
  func isFlick(at time: Timestamp, configuration: borrowing PointerConfiguration) -> Bool {
    let speed = min(tracker.velocity(at: time).length, tracker.meanSpeed(over: 0.1, at: time))
    let least = configuration.minimumFlickFingerSpeed
    switch device.unit {
    case .points:
      let least = configuration.magnetism.minimumSpeed
      return speed > 0 && speed >= least
    case .millimeters: return speed >= least
    case .counts(let perInch):
      // 400 counts an inch where the device states none, as the curve assumes.
      let resolution = perInch > 0 && perInch.isFinite ? perInch : 400
      return speed * 25.4 / resolution >= least
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
