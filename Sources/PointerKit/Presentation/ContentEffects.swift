import Kinematics

/// The look of an element, computed from the amounts of its effect (E1, E4, E7), and the light on it (E5).
///
/// The amounts include those of a press (E2) and a tint (E8), which `DrawingList` draws over or under the
/// content.
extension ContentState {
  /// The least length by which growth is divided to get a scale, in points.
  ///
  /// A longer side below this length counts as this length, so that the scale stays finite.
  private static var leastSide: Double { 1e-3 }

  /// The luminance of a tint: dark in a light interface, and light in a dark interface (E8).
  static func tintLuminance(in appearance: Appearance) -> Double { appearance == .light ? 0 : 1 }

  /// The factor by which the light on a large highlight is more opaque than on a small one (E5).
  static var largeLightFactor: Double { 1.25 }

  /// Sets scale, shadow, light, glow and tint; opacities are clamped, since springs overshoot a little.
  ///
  /// The light lies on the plate of a highlight; without a plate it lies on the element.
  mutating func apply(
    _ amounts: EffectAmounts, tintMode: TintMode, light: Point, plate: HighlightPlate?,
    factors: EffectFactors.Values
  ) {
    progress = amounts.progress
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

  /// The light on the element (E1, E4, E5); `position` is the center of the light without a press.
  ///
  /// Usually this is the position of the model pointer. After the engine has moved the model pointer, the
  /// light follows with a delay.
  ///
  /// The light is larger and brighter on larger elements, and absent on small elements with the lift effect
  /// (E5). During a press, the light shrinks like the other layers, and moves to the center of the element
  /// (E2).
  @inline(__always) private func specularLight(
    _ amounts: EffectAmounts, at position: Point, on plate: HighlightPlate?, pressedScale: Double,
    _ factors: EffectFactors.Values
  ) -> Light {
    let smallest = factors.specularSmallestSide
    let range = max(1, factors.specularFullSide - smallest)
    let strength = ((frame.size.shorterSide - smallest) / range).clamped(to: 0...1)
    let highlight = amounts.highlightLight
    let opacity =
      factors.specularOpacity * strength * (amounts.light - highlight).clamped(to: 0...1)
      + factors.highlightSpecularOpacity * (1 + (ContentState.largeLightFactor - 1) * strength)
      * highlight.clamped(to: 0...1)
    let clip =
      plate.map { $0.shape(around: frame.center + translation, scale: pressedScale) }
      ?? transformedShape
    return Light(
      opacity: min(1, opacity), center: position + (frame.center - position) * amounts.press,
      radius: max(0, frame.size.longerSide * (0.5 + 0.25 * strength) * pressedScale), clip: clip)
  }

  /// Measures ``extent``; the blur of a shadow or glow is invisible beyond three standard deviations.
  @inline(__always) private mutating func measureExtent() {
    let element = transformedFrame
    extent = element
    if shadow.opacity > 0 {
      extent = extent.union(element.offset(by: shadow.offset).outset(by: 3 * shadow.radius))
    }
    if radiosity > 0 { extent = extent.union(element.outset(by: 3 * glowRadius)) }
    if specular.opacity > 0 { extent = extent.union(specular.clip.rect) }
  }
}
