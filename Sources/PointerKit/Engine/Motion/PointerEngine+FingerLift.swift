import Kinematics
import Magnetism

/// The motion of the pointer after a finger has left a device.
///
/// The pointer coasts (M7) or is attracted (F2). If the finger had stopped (F8), the pointer only recenters
/// (M5).
extension PointerEngine {
  /// Whether the engine may move the pointer by itself: the host does not own the position, or warps its
  /// cursor to follow.
  var mayMovePointer: Bool { !model.isOwnedByHost || configuration.hostWarpsCursor }

  /// Lets the pointer coast, be attracted, or recenter after the finger has left a device.
  mutating func lift(_ device: Int, at time: Timestamp) -> Invalidation {
    let flick = flick(device, at: time)
    let mayFlick = mayFlick(device)
    let isMoving = input.devices[device].isMoving
    input.devices[device].endStroke()
    guard isMoving || hover.target != nil else { return [] }
    if mayFlick, follow(flick) { return .position }
    return recentering(after: device)
  }

  /// Decides whether the silence of a device is a lift.
  ///
  /// After a fast movement, the silence is a lift, with the velocity of the last report. After a movement
  /// that was slow or that braked, the finger may be resting on the device. The movement is then over only
  /// after the pause ``PointerConfiguration/restingPause``.
  mutating func inferLift(_ device: Int) -> Invalidation {
    if let last = input.devices[device].lastMotion, mayFlick(device) {
      let flick = flick(device, at: last, isInferred: true)
      if !flick.isDeliberate, flick.speedShare >= configuration.inferredFlickShare, follow(flick) {
        input.devices[device].endStroke()
        return .position
      }
    }
    input.devices[device].rest()
    return []
  }

  private mutating func mayFlick(_ device: Int) -> Bool {
    input.devices[device].hasLift && settings.inertia && hover.visibility == .shown && mayMovePointer
      && !input.buttons.isAnyDown
  }

  /// The flick of a device whose finger leaves at a time.
  ///
  /// A pointer that is pushed against an edge has no velocity across that edge. A movement that ends
  /// deliberately is no flick (F8). Such a movement ends slowly or with a stopped finger, or slows down on a
  /// control that snaps.
  private mutating func flick(_ device: Int, at time: Timestamp, isInferred: Bool = false) -> Flick {
    let lift = input.devices[device].lift(at: time, isInferred: isInferred, configuration: configuration)
    var velocity = lift.velocity
    let beyond = model.push.beyond
    for axis in Axis.allCases where beyond[axis] != 0 { velocity[axis] = 0 }
    let hasArrived =
      hover.target != nil && hover.style.snappedAxes != []
      && velocity.length < configuration.magnetism.settlingSpeed
    return Flick(
      position: model.position(at: now), velocity: velocity, bounds: model.bounds,
      speedShare: lift.speedShare, isDeliberate: !lift.isFlick || hasArrived, isAgainstEdge: beyond != .zero)
  }

  /// Starts a coast or an attraction; returns false if the flick is too slow for either.
  private mutating func follow(_ flick: Flick) -> Bool {
    let (attraction, landing, isOfAll) = attraction(of: flick)
    if !isOfAll { diagnostics.excessTargets.count(attraction.target) }
    model.follow(flick, attraction, landing: landing, configuration: configuration, at: now)
    if attraction.reason == .tooSlow { return false }
    if let target = attraction.target {
      record(.attracted(target, velocity: attraction.velocity, landing: landing))
    } else {
      record(.coasted(velocity: attraction.velocity, landing: landing))
    }
    return true
  }
}
