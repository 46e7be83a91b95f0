import Kinematics
import Magnetism

/// Lifts: what the pointer does when a finger leaves a device (F2, M5, M7).
extension PointerEngine {
  /// Whether the engine may move the pointer by itself: it owns the position, or the host follows it.
  var mayMovePointer: Bool { !model.isOwnedByHost || configuration.hostWarpsCursor }

  /// The finger has left: the pointer coasts, is attracted, or recenters.
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
  /// After a fast movement it is, with the velocity of the last report. After a slow one, or one that braked,
  /// the finger may be resting, and ``PointerConfiguration/restingPause`` decides.
  mutating func inferLift(_ device: Int) -> Invalidation {
    if let last = input.devices[device].lastMotion, mayFlick(device) {
      let flick = flick(device, at: last)
      if !flick.isDeliberate, flick.speedShare >= configuration.inferredFlickShare, follow(flick) {
        input.devices[device].endStroke()
        return .position
      }
    }
    input.devices[device].rest()
    return []
  }

  private func mayFlick(_ device: Int) -> Bool {
    input.devices[device].hasLift && settings.inertia && hover.visibility == .shown && mayMovePointer
      && !input.buttons.isAnyDown
  }

  /// The flick of a device whose finger leaves at a time.
  ///
  /// A pointer that is pushed against an edge has no velocity across it. A movement that ends deliberately is
  /// no flick (F8): the finger was slow or had stopped, or has slowed down on a control that snaps.
  private func flick(_ device: Int, at time: Timestamp) -> Flick {
    let lift = input.devices[device].lift(at: time, configuration: configuration)
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

  /// Coasts or is attracted; false if the flick is too slow for either.
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

  // MARK: Recentering

  /// Recenters as a finger leaves a device, for certain or as inferred, unless another device moves the pointer,
  /// or it moves by itself: it recenters at their ends.
  ///
  /// Nothing leaves a mouse, which never recenters (M5).
  func recentering(after device: Int, isCertain: Bool = true) -> Invalidation {
    let isDue =
      input.devices[device].hasLift && mayMovePointer && !input.buttons.isAnyDown && !model.isMoving
      && !input.isTracking(except: device)
    guard isDue else { return [] }
    return isCertain ? .recentering : [.recentering, .inferred]
  }

  /// Moves the model pointer to the center of what is hovered, on the snapped axes only (M5), unless something
  /// else would be hovered there, such as a badge on the center of an icon.
  ///
  /// Where the lift is not certain it may move less: see ``InferredRecentering``.
  mutating func recenter(isCertain: Bool) {
    guard hover.visibility == .shown, let target = hover.target, let frame = hover.frame,
      hover.style.snappedAxes != []
    else { return }
    let position = model.position(at: now)
    var goal = hover.style.location(of: position, in: frame).clamped(to: model.bounds)
    if isCertain {
      hover.recentering = InferredRecentering(on: target, enteredAt: goal)
    } else {
      let sizes = hover.style.snappedSizes(at: position, in: frame)
      goal = position + hover.recentering.shorten(goal - position, from: position, sizes: sizes)
    }
    guard goal != position, scene.topmost(at: goal) == target else { return }
    // The content of a target that was entered just now has no light yet.
    modelJumped(by: goal - position, movesLight: hover.style.effect != .none)
    model.move(to: goal, at: now)
    record(.recentered(target))
  }
}
