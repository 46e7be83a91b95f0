import Kinematics

/// How an element looks at a share of its effect (E1, E4, E5, E7).
enum ContentAppearance {
  /// Writes the whole state to draw, whatever it was before; `light` is where the light is.
  @inline(__always)
  static func write(
    _ content: ContentMotion.Look, frame: Rect, light: Point, factors: EffectFactors.Values,
    into state: inout ContentState
  ) {
    let amounts = content.amounts
    state.target = content.target
    state.frame = frame
    state.cornerRadius = content.cornerRadius
    state.color = content.color ?? ContentState.grey
    state.progress = amounts.progress
    state.translation = content.parallax
    state.specular = specular(frame, light, held(amounts.light), factors)
    state.radiosity = factors.radiosity * held(amounts.glow)
    state.shadow = shadow(held(amounts.shadow), factors)
    let isTinted = amounts.tint > 0
    state.tintMode = isTinted ? content.tintMode : .none
    state.tintColor = LinearColor(luminance: isTinted ? held(amounts.tintLuminance) : 0)
    state.tintOpacity = isTinted ? factors.tintOpacity * held(amounts.tint) : 0
    let side = frame.size.longerSide
    let pressed = amounts.press * (1 - factors.pressedScale)
    state.scale = side > 0 ? (1 + amounts.growth / side) * (1 - pressed) : 1
    state.measure()
  }

  /// Springs pass 1 and 0 a little; light and shade do not.
  @inline(__always)
  private static func held(_ share: Double) -> Double { max(0, min(1, share)) }

  /// The light at the model pointer: bigger and brighter on bigger elements, none on small ones (E5).
  @inline(__always)
  private static func specular(
    _ frame: Rect, _ center: Point, _ share: Double, _ factors: EffectFactors.Values
  ) -> ContentState.Light {
    let smallest = factors.specularSmallestSide
    let range = max(1, factors.specularFullSide - smallest)
    let strength = max(0, min(1, (frame.size.shorterSide - smallest) / range))
    return ContentState.Light(
      opacity: factors.specularOpacity * strength * share, center: center,
      radius: frame.size.longerSide * (0.5 + 0.25 * strength))
  }

  @inline(__always)
  private static func shadow(_ share: Double, _ factors: EffectFactors.Values) -> ContentState.Shadow {
    ContentState.Shadow(
      opacity: factors.shadowOpacity * share, radius: factors.shadowRadius * share,
      offset: Vector(dx: 0, dy: factors.shadowFall * share))
  }
}
