import Kinematics

/// An explanation of a flick's end: the outcome, the estimate, the circles, and a verdict on every target.
///
/// Made by the code that makes the choice, so that the two agree.
public struct MagnetismExplanation: Hashable, Sendable {
  /// The flick.
  public let flick: Flick
  /// The outcome.
  public let attraction: Attraction
  /// The estimate of where the person meant to end.
  public let estimate: LandingEstimate
  /// The radii of the circles around the lift and around the projected point, in points, ascending.
  public let rings: [Double]
  /// The circle at which the scan ended, counted from 0 outward.
  public let lastRing: Int
  /// Every target, in the order given.
  public let candidates: [MagnetismCandidate]
}

extension Magnet {
  /// The outcome of a flick among targets, with its reasons; O(n) in the targets.
  ///
  /// `attracts` returns whether a target may be chosen, and is called once for each; by default all may.
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>,
    attracts: (MagneticTarget) -> Bool = { _ in true }
  ) -> MagnetismExplanation {
    let targets = Array(targets)
    let mayAttract = targets.map(attracts)
    var scan = MagneticScan(flick, configuration: configuration)
    for (target, may) in zip(targets, mayAttract) { scan.consider(target) { may } }
    let attraction = scan.outcome()
    let last = scan.lastRing()
    let best = scan.best(within: last)
    let candidates = targets.indices.map { index in
      var score = scan.score(of: targets[index])
      score.density = scan.density(of: targets[index])
      let isValid = score.eligibility != .invalid
      let verdict = scan.verdict(
        on: score, isBest: index == best?.index, attracts: mayAttract[index], best: best?.score,
        isChosen: attraction.target != nil, lastRing: last)
      let mayBeMeant = !scan.isTooSlow && score.eligibility == .eligible && score.ring <= last
      return MagnetismCandidate(
        id: score.id, distance: isValid ? score.distanceSquared.squareRoot() : .infinity,
        ring: isValid && score.ring >= 0 ? score.ring : nil,
        angle: isValid ? scan.angle(to: score.landing) : nil, density: isValid ? score.density : 0,
        probability: mayBeMeant ? scan.probability(of: score.density, within: last) : 0, verdict: verdict)
    }
    return MagnetismExplanation(
      flick: flick, attraction: attraction, estimate: scan.estimate,
      rings: (0..<configuration.ringCount).map { configuration.ringRadius($0) }, lastRing: last,
      candidates: candidates)
  }
}

extension MagneticScan {
  /// The angle between heading and direction to a point, 0…π radians; nil if either has no direction.
  ///
  /// The choice compares cosines; this angle is for people, and exact for small angles too.
  fileprivate func angle(to point: Point) -> Double? {
    let direction = (point - flick.position).normalized
    let heading = estimate.heading
    guard direction != .zero, heading != .zero else { return nil }
    return Elementary.atan2(heading.cross(direction).magnitude, heading.dot(direction))
  }

  fileprivate func verdict(
    on score: CandidateScore, isBest: Bool, attracts: Bool, best: CandidateScore?, isChosen: Bool,
    lastRing: Int
  ) -> MagnetismVerdict {
    if isTooSlow, score.eligibility != .invalid { return .tooSlow }
    switch score.eligibility {
    case .invalid: return .invalid
    case .outOfReach: return .outOfReach
    case .offCourse: return .offCourse
    case .eligible:
      if isBest { return isChosen ? .chosen : .unlikely }
      if score.ring > lastRing { return .beyond }
      if !attracts { return .inert }
      return score.density == best?.density ? .tied : .lessLikely
    }
  }
}
