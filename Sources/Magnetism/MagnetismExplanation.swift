import Kinematics

/// Why a flick ended where it did: the outcome, the estimate, the circles, and every target with its verdict.
///
/// Made by the code that makes the choice, so the two cannot disagree.
public struct MagnetismExplanation: Hashable, Sendable {
  /// The flick, as it was judged.
  public let flick: Flick
  /// The outcome.
  public let attraction: Attraction
  /// Where the movement was meant to end, and how sure that is.
  public let estimate: LandingEstimate
  /// The radii of the circles around the place of the lift and around the projected point, in points,
  /// smallest first.
  public let rings: [Double]
  /// The circle at which the scan ended, counted from 0 outward.
  public let lastRing: Int
  /// Every target, in the order given.
  public let candidates: [MagnetismCandidate]
}

extension Magnet {
  /// Where a flick ends among targets, and why; O(n) in the targets.
  ///
  /// `attracts` tells whether one may be chosen; all may if it is not given. It is asked once for each.
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>,
    attracts: (MagneticTarget) -> Bool = { _ in true }
  ) -> MagnetismExplanation {
    let targets = Array(targets)
    let mayAttract = targets.map(attracts)
    var scan = MagneticScan(flick, configuration: configuration)
    for (target, may) in zip(targets, mayAttract) { scan.consider(target) { may } }
    let attraction = scan.attraction
    let last = scan.lastRing()
    let best = scan.best(within: last)
    let candidates = targets.indices.map { index in
      var judgement = scan.judge(targets[index])
      judgement.density = scan.density(of: targets[index])
      let isOrdered = judgement.standing != .invalid
      let verdict = scan.verdict(
        on: judgement, isBest: index == best?.index, attracts: mayAttract[index], best: best?.judgement,
        isChosen: attraction.target != nil, lastRing: last)
      let mayBeMeant = !scan.isTooSlow && judgement.standing == .eligible && judgement.ring <= last
      return MagnetismCandidate(
        id: judgement.id, distance: isOrdered ? judgement.distanceSquared.squareRoot() : .infinity,
        ring: isOrdered && judgement.ring >= 0 ? judgement.ring : nil,
        angle: isOrdered ? scan.angle(to: judgement.landing) : nil,
        density: isOrdered ? judgement.density : 0,
        probability: mayBeMeant ? scan.probability(of: judgement.density, within: last) : 0,
        verdict: verdict)
    }
    return MagnetismExplanation(
      flick: flick, attraction: attraction, estimate: scan.estimate,
      rings: (0..<configuration.ringCount).map { configuration.ringRadius($0) }, lastRing: last,
      candidates: candidates)
  }
}

extension MagneticScan {
  /// The angle between the heading and the way from the lift to a place, 0…π radians; nil if either has no
  /// direction.
  ///
  /// The choice compares cosines; this is for people, and exact for small angles too.
  fileprivate func angle(to place: Point) -> Double? {
    let way = (place - flick.position).normalized
    let heading = estimate.heading
    guard way != .zero, heading != .zero else { return nil }
    return Elementary.atan2((heading.dx * way.dy - heading.dy * way.dx).magnitude, heading.dot(way))
  }

  /// What became of a target.
  fileprivate func verdict(
    on judgement: Judgement, isBest: Bool, attracts: Bool, best: Judgement?, isChosen: Bool, lastRing: Int
  ) -> MagnetismVerdict {
    if judgement.standing == .invalid { return .invalid }
    if isTooSlow { return .tooSlow }
    switch judgement.standing {
    case .invalid: return .invalid
    case .outOfReach: return .outOfReach
    case .offCourse: return .offCourse
    case .eligible:
      if isBest { return isChosen ? .chosen : .unlikely }
      if judgement.ring > lastRing { return .beyond }
      if !attracts { return .inert }
      return judgement.density == best?.density ? .tied : .lessLikely
    }
  }
}
