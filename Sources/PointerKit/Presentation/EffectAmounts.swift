import Kinematics

/// The amounts of growth, shadow, light, glow and tint that an element's effect has at an instant.
///
/// The effect is a highlight (E1), a lift (E4) or a hover effect (E7). A press shrinks it (E2); the light
/// (E5) and a tint (E8) are part of it.
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
      growth = configuration.values.effects.highlightGrowth
      light = 1
    case .lift:
      growth = configuration.values.effects.liftGrowth
      shadow = 1
      light = 1
      glow = 1
    case .hover(let options):
      growth = options.prefersScaledContent ? configuration.values.effects.hoverGrowth : 0
      shadow = options.prefersShadow ? 1 : 0
      tint = options.preferredTintMode == .none ? 0 : configuration.values.effects.tintOpacity
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
    let least = -EffectAmounts.overshoot
    let most = 1 + EffectAmounts.overshoot
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
