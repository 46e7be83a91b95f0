import Kinematics

/// One device: its description, its acceleration (M4) and the stroke that is under way.
struct DeviceState: Hashable, Sendable {
  let id: DeviceID
  let device: PointerDevice
  private var accelerator: Accelerator
  private var tracker = VelocityTracker()
  private var inference = LiftInference()
  /// The number of fingers that touch the device, as far as it reports contact.
  var fingers = 0
  var hasReportedContact = false
  /// Whether the device has moved the pointer since the last lift or pause.
  private(set) var isMoving = false
  private(set) var isHeld = false
  /// Whether the stroke is part of a gesture of several fingers, whose last finger is no flick.
  private var isGesture = false
  /// The time of the last step of a scroll, a pinch or a named gesture.
  private var lastGesture: Timestamp?
  /// The time at which a hold was cancelled, from which stillness is measured.
  private var holdEnd: Timestamp?
  private(set) var lastMotion: Timestamp?
  /// The time at which the last movement was received, from which silence is measured.
  private var lastReport: Timestamp?
  private var lastPosition: Point?
  /// The time of the last report before a flick that was inferred; nil once the device has moved again.
  private var lastReportBeforeFlick: Timestamp?
  /// The shortest time between two reports in which a finger leaves a pad, comes back and moves, in
  /// nanoseconds.
  private static let shortestReturn: Int64 = 150_000_000
  /// The longest time from a lift to the click of a tap, in nanoseconds; a choice, since no source gives it.
  static let longestTapDelay: Int64 = 250_000_000
  /// The factor by which a finger that taps may roll farther than the least travel of a flick.
  private static let tapTravel = 2.0

  init(id: DeviceID, device: PointerDevice, settings: PointerSettings) {
    self.id = id
    self.device = device
    accelerator = DeviceState.accelerator(for: device, settings)
  }

  private static func accelerator(for device: PointerDevice, _ settings: PointerSettings) -> Accelerator {
    let speed = settings.trackingSpeed
    let standard: AccelerationCurve =
      device.kind == .trackpad ? .appleTrackpad(trackingSpeed: speed) : .appleMouse(trackingSpeed: speed)
    return Accelerator(curve: device.curve ?? standard, unit: device.unit)
  }

  mutating func adopt(_ settings: PointerSettings) {
    accelerator = DeviceState.accelerator(for: device, settings)
  }

  var hasLift: Bool { device.profile.hasLift }

  // MARK: Motion

  /// Adds a report of a movement to the stroke, and returns the movement in points.
  ///
  /// `time` is the engine time of the report, `received` that of its receipt.
  mutating func addMovement(by delta: Vector, at time: Timestamp, received: Timestamp) -> Vector {
    noteReport(at: time, received: received)
    let points = accelerator.points(for: delta, at: time)
    tracker.add(delta, moving: points, at: time)
    return points
  }

  /// Adds a report of an absolute position to the stroke, in window points.
  mutating func addMovement(to position: Point, at time: Timestamp, received: Timestamp) {
    noteReport(at: time, received: received)
    if let lastPosition {
      tracker.add(position - lastPosition, moving: position - lastPosition, at: time)
    }
    lastPosition = position
  }

  /// Makes the next movement to an absolute position begin at another position, after a warp of the cursor.
  mutating func continueStroke(from position: Point) {
    if lastPosition != nil { lastPosition = position }
  }

  private mutating func noteReport(at time: Timestamp, received: Timestamp) {
    if !isMoving, fingers == 0 {
      // Where no contact is reported, the fingers of a gesture may still touch the device.
      isGesture = lastGesture.map { time.nanoseconds(since: $0) < DeviceState.shortestReturn } ?? false
    }
    isMoving = true
    // If reports are out of order, the newest time counts.
    let newest = max(lastMotion ?? time, time)
    let latest = max(lastReport ?? received, received)
    lastMotion = newest
    lastReport = latest
    inference.noteReport(at: newest, received: latest)
  }

  mutating func beginStroke(at time: Timestamp) {
    endStroke()
    // The interval of the first report begins with the contact.
    tracker.add(.zero, at: time)
  }

  /// Notes the number of fingers on the device; a stroke with more than one is a gesture until all have left.
  mutating func touch(fingers: Int) {
    self.fingers = fingers
    if fingers > 1 { isGesture = true }
  }

  /// Notes a step of a scroll, a pinch or a named gesture that fingers make on the device.
  mutating func noteGesture(at time: Timestamp) {
    lastGesture = time
    if isMoving || fingers > 0 { isGesture = true }
  }

  /// Treats a silence as the end of a stroke that flicks the pointer.
  mutating func endStrokeInFlick() {
    let last = lastReport
    var inference = inference
    endStroke()
    inference.stopWaiting()
    self.inference = inference
    lastReportBeforeFlick = last
  }

  /// Whether a report at a time comes so soon after the last one that the finger cannot have left meanwhile,
  /// although a flick was inferred.
  @inline(__always) func continuesStroke(at time: Timestamp) -> Bool {
    lastReportBeforeFlick.map { time.nanoseconds(since: $0) < DeviceState.shortestReturn } ?? false
  }

