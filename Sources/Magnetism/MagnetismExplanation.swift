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
          angle: isOrdered ? judgement.angle : nil,
          verdict: scan.isTooSlow
            ? .tooSlow
            : index == scan.bestIndex ? .chosen : judgement.verdict(against: winner)))
    }
    return MagnetismExplanation(
      flick: flick, attraction: scan.attraction,
      rings: (0..<configuration.ringCount).map { configuration.ringRadius($0) }, candidates: candidates)
  }
}

extension Judgement {
  /// The angle whose cosine was judged, in radians; nil if there was none.
  fileprivate var angle: Double? {
    guard cosine == cosine else { return nil }
    return Elementary.atan2(((1 - cosine) * (1 + cosine)).squareRoot(), cosine)
  }

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
