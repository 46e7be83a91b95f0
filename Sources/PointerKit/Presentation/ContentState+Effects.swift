import Kinematics

/// The look of an element at given amounts of its effect (E1, E4, E5, E7).
extension ContentState {
  /// Sets scale, shadow, light, glow and tint; opacities are clamped, since springs overshoot a little.
  @inline(__always)
  mutating func apply(
    _ amounts: EffectAmounts, tintMode: TintMode, light: Point, factors: EffectFactors.Values
  ) {
    specular = ContentState.specular(frame, light, amounts.light.clamped(to: 0...1), factors)
    radiosity = factors.radiosity * amounts.glow.clamped(to: 0...1)
    let shade = amounts.shadow.clamped(to: 0...1)
    shadow = Shadow(
      opacity: factors.shadowOpacity * shade, radius: factors.shadowRadius * shade,
      offset: Vector(dx: 0, dy: factors.shadowFall * shade))
    let isTinted = amounts.tint > 0
    self.tintMode = isTinted ? tintMode : .none
    tintColor = LinearColor(luminance: isTinted ? amounts.tintLuminance.clamped(to: 0...1) : 0)
    tintOpacity = isTinted ? amounts.tint.clamped(to: 0...1) : 0
    let side = frame.size.longerSide
    let pressed = amounts.press * (1 - factors.pressedScale)
    scale = side > 0 ? (1 + amounts.growth / side) * (1 - pressed) : 1
    measureExtent()
  }

  /// The light at the model pointer: larger and brighter on larger elements, none on small ones (E5).
  @inline(__always)
  private static func specular(
    _ frame: Rect, _ center: Point, _ share: Double, _ factors: EffectFactors.Values
  ) -> Light {
    let smallest = factors.specularSmallestSide
    let range = max(1, factors.specularFullSide - smallest)
    let strength = ((frame.size.shorterSide - smallest) / range).clamped(to: 0...1)
    return Light(
      opacity: factors.specularOpacity * strength * share, center: center,
      radius: frame.size.longerSide * (0.5 + 0.25 * strength))
  }

  /// Measures ``extent``: a Gaussian is invisible beyond three standard deviations.
  @inline(__always)
  private mutating func measureExtent() {
    let element = transformedFrame
    extent = element
    if shadow.opacity > 0 {
      extent = extent.union(element.offset(by: shadow.offset).outset(by: 3 * shadow.radius))
    }
    if radiosity > 0 { extent = extent.union(element.outset(by: 3 * glowRadius)) }
  }
}