  /// Forgets that a flick was inferred, since the device has moved again.
  mutating func forgetInferredFlick() { lastReportBeforeFlick = nil }

  /// Treats a silence as a resting finger; no lift is inferred until the device moves again.
  mutating func stopWaiting() { inference.stopWaiting() }

  mutating func beginHold() { isHeld = true }

  /// Ends the hold; if the finger may still touch the device, stillness is measured from `time`.
  mutating func endHold(stillFrom time: Timestamp? = nil) {
    isHeld = false
    holdEnd = time
    // The silence during the hold must not count later.
    inference.end()
  }

  var isTouched: Bool { fingers > 0 || isHeld }

  mutating func forgetVelocity() { tracker.reset() }

  mutating func endStroke() {
    tracker.reset()
    accelerator.reset()
    inference.end()
    lastPosition = nil
    lastMotion = nil
    lastReport = nil
    isMoving = false
    isGesture = false
  }

  // MARK: Velocity

  /// The velocity at which the device moves the pointer, in points per second; zero after a silence.
  @inline(__always) func currentVelocity(at time: Timestamp) -> Vector {
    guard isMoving, let silentFrom, time < silentFrom else { return .zero }
    return tracker.means.pointerVelocity
  }

  /// The lift of the finger at a time; for an inferred lift, the time of the last report.
  ///
  /// The velocity of the pointer is that of the finger times the curve's gain at that speed, so that noise is
  /// not amplified. It is a flick if one finger left fast enough and after some travel, and had not stopped
  /// (F8). After little travel, it may be a tap.
  func measuredLift(at time: Timestamp, configuration: PointerConfiguration) -> MeasuredLift {
    let lift = tracker.lift(at: time, interval: inference.interval)
    let speed = lift.velocity.length
    let least = leastFlick(configuration)
    return MeasuredLift(
      velocity: lift.velocity * accelerator.gain(atSpeed: speed),
      speedShare: fingerShare(of: lift.speedShare),
      isFlick: !isGesture && !lift.hasStopped && speed >= least.speed && lift.travel >= least.travel,
      mayBeTap: lift.travel < DeviceState.tapTravel * least.travel
    )
  }

  /// The share of its greatest speed at which a finger moves, from that share in the device's unit.
  ///
  /// A host that accelerates exaggerates braking. Its curve is not known: with Apple's, the pointer's speed
  /// grows with a power of about 1.65 of the finger's between 50 and 400 mm/s, with Windows' 1.3, with
  /// libinput's 1 below 130 mm/s. So 4/3 is assumed for a device in points.
  private func fingerShare(of share: Double) -> Double {
    guard case .points = device.unit else { return share }
    let root = share.squareRoot()
    return root * root.squareRoot()
  }

  /// The least speed and travel of a flick, in the device's unit.
  ///
  /// If the unit is points, the finger's movement is unknown, and the limits in points apply.
  private func leastFlick(_ configuration: PointerConfiguration) -> (speed: Double, travel: Double) {
    let unitsPerMillimeter: Double
    switch device.unit {
    case .points: return (configuration.magnetism.minimumSpeed, configuration.lifts.minimumFlickTravel)
    case .millimeters: unitsPerMillimeter = 1
    case .counts(let perInch):
      // A device that states no resolution has 400 counts per inch, as the curve assumes.
      unitsPerMillimeter = (perInch > 0 && perInch.isFinite ? perInch : 400) / 25.4
    }
    return (
      configuration.lifts.minimumFlickFingerSpeed * unitsPerMillimeter,
      configuration.lifts.minimumFlickFingerTravel * unitsPerMillimeter
    )
  }

  // MARK: Timers

  /// The instant at which silence becomes a lift.
  func liftDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, hasLift, !hasReportedContact, !isHeld else { return nil }
    return inference.due(configuration: configuration)
  }

  /// The instant at which a report is overdue, so that a coast begins tentatively; nil if `lift`, the instant
  /// at which silence becomes a lift, is sooner, or nil.
  func reportDue(before lift: Timestamp?) -> Timestamp? {
    guard let lift, let due = inference.reportDue, due < lift else { return nil }
    return due
  }

  mutating func noteOverdue() { inference.noteOverdue() }

  /// The instant at which stillness ends the movement of a device that no finger is known to touch (M5).
  func pauseDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, !isTouched, let lastReport, let factor = device.profile.restingPauseFactor else {
      return nil
    }
    return max(holdEnd ?? lastReport, lastReport).advanced(
      bySeconds: configuration.lifts.restingPause * factor)
  }

  /// The instant at which the last movement ceases to count for the velocity: 40 ms after its receipt.
  var silentFrom: Timestamp? { lastReport?.advanced(byNanoseconds: 40_000_000) }
}

/// How a finger moved when it left a device.
struct MeasuredLift {
  /// The velocity of the pointer, in points per second.
  let velocity: Vector
  /// The share of its greatest speed that the finger still had.
  let speedShare: Double
  /// Whether one finger left fast enough, after some travel and without a stop (F8).
  let isFlick: Bool
  let mayBeTap: Bool
}
