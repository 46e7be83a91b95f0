import Kinematics

/// The error of snapping without a shape (P8): it is counted, and `StyleResolution` does not snap.
extension PointerStyle {
  /// Whether the style snaps to the center with the free circle; the target's group is disregarded.
  ///
  /// A shape may also follow from an effect or from text. Steps need none (P6).
  func snapsWithoutShape(_ target: borrowing PointerTarget, _ configuration: SharedConfiguration) -> Bool {
    let snaps = constrainedAxes != [] || horizontalPrecision == .whole || verticalPrecision == .whole
    guard snaps, !isHidden, linesAxis == nil else { return false }
    if let shape, !shape.isFreeCircle(configuration.values.pointer.circleDiameter) { return false }
    guard effect == .automatic else { return effect != .highlight && effect != .lift }
    // Text implies a beam.
    if target.kind == .text, shape == nil { return false }
    let automatic = target.automaticEffect(configuration)
    return automatic != .highlight && automatic != .lift
  }
}

extension PointerShape {
  /// Whether the shape is the same as the free circle at its standard scale, whatever the person has chosen.
  func isFreeCircle(_ circleDiameter: Double) -> Bool {
    switch self {
    case .circle(let diameter): diameter == circleDiameter || diameter == 0
    case .roundedRect(let size, let radius):
      size.width == circleDiameter && size.height == circleDiameter && radius >= circleDiameter / 2
    default: false
    }
  }
}
