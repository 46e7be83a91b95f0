package import Kinematics

/// The choice of the target of one flick: the likeliest one within the circles around the projected point
/// (F3, F4), or none (F8).
///
/// Targets are added one at a time, so that no list of targets is needed. Add each target once, in any order:
/// the order does not change the outcome. Of two targets with the same id and the same measures the first one
/// wins.
@usableFromInline package struct MagneticScan: Sendable {
  package let flick: Flick
  package let configuration: MagnetismConfiguration
  /// Whether the flick is too slow or deliberate, or has no speed; if so, no target can be chosen.
  package let isTooSlow: Bool
  /// The end of the movement by inertia alone (F2), or the flick's position if the flick is too slow.
  ///
  /// The point is clamped to the bounds.
  package let projected: Point
  package let estimate: LandingEstimate
  /// The square of the radius of the largest circle; 0 for a pointer that is pushed against an edge.
  package let radiusSquared: Double
  /// The square of the greatest allowed distance from the projected point to a target's center.
  ///
  /// The limit does not apply to a target whose region contains the projected point.
  private let reachSquared: Double
  /// The square of the search radius around the projected point.
  ///
  /// Only a target whose frame or region comes within this radius can be chosen.
  package var searchSquared: Double { Swift.min(radiusSquared, reachSquared) }
  private let isSteady: Bool
  private let preference: CoastPreference
  private let massFactor: Double
  /// The leaders: the likeliest targets added so far.
  private var leaders: CandidateRanking
  /// The first leader that attracts, even if it is too unlikely to be chosen; nil before the choice, or if no
  /// leader that was checked attracts.
  private(set) var best: CandidateRanking.Entry?
  /// The sum of the targets' masses; a mass is a density as an integer.
  ///
  /// A sum of integers does not depend on the order of the targets.
  private var mass: UInt64 = 0
  private var considered = 0

  /// Begins the choice for a flick.
  ///
  /// `leaders` is the number of likeliest targets that are remembered, clamped to 1…8. One is enough if the
  /// likeliest target attracts.
  @usableFromInline package init(
    _ flick: Flick, configuration: MagnetismConfiguration = MagnetismConfiguration(),
    leaders: Int = .max
  ) {
    self.flick = flick
    self.leaders = CandidateRanking(capacity: leaders)
    self.configuration = configuration
    let speed = flick.velocity.length
    isTooSlow = flick.isDeliberate || !(speed > 0 && speed >= configuration.minimumSpeed)
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    projected =
      isTooSlow ? flick.position.clamped(to: flick.bounds) : LandingEstimate.projected(flick, coast: coast)
    estimate = LandingEstimate(flick, projected: projected, configuration: configuration)
    radiusSquared = flick.isAgainstEdge ? 0 : configuration.ringSquare(.max)
    let reach = configuration.steadyReach
    isSteady = flick.speedShare >= configuration.steadyShare
    reachSquared = isSteady ? reach * reach * coast.lengthSquared : .infinity
    preference = CoastPreference(flick, projected: projected, configuration: configuration)
    massFactor = configuration.strayDistance * configuration.strayDistance * Double(MagneticScan.strayMass)
  }

  /// Adds a target; O(1), without allocation.
  @usableFromInline package mutating func consider(_ target: MagneticTarget) { add(score(of: target)) }

  /// Adds a target, given the squared distance of its region from the projected point.
  ///
  /// For a target that is less likely than all leaders, only the density is computed.
  package mutating func consider(_ id: TargetID, frame: Rect, distanceSquared: Double) {
    let center = frame.center
    // A target that contains the projected point can win with a lesser density. The center of a target at the
    // edge of the bounds has to be clamped. Both cases need the whole score.
    guard distanceSquared > 0, distanceSquared <= radiusSquared, !isTooSlow, flick.bounds.contains(frame)
    else {
      return considerWhole(id, frame: frame, distanceSquared: distanceSquared)
    }
    guard (center - projected).lengthSquared <= reachSquared else {
      considered &+= 1
      return
    }
    // The target is within the bounds, so the pointer would rest at its center.
    let density = self.density(at: center, size: frame.size, landing: center)
    guard density < leaders.leastDensity else {
      return considerWhole(id, frame: frame, distanceSquared: distanceSquared, density: density)
    }
    considered &+= 1
    mass &+= mass(of: density)
    leaders.leaveOut()
  }

  @inline(never)
  private mutating func considerWhole(
    _ id: TargetID, frame: Rect, distanceSquared: Double, density: Double? = nil
  ) {
    add(score(id, frame.clampedToPlane(), distanceSquared, density: density))
  }

  private mutating func add(_ score: CandidateScore) {
    considered &+= 1
    guard score.eligibility == .eligible, !isTooSlow else { return }
    mass &+= mass(of: score.density)
    leaders.insert(score, index: considered &- 1)
  }

  /// The outcome among the targets added so far: the first leader that attracts, if it is likely enough.
  ///
  /// `attracts` receives the id of a leader and its index among all targets added. A target that does not
  /// attract is never chosen, but makes the others less probable (F5). Examples are a target with a hover
  /// effect and a covered target. If the likeliest target does not attract, the others are checked only as
  /// long as they are likely enough.
  @usableFromInline package mutating func outcome(
    attracts: (TargetID, Int) -> Bool = { _, _ in true }
  ) -> Attraction {
    for rank in 0..<leaders.count {
      let leader = leaders[rank]
      best = leader
      let probability = probability(of: leader.score)
      let isLikely = probability >= configuration.minimumProbability
      if rank > 0, !isLikely { break }
      if attracts(leader.score.id, leader.index) {
        return outcome(on: leader.score, probability, isLikely: isLikely)
      }
    }
    best = nil
    return Attraction(
      reason: isTooSlow ? .tooSlow : .coasted, target: nil, likeliest: nil, probability: 0,
      velocity: flick.velocity, projected: projected, landing: projected, ring: nil)
  }

  /// Whether a target that is no leader might be chosen: there was no room for it, all leaders are likely
  /// enough, and none attracts.
  ///
  /// Valid after ``outcome(attracts:)``.
  package var needsMoreLeaders: Bool {
    guard best == nil, leaders.isIncomplete else { return false }
    let last = leaders[leaders.count - 1].score
    return last.isCertain || probability(of: last) >= configuration.minimumProbability
  }

  private func outcome(on best: CandidateScore, _ probability: Double, isLikely: Bool) -> Attraction {
    Attraction(
      reason: !isLikely ? .coasted : best.isLanded ? .landed : .scan, target: isLikely ? best.id : nil,
      likeliest: best.id, probability: probability, velocity: flick.velocity, projected: projected,
      landing: isLikely ? best.landing : projected, ring: isLikely ? best.ring : nil)
  }

  /// The probability, 0…1, that the person meant the target with this score.
  ///
  /// The alternatives are the other targets added, and the case that no target is meant.
  func probability(of score: CandidateScore) -> Double {
    if let best = best?.score, best.isCertain { return score.id == best.id ? 1 : 0 }
    return Double(mass(of: score.density)) / Double(mass &+ MagneticScan.strayMass)
  }

  /// The mass of the case that no target is meant; its density is 1 / strayDistance².
  private static var strayMass: UInt64 { 1 << 20 }

  /// The mass of a density, at most 2⁴⁰, so that the sum for fewer than 2²⁴ targets does not overflow.
  private func mass(of density: Double) -> UInt64 {
    let mass = density * massFactor
    // After the addition of 2⁵², the low bits are the mass rounded to an integer. A conversion to an integer
    // would be slower, since it checks the range.
    return mass < 0x1p40 ? (mass + 0x1p52).bitPattern & 0xf_ffff_ffff_ffff : 1 << 40
  }

  /// The probability density of the movement's end at a target's center, times the factor of the
  /// ``CoastPreference``.
  private func density(at center: Point, size: Size, landing: Point) -> Double {
    estimate.density(at: center, size: size) * preference.factor(of: landing - flick.position)
  }

  /// The measures of a target.
  func score(of target: MagneticTarget) -> CandidateScore {
    var score = score(target.id, target.frame, target.region.distanceSquared(to: projected), target.weight)
    if !target.isOrdered { score.eligibility = .invalid }
    return score
  }

  // Inlined, since a call would copy the whole scan.
  private func score(
    _ id: TargetID, _ frame: Rect, _ distanceSquared: Double, _ weight: Double = 1, density: Double? = nil
  ) -> CandidateScore {
    let center = frame.center
    let landing = center.clamped(to: flick.bounds)
    let ring =
      distanceSquared <= radiusSquared ? configuration.ring(reachingSquare: distanceSquared) ?? -1 : -1
    let isLanded = distanceSquared == 0
    let isNear = isLanded || (landing - projected).lengthSquared <= reachSquared
    let isInReach = ring >= 0 && isNear && frame.intersects(flick.bounds)
    return CandidateScore(
      eligibility: isInReach ? .eligible : .outOfReach, distanceSquared: distanceSquared, ring: ring,
      frameDistanceSquared: isLanded && isSteady ? frame.distanceSquared(to: projected) : .infinity,
      density: (density ?? self.density(at: center, size: frame.size, landing: landing)) * weight,
      landing: landing, id: id)
  }
}
