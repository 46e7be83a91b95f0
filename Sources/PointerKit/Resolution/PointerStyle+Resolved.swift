import Kinematics

extension PointerStyle {
  /// A resolved style in the terms of the host: with the effect that was chosen, and the shape and precision
  /// of the pointer.
  init(_ resolved: ResolvedStyle) {
    if resolved.isHidden {
      self = .hidden
      return
    }
    self = .system
    switch resolved.effect {
    case .none: break
    case .highlight: effect = .highlight
    case .lift: effect = .lift
    case .hover(let options): effect = .hover(options)
    }
    let size = resolved.shape.size
    switch resolved.shape.outline {
    case .circle: shape = .circle(diameter: size.width)
    case .roundedRect: shape = .roundedRect(size, radius: resolved.shape.cornerRadius)
    case .verticalBeam: shape = .verticalBeam(length: size.height)
    case .horizontalBeam: shape = .horizontalBeam(length: size.width)
    case .path: shape = resolved.shape.path.map { .path($0) }
    }
    shapeOffset = resolved.shape.offset
    horizontalPrecision = resolved.horizontal.precision
    verticalPrecision = resolved.vertical.precision
    accessories = resolved.accessories
  }
}
