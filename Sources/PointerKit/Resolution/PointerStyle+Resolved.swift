import Kinematics

extension PointerStyle {
  /// Creates a style that states the resolved effect, shape and precision.
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

  /// Creates the style that a target has by itself, as a proposal that a host may change.
  ///
  /// The effect and the shape are stated, except for the free circle and a shape that follows from lines of
  /// text. A precision that follows from the effect or the shape is not stated. If the host changes the
  /// style, everything that is not stated is derived again.
  init(proposing resolved: ResolvedStyle, for target: borrowing PointerTarget, freeShape: ResolvedStyle.Shape)
  {
    self.init(resolved)
    if resolved.isHidden { return }
    if resolved.shape == freeShape || (resolved.shape.followsLines && resolved.hasLines) { shape = nil }
    horizontalPrecision = target.style.horizontalPrecision
    verticalPrecision = target.style.verticalPrecision
    guard !resolved.isBehindContent else { return }
    if resolved.horizontal.precision == .whole { constrainedAxes.insert(.horizontal) }
    if resolved.vertical.precision == .whole { constrainedAxes.insert(.vertical) }
  }
}
