import Kinematics

/// The material that the pointer is to have in the present conditions, and the backdrop that it is seen against.
///
/// It is computed only when the conditions change, since the transfer function of sRGB takes 30 ns for each
/// value. The result is a function of the conditions and, for hysteresis, of whether the material was light
/// before; repeating it changes nothing.
struct AdaptiveMaterial: Hashable, Sendable {
  private var conditions: Material.Conditions
  private var isLight = false
  private(set) var backdrop: Backdrop
  /// The relative luminance, 0 or 1 unless it is pressed light material.
  private(set) var luminance = 0.0
  /// The opacity of the free pointer.
  private(set) var opacity = 1.0

  /// Creates the material for conditions.
  init(_ conditions: Material.Conditions) {
    self.conditions = conditions
    backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    update()
  }

  /// Adapts to conditions (S4).
  mutating func adapt(to conditions: Material.Conditions) {
    if conditions == self.conditions { return }
    if conditions.luminance != backdrop.luminance || conditions.blending != backdrop.blending {
      backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    }
    self.conditions = conditions
    update()
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
    // Denser, light material would look lighter. It becomes darker, as far as 3:1 allows.
    if isLight {
      luminance = backdrop.material(isLight: true, contrast: contrast.pressed, opacity: opacity)
    }
  }
}
