import Kinematics

/// The rules by which an automatic effect is chosen (E3, E6, E10).
enum AutomaticEffect {
  /// The effect that fits an element by itself, or nil where only the pointer's shape should change.
  ///
  /// The kind decides where the guidelines name it; else highlight suits the small and transparent, lift the
  /// small or medium and opaque, hover the rest.
  static func effect(for target: PointerTarget, configuration: PointerConfiguration) -> PointerEffect? {
    switch target.kind {
    case .barButton, .tabBarItem, .segment, .editMenuItem, .link: return .highlight
    case .selectedSegment, .appIcon, .controlCenterModule: return .lift
    case .text, .divider, .handle: return nil
    // A row cannot grow without covering its neighbours.
    case .row: return .hover(target.preferredHover ?? HoverOptions(prefersScaledContent: false))
    case .button, .card, .image, .slider, .other: break
    }
    let side = target.frame.size.longerSide
    if target.isOpaque, side <= configuration.mediumElementSide { return .lift }
    if !target.isOpaque, side <= configuration.smallElementSide { return .highlight }
    return .hover(target.preferredHover ?? HoverOptions())
  }

  /// The effect of an automatic element within its group: if any automatic member would highlight, all do,
  /// the selected segment excepted (E11).
  static func effect(
    for target: PointerTarget, among store: TargetStore, configuration: PointerConfiguration
  ) -> PointerEffect? {
    let alone = effect(for: target, configuration: configuration)
    guard target.group != 0, target.kind != .selectedSegment, alone != .highlight, alone != nil else {
      return alone
    }
    return store.groups.highlights(target.group) ? .highlight : alone
  }
}

extension PointerTarget {
  /// Whether it has a ground of its own, rather than letting the window's show through.
  var isOpaque: Bool {
    hasBezel || kind == .card || kind == .image || kind == .appIcon || kind == .controlCenterModule
  }
}
