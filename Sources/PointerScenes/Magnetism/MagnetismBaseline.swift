public import PointerKit

/// A simple rule that the engine's answers are scored beside.
///
/// The nearest ones have no radius: they answer with some target wherever there is a magnetic one (F5–F7).
public enum MagnetismBaseline: CaseIterable, Hashable, Sendable {
  /// No magnetism and no inertia: what holds the place of the lift.
  case stay
  /// Plain inertia: what holds the projected place.
  case coast
  /// The magnetic target nearest to the place of the lift: a bubble cursor.
  case nearestToPointer
  /// The magnetic target nearest to the place where inertia at the engine's own decay would end.
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
  /// What each baseline would have answered, in the order of `MagnetismBaseline.allCases`; nil is none.
  ///
  /// Regions are as the engine pads them.
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

  /// The enabled targets that are magnetic, with the regions that an engine gives them.
  package func magneticTargets(in engine: PointerEngine) -> [MagneticTarget] {
    targets.filter { $0.isEnabled && engine.isMagnetic($0.id) }.map {
      // A case has no spaces: the frames are in the window.
      MagneticTarget(id: $0.id, frame: $0.frame, region: engine.region(of: $0.id) ?? $0.frame)
    }
  }
}

extension MagnetismBaseline {
  /// The target whose region is nearest to a place, then whose frame is, then whose centre is, then the one
  /// with the lower id.
  package static func nearest(to place: Point, among targets: [MagneticTarget]) -> TargetID? {
    var best: (Double, Double, Double, TargetID)?
    for target in targets {
      let region = target.region.distanceSquared(to: place)
      if let best, best.0 < region { continue }
      let measures = (
        region, target.frame.distanceSquared(to: place), (target.frame.center - place).lengthSquared,
        target.id
      )
      if let best, best <= measures { continue }
      best = measures
    }
    return best?.3
  }
}
