import Kinematics

/// The look of an element at given amounts of its effect (E1, E4, E5, E7).
extension ContentState {
  /// The side of an element that is so short that it could not grow by points, in points.
  private static var leastSide: Double { 1e-3 }

  /// Sets scale, shadow, light, glow and tint; opacities are clamped, since springs overshoot a little.
  ///
  /// The light lies on the plate of a highlight, or on the element.
  @inline(__always)
  mutating func apply(
    _ amounts: EffectAmounts, tintMode: TintMode, light: Point, plate: HighlightPlate?,
    factors: EffectFactors.Values
  ) {
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
    scale = side > 0 ? max(0, (1 + amounts.growth / max(side, ContentState.leastSide)) * (1 - pressed)) : 1
    specular = specularLight(amounts, at: light, on: plate, pressedScale: 1 - pressed, factors)
    measureExtent()
  }

  /// The light at the model pointer: larger and brighter on larger elements, none on small lifted ones (E5).
  ///
  /// On press it shrinks and moves to the center of the element, as the other layers do (E2).
  @inline(__always)
  private func specularLight(
    _ amounts: EffectAmounts, at position: Point, on plate: HighlightPlate?, pressedScale: Double,
    _ factors: EffectFactors.Values
  ) -> Light {
    let smallest = factors.specularSmallestSide
    let range = max(1, factors.specularFullSide - smallest)
    let strength = ((frame.size.shorterSide - smallest) / range).clamped(to: 0...1)
    let highlight = amounts.highlightLight
    let opacity =
      factors.specularOpacity * strength * (amounts.light - highlight).clamped(to: 0...1)
      + factors.highlightSpecularOpacity * (1 + (Material.largeLightFactor - 1) * strength)
      * highlight.clamped(to: 0...1)
    let clip =
      plate.map { $0.shape(around: frame.center + translation, scale: pressedScale) }
      ?? RoundedRect(transformedFrame, cornerRadius: cornerRadius * scale)
    return Light(
      opacity: min(1, opacity), center: position + (frame.center - position) * amounts.press,
      radius: max(0, frame.size.longerSide * (0.5 + 0.25 * strength) * pressedScale), clip: clip)
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
    if specular.opacity > 0 { extent = extent.union(specular.clip.rect) }
  }
}
