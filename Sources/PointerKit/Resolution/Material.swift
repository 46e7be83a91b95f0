import Kinematics

/// The pointer's material: light or dark enough to be seen against its backdrop (S4).
///
/// Contrast is that of WCAG 2: (lighter + 0.05) / (darker + 0.05), of relative luminances in linear light. The
/// promise of 3:1 holds for the free pointer of any shape at its default opacity: over every backdrop black,
/// white or both reach it. Where both do, the appearance decides: dark material in a light interface, light
/// material in a dark one. Hysteresis between ``Contrast/least`` and ``Contrast/preferred`` keeps the material
/// from alternating over a backdrop that flickers about the limit.
///
/// As a highlight it is a tint behind a label, lighter by its opacity (S5), and promises less: see
/// ``PointerConfiguration/highlightOpacity``.
enum Material {
  /// The contrasts to reach.
  struct Contrast {
    /// The contrast that the free pointer aims at.
    var goal: Double
    /// The contrast below which the present material is given up.
    var least: Double
    /// The contrast from which on the appearance's own material is used again.
    var preferred: Double

    /// The usual contrasts: all above the promised 3:1, so that a material in transition reaches 3:1 early.
    static let standard = Contrast(goal: 3.5, least: 3.1, preferred: 3.25)
    /// Increased contrast: that of WCAG for text, or as near to it as black and white reach, which is 3.7 or
    /// more over every backdrop.
    static let increased = Contrast(goal: 7, least: 3.7, preferred: 3.8)
  }

  /// Whether the material is to be light, given whether it is now.
  static func isLight(now: Bool, over backdrop: Backdrop, contrast: Contrast, appearance: Appearance) -> Bool
  {
    let preferred = appearance == .dark
    let reached = backdrop.greatestContrast(isLight: preferred)
    if reached >= (now == preferred ? contrast.least : contrast.preferred) { return preferred }
    let other = backdrop.greatestContrast(isLight: !preferred)
    return other >= contrast.least || other >= reached ? !preferred : preferred
  }

  /// The luminance of the material; pressed it is darker (S5), a light one as far as 3:1 allows.
  static func luminance(isLight: Bool, over backdrop: Backdrop, contrast: Contrast, isPressed: Bool) -> Double
  {
    let luminance = backdrop.material(isLight: isLight, contrast: contrast.goal)
    guard isPressed else { return luminance }
    let darkest = isLight ? backdrop.material(isLight: true, contrast: contrast.preferred) : 0
    return max(0.7 * luminance, min(luminance, darkest))
  }

  /// The contrast of a translucent material against its backdrop.
  static func contrast(of luminance: Double, opacity: Double, over backdrop: Double) -> Double {
    let visible = luminance * opacity + backdrop * (1 - opacity)
    return (max(visible, backdrop) + 0.05) / (min(visible, backdrop) + 0.05)
  }

  /// An opacity, halfway to 1 for a person who asks for increased contrast.
  static func opacity(_ opacity: Double, for settings: borrowing PointerSettings) -> Double {
    settings.increasedContrast && opacity > 0 ? opacity + (1 - opacity) / 2 : opacity
  }

  /// The opacity of a pressed pointer: dark material cannot become darker, so it becomes denser.
  static func opacity(_ opacity: Double, pressed: Double) -> Double {
    opacity + (1 - opacity) * opacity * 0.4 * max(0, min(1, pressed))
  }
}
