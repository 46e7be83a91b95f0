public import Kinematics

/// The choice for one flick, made target by target, so that no list of targets needs to be built.
///
/// ```swift
/// var scan = MagneticScan(flick, configuration: configuration)
/// for target in targets { scan.consider(target) }
/// let attraction = scan.attraction
/// ```
/// Feed each id once, in any order: the order changes nothing. Of two targets with the same id that measure
/// the same, the first fed wins. With an index, feed circle by circle: see ``isDecided(within:)``.
public struct MagneticScan: Sendable {
  /// The flick being judged.
  public let flick: Flick
  /// The rules it is judged by.
  public let configuration: MagnetismConfiguration
  /// Whether the flick is slower than ``MagnetismConfiguration/minimumSpeed``, has no speed or was
  /// deliberate: no target can win.
  public let isTooSlow: Bool
  /// Where inertia alone would land, in points, held to the bounds; the position itself if the flick is too
  /// slow (F2).
  public let projected: Point
  /// Where the movement was meant to end.
  public let estimate: LandingEstimate
  /// The cosine at the rim of the cone, times its own magnitude.
  private let signedSquareCosine: Double
  /// How much of "none" a density is: one in the square of the stray distance, in units.
  private let massFactor: Double
  /// What was found in each circle.
  private var circles = InlineArray<12, Circle>(repeating: Circle())
  /// The preferred one of those in each circle that attract, and which of the targets considered it is.
  private var bests = InlineArray<12, (judgement: Judgement, index: Int)?>(repeating: nil)
  /// How many targets were considered.
  private var considered = 0

  private struct Circle {
    /// The density of the preferred one that attracts; 0 for none.
    var bestDensity = 0.0
    /// The greatest density, whether or not it attracts.
    var greatestDensity = 0.0
    /// The sum of the densities, in whole numbers, so that the order of the targets does not round it.
    var mass: UInt64 = 0
  }

  /// Begins the choice for a flick.
  public init(_ flick: Flick, configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.flick = flick
    self.configuration = configuration
    let speed = flick.velocity.length
    isTooSlow = flick.isDeliberate || !(speed > 0 && speed >= configuration.minimumSpeed)
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    let end = isTooSlow ? flick.position : Limits.hold(flick.position + coast, ifNaN: flick.position)
    projected = end.clamped(to: flick.bounds)
    estimate = LandingEstimate(flick, projected: projected, configuration: configuration)
    // The rim belongs to the cone: the hair's breadth of slack is for the rounding of both cosines.
    // A hand that has braked may have gone too far: what it wants can lie behind it.
    let tolerance = Swift.min(
      Double.pi, configuration.directionTolerance / Swift.max(flick.stroke.finalSpeedShare, 0.1))
    let minimumCosine = Elementary.cos(tolerance) - 0x1p-50
    signedSquareCosine = minimumCosine * minimumCosine.magnitude
    massFactor = configuration.strayDistance * configuration.strayDistance * Double(MagneticScan.unit)
  }

  /// Considers one more target; O(1), and nothing is allocated.
  ///
  /// One that may be meant without attracting, as a hover target may, or one that something covers, makes the
  /// others less likely and is never chosen (F5). Whether it attracts is asked only of one that would win.
  public mutating func consider(_ target: MagneticTarget, attracts: () -> Bool = { true }) {
    var judgement = judge(target)
    guard count(judgement) else { return }
    judgement.density = density(of: target)
    weigh(judgement) { _ in attracts() }
  }

  /// Considers one more target, by what an index has found out already: how far its region is from the
  /// projected place and from the lift, in square points.
  package mutating func consider(
    _ id: TargetID, frame: Rect, toProjection: Double, toLift: Double, attracts: (TargetID) -> Bool
  ) {
    // Mostly it is within the bounds, and nothing has to be held to them.
    if flick.bounds.contains(frame) {
      let place = frame.center
      let way = estimate.way(to: place)
      var judgement = judge(id, landing: place, way: way, toProjection, toLift)
      guard count(judgement) else { return }
      judgement.density = estimate.density(at: place, way: way, size: frame.size)
      weigh(judgement, attracts: attracts)
    } else {
      considerAtEdge(id, frame: Limits.hold(frame), toProjection, toLift, attracts: attracts)
    }
  }

  @inline(never)
  private mutating func considerAtEdge(
    _ id: TargetID, frame: Rect, _ toProjection: Double, _ toLift: Double, attracts: (TargetID) -> Bool
  ) {
    var judgement = judge(id, frame, toProjection, toLift)
    guard count(judgement) else { return }
    judgement.density = estimate.density(at: frame.center, size: frame.size)
    weigh(judgement, attracts: attracts)
  }

  /// Counts a target; false if it cannot be meant.
  @inline(__always)
  private mutating func count(_ judgement: Judgement) -> Bool {
    considered &+= 1
    return judgement.standing == .eligible && !isTooSlow
  }

  @inline(__always)
  private mutating func weigh(_ judgement: Judgement, attracts: (TargetID) -> Bool) {
    circles[judgement.ring].mass &+= mass(of: judgement.density)
    // A density that is greater or the same: only then can it be preferred.
    if judgement.density < circles[judgement.ring].bestDensity { return }
    offer(judgement, attracts: attracts)
  }

