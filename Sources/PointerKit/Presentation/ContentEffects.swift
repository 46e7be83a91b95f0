import Kinematics

/// The amounts of growth, shadow, light, glow and tint that an element's effect has at an instant.
///
/// The effect is a highlight (E1), a lift (E4) or a hover effect (E7). A press shrinks it (E2); the light
/// (E5) and a tint (E8) are part of it. `HighlightShape` has the plate of a highlight, `PointerEngine+Goals`
/// the parallax.
struct EffectAmounts: Hashable, Sendable {
  /// The progress of the effect and of a press: 0 is plain, and 1 is complete.
  var progress = 0.0
  var press = 0.0
  /// The growth of the longer side, in points.
  var growth = 0.0
  /// The shares of the shadow, the light and the glow: 0…1 at rest; a spring may overshoot.
  var shadow = 0.0
  var light = 0.0
  var glow = 0.0
  /// The opacity of the tint: 0…1 at rest; a spring may overshoot.
  var tint = 0.0
  /// 0…1, also while there is no tint.
  var tintLuminance: Double
}

extension EffectAmounts {
  /// The amounts of a complete effect (E1, E4, E7).
  init(_ effect: ResolvedStyle.Effect, tintLuminance: Double, configuration: borrowing SharedConfiguration) {
    self.init(tintLuminance: tintLuminance)
    switch effect {
    case .none: return
    case .highlight:
      growth = configuration.values.highlightGrowth
      light = 1
    case .lift:
      growth = configuration.values.liftGrowth
      shadow = 1
      light = 1
      glow = 1
    case .hover(let options):
      growth = options.prefersScaledContent ? configuration.values.hoverGrowth : 0
      shadow = options.prefersShadow ? 1 : 0
      tint = options.preferredTintMode == .none ? 0 : configuration.values.tintOpacity
    }
    progress = 1
  }

  /// The greatest distance by which a spring that is not interrupted overshoots 0 or 1.
  private static let overshoot = 1.0
  /// In points.
  private static let greatestGrowth = 100.0

  /// The visible progress of a press, from the progress of its spring.
  ///
  /// A press can move the light and the edges of an element over any distance, so that even the last small
  /// step of the spring would be visible. So the visible progress is already complete when the spring is
  /// within its tolerance of the goal. It changes without jumps, and overshoots with the spring.
  private static func press(_ progress: Double) -> Double {
    let tolerance = RestTolerance.share
    if progress < tolerance { return min(0, progress + tolerance) }
    if progress > 1 - tolerance { return max(1, progress - tolerance) }
    return (progress - tolerance) / (1 - 2 * tolerance)
  }

  /// Progress, press and growth are clamped to the range of a spring that is not interrupted.
  ///
  /// A spring that is interrupted many times can leave this range.
  init(lanes: SIMD8<Double>) {
    let (least, most) = (-EffectAmounts.overshoot, 1 + EffectAmounts.overshoot)
    self.init(
      progress: lanes[0].clamped(to: least...most),
      press: EffectAmounts.press(lanes[1]).clamped(to: least...most),
      growth: lanes[2].clamped(
        to: EffectAmounts.greatestGrowth * least...EffectAmounts.greatestGrowth * most),
      shadow: lanes[3], light: lanes[4],
      glow: lanes[5], tint: lanes[6], tintLuminance: lanes[7])
  }

  /// The part of the light that belongs to a highlight effect: the light that exceeds the glow, since a lift
  /// effect never has more light than glow.
  var highlightLight: Double { max(0, light - glow) }

  /// Whether an element with these lanes is plain; the luminance of its tint, lane 7, does not matter.
  static func arePlain(_ lanes: SIMD8<Double>) -> Bool {
    for lane in 0..<7 where lanes[lane] != 0 { return false }
    return true
  }

  var lanes: SIMD8<Double> {
    SIMD8(progress, press, growth, shadow, light, glow, tint, tintLuminance)
  }

  /// The tolerances of the lanes: one step of an eight-bit color, but a fiftieth of a point for the growth.
  static let tolerances: SIMD8<Double> = {
    var lanes = SIMD8(repeating: RestTolerance.share)
    lanes[2] = RestTolerance.length
    return lanes
  }()
}

/// The configured strengths of effects, on a spring, so that a change of the configuration is gradual.
struct EffectFactors: Hashable, Sendable {
  /// The factors at an instant; ``PointerConfiguration`` explains each.
  struct Values {
    let shadowOpacity: Double
    let radiosity: Double
    let specularOpacity: Double
    let pressedScale: Double
    let shadowRadius: Double
    let shadowFall: Double
    let specularSmallestSide: Double
    let specularFullSide: Double
    let annotationOffset: Double
    let highlightSpecularOpacity: Double

    fileprivate init(lanes: SIMD16<Double>) {
      // A spring with any damping may overshoot if it is interrupted repeatedly.
      shadowOpacity = lanes[0].clamped(to: 0...1)
      radiosity = lanes[1].clamped(to: 0...1)
      specularOpacity = lanes[2].clamped(to: 0...1)
      pressedScale = lanes[3].clamped(to: 0...1)
      shadowRadius = max(0, lanes[4])
      shadowFall = lanes[5]
      specularSmallestSide = lanes[6]
      specularFullSide = lanes[7]
      annotationOffset = lanes[8]
      highlightSpecularOpacity = lanes[9].clamped(to: 0...1)
    }
  }

  private var animation: SpringAnimation<SIMD16<Double>>

  init(_ configuration: PointerConfiguration) {
    // Opacities are exact to a quarter of an eight-bit step. The scale of a press may apply to an element of
    // a few thousand points.
    var tolerance = SIMD16(repeating: RestTolerance.length)
    for lane in [0, 1, 2, 9] { tolerance[lane] = RestTolerance.share / 4 }
    tolerance[3] = RestTolerance.share(moving: 2000)
    animation = SpringAnimation(
      at: EffectFactors.lanes(configuration), spring: EffectFactors.spring(configuration),
      tolerance: tolerance, time: .distantPast)
  }

  /// The configured factors, in the order in which ``Values`` reads them.
  private static func lanes(_ configuration: PointerConfiguration) -> SIMD16<Double> {
    SIMD16(
      configuration.shadowOpacity, configuration.radiosity, configuration.specularOpacity,
      configuration.pressedScale, configuration.shadowRadius, configuration.shadowFall,
      configuration.specularSmallestSide, configuration.specularFullSide, configuration.annotationOffset,
      configuration.highlightSpecularOpacity, 0, 0, 0, 0, 0, 0)
  }

  /// A spring as fast as the spring of content, but without overshoot, which would exceed the range of
  /// opacities.
  private static func spring(_ configuration: PointerConfiguration) -> Spring {
    Spring(dampingRatio: 1, response: configuration.contentSpring.response)
  }

  mutating func retarget(to configuration: PointerConfiguration, at time: Timestamp) {
    animation.retarget(
      to: EffectFactors.lanes(configuration), with: EffectFactors.spring(configuration), at: time)
  }

  func isSettled(at time: Timestamp) -> Bool { animation.isSettled(at: time) }

  @inline(__always) func values(at time: Timestamp) -> Values { Values(lanes: animation.value(at: time)) }
}

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
