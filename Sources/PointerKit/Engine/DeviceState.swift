import Kinematics
import Magnetism

/// What the engine knows of one device: its description, its curve and the stroke that is under way.
struct DeviceState: Hashable, Sendable {
  let id: DeviceID
  private(set) var device: PointerDevice
  private var accelerator: Accelerator
  private(set) var tracker = VelocityTracker()
  private var hand = HandVelocity()
  private var estimator = LiftEstimator()
  /// How many fingers rest on it, as far as it tells.
  var fingers = 0
  /// Whether the hand has moved it and neither lifted nor paused since.
  private(set) var isMoving = false
  private(set) var lastMotion: Timestamp?
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

  /// Takes a new tracking speed.
  mutating func adopt(_ settings: PointerSettings) {
    accelerator = DeviceState.accelerator(for: device, settings: settings)
  }

  /// Whether a lift can be told or inferred: fingers lift, mice do not.
  var hasLift: Bool { device.profile.hasLift }

  // MARK: Motion

  /// Takes a movement in the device's unit and gives it in points.
  mutating func move(by delta: Vector, at time: Timestamp) -> Vector {
    begin(at: time)
    tracker.add(delta, at: time)
    let points = accelerator.points(for: delta, at: time)
    hand.add(points, at: time, longestGap: VelocityTracker.longestGap)
    return points
  }

  /// Takes an absolute position; the first of a stroke sets the mark from which the next one moves.
  mutating func move(to position: Point, at time: Timestamp) {
    begin(at: time)
    if let last = lastPosition {
      tracker.add(position - last, at: time)
      hand.add(position - last, at: time, longestGap: VelocityTracker.longestGap)
    }
    lastPosition = position
  }

  private mutating func begin(at time: Timestamp) {
    isMoving = true
    // Reports out of order: silence counts from the newest.
    let newest = max(lastMotion ?? time, time)
    lastMotion = newest
    estimator.report(at: newest)
  }

  /// Begins a stroke: nothing that went before is speed.
  mutating func beginStroke(at time: Timestamp) {
    endStroke()
    // The moment of contact is where the first report's interval begins.
    tracker.add(.zero, at: time)
    hand.add(.zero, at: time, longestGap: VelocityTracker.longestGap)
  }

  /// Takes a silence for a finger that rests: it is no lift, until the hand moves again.
  mutating func rest() { estimator.end() }

  /// Ends the stroke; the velocity must have been asked before.
  mutating func endStroke() {
    tracker.reset()
    hand = HandVelocity()
    accelerator.reset()
    estimator.end()
    lastPosition = nil
    lastMotion = nil
    isMoving = false
  }

  /// How fast the hand moves the pointer at an instant, in points a second: zero after a silence.
  @inline(__always)
  func handVelocity(at time: Timestamp) -> Vector {
    guard isMoving, let silentFrom, time < silentFrom else { return .zero }
    return hand.value
  }

  /// The velocity that a lift leaves the pointer with, in points a second: the finger's, times the curve's
  /// gain at that speed, so that noise is not amplified.
  func velocity(at time: Timestamp) -> Vector {
    let finger = tracker.velocity(at: time)
    let speed = finger.length
    guard speed > 0 else { return .zero }
    if case .points = device.unit { return finger }
    return finger * accelerator.gain(atSpeed: speed)
  }

  /// What the stroke was like so far; the lift ends it.
  var stroke: Stroke {
    Stroke(travelled: hand.way.length, finalVelocity: hand.value, peakSpeed: hand.peakSpeed)
  }

  /// Whether the finger itself moves fast enough for a flick, both before it brakes and on the whole of its
  /// last 100 ms: a slow, deliberate end is none (F8).
  ///
  /// Points have no finger speed: magnetism's own minimum judges them.
  func isFlick(at time: Timestamp, configuration: PointerConfiguration) -> Bool {
    let speed = min(tracker.velocity(at: time).length, tracker.meanSpeed(over: 0.1, at: time))
    switch device.unit {
    case .points: return speed > 0 && speed >= configuration.magnetism.minimumSpeed
    case .millimeters: return speed >= configuration.minimumFlickFingerSpeed
    case .counts(let perInch):
      // 400 counts an inch where the device does not say, as its curve takes it.
      let resolution = perInch > 0 && perInch.isFinite ? perInch : 400
      return speed * 25.4 / resolution >= configuration.minimumFlickFingerSpeed
    }
  }

  // MARK: What time brings

  /// When silence becomes a lift; nil where contact is reported or nothing moves.
  @inline(__always)
  func liftDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, hasLift, !device.reportsContact else { return nil }
    return estimator.due(configuration: configuration)
  }

  /// When stillness stands in for a lift (M5): for devices without one, and for motion without contact.
  @inline(__always)
  func pauseDue(configuration: PointerConfiguration) -> Timestamp? {
    guard isMoving, fingers == 0, let lastMotion, let factor = device.profile.restingPauseFactor else {
      return nil
    }
    return lastMotion.advanced(bySeconds: configuration.restingPause * factor)
  }

  /// When the last movement stops counting as speed.
  @inline(__always)
  var silentFrom: Timestamp? { lastMotion?.advanced(byNanoseconds: 40_000_000) }
}