  @inline(never)
  private mutating func offer(_ judgement: Judgement, attracts: (TargetID) -> Bool) {
    let ring = judgement.ring
    circles[ring].greatestDensity = Swift.max(circles[ring].greatestDensity, judgement.density)
    if let best = bests[ring]?.judgement, !judgement.isPreferred(to: best) { return }
    guard attracts(judgement.id) else { return }
    circles[ring].bestDensity = judgement.density
    bests[ring] = (judgement, considered &- 1)
  }

  /// Whether nothing was considered yet.
  package var isEmpty: Bool { considered == 0 }

  /// Whether the choice is made, once all within a circle have been considered: what lies farther is not part
  /// of it.
  ///
  /// It is where no target outside could be likelier than the likeliest within, and where so many have been
  /// found that none can be likely enough any more, wherever it lies: then the pointer coasts. Also after the
  /// last circle, or if the flick is too slow. What is decided stays so in the next circle.
  public func isDecided(within ring: Int) -> Bool {
    var scan = self
    return scan.ends(at: ring)
  }

  /// The outcome among the targets considered so far.
  public var attraction: Attraction {
    var scan = self
    return scan.outcome()
  }

  /// The outcome; mutating, so that the circles are not copied.
  package mutating func outcome() -> Attraction {
    let last = lastRing()
    guard !isTooSlow, let best = best(within: last)?.judgement else {
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

  // MARK: What the explanation shares

  // What only looks is mutating too: else a loop copies all circles for each that it looks at.

  /// The circle at which the scan ends.
  mutating func lastRing() -> Int {
    var ring = 0
    while !ends(at: ring) { ring += 1 }
    return ring
  }

  /// Whether the scan ends at a circle, if not before; see ``isDecided(within:)``.
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
    // One that lies farther would itself be part of the sum.
    let fartherMass = self.mass(of: farther)
    return isUnlikely(self.mass(of: greatest), among: mass)
      && isUnlikely(fartherMass, among: mass &+ fartherMass)
  }

  /// The preferred target within a circle, and which of the targets considered it is.
  mutating func best(within ring: Int) -> (judgement: Judgement, index: Int)? {
    var found = 0
    for inner in 0...ring {
      guard let best = bests[inner]?.judgement else { continue }
      if let known = bests[found]?.judgement, !best.isPreferred(to: known) { continue }
      found = inner
    }
    return bests[found]
  }

  /// How likely a density makes a target, among all within a circle and none.
  mutating func probability(of density: Double, within ring: Int) -> Double {
    var sum: UInt64 = 0
    for inner in 0...ring { sum &+= circles[inner].mass }
    return probability(of: mass(of: density), among: sum)
  }

  @inline(__always)
  private func probability(of mass: UInt64, among sum: UInt64) -> Double {
    Double(mass) / Double(sum &+ MagneticScan.unit)
  }

  @inline(__always)
  private func isUnlikely(_ mass: UInt64, among sum: UInt64) -> Bool {
    probability(of: mass, among: sum) < configuration.minimumProbability
  }

  /// What "none" weighs.
  private static var unit: UInt64 { 1 << 20 }

  /// What a density weighs.
  @inline(__always)
  private func mass(of density: Double) -> UInt64 {
    let mass = density * massFactor
    // Of 2²⁴ targets, 2⁴⁰ each, the sum does not overflow. Added to 2⁵² a number is rounded to a whole one,
    // which its low bits then are: a conversion would be checked.
    return mass < 0x1p40 ? (mass + 0x1p52).bitPattern & 0xf_ffff_ffff_ffff : 1 << 40
  }

  /// Measures one target against the flick, all but how likely it is.
  func judge(_ target: MagneticTarget) -> Judgement {
    var judgement = judge(
      target.id, target.frame, target.region.distanceSquared(to: projected),
      target.region.distanceSquared(to: flick.position))
    if !target.isOrdered { judgement.standing = .invalid }
    return judgement
  }

  /// How likely the movement was to end about the middle of a target, times its weight.
  func density(of target: MagneticTarget) -> Double {
    estimate.density(at: target.frame.center, size: target.frame.size) * target.weight
  }

  /// One whose middle may lie outside the bounds: it is held to them, where the frame itself meets them.
  private func judge(_ id: TargetID, _ frame: Rect, _ toProjection: Double, _ toLift: Double) -> Judgement {
    let landing = frame.center.clamped(to: flick.bounds)
    var judgement = judge(id, landing: landing, way: estimate.way(to: landing), toProjection, toLift)
    if !frame.intersects(flick.bounds) { judgement.standing = .outOfReach }
    return judgement
  }

  @inline(__always)
  private func judge(
    _ id: TargetID, landing: Point, way: (square: Double, along: Double), _ toProjection: Double,
    _ toLift: Double
  ) -> Judgement {
    let distanceSquared = toProjection < toLift ? toProjection : toLift
    let ring = configuration.ring(reachingSquare: distanceSquared) ?? -1
    var standing = Judgement.Standing.outOfReach
    if ring >= 0 { standing = toLift == 0 || isAhead(way) ? .eligible : .offCourse }
    return Judgement(
      standing: standing, distanceSquared: distanceSquared, isLanded: toProjection == 0, ring: ring,
      landing: landing, id: id)
  }

  /// Whether the way to a place lies within the cone around the swipe.
  ///
  /// Cosines times their magnitudes are in the order of cosines, and need no root.
  @inline(__always)
  private func isAhead(_ way: (square: Double, along: Double)) -> Bool {
    way.along * way.along.magnitude >= signedSquareCosine * way.square
  }
}
