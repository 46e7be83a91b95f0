import Kinematics

/// The free circle: the pointer over nothing (P1), of its usual size (S1), and everywhere without animations.
extension ResolvedStyle {
  /// The free circle (P1, S1).
  init(configuration: borrowing PointerConfiguration, settings: borrowing PointerSettings) {
    let diameter = configuration.circleDiameter * settings.pointerScale
    shape = Shape(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2)
  }
}

extension StyleResolution {
  /// Without pointer animations nothing snaps and nothing morphs: the circle stays, and content is at most
  /// tinted.
  func flatten(_ resolved: inout ResolvedStyle) {
    var plain = plain
    plain.element = resolved.element
    plain.cursor = resolved.cursor
    plain.accessories = resolved.accessories
    if resolved.effect != .none { plain.effect = .hover(HoverOptions(prefersScaledContent: false)) }
    resolved = plain
  }
}
