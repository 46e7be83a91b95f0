import Kinematics

/// An explanation of a flick's end: the outcome, the estimate, the circles, and a verdict on every target.
///
/// The code that makes the choice also creates the explanation, so that both agree.
public struct MagnetismExplanation: Hashable, Sendable {
  /// The flick.
  public let flick: Flick
  /// The outcome.
  public let attraction: Attraction
  /// The estimate of the end that the person meant.
  public let estimate: LandingEstimate
  /// The radii of the circles around the projected point, in points, ascending.
  public let rings: [Double]
  /// Every target, in the order given.
  public let candidates: [MagnetismCandidate]
}

extension Magnet {
  /// The outcome of a flick among targets, with its reasons; O(n) in the targets.
  ///
  /// `attracts` returns whether a target may be chosen, and is called once for each target; by default all
  /// targets may be chosen.
  @_optimize(size)
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>,
    attracts: (MagneticTarget) -> Bool = { _ in true }
  ) -> MagnetismExplanation {
    let targets = Array(targets)
    let mayAttract = targets.map(attracts)
    var scan = MagneticScan(flick, configuration: configuration)
    for target in targets { scan.consider(target) }
    let attraction = scan.outcome { _, index in mayAttract[index] }
    let unlikely = scan.best == nil ? scan.unlikely(among: targets, mayAttract) : nil
    let candidates = targets.indices.map { index in
      let score = scan.score(of: targets[index])
      let isValid = score.eligibility != .invalid
      let mayBeMeant = !scan.isTooSlow && score.eligibility == .eligible
      return MagnetismCandidate(
        id: score.id, distance: isValid ? score.distanceSquared.squareRoot() : .infinity,
        ring: isValid && score.ring >= 0 ? score.ring : nil,
        angle: isValid ? scan.angle(to: score.landing) : nil, density: isValid ? score.density : 0,
        probability: mayBeMeant ? scan.probability(of: score) : 0,
        verdict: index == unlikely
          ? .unlikely
          : scan.verdict(
            on: score, index: index, attracts: mayAttract[index], isChosen: attraction.target != nil))
    }
    return MagnetismExplanation(
      flick: flick, attraction: attraction, estimate: scan.estimate,
      rings: (0..<configuration.ringCount).map { configuration.ringRadius($0) }, candidates: candidates)
  }
}

extension MagneticScan {
  /// The angle between the heading and the direction from the lift to a point, 0…π radians.
  ///
  /// It is nil if the heading is zero or if the point is the position of the lift.
  fileprivate func angle(to point: Point) -> Double? {
    let direction = (point - flick.position).normalized
    let heading = estimate.heading
    guard direction != .zero, heading != .zero else { return nil }
    return Elementary.atan2(heading.cross(direction).magnitude, heading.dot(direction))
  }

  /// The index of the likeliest target that may attract, if its probability is too low; otherwise nil.
  ///
  /// The result is also nil if this target is certain (``CandidateScore/isCertain``). Such a target is
  /// probable enough, but too many other targets precede it in the ranking.
  fileprivate func unlikely(among targets: [MagneticTarget], _ mayAttract: [Bool]) -> Int? {
    if isTooSlow { return nil }
    var first: CandidateRanking.Entry?
    for index in targets.indices where mayAttract[index] {
      let score = score(of: targets[index])
      guard score.eligibility == .eligible, first.map({ score.isPreferred(to: $0.score) }) ?? true else {
        continue
      }
      first = (score, index)
    }
    guard let first, !first.score.isCertain,
      probability(of: first.score) < configuration.minimumProbability
    else { return nil }
    return first.index
  }

  fileprivate func verdict(
    on score: CandidateScore, index: Int, attracts: Bool, isChosen: Bool
  ) -> MagnetismVerdict {
    if isTooSlow, score.eligibility != .invalid { return .tooSlow }
    switch score.eligibility {
    case .invalid: return .invalid
    case .outOfReach: return .outOfReach
    case .eligible:
      guard let best else { return attracts ? .lessLikely : .inert }
      if index == best.index { return isChosen ? .chosen : .unlikely }
      if !attracts { return .inert }
      return score.density == best.score.density && score.isCertain == best.score.isCertain
        ? .tied : .lessLikely
    }
  }
}
