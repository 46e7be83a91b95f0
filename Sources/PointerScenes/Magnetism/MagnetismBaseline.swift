import PointerKit

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
  /// Regions are as the engine pads them. Of magnetic targets the one whose region is nearest to the place wins,
  /// then the one whose frame is, then whose centre is, then the lower id.
  public func baselineTargets(beside answer: MagnetismAnswer) -> [UInt64?] {
    var engine = PointerEngine(size: size, start: answer.position)
    engine.upsert(targets, at: .zero)
    return MagnetismBaseline.allCases.map { baseline in
      switch baseline {
      case .stay: engine.target(at: answer.position)
      case .coast: engine.target(at: answer.projected)
      case .nearestToPointer: nearest(to: answer.position, in: engine)
      case .nearestToProjection: nearest(to: answer.projected, in: engine)
      }
    }
  }

  private func nearest(to place: Point, in engine: PointerEngine) -> UInt64? {
    var best: (Double, Double, Double, UInt64)?
    for target in targets where target.isEnabled {
      // A case has no spaces: the frames are in the window.
      let region = engine.region(of: target.id) ?? target.frame
      let measures = (
        region.distanceSquared(to: place), target.frame.distanceSquared(to: place),
        (target.frame.center - place).lengthSquared, target.id
      )
      if let best, best <= measures { continue }
      // What a target is like costs more to ask than where it is: only of one that would win.
      if engine.isMagnetic(target.id) { best = measures }
    }
    return best?.3
  }
}
