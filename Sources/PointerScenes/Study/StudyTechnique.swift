import PointerKit

/// A pointing technique that a study compares with others.
///
/// All techniques have the scene's snapping, effects and recentering. They differ in the effect of a flick
/// and in the target of a click.
public enum StudyTechnique: Int, Hashable, Sendable, CaseIterable {
  /// No inertia (`PointerSettings.inertia` is false): the pointer stops with the finger.
  case plain
  /// Inertia alone: the pointer coasts, and no target is magnetic (each `PointerTarget.isMagnetic` is false).
  ///
  /// A magnetism radius of 0 would not be sufficient: a target that contains the end of the coast would still
  /// attract the pointer to its center.
  case inertia
  /// Inertia and magnetism, with the scene's configuration.
  case magnetism
  /// No inertia, and a click reaches the hovered target, or if there is none, the target with the nearest
  /// region.
  ///
  /// This is the bubble cursor of Grossman and Balakrishnan (2005).
  case bubble

  /// The name in tables and charts.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .inertia: "inertia"
    case .magnetism: "magnetism"
    case .bubble: "bubble"
    }
  }

  /// Whether the pointer coasts after a flick.
  public var coasts: Bool { self == .inertia || self == .magnetism }

  /// The settings of a scene with this technique; the pointer does not hide, even in a long trial.
  func settings(of scene: Scene) -> PointerSettings {
    var settings = scene.settings
    settings.inertia = coasts
    settings.autoHideDelay = nil
    return settings
  }

  /// The engine of a scene with this technique, and with the trackpad of ``StudyFinger``.
  func engine(for scene: Scene) -> PointerEngine {
    var scene = scene
    scene.settings = settings(of: scene)
    if self == .inertia {
      for index in scene.targets.indices { scene.targets[index].isMagnetic = false }
    }
    var engine = PointerEngine(scene)
    engine.setDevice(StudyFinger.device, at: .zero)
    return engine
  }
}
