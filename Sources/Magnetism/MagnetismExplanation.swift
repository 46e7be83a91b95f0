import Kinematics

/// Why a flick ended where it did: the outcome, the circles, and every target with its verdict.
///
/// Made by the code that makes the choice, so the two cannot disagree.
public struct MagnetismExplanation: Hashable, Sendable {
  /// The flick, as it was judged.
  public let flick: Flick
  /// The outcome.
  public let attraction: Attraction
  /// The radii of the circles around the projected point, in points, smallest first.
  public let rings: [Double]
  /// Every target, in the order given.
  public let candidates: [MagnetismCandidate]
}

extension Magnet {
  /// Where a flick ends among targets, and why; complexity: O(n) in the targets.
  public func explanation(
    of flick: Flick, among targets: some Sequence<MagneticTarget>
  ) -> MagnetismExplanation {
    explanation(of: flick, amongAll: Array(targets))
  }

  private func explanation(of flick: Flick, amongAll targets: [MagneticTarget]) -> MagnetismExplanation {
    var scan = MagneticScan(flick, configuration: configuration)
    for target in targets { scan.consider(target) }
    let winner = scan.bestIndex < 0 ? nil : scan.judge(targets[scan.bestIndex])

    var candidates: [MagnetismCandidate] = []
    candidates.reserveCapacity(targets.count)
    for index in targets.indices {
      let judgement = scan.judge(targets[index])
      let isOrdered = judgement.standing != .invalid
      candidates.append(
        MagnetismCandidate(
          id: judgement.id, distance: isOrdered ? judgement.distance : .infinity,
          effectiveDistance: isOrdered ? judgement.effectiveDistance : .infinity,
          ring: isOrdered && judgement.ring >= 0 ? judgement.ring : nil,
          angle: isOrdered ? scan.angle(to: judgement.landing) : nil,
          verdict: scan.isTooSlow
            ? .tooSlow
            : index == scan.bestIndex ? .chosen : judgement.verdict(against: winner)))
    }
    return MagnetismExplanation(
      flick: flick, attraction: scan.attraction,
      rings: (0..<configuration.ringCount).map { configuration.ringRadius($0) }, candidates: candidates)
  }
}

extension MagneticScan {
  /// The angle between the swipe and the way from the lift to a place, 0…π radians; nil if either has no direction.
  ///
  /// The choice compares cosines; this is for people, and exact for small angles too.
  fileprivate func angle(to place: Point) -> Double? {
    let way = (place - flick.position).normalized
    guard way != .zero, direction != .zero else { return nil }
    return Elementary.atan2(
      (direction.dx * way.dy - direction.dy * way.dx).magnitude, direction.dot(way))
  }
}

extension Judgement {
  /// Why this target lost to the winner; without a winner no target was landed or eligible.
  fileprivate func verdict(against winner: Judgement?) -> MagnetismVerdict {
    switch standing {
    case .invalid: return .invalid
    case .outOfReach: return .outOfReach
    case .offCourse: return .offCourse
    case .landed, .eligible:
      guard let winner else { return .tied }
      switch winner.isPreferred(to: self).by {
      case .distance: return .farther
      case .angle: return .wider
      case .id, .none: return .tied
      }
    }
  }
}
