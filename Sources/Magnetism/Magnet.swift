@_exported public import Kinematics

/// The rule that decides where a flick ends: on a control, or at the end of the movement by inertia (F2–F4).
///
/// ```swift
/// let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
/// let attraction = Magnet().attraction(for: flick, among: targets)
/// ```
/// Here `targets` is any sequence of ``MagneticTarget``.
///
/// 1. A lift slower than ``MagnetismConfiguration/minimumSpeed`` is no flick: the pointer stays.
/// 2. The projected point is the end of the movement by inertia alone, clamped to the bounds (F2).
/// 3. A target whose region contains that point wins. Otherwise a circle grows around the point, up to
///    ``MagnetismConfiguration/radius``, or less after a short coast (F3, F8).
/// 4. The target in the circle whose center is nearest wins, if it lies in the direction of the swipe (F4).
///    If there is none, the pointer coasts.
///
/// Of equally near targets, the one with the lower id wins. The choice does not depend on the order of the
/// targets. It stays the same if the plane is turned by 90°, mirrored or moved.
public struct Magnet: Hashable, Sendable {
  /// The constants of the rule; numbers are clamped to their range when set.
  public var configuration: MagnetismConfiguration { didSet { configuration = configuration.clamped } }

  /// Creates a magnet.
  public init(configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.configuration = configuration.clamped
  }

  /// The outcome of a flick among targets; O(n) in the targets, without allocation.
  public func attraction(for flick: Flick, among targets: some Sequence<MagneticTarget>) -> Attraction {
    var scan = MagneticScan(flick, configuration)
    for target in targets { scan.consider(target) { target.frame.center } }
    return scan.attraction
  }

  /// The outcome of a flick among targets, with its reasons; O(n) in the targets.
  ///
  /// `landing` returns the point of a target where the pointer would come to rest, or nil if the target does
  /// not attract. It is called for the targets that may win; by default it returns the center.
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>,
    landing: (MagneticTarget) -> Point? = { $0.frame.center }
  ) -> MagnetismExplanation {
    MagneticScan(flick, configuration).explanation(among: Array(targets), landing: landing)
  }
}

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
  /// `landing` returns where the pointer would come to rest on it, or nil if it does not attract. It is called
  /// only if the target is preferred to all targets before it.
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
