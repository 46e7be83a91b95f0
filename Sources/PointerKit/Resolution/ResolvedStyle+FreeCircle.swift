import Kinematics

/// The free circle (S1): the shape of the pointer while it hovers nothing (P1), and always if animations are
/// off.
extension ResolvedStyle {
  /// Creates the style of the free circle (P1, S1).
  init(_ configuration: PointerConfiguration, _ settings: PointerSettings) {
    let diameter = configuration.circleDiameter * settings.pointerScale
    shape = Shape(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2)
  }
}

extension StyleResolution {
  /// Reduces a style for a pointer without animations.
  ///
  /// Nothing snaps or morphs, the pointer stays the free circle, and content is at most tinted.
  func flatten(_ resolved: inout ResolvedStyle) {
    var plain = ResolvedStyle(configuration.values, settings)
    plain.element = resolved.element
    plain.cursor = resolved.cursor
    plain.accessories = resolved.accessories
    if resolved.effect != .none { plain.effect = .hover(HoverOptions(prefersScaledContent: false)) }
    resolved = plain
  }
}
