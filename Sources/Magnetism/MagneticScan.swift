package import Kinematics

/// The choice for one flick, to which targets are added one at a time, so that no list of them is needed.
///
/// The order in which targets are added does not change the outcome.
package struct MagneticScan {
  private let flick: Flick
  private let directionTolerance: Double
  /// Whether the lift is a flick: fast enough, and not deliberate.
  package let isFlick: Bool
  /// The end of the movement by inertia alone, clamped to the bounds; the position if the lift is no flick.
  package let projected: Point
  /// The radius of the circle around ``projected`` that is searched, in points; 0 if the lift is no flick.
  package let reach: Double
  /// The target that the pointer would hover at the projected point, if the caller knows it; no other wins.
  package var projectedTarget: TargetID?
  /// The preferred target so far, and where the pointer would come to rest on it.
  private var best: (candidate: MagnetismCandidate, landing: Point)?

  package init(_ flick: Flick, _ configuration: MagnetismConfiguration) {
    self.flick = flick
    directionTolerance = configuration.directionTolerance
    let speed = flick.velocity.length
    isFlick = !flick.isDeliberate && speed > 0 && speed >= configuration.minimumSpeed
    projected =
      isFlick
      ? flick.projected(by: configuration.decay) : flick.position.clamped(to: flick.bounds)
    let coast = flick.coast(configuration.decay).length
    let coastReach = configuration.shortestReach + configuration.reachPerCoast * coast
    reach = !isFlick || flick.isAgainstEdge ? 0 : Swift.min(configuration.radius, coastReach)
  }

  /// Adds a target.
  ///
  /// `landing` returns where the pointer would come to rest on it, or nil if it does not attract. It is
  /// called only if the target is preferred to all targets before it.
  package mutating func consider(_ target: MagneticTarget, landing: () -> Point?) {
    // Most targets are too far away, so that their angle does not matter.
    if !isLanded(on: target), distance(to: target) > Swift.min(reach, best?.candidate.distance ?? reach) {
      return
    }
    let candidate = measure(target)
    guard mayWin(candidate), best.map({ candidate.isPreferred(to: $0.candidate) }) ?? true,
      let landing = landing()
    else { return }
    best = (candidate, landing.clamped(to: flick.bounds))
  }

  /// The outcome among the targets added so far.
  package var attraction: Attraction {
    let reason: MagnetismReason
    if let best {
      reason = best.candidate.landedDistance < .infinity ? .landed : .scan
    } else {
      reason = isFlick ? .coasted : .tooSlow
    }
    return Attraction(
      reason: reason, target: best?.candidate.id, velocity: flick.velocity, projected: projected,
      reach: reach, landing: best?.landing ?? projected)
  }

  /// The outcome among some targets, and the verdict on each of them.
  package func explanation(
    among targets: [MagneticTarget], landing: (MagneticTarget) -> Point?
  ) -> MagnetismExplanation {
    var scan = self
    var candidates = targets.map { measure($0) }
    for (index, target) in targets.enumerated() where mayWin(candidates[index]) {
      let point = landing(target)
      if point == nil { candidates[index].verdict = .inert }
      scan.consider(target) { point }
    }
    if let best = scan.best, let index = targets.firstIndex(where: { $0.id == best.candidate.id }) {
      candidates[index].verdict = .chosen
    }
    return MagnetismExplanation(flick: flick, attraction: scan.attraction, candidates: candidates)
  }

  /// Whether a target wins if it attracts and no other target is preferred to it.
  private func mayWin(_ candidate: MagnetismCandidate) -> Bool {
    candidate.verdict == .farther && (projectedTarget == nil || projectedTarget == candidate.id)
  }

  /// Whether the projected point is on a target.
  private func isLanded(on target: MagneticTarget) -> Bool {
    projectedTarget == target.id || target.region.contains(projected)
  }

  private func distance(to target: MagneticTarget) -> Double {
    (target.frame.center.clamped(to: flick.bounds) - projected).length
  }

  /// The measures of a target; the verdict is ``MagnetismVerdict/farther`` if nothing but another target can
  /// keep it from being chosen.
  private func measure(_ target: MagneticTarget) -> MagnetismCandidate {
    let center = target.frame.center.clamped(to: flick.bounds)
    let distance = distance(to: target)
    let swipe = flick.velocity.normalized
    let direction = (center - flick.position).normalized
    let angle =
      swipe == .zero || direction == .zero
      ? nil : Elementary.atan2(swipe.cross(direction).magnitude, swipe.dot(direction))
    let isLanded = isLanded(on: target)
    let verdict: MagnetismVerdict
    if !isFlick {
      verdict = .tooSlow
    } else if !target.isValid || !target.frame.intersects(flick.bounds) || (!isLanded && distance > reach) {
      verdict = .outOfReach
    } else {
      verdict = isLanded || (angle ?? .infinity) <= directionTolerance ? .farther : .behind
    }
    return MagnetismCandidate(
      id: target.id, distance: distance, angle: angle, verdict: verdict,
      landedDistance: isLanded ? target.frame.distance(to: projected) : .infinity)
  }
}
