import Kinematics

/// The effect of a target whose effect is automatic (E3, E6, E10).
extension PointerTarget {
  /// The automatic effect without regard to the group, or nil for none.
  ///
  /// Most kinds have a fixed effect; text, dividers and handles have none. Buttons, cards, images, sliders
  /// and targets of the kind `.other` get lift if they are opaque and at most medium, highlight if they are
  /// transparent and small, and otherwise hover. Stated lines are not considered here: the caller checks them
  /// first.
  func automaticEffect(_ configuration: SharedConfiguration) -> PointerEffect? {
    switch kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem, .link: return .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: return .lift
    case .text, .divider, .handle: return nil
    // A scaled row would overlap its neighbors.
    case .row: return .hover(preferredHover ?? HoverOptions(prefersScaledContent: false))
    case .button, .card, .image, .slider, .other: break
    }
    let side = frame.size.longerSide
    if isOpaque, side <= configuration.values.mediumElementSide { return .lift }
    if !isOpaque, side <= configuration.values.smallElementSide { return .highlight }
    return .hover(preferredHover ?? HoverOptions())
  }

  /// Whether the element has a background of its own, which hides the background of the window.
  var isOpaque: Bool {
    hasBezel || kind == .card || kind == .image || kind == .appIcon || kind == .controlCenterModule
  }
}
