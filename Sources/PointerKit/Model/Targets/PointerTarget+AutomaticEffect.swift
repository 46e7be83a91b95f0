import Kinematics

/// The effect of a target whose effect is automatic (E3, E6, E10).
extension PointerTarget {
  /// The automatic effect without regard to the group, or nil for none.
  ///
  /// Some kinds have an effect of their own. For others it is highlight if they are small and transparent,
  /// lift if they are at most medium and opaque, and hover otherwise.
  func automaticEffect(_ sizes: ElementSizes) -> PointerEffect? {
    switch kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem, .link: return .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: return .lift
    case .text, .divider, .handle: return nil
    // A scaled row would overlap its neighbors.
    case .row: return .hover(preferredHover ?? HoverOptions(prefersScaledContent: false))
    case .button, .card, .image, .slider, .other: break
    }
    let side = frame.size.longerSide
    if isOpaque, side <= sizes.medium { return .lift }
    if !isOpaque, side <= sizes.small { return .highlight }
    return .hover(preferredHover ?? HoverOptions())
  }

  /// Whether the element has a background of its own, so that the window's is not visible through it.
  var isOpaque: Bool {
    hasBezel || kind == .card || kind == .image || kind == .appIcon || kind == .controlCenterModule
  }
}

/// The sides, in points, up to which an element is small or medium (E10).
struct ElementSizes: Hashable, Sendable {
  let small: Double
  let medium: Double

  @inline(__always)
  init(_ configuration: borrowing PointerConfiguration) {
    small = configuration.smallElementSide
    medium = configuration.mediumElementSide
  }
}
