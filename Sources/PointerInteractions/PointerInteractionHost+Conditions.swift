import Kinematics
import PointerKit

extension PointerInteractionHost {
  /// The part of the engine's state on which the answers of delegates depend.
  struct Conditions: Equatable {
    var position: Point
    var modifiers: KeyModifiers
    var mayHover: Bool
    var hovered: TargetID?
    var attractor: TargetID?
    var spaces: [PointerSpace]
    /// Whether a press that is held has kept the pointer from entering a region.
    var isHeldBack: Bool
  }

  var conditions: Conditions {
    Conditions(
      position: engine.hoverPosition, modifiers: engine.pressedModifiers, mayHover: engine.mayHover,
      hovered: engine.hoveredTarget, attractor: engine.attractor, spaces: engine.spacesFromFront,
      isHeldBack: isHeldBack && engine.isPressHeld)
  }
}
