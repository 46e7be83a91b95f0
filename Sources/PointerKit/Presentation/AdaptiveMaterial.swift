import Kinematics

/// The material that the pointer is to have in the present conditions (S4), and the backdrop of the pointer.
///
/// The material is computed only when the conditions change, since the transfer function of sRGB takes 30 ns
/// for each value. The result depends on the conditions, and, for hysteresis, on whether the material was
/// light before. Repeating the computation changes nothing.
struct AdaptiveMaterial: Hashable, Sendable {
  private var conditions: Material.Conditions
  private var isLight = false
  private(set) var backdrop: Backdrop
  /// The relative luminance of the material: 0 or 1; a light material that is pressed may have less than 1.
  private(set) var luminance = 0.0
  /// The opacity of the free pointer, which is neither a highlight nor a band.
  private(set) var opacity = 1.0

  /// Creates the material for conditions.
  init(_ conditions: Material.Conditions) {
    self.conditions = conditions
    backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    update()
  }

  /// Adapts to conditions (S4); returns whether they differ from the previous conditions.
  @discardableResult
  mutating func adapt(to conditions: Material.Conditions) -> Bool {
    if conditions == self.conditions { return false }
    if conditions.luminance != backdrop.luminance || conditions.blending != backdrop.blending {
      backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    }
    self.conditions = conditions
    update()
    return true
  }

  /// The opacity of a highlight for a configured opacity, and the factor, 0…1, by which the strength of the
  /// light on the highlight is multiplied.
  func highlight(_ configured: Double) -> (opacity: Double, light: Double) {
    let opacity = highlightOpacity(configured)
    return (
      opacity, Material.lightShare(on: backdrop.signal * (1 - opacity) + (isLight ? opacity : 0))
    )
  }

  /// The opacity of a highlight for a configured opacity (S5); see ``PointerConfiguration/highlightOpacity``.
  private func highlightOpacity(_ configured: Double) -> Double {
    let opacity = Material.opacity(configured, isIncreased: conditions.isIncreased)
    guard isLight, configured > 0 else { return opacity }
    let circle = backdrop.opacity(isLight: true, contrast: Material.Contrast.standard.goal)
    // The opacity at which a light highlight is as light as a dark one of the configured opacity over white.
    let limit = (1 - configured - backdrop.signal) / (1 - backdrop.signal)
    return max(opacity, min(Material.highlightLead * circle, limit))
  }

  private mutating func update() {
    let contrast = conditions.isIncreased ? Material.Contrast.increased : .standard
    let limit = Material.opacity(conditions.limit, isIncreased: conditions.isIncreased)
    isLight = Material.isLight(
      now: isLight, over: backdrop, limit: limit, contrast: contrast, appearance: conditions.appearance)
    opacity = min(limit, backdrop.opacity(isLight: isLight, contrast: contrast.goal))
    luminance = isLight ? 1 : 0
    guard conditions.isPressed else { return }
    opacity = Material.opacity(opacity, pressed: 1)
    // With more opacity alone, light material would look lighter. So it is also darkened, as far as the
    // contrast of pressed material allows.
    if isLight {
      luminance = backdrop.material(isLight: true, contrast: contrast.pressed, opacity: opacity)
    }
  }
}
