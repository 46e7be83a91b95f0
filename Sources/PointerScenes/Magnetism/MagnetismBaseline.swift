public import PointerKit

/// A simple rule with which the engine's answers are compared.
///
/// The two rules for the nearest target choose a magnetic target at any distance, if there is one.
public enum MagnetismBaseline: CaseIterable, Hashable, Sendable {
  /// No magnetism and no inertia: the target at the position of the pointer when the finger lifts.
  case stay
  /// Inertia alone: the target at the projected point.
  case coast
  /// The magnetic target nearest to the pointer when the finger lifts, as with a bubble cursor.
  case nearestToPointer
  /// The magnetic target nearest to the projected point.
  case nearestToProjection

  var name: String {
    switch self {
    case .stay: "stay"
    case .coast: "coast"
    case .nearestToPointer: "nearest to pointer"
    case .nearestToProjection: "nearest to projection"
    }
  }
}

extension MagnetismCase {
  /// The target that each baseline chooses, in the order of `MagnetismBaseline.allCases`; nil for no target.
  ///
  /// The baselines use the engine's hit regions.
  public func baselineTargets(beside answer: MagnetismAnswer) -> [TargetID?] {
    var engine = PointerEngine(size: size, start: answer.position)
    engine.upsert(targets, at: .zero)
    let magnetic = magneticTargets(in: engine)
    return MagnetismBaseline.allCases.map { baseline in
      switch baseline {
      case .stay: engine.target(at: answer.position)?.id
      case .coast: engine.target(at: answer.projected)?.id
      case .nearestToPointer: MagnetismBaseline.nearest(to: answer.position, among: magnetic)
      case .nearestToProjection: MagnetismBaseline.nearest(to: answer.projected, among: magnetic)
      }
    }
  }

  /// The enabled magnetic targets, with the hit regions that an engine gives them.
  package func magneticTargets(in engine: PointerEngine) -> [MagneticTarget] {
    targets.filter { $0.isEnabled && engine.isMagnetic($0.id) }.map {
      // A case has no spaces, so frames are in window coordinates.
      MagneticTarget(id: $0.id, frame: $0.frame, region: engine.region(of: $0.id) ?? $0.frame)
    }
  }
}

extension MagnetismBaseline {
  /// The target whose region is nearest to a point; nil if there are no targets.
  ///
  /// Of equally near regions, the target with the nearer frame wins, then the nearer center, then the lower
  /// id.
  package static func nearest(to point: Point, among targets: [MagneticTarget]) -> TargetID? {
    var best: (Double, Double, Double, TargetID)?
    for target in targets {
      let region = target.region.distanceSquared(to: point)
      if let best, best.0 < region { continue }
      let measures = (
        region, target.frame.distanceSquared(to: point), (target.frame.center - point).lengthSquared,
        target.id
      )
      if let best, best <= measures { continue }
      best = measures
    }
    return best?.3
  }
}
