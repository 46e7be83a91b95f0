import Kinematics

/// The rules by which an automatic effect is chosen (E3, E6, E10).
extension PointerTarget {
  /// The effect that fits an element by itself, or nil where only the pointer's shape should change.
  ///
  /// The kind decides where the guidelines name it; else highlight suits the small and transparent, lift the
  /// small or medium and opaque, hover the rest.
  func automaticEffect(_ configuration: borrowing PointerConfiguration) -> PointerEffect? {
    switch kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem, .link: return .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: return .lift
    case .text, .divider, .handle: return nil
    // A row cannot grow without covering its neighbours.
    case .row: return .hover(preferredHover ?? HoverOptions(prefersScaledContent: false))
    case .button, .card, .image, .slider, .other: break
    }
    let side = frame.size.longerSide
    if isOpaque, side <= configuration.mediumElementSide { return .lift }
    if !isOpaque, side <= configuration.smallElementSide { return .highlight }
    return .hover(preferredHover ?? HoverOptions())
  }

  /// Whether it has a ground of its own, rather than letting the window's show through.
  var isOpaque: Bool {
    hasBezel || kind == .card || kind == .image || kind == .appIcon || kind == .controlCenterModule
  }
}
