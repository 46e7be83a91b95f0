import Kinematics
import PointerKit

extension PointerInteractionHost {
  /// The state on which the delegates' answers depend.
  struct Surroundings: Equatable {
    var place: Point
    var modifiers: KeyModifiers
    var mayHover: Bool
    var hovered: TargetID?
    var spaces: [PointerSpace]
  }

  var surroundings: Surroundings {
    Surroundings(
      place: engine.position, modifiers: engine.pressedModifiers, mayHover: engine.mayHover,
      hovered: engine.hoveredTarget, spaces: engine.spacesFromFront)
  }
}
