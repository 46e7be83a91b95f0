public import Kinematics

/// The choice for one flick, made target by target, so that no list of targets needs to be built.
///
/// ```swift
/// var scan = MagneticScan(flick, configuration: configuration)
/// for target in index.targets(meeting: scan.searchBounds) { scan.consider(target) }
/// let attraction = scan.attraction
/// ```
/// Feed each id once, in any order: the order changes nothing. Of two targets with the same id that measure the
/// same, the first fed wins.
public struct MagneticScan: Sendable {
  /// The flick being judged.
  public let flick: Flick
  /// The rules it is judged by.
  public let configuration: MagnetismConfiguration
  /// Whether the flick is slower than ``MagnetismConfiguration/minimumSpeed``, or has no speed: no target can win.
  public let isTooSlow: Bool
  /// Where inertia alone would land, in points, held to the bounds; the position itself if the flick is too slow (F2).
  public let projected: Point
  /// The swipe's direction, of length 1; zero without speed.
  let direction: Vector
  /// The cosine at the rim of the cone.
  let minimumCosine: Double
  /// The preferred target so far.
  private var best: Judgement?
  /// How many targets were considered, and the number of the preferred one.
  private var count = 0
  private(set) var bestIndex = -1

  /// Begins the choice for a flick.
  public init(_ flick: Flick, configuration: MagnetismConfiguration = MagnetismConfiguration()) {
    self.flick = flick
    self.configuration = configuration
    let speed = flick.velocity.length
    isTooSlow = !(speed > 0 && speed >= configuration.minimumSpeed)
    direction = flick.velocity.normalized
    let coast = configuration.decay.projectedDistance(velocity: flick.velocity)
    let end = isTooSlow ? flick.position : Limits.hold(flick.position + coast, ifNaN: flick.position)
    projected = end.clamped(to: flick.bounds)
    // The rim belongs to the cone: the hair's breadth of slack is for the rounding of both cosines.
    minimumCosine = Elementary.cos(configuration.directionTolerance) - 0x1p-50
  }

  /// The square that meets the region of every target that could win, in points: the projection ± the radius.
  ///
  /// A target whose region does not meet it cannot be chosen and need not be considered. It is larger than the
  /// radius by a hair, so that rounding cannot leave a target out.
  public var searchBounds: Rect {
    let reach = configuration.radius * (1 + 0x1p-50)
    return Rect(
      minX: projected.x - reach, minY: projected.y - reach,
      maxX: projected.x + reach, maxY: projected.y + reach)
  }

  /// Considers one more target; complexity: O(1), at most 64 circles, and nothing is allocated.
  public mutating func consider(_ target: MagneticTarget) {
    defer { count += 1 }
    guard prefers(target) else { return }
    best = judge(target)
    bestIndex = count
  }

  /// Whether a target would win over all considered so far: for what is dear to find out about it.
  public func prefers(_ target: MagneticTarget) -> Bool {
    guard !isTooSlow else { return false }
    let judgement = judge(target)
    guard judgement.standing == .landed || judgement.standing == .eligible else { return false }
    return best.map { judgement.isPreferred(to: $0).0 } ?? true
  }

  /// The outcome among the targets considered so far.
  public var attraction: Attraction {
    guard let best else {
      return Attraction(
        reason: isTooSlow ? .tooSlow : .coasted, target: nil, velocity: flick.velocity,
        projected: projected, landing: projected, ring: nil)
    }
    let landed = best.standing == .landed
    return Attraction(
      reason: landed ? .landed : .scan, target: best.id, velocity: flick.velocity,
      projected: projected, landing: best.landing, ring: landed ? nil : best.ring)
  }

  /// Measures one target against the flick.
  func judge(_ target: MagneticTarget) -> Judgement {
    let landing = target.frame.center.clamped(to: flick.bounds)
    let distance = target.region.gap(to: projected).length
    let way = landing - flick.position
    let wayLength = way.length
    let cosine =
      wayLength > 0 && direction != .zero
      ? Limits.hold(direction.dot(way) / wayLength, -1, 1, ifNaN: .nan) : .nan
    let ring = configuration.ring(reaching: distance)

    let standing: Judgement.Standing
    if !target.isOrdered {
      standing = .invalid
    } else if target.region.contains(projected) {
      standing = .landed
    } else if ring == nil || !target.frame.intersects(flick.bounds) {
      standing = .outOfReach
    } else {
      standing = cosine >= minimumCosine ? .eligible : .offCourse
    }
    return Judgement(
      standing: standing, distance: distance, effectiveDistance: distance / target.weight,
      ring: ring ?? -1, cosine: cosine, frameDistance: target.frame.gap(to: projected).length,
      centerDistance: (landing - projected).length, landing: landing, id: target.id)
  }
}

extension Rect {
  /// The vector from a point to the nearest point of the rectangle, up to signs; zero inside.
  fileprivate func gap(to point: Point) -> Vector {
    Vector(
      dx: Swift.max(Swift.max(minX - point.x, point.x - maxX), 0),
      dy: Swift.max(Swift.max(minY - point.y, point.y - maxY), 0))
  }
}
