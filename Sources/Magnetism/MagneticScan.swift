public import Kinematics

/// The choice for one flick, made target by target, so that no list of targets needs to be built.
///
/// ```swift
/// var scan = MagneticScan(flick, configuration: configuration)
/// for target in targets { scan.consider(target) }
/// let attraction = scan.attraction
/// ```
/// Feed each id once, in any order: the order changes nothing. Of two targets with the same id that measure the
/// same, the first fed wins. With an index, feed circle by circle: see ``isDecided(within:)``.
public struct MagneticScan: Sendable {
  /// The flick being judged.
  public let flick: Flick
  /// The rules it is judged by.
  public let configuration: MagnetismConfiguration
  /// Whether the flick is slower than ``MagnetismConfiguration/minimumSpeed``, or has no speed: no target can win.
  public let isTooSlow: Bool
  /// Where inertia alone would land, in points, held to the bounds; the position itself if the flick is too slow (F2).
  public let projected: Point
  /// Where the movement was meant to end.
  public let estimate: LandingEstimate
  /// The cosine at the rim of the cone.
  private let minimumCosine: Double
  /// The preferred target of each circle, and the sum of the densities in it.
  private var circles = InlineArray<12, Circle>(repeating: Circle())
  /// How many targets were considered.
  private var count = 0

  private struct Circle {
    var best: Judgement?
    var greatest = 0.0
    /// Which of the targets considered that is.
    var bestIndex = -1
    /// Whole numbers, so that the order of the targets does not round it: densities in 2⁻²⁰ of "none".
    var mass: UInt64 = 0
  }

  /// Begins the choice for a flick.
  public init(_ flick: Flick, configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.flick = flick
    self.configuration = configuration
    let speed = flick.velocity.length
    isTooSlow = !(speed > 0 && speed >= configuration.minimumSpeed)
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    let end = isTooSlow ? flick.position : Limits.hold(flick.position + coast, ifNaN: flick.position)
    projected = end.clamped(to: flick.bounds)
    estimate = LandingEstimate(flick, projected: projected, configuration: configuration)
    // The rim belongs to the cone: the hair's breadth of slack is for the rounding of both cosines.
    // A hand that has braked may have gone too far: what it wants can lie behind it.
    let tolerance = Swift.min(
      Double.pi, configuration.directionTolerance / Swift.max(flick.stroke.finalSpeedShare, 0.1))
    minimumCosine = Elementary.cos(tolerance) - 0x1p-50
  }

  /// Considers one more target; O(circles), at most 12, and nothing is allocated.
  ///
  /// One that may be meant without attracting, as a hover target may, or one that something covers, makes the others less
  /// likely and is never chosen (F5). Whether it attracts is asked only of one that would win.
  public mutating func consider(_ target: MagneticTarget, attracts: () -> Bool = { true }) {
    defer { count += 1 }
    guard !isTooSlow else { return }
    let judgement = judge(target)
    guard judgement.standing == .eligible else { return }
    let ring = judgement.ring
    circles[ring].mass &+= mass(of: judgement.density)
    // A density that is greater or the same: only then can it be preferred.
    guard judgement.density >= circles[ring].greatest,
      circles[ring].best.map({ judgement.isPreferred(to: $0) }) ?? true, attracts()
    else { return }
    circles[ring].best = judgement
    circles[ring].greatest = judgement.density
    circles[ring].bestIndex = count
  }

  /// Whether no target outside a circle could be likelier than the likeliest within it, once all within it have been
  /// considered.
  ///
  /// Then the choice is made, and what lies farther is not part of it. Also after the last circle, or if the flick is
  /// too slow.
  public func isDecided(within ring: Int) -> Bool {
    guard !isTooSlow, ring < configuration.ringCount - 1 else { return true }
    guard let best = best(within: ring)?.judgement else { return false }
    return best.density > estimate.greatestDensity(beyond: configuration.ringRadius(ring))
  }

  /// The outcome among the targets considered so far.
  public var attraction: Attraction {
    let last = lastRing
    guard !isTooSlow, let best = best(within: last)?.judgement else {
      return Attraction(
        reason: isTooSlow ? .tooSlow : .coasted, target: nil, likeliest: nil, probability: 0,
        velocity: flick.velocity, projected: projected, landing: projected, ring: nil)
    }
    let probability = probability(of: best.density, within: last)
    let isLikely = probability >= configuration.minimumProbability
    let isLanded = best.distanceToProjection == 0
    return Attraction(
      reason: !isLikely ? .coasted : isLanded ? .landed : .scan, target: isLikely ? best.id : nil,
      likeliest: best.id, probability: probability, velocity: flick.velocity, projected: projected,
      landing: isLikely ? best.landing : projected, ring: isLikely ? best.ring : nil)
  }

  // MARK: What the explanation shares

  /// The circle at which the scan ends.
  var lastRing: Int {
    var ring = 0
    while !isDecided(within: ring) { ring += 1 }
    return ring
  }

  /// The preferred target within a circle, and which of the targets considered it is.
  func best(within ring: Int) -> (judgement: Judgement, index: Int)? {
    var found: (judgement: Judgement, index: Int)?
    for inner in 0...ring {
      guard let best = circles[inner].best else { continue }
      if found.map({ best.isPreferred(to: $0.judgement) }) ?? true {
        found = (best, circles[inner].bestIndex)
      }
    }
    return found
  }

  /// How likely a density makes a target, among all within a circle and none.
  func probability(of density: Double, within ring: Int) -> Double {
    var sum: UInt64 = 0
    for inner in 0...ring { sum &+= circles[inner].mass }
    let mass = mass(of: density)
    return Double(mass) / Double(sum &+ MagneticScan.unit)
  }

  /// What "none" weighs.
  private static var unit: UInt64 { 1 << 20 }

  /// A density as a share of that of "none", which is one in the square of the stray distance.
  @inline(__always)
  private func mass(of density: Double) -> UInt64 {
    let mass = density * (configuration.strayDistance * configuration.strayDistance) * 0x1p20
    // Of 2²⁴ targets, 2⁴⁰ each, the sum does not overflow.
    return mass < 0x1p40 ? UInt64(mass) : 1 << 40
  }

  /// Measures one target against the flick.
  @inline(__always)
  func judge(_ target: MagneticTarget) -> Judgement {
    let center = target.frame.center
    let landing = center.clamped(to: flick.bounds)
    let toProjection = target.region.distanceSquared(to: projected)
    let toLift = target.region.distanceSquared(to: flick.position)
    let distance = Swift.min(toProjection, toLift).squareRoot()
    let ring = configuration.ring(reaching: distance) ?? -1

    let standing: Judgement.Standing
    if !target.isOrdered {
      standing = .invalid
    } else if ring < 0 || !target.frame.intersects(flick.bounds) {
      standing = .outOfReach
    } else {
      standing = toLift == 0 || isAhead(landing) ? .eligible : .offCourse
    }
    let size = Vector(dx: target.frame.width, dy: target.frame.height)
    return Judgement(
      standing: standing, distance: distance, distanceToProjection: toProjection, ring: ring,
      density: estimate.density(at: center, size: size) * target.weight, landing: landing, id: target.id)
  }

  /// Whether the way to a place lies within the cone around the swipe.
  @inline(__always)
  private func isAhead(_ place: Point) -> Bool {
    let way = place - flick.position
    let length = way.length
    guard length > 0 else { return true }
    return estimate.heading.dot(way) / length >= minimumCosine
  }
}
