package import Kinematics

/// The choice for one flick, made one target at a time, so that no list of targets is needed.
///
/// Add each target once, in any order: the order does not change the outcome. Of two targets with the same id
/// and the same measures the first one wins. With an index, add circle by circle until ``ends(at:)``.
@usableFromInline package struct MagneticScan: Sendable {
  package let flick: Flick
  package let configuration: MagnetismConfiguration
  /// Whether the flick is too slow or deliberate, or has no speed: then no target can be chosen.
  package let isTooSlow: Bool
  /// The end by inertia alone, clamped to the bounds; the position of a flick that is too slow (F2).
  package let projected: Point
  package let estimate: LandingEstimate
  /// The cosine of the direction tolerance, times its own magnitude.
  private let signedSquareCosine: Double
  private let massFactor: Double
  private var circles = InlineArray<12, Circle>(repeating: Circle())
  /// For each circle the preferred target that attracts, and its index among the targets added.
  private var bests = InlineArray<12, (score: CandidateScore, index: Int)?>(repeating: nil)
  private var considered = 0

  private struct Circle {
    /// The density of the preferred target that attracts; 0 without one.
    var bestDensity = 0.0
    var greatestDensity = 0.0
    /// The sum of the masses, an integer so that the order of the targets does not change its rounding.
    var mass: UInt64 = 0
  }

  /// Begins the choice for a flick.
  @usableFromInline package init(
    _ flick: Flick, configuration: MagnetismConfiguration = MagnetismConfiguration()
  ) {
    self.flick = flick
    self.configuration = configuration
    let speed = flick.velocity.length
    isTooSlow = flick.isDeliberate || !(speed > 0 && speed >= configuration.minimumSpeed)
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    let end = isTooSlow ? flick.position : (flick.position + coast).clampedToPlane(default: flick.position)
    projected = end.clamped(to: flick.bounds)
    estimate = LandingEstimate(flick, projected: projected, configuration: configuration)
    // A finger that has braked may have gone too far, and what it wants may be behind it.
    let speedShare = Swift.max(flick.stroke.finalSpeedShare, LandingEstimate.leastSpeedShare)
    let tolerance = Swift.min(Double.pi, configuration.directionTolerance / speedShare)
    // The tolerance itself is allowed: the difference covers the rounding of both cosines.
    let minimumCosine = Elementary.cos(tolerance) - 0x1p-50
    signedSquareCosine = minimumCosine * minimumCosine.magnitude
    massFactor = configuration.strayDistance * configuration.strayDistance * Double(MagneticScan.strayMass)
  }

  /// Adds a target; O(1), without allocation.
  ///
  /// A target that may be meant but does not attract, such as a hover target or a covered one, makes the
  /// others less probable and is never chosen (F5). `attracts` is called only for a target that would win.
  @usableFromInline package mutating func consider(
    _ target: MagneticTarget, attracts: () -> Bool = { true }
  ) {
    var score = score(of: target)
    guard count(score) else { return }
    score.density = density(of: target)
    add(score) { _ in attracts() }
  }

  /// Adds a target with the squared distances of its region from the projected point and from the lift.
  package mutating func consider(
    _ id: TargetID, frame: Rect, toProjection: Double, toLift: Double, attracts: (TargetID) -> Bool
  ) {
    // Mostly the frame is within the bounds, and nothing has to be clamped.
    if flick.bounds.contains(frame) {
      let center = frame.center
      let approach = estimate.approach(to: center)
      var score = score(id, landing: center, approach: approach, toProjection, toLift)
      guard count(score) else { return }
      score.density = estimate.density(at: center, approach: approach, size: frame.size)
      add(score, attracts: attracts)
    } else {
      considerAtEdge(id, frame: frame.clampedToPlane(), toProjection, toLift, attracts: attracts)
    }
  }

  @inline(never)
  private mutating func considerAtEdge(
    _ id: TargetID, frame: Rect, _ toProjection: Double, _ toLift: Double, attracts: (TargetID) -> Bool
  ) {
    var score = score(id, frame, toProjection, toLift)
    guard count(score) else { return }
    score.density = estimate.density(at: frame.center, size: frame.size)
    add(score, attracts: attracts)
  }

  /// Counts a target; false if it cannot be meant.
  @inline(__always)
  private mutating func count(_ score: CandidateScore) -> Bool {
    considered &+= 1
    return score.eligibility == .eligible && !isTooSlow
  }

  @inline(__always)
  private mutating func add(_ score: CandidateScore, attracts: (TargetID) -> Bool) {
    circles[score.ring].mass &+= mass(of: score.density)
    // A lesser density cannot be preferred.
    if score.density < circles[score.ring].bestDensity { return }
    prefer(score, attracts: attracts)
  }

  @inline(never)
  private mutating func prefer(_ score: CandidateScore, attracts: (TargetID) -> Bool) {
    let ring = score.ring
    circles[ring].greatestDensity = Swift.max(circles[ring].greatestDensity, score.density)
    if let best = bests[ring]?.score, !score.isPreferred(to: best) { return }
    guard attracts(score.id) else { return }
    circles[ring].bestDensity = score.density
    bests[ring] = (score, considered &- 1)
  }

  /// Whether no target has been added.
  package var isEmpty: Bool { considered == 0 }

  // Queries are mutating too, since a loop in a nonmutating function copies all circles for each access.

  /// The outcome among the targets added so far.
  @usableFromInline package mutating func outcome() -> Attraction {
    let last = lastRing()
    guard !isTooSlow, let best = best(within: last)?.score else {
      return Attraction(
        reason: isTooSlow ? .tooSlow : .coasted, target: nil, likeliest: nil, probability: 0,
        velocity: flick.velocity, projected: projected, landing: projected, ring: nil)
    }
    let probability = probability(of: best.density, within: last)
    let isLikely = probability >= configuration.minimumProbability
    return Attraction(
      reason: !isLikely ? .coasted : best.isLanded ? .landed : .scan, target: isLikely ? best.id : nil,
      likeliest: best.id, probability: probability, velocity: flick.velocity, projected: projected,
      landing: isLikely ? best.landing : projected, ring: isLikely ? best.ring : nil)
  }

  mutating func lastRing() -> Int {
    var ring = 0
    while !ends(at: ring) { ring += 1 }
    return ring
  }

  /// Whether the scan ends at a circle or before it, once all targets within that circle have been added.
  ///
  /// It ends where no farther target could be more probable than the best one; where so many have been found
  /// that none can be probable enough; at the last circle; and at once if the flick is too slow.
  package mutating func ends(at ring: Int) -> Bool {
    guard !isTooSlow, ring < configuration.ringCount - 1 else { return true }
    var (best, greatest, mass) = (0.0, 0.0, UInt64(0))
    for inner in 0...Swift.max(ring, 0) {
      best = Swift.max(best, circles[inner].bestDensity)
      greatest = Swift.max(greatest, circles[inner].greatestDensity)
      mass &+= circles[inner].mass
    }
    let farther = estimate.greatestDensity(beyondSquare: configuration.ringSquare(ring))
    if best > farther { return true }
    // A target farther out would itself be part of the sum.
    let fartherMass = self.mass(of: farther)
    return isUnlikely(self.mass(of: greatest), among: mass)
      && isUnlikely(fartherMass, among: mass &+ fartherMass)
  }

  /// The preferred target within a circle, and its index among the targets added.
  mutating func best(within ring: Int) -> (score: CandidateScore, index: Int)? {
    var found = 0
    for inner in 0...ring {
      guard let best = bests[inner]?.score else { continue }
      if let known = bests[found]?.score, !best.isPreferred(to: known) { continue }
      found = inner
    }
    return bests[found]
  }

  /// The probability of a target with a density, among all within a circle and none of them.
  mutating func probability(of density: Double, within ring: Int) -> Double {
    var sum: UInt64 = 0
    for inner in 0...ring { sum &+= circles[inner].mass }
    return probability(of: mass(of: density), among: sum)
  }

  @inline(__always)
  private func probability(of mass: UInt64, among sum: UInt64) -> Double {
    Double(mass) / Double(sum &+ MagneticScan.strayMass)
  }

  @inline(__always)
  private func isUnlikely(_ mass: UInt64, among sum: UInt64) -> Bool {
    probability(of: mass, among: sum) < configuration.minimumProbability
  }

  /// The mass of a movement that wants no target: its density is 1 over the square of the stray distance.
  private static var strayMass: UInt64 { 1 << 20 }

  /// The mass of a density, at most 2⁴⁰, so that the sum of 2²⁴ targets does not overflow.
  @inline(__always)
  private func mass(of density: Double) -> UInt64 {
    let mass = density * massFactor
    // Added to 2⁵² a number becomes an integer in its low bits; a conversion would be checked.
    return mass < 0x1p40 ? (mass + 0x1p52).bitPattern & 0xf_ffff_ffff_ffff : 1 << 40
  }

  /// The measures of a target, without its density.
  func score(of target: MagneticTarget) -> CandidateScore {
    var score = score(
      target.id, target.frame, target.region.distanceSquared(to: projected),
      target.region.distanceSquared(to: flick.position))
    if !target.isOrdered { score.eligibility = .invalid }
    return score
  }

  /// The density at the center of a target, times its weight.
  func density(of target: MagneticTarget) -> Double {
    estimate.density(at: target.frame.center, size: target.frame.size) * target.weight
  }

  /// The measures of a target whose center may be outside the bounds.
  private func score(
    _ id: TargetID, _ frame: Rect, _ toProjection: Double, _ toLift: Double
  ) -> CandidateScore {
    let landing = frame.center.clamped(to: flick.bounds)
    var score = score(
      id, landing: landing, approach: estimate.approach(to: landing), toProjection, toLift)
    if !frame.intersects(flick.bounds) { score.eligibility = .outOfReach }
    return score
  }

  @inline(__always)
  private func score(
    _ id: TargetID, landing: Point, approach: (distanceSquared: Double, along: Double),
    _ toProjection: Double, _ toLift: Double
  ) -> CandidateScore {
    let distanceSquared = toProjection < toLift ? toProjection : toLift
    let ring = configuration.ring(reachingSquare: distanceSquared) ?? -1
    // Cosines times their magnitudes have the order of cosines and need no root.
    let isAhead =
      approach.along * approach.along.magnitude >= signedSquareCosine * approach.distanceSquared
    return CandidateScore(
      eligibility: ring < 0 ? .outOfReach : toLift == 0 || isAhead ? .eligible : .offCourse,
      distanceSquared: distanceSquared, isLanded: toProjection == 0, ring: ring, landing: landing, id: id)
  }
}
