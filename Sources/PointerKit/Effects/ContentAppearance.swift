import Kinematics

/// How an element looks at a share of its effect (E1, E4, E5, E7).
enum ContentAppearance {
  /// The state to draw; the engine is passed whole, since its configuration is large to copy.
  static func state(
    of content: borrowing ContentMotion, frame: Rect, model: Point, in engine: borrowing PointerEngine,
    at time: Timestamp
  ) -> ContentState {
    let amounts = content.amounts(at: time)
    var state = ContentState(
      target: content.target, frame: frame, cornerRadius: content.cornerRadius, color: content.color)
    state.progress = amounts.progress
    state.translation = content.parallax(at: time)
    state.specular = specular(frame, light(at: time, model, engine), held(amounts.light), engine)
    state.radiosity = engine.configuration.radiosity * held(amounts.glow)
    state.shadow = shadow(held(amounts.shadow), engine)
    if amounts.tint > 0 {
      state.tintMode = content.tintMode
      state.tintColor = LinearColor(luminance: held(amounts.tintLuminance))
      state.tintOpacity = engine.configuration.tintOpacity * held(amounts.tint)
    }
    let side = frame.size.longerSide
    if side > 0 {
      let pressed = amounts.press * (1 - engine.configuration.pressedScale)
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
    _ frame: Rect, _ center: Point, _ share: Double, _ engine: borrowing PointerEngine
  ) -> ContentState.Light {
    let smallest = engine.configuration.specularSmallestSide
    let range = max(1, engine.configuration.specularFullSide - smallest)
    let strength = max(0, min(1, (frame.size.shorterSide - smallest) / range))
    return ContentState.Light(
      opacity: engine.configuration.specularOpacity * strength * share, center: center,
      radius: frame.size.longerSide * (0.5 + 0.25 * strength))
  }

  private static func shadow(_ share: Double, _ engine: borrowing PointerEngine) -> ContentState.Shadow {
    ContentState.Shadow(
      opacity: engine.configuration.shadowOpacity * share, radius: engine.configuration.shadowRadius * share,
      offset: Vector(dx: 0, dy: engine.configuration.shadowFall * share))
  }
}
