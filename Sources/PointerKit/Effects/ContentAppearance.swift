import Kinematics

/// How an element looks at a share of its effect (E1, E4, E5, E7).
enum ContentAppearance {
  /// The state to draw.
  static func state(
    of content: ContentMotion, frame: Rect, model: Point, reduceMotion: Bool,
    appearance: Appearance, configuration: PointerConfiguration, at time: Timestamp
  ) -> ContentState {
    let (progress, press) = content.shares(at: time)
    // Springs pass 1 and 0 a little; light and shade do not.
    let share = max(0, min(1, progress))
    var state = ContentState(
      target: content.target, frame: frame, cornerRadius: content.style.cornerRadius,
      color: content.style.color)
    state.progress = progress
    state.translation = content.parallax(at: time)
    var growth = 0.0
    switch content.style.effect {
    case .none: break
    case .highlight:
      growth = configuration.highlightGrowth
      state.specular = specular(frame, model, share, configuration)
    case .lift:
      growth = configuration.liftGrowth
      state.specular = specular(frame, model, share, configuration)
      state.radiosity = configuration.radiosity * share
      state.shadow = shadow(share, configuration)
    case .hover(let options):
      growth = options.prefersScaledContent ? configuration.hoverGrowth : 0
      if options.prefersShadow { state.shadow = shadow(share, configuration) }
      state.tintMode = options.preferredTintMode
      state.tintColor = LinearColor(luminance: appearance == .light ? 0 : 1)
      state.tintOpacity = options.preferredTintMode == .none ? 0 : configuration.tintOpacity * share
    }
    let side = frame.size.longerSide
    if !reduceMotion, side > 0 {
      state.scale = (1 + progress * growth / side) * (1 - press * (1 - configuration.pressedScale))
    }
    state.measure()
    return state
  }

  /// The light at the model pointer: bigger and brighter on bigger elements, none on small ones (E5).
  private static func specular(
    _ frame: Rect, _ model: Point, _ share: Double, _ configuration: PointerConfiguration
  ) -> ContentState.Light {
    let smallest = configuration.specularSmallestSide
    let range = max(1, configuration.specularFullSide - smallest)
    let strength = max(0, min(1, (frame.size.shorterSide - smallest) / range))
    return ContentState.Light(
      opacity: configuration.specularOpacity * strength * share, center: model,
      radius: frame.size.longerSide * (0.5 + 0.25 * strength))
  }

  private static func shadow(_ share: Double, _ configuration: PointerConfiguration) -> ContentState.Shadow {
    ContentState.Shadow(
      opacity: configuration.shadowOpacity * share, radius: configuration.shadowRadius * share,
      offset: Vector(dx: 0, dy: configuration.shadowFall * share))
  }
}
