import Kinematics

/// The pointer's material: black or white, and just opaque enough to be seen against its backdrop (S4).
///
/// Contrast is defined as in WCAG 2: (lighter + 0.05) / (darker + 0.05), for relative luminances in linear
/// light. If the host blends colors as the configured ``Blending`` says, the free pointer has a contrast of
/// at least 3:1, whatever its shape. Over every backdrop, black or white (or both) reaches this contrast with
/// at most the default opacity. If both do, the material that suits the appearance is used: dark in a light
/// interface, and light in a dark interface. But the other material is used if its contrast is much higher,
/// and then as long as it has enough and the backdrop changes, so that nothing flickers over grays on which
/// both have enough.
///
/// As a highlight the material is a tint behind a label. Its color is lighter than that of the circle (S5),
/// and its contrast may be less than 3:1; `AdaptiveMaterial` limits its opacity.
enum Material {
  struct Conditions: Hashable, Sendable {
    var luminance = 1.0
    var limit: Double
    var blending: Blending
    var appearance = Appearance.light
    var isPressed = false
    var isIncreased = false
  }

  struct Contrast {
    /// The contrast that the free pointer aims at.
    let goal: Double
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

  /// The ratio of contrasts above which the other material replaces the appearance's own, even if the own
  /// material has enough contrast; and the ratio above which it replaces the present one if neither has
  /// enough.
  private static let (lead, faintLead) = (1.3, 1.05)
  /// The contrast that pressed light material has at most, for its contrast when it is not pressed (S5).
  ///
  /// It is less, so that a press never brightens, but not below the least contrast.
  static func pressedContrast(_ plain: Double, least: Double) -> Double {
    max(0.955 * plain, min(plain, least))
  }
  /// The contrast below which the material changes at once, even if it has just changed.
  static let faint = 2.0
  /// The least time between two changes of material that is not faint, in seconds (S4).
  static let changeInterval = 0.5

  /// The factor by which a highlight over a dark backdrop is more opaque than the circle (S5): 5 or 6 of 255
  /// steps lighter.
  static let highlightLead = 1.06

  /// Whether the material is to be light; `now` says whether it is light already.
  ///
  /// The material that suits the appearance gives way to one of much higher contrast. The other material then
  /// stays as long as it has enough contrast, and ``prefersOwn(over:limit:goal:appearance:)`` does not say
  /// otherwise of a backdrop that stays.
  static func isLight(
    now: Bool, over backdrop: Backdrop, limit: Double, least: Double, appearance: Appearance
  ) -> Bool {
    let isOwn = now == (appearance == .dark)
    let present = backdrop.contrast(of: now ? 1 : 0, opacity: limit)
    let other = backdrop.contrast(of: now ? 0 : 1, opacity: limit)
    if isOwn, present * lead < other { return !now }
    if present >= least { return now }
    return other >= least || other > present * faintLead ? !now : now
  }

  /// Whether, over a backdrop that stays, the material that suits the appearance is to be used again.
  static func prefersOwn(
    over backdrop: Backdrop, limit: Double, goal: Double, appearance: Appearance
  ) -> Bool {
    let own = backdrop.contrast(of: appearance == .dark ? 1 : 0, opacity: limit)
    let other = backdrop.contrast(of: appearance == .dark ? 0 : 1, opacity: limit)
    return own >= goal && own * faintLead >= other
  }

  /// The factor by which the light on a large highlight is more opaque than on a small one (E5).
  static let largeLightFactor = 1.25

  /// The factor, 0…1, by which the opacity of the light on a highlight with an encoded color is multiplied.
  ///
  /// It is 1 on a highlight over white, which has the signal 0.8, and less on darker highlights. So the light
  /// is visible on all highlights and glares on none (E1): on a large element, it adds at most 30 of 255
  /// steps.
  static func lightShare(on signal: Double) -> Double {
    let room = max(0.2, 1 - signal)
    return min(1, (0.2 / room).squareRoot(), 0.34 / room)
  }

  /// The opacity, or the middle between it and 1 if the person asks for more contrast; 0 stays 0.
  static func opacity(_ opacity: Double, isIncreased: Bool) -> Double {
    isIncreased && opacity > 0 ? opacity + (1 - opacity) / 2 : opacity
  }

  /// The opacity of a pressed pointer: dark material cannot become darker, so it becomes more opaque.
  static func opacity(_ opacity: Double, pressed: Double) -> Double {
    opacity + (1 - opacity) * opacity * 0.4 * max(0, min(1, pressed))
  }
}

// MARK: - On top of an opaque element, which hides the pointer beneath it (E11)

extension Material {
  struct Cover {
    /// The luminance of the highlight, 0 or 1.
    var luminance: Double
    var opacity: Double
    var lightShare: Double
  }

  // Differences of encoded colors, as shares of 255 steps.

  /// The least change that is visible on every screen.
  private static let visibleStep = 0.055
  /// The change that a dark cover beneath a visible light should cause, with at most twice its usual opacity.
  private static let visibleStepWithLight = 0.118
  /// The least change that must remain of a dark cover where its light is brightest.
  private static let leastStepBeneathLight = 0.051
  /// The least difference between an element and its cover; with less, a cover that is visible beneath its
  /// light would be about twice as opaque as the highlights of the element's neighbors.
  private static let leastRoom = 0.3

  /// The cover of an element, for the opacities of a highlight and of the light on it.
  ///
  /// Light strengthens a light cover and weakens a dark cover. A dark cover on a dark element has up to twice
  /// the given opacity, and its light is weaker, so that both are visible (E1, E11).
  static func cover(
    over element: Double, opacity: Double, light: Double, appearance: Appearance
  ) -> Cover {
    let luminance = coverLuminance(over: element, opacity: opacity, appearance: appearance)
    let signal = EncodedColor.signal(ofLight: element)
    if luminance == 1 {
      let seen = signal + (1 - signal) * opacity
      return Cover(luminance: 1, opacity: opacity, lightShare: lightShare(on: seen))
    }
    let dense = light > 0 && signal > 0 ? min(visibleStepWithLight / signal, 2 * opacity, 1) : 0
    let denser = max(opacity, dense)
    let seen = signal * (1 - denser)
    let strongest = light * largeLightFactor * (1 - seen)
    let rest = max(0, signal * denser - leastStepBeneathLight)
    let share = lightShare(on: seen)
    return Cover(
      luminance: 0, opacity: denser, lightShare: strongest > rest ? min(share, rest / strongest) : share)
  }

  /// Dark in a light interface and light in a dark interface, like the highlights of the element's neighbors;
  /// the other luminance if this cover would not be visible on the element.
  static func coverLuminance(over element: Double, opacity: Double, appearance: Appearance) -> Double {
    let signal = EncodedColor.signal(ofLight: element)
    let room = appearance == .light ? signal : 1 - signal
    let isOwn = (room >= leastRoom && room * opacity >= visibleStep) || room >= 0.5
    return (appearance == .light) == isOwn ? 0 : 1
  }
}
