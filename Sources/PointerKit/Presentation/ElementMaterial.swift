import Kinematics

/// What lies on top of an element and its label: the tint of a hover effect (E8), the overlay of an opaque
/// element with a highlight (E11), and the light on a lifted element (E5).
///
/// None of them takes more than 15 % of its contrast from a label (E17), even if the person asks for more
/// contrast. Like ``AdaptiveMaterial``, it is computed only when the conditions change.
struct ElementMaterial: Hashable, Sendable {
  struct Conditions: Hashable, Sendable {
    /// The luminance of the element, or else of its background.
    var luminance = 1.0
    var blending = Blending.encoded
    var appearance = Appearance.light
    /// The greatest opacities of a tint and of an overlay.
    var tintLimit = 0.0
    var overlayLimit = 0.0
  }

  private var conditions = Conditions()
  /// The opacity of a tint, which is dark in a light interface and light in a dark one.
  private(set) var tint = 0.0
  /// Whether an overlay is light, and its opacity.
  private(set) var isOverlayLight = false
  private(set) var overlayOpacity = 0.0
  /// The greatest opacity of the light on a lifted element.
  private(set) var light = 0.0

  init() { update() }

  mutating func adapt(to conditions: Conditions) {
    if conditions == self.conditions { return }
    self.conditions = conditions
    update()
  }

  private mutating func update() {
    let element = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    let isLight = conditions.appearance == .dark
    let gentle = element.plate(isLight: isLight, contrast: .gentle, limit: 1).opacity
    // A plate on top of a label takes contrast from the label. White brightens a dark label on a light
    // element. Black darkens a light label on a dark element. Both change the element itself only a little.
    let label = labelHurtMost(isLight: isLight)
    let isGentleSafe =
      label.contrast(of: isLight ? 1 : 0, opacity: gentle) <= Plate.leastContrast / Plate.keptContrast
    let safeOpacity =
      isGentleSafe ? gentle : label.plate(isLight: isLight, contrast: .gentle, limit: 1).opacity
    tint = min(conditions.tintLimit, safeOpacity)
    light = labelHurtMost(isLight: true).plate(isLight: true, contrast: .gentle, limit: 1).opacity
    // An overlay is like the highlights of the element's neighbors if that is safe, and else the opposite.
    isOverlayLight = isLight == isGentleSafe
    overlayOpacity =
      element.plate(isLight: isOverlayLight, contrast: .gentle, limit: conditions.overlayLimit).opacity
  }

  /// The label that loses most of its contrast beneath white or black: for white the darkest, for black the
  /// lightest.
  private func labelHurtMost(isLight: Bool) -> Backdrop {
    let darkest = conditions.blending == .linear ? 0 : 0.04
    return Backdrop(luminance: isLight ? darkest : 1, blending: conditions.blending)
  }
}
