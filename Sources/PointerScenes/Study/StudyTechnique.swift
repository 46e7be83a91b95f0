import PointerKit

/// A way of pointing that the study compares.
///
/// Snapping, effects and recentering at a lift are on in all of them, as the scene has them: what differs is
/// what becomes of a flick, and what a click reaches.
public enum StudyTechnique: Int, Hashable, Sendable, CaseIterable {
  /// No inertia (`PointerSettings.inertia` is false): the pointer stops with the finger.
  case plain
  /// Inertia alone: the pointer coasts on, and no target is magnetic (`PointerTarget.isMagnetic` is false for
  /// each).
  ///
  /// A radius of 0 would not do: a target that the coast ends in would still draw the pointer to its middle.
  case inertia
  /// Inertia and magnetism, as the scene has them.
  case magnetism
  /// No inertia, and a click reaches what is hovered or, over nothing, the target whose hit region is
  /// nearest: the area cursor of Grossman and Balakrishnan (2005).
  case bubble

  /// What tables and charts call it.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .inertia: "inertia"
    case .magnetism: "magnetism"
    case .bubble: "bubble"
    }
  }

  /// Whether the pointer runs on after a flick.
  public var coasts: Bool { self == .inertia || self == .magnetism }

  /// The settings of a scene under this technique; the pointer does not hide, however long a trial takes.
  func settings(of scene: Scene) -> PointerSettings {
    var settings = scene.settings
    settings.inertia = coasts
    settings.autoHideDelay = nil
    return settings
  }

  /// The engine of a scene under this technique, with a trackpad that reports contact and millimetres.
  func engine(for scene: Scene) -> PointerEngine {
    var scene = scene
    scene.settings = settings(of: scene)
    if self == .inertia {
      for index in scene.targets.indices { scene.targets[index].isMagnetic = false }
    }
    var engine = PointerEngine(scene)
    engine.setDevice(StudyHand.device, at: .zero)
    return engine
  }
}
