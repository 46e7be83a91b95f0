import Kinematics

/// The pointer's material: black or white, and just opaque enough to be seen against its backdrop (S4).
///
/// Over a texture of dark and light parts, it may be an opaque gray; see `AdaptiveMaterial`.
///
/// Contrast is defined as in WCAG 2: (lighter + 0.05) / (darker + 0.05), for relative luminances in linear
/// light. If the host blends colors as the configured ``Blending`` says, the free pointer has a contrast of
/// at least 3:1, whatever its shape. Over every backdrop, black or white (or both) reaches this contrast with
/// at most the default opacity. If both do, the material that suits the appearance is used: dark in a light
/// interface, and light in a dark interface. But the other material is used if its contrast is much higher.
/// It then stays while it has enough contrast and the backdrop changes, so that nothing flickers over grays
/// on which both have enough.
///
/// As a highlight the material is a plate behind a label, much fainter than the circle (S5, E17): see
/// ``Plate``.
enum Material {
  struct Conditions: Hashable, Sendable {
    /// The relative luminance beneath the pointer, 0…1.
    var luminance = 1.0
    /// The greatest opacity of the free pointer.
    var greatestOpacity: Double
    /// The greatest opacity of a highlight.
    var greatestHighlightOpacity = 0.0
    var blending: Blending
    var appearance = Appearance.light
    var isPressed = false
    /// Whether the person asks for more contrast.
    var increasesContrast = false
  }

  struct Contrast {
    /// The contrast that the free pointer aims at.
    let goal: Double
    /// The contrast below which the present material is replaced.
    let least: Double
    /// The contrast that light material keeps when it is pressed and becomes darker (S5).
    let pressed: Double

    /// Slightly more than 3:1, as a margin for a moving spring and for the rounding to eight-bit colors.
    static let standard = Contrast(goal: 3.25, least: 3.1, pressed: 3.1)
    /// Increased contrast: 7:1, as WCAG 2 requires for text, or as near to 7:1 as black or white comes.
    ///
    /// With the default opacity, black or white reaches at least 3.7:1 over every backdrop.
    static let increased = Contrast(goal: 7, least: 3.7, pressed: 4.5)
  }

  /// The ratio of the other material's contrast to that of the present one above which it takes over, if the
  /// present one is the appearance's own and has enough contrast.
  private static let lead = 1.3
  /// The same ratio if neither has enough contrast.
  private static let faintLead = 1.05

  /// The greatest contrast of pressed light material, from its contrast before the press (S5).
  ///
  /// It is 4.5 % less, so that a press never brightens, but not below the least contrast.
  static func pressedContrast(_ plain: Double, least: Double) -> Double {
    max(0.955 * plain, min(plain, least))
  }
  /// The contrast below which the material changes at once, even if it has just changed.
  static let faint = 2.0
  /// The least time between two changes of material that is not faint, in seconds (S4).
  static let changeInterval = 0.5
  /// The least ``PointerConfiguration/Pointer/opacity`` with which the material may be an opaque gray.
  ///
  /// With a lower one, the contrast is less than 3:1 over some backdrops anyway.
  static let leastLimitOfGray = 0.8

  /// Whether the material is to be light; `isLight` says whether it is light already.
  ///
  /// The material that suits the appearance gives way to one of much higher contrast. The other material then
  /// stays as long as it has enough contrast, and ``prefersOwn(over:limit:goal:appearance:)`` does not say
  /// otherwise of a backdrop that stays.
  static func isLight(
    keeping isLight: Bool, over backdrop: Backdrop, limit: Double, least: Double, appearance: Appearance
  ) -> Bool {
    let isOwn = isLight == (appearance == .dark)
    let present = backdrop.contrast(of: isLight ? 1 : 0, opacity: limit)
    let other = backdrop.contrast(of: isLight ? 0 : 1, opacity: limit)
    if isOwn, present * lead < other { return !isLight }
    if present >= least { return isLight }
    return other >= least || other > present * faintLead ? !isLight : isLight
  }

  /// Whether, over a backdrop that stays, the material that suits the appearance is to be used again.
  static func prefersOwn(
    over backdrop: Backdrop, limit: Double, goal: Double, appearance: Appearance
  ) -> Bool {
    let own = backdrop.contrast(of: appearance == .dark ? 1 : 0, opacity: limit)
    let other = backdrop.contrast(of: appearance == .dark ? 0 : 1, opacity: limit)
    return own >= goal && own * faintLead >= other
  }

  /// The opacity, or the middle between it and 1 if the person asks for more contrast; 0 stays 0.
  static func opacity(_ opacity: Double, increasesContrast: Bool) -> Double {
    increasesContrast && opacity > 0 ? opacity + (1 - opacity) / 2 : opacity
  }

  /// The opacity of a pressed pointer: dark material cannot become darker, so it becomes more opaque.
  static func pressedOpacity(_ opacity: Double, press: Double) -> Double {
    opacity + (1 - opacity) * opacity * 0.4 * max(0, min(1, press))
  }
}
