import Kinematics

/// The shape of the pointer over a target (P2): the shape that the style states (E9), or a shape that follows
/// from the effect.
extension StyleResolution {
  /// Gives the pointer a shape; invalid lengths are replaced, and beams are shortened to fit the target's
  /// region.
  func setShape(_ shape: PointerShape, of resolved: inout ResolvedStyle, _ target: PointerTarget) {
    func length(_ value: Double) -> Double {
      value > 0 && value.isFinite ? value : configuration.values.circleDiameter
    }
    func set(_ outline: PointerAppearance.Outline, _ width: Double, _ height: Double, radius: Double? = nil) {
      resolved.shape.outline = outline
      resolved.shape.size = Size(width: width, height: height)
      let shorter = resolved.shape.size.shorterSide
      resolved.shape.cornerRadius = min(radius ?? shorter / 2, shorter / 2)
    }
    let thickness = configuration.values.beamThickness
    let region = configuration.region(of: target).size
    switch shape {
    case .circle(let diameter): set(.circle, length(diameter), length(diameter))
    case .roundedRect(let given, let radius):
      let size = given.isFinite ? given : target.frame.size
      set(.roundedRect, size.width, size.height, radius: radius > 0 ? radius : 0)
    case .verticalBeam(let value):
      set(.verticalBeam, thickness, min(length(value), region.height))
    case .horizontalBeam(let value):
      set(.horizontalBeam, min(length(value), region.width), thickness)
    case .path(let path):
      // A path without area could not be seen, so the free circle stays.
      guard path.hasArea else { return }
      set(.path, path.bounds.size.width, path.bounds.size.height, radius: 0)
      resolved.shape.path = path
    }
  }
}
