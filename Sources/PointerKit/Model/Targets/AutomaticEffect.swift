import Kinematics

/// The effect of a target that states none (E3, E6, E10).
extension PointerTarget {
  /// The automatic effect without regard to the group and to stated lines (E3, E6, E10).
  ///
  /// Where the kind does not decide, an element gets lift if it is opaque and at most medium, highlight if it
  /// is transparent and small, and otherwise hover.
  func automaticEffect(_ configuration: SharedConfiguration) -> PointerEffect {
    switch kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem, .link: return .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: return .lift
    case .text, .divider, .handle, .canvas: return .none
    // Scaled, it would overlap its neighbors.
    case .row: return .hover(preferredHover ?? HoverOptions(prefersScaledContent: false))
    case .button, .card, .image, .slider, .other: break
    }
    let side = frame.size.longerSide
    if isOpaque, side <= configuration.values.effects.mediumElementSide { return .lift }
    if !isOpaque, side <= configuration.values.effects.smallElementSide { return .highlight }
    return .hover(preferredHover ?? HoverOptions())
  }

  /// Whether the element has a background of its own, which hides the background of the window.
  var isOpaque: Bool {
    hasBezel || kind == .card || kind == .image || kind == .appIcon || kind == .controlCenterModule
  }

  /// Whether the target's effect may depend on the other members of its group (E11).
  func hasEffectOfGroup(_ configuration: SharedConfiguration) -> Bool {
    style.effect == .automatic && group != nil && kind != .selectedSegment
      && automaticEffect(configuration) != .none
  }
}
