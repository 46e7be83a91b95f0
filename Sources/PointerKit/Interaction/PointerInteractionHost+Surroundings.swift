#if !hasFeature(Embedded)
  import Kinematics

  extension PointerInteractionHost {
    /// All that makes an answer stale when it changes.
    struct Surroundings: Equatable {
      var place: Point
      var modifiers: KeyModifiers
      var mayHover: Bool
      var hovered: UInt64?
      var spaces: [PointerSpace]
    }

    var surroundings: Surroundings {
      Surroundings(
        place: engine.position, modifiers: engine.heldModifiers, mayHover: engine.mayHover,
        hovered: engine.hoveredTarget, spaces: engine.store.spaces.fromFront)
    }
  }
#endif
