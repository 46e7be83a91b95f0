import Kinematics

/// How an element looks at a share of its effect (E1, E4, E5, E7).
enum ContentAppearance {
  /// The state to draw.
  static func state(
    of content: borrowing ContentMotion, frame: Rect, model: Point, factors: EffectFactors.Values,
    in engine: borrowing PointerEngine, at time: Timestamp
  ) -> ContentState {
    let amounts = content.amounts(at: time)
    var state = ContentState(
      target: content.target, frame: frame, cornerRadius: content.cornerRadius, color: content.color)
    state.progress = amounts.progress
    state.translation = content.parallax(at: time)
    state.specular = specular(frame, light(at: time, model, engine), held(amounts.light), factors)
    state.radiosity = factors.radiosity * held(amounts.glow)
    state.shadow = shadow(held(amounts.shadow), factors)
    if amounts.tint > 0 {
      state.tintMode = content.tintMode
      state.tintColor = LinearColor(luminance: held(amounts.tintLuminance))
      state.tintOpacity = factors.tintOpacity * held(amounts.tint)
    }
    let side = frame.size.longerSide
    if side > 0 {
      let pressed = amounts.press * (1 - factors.pressedScale)
      state.scale = (1 + amounts.growth / side) * (1 - pressed)
    }
    state.measure()
    return state
  }

  /// Springs pass 1 and 0 a little; light and shade do not.
  private static func held(_ share: Double) -> Double { max(0, min(1, share)) }

  /// Where the light is: at the model pointer, or on its way there.
  private static func light(
    at time: Timestamp, _ model: Point, _ engine: borrowing PointerEngine
  ) -> Point {
    let offset = engine.lightOffset.value(at: time)
    return Point(x: model.x + offset.x, y: model.y + offset.y)
  }

  /// The light at the model pointer: bigger and brighter on bigger elements, none on small ones (E5).
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

  private static func shadow(_ share: Double, _ factors: EffectFactors.Values) -> ContentState.Shadow {
    ContentState.Shadow(
      opacity: factors.shadowOpacity * share, radius: factors.shadowRadius * share,
      offset: Vector(dx: 0, dy: factors.shadowFall * share))
  }
}
