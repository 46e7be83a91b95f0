import Kinematics

/// The pointer's material: light or dark enough to be seen over what lies beneath (S4).
///
/// Contrast is WCAG 2's: (lighter + 0.05) / (darker + 0.05), of relative luminances in linear light. The
/// guarantee is the free pointer's, whatever its shape, at its default opacity: over every ground black,
/// white or both reach 3:1. Where both do, the appearance decides: dark material in a light interface, light
/// in a dark one. That one is taken where it reaches ``Wish/taken`` and given up where it no longer reaches
/// ``Wish/least``, so that a ground that flickers about the border does not turn the material to and fro.
///
/// As a highlight it is a tint behind a label, lighter by opacity (S5), and promises less: see
/// ``PointerConfiguration/highlightOpacity``.
enum Material {
  /// The contrasts that a person wants.
  struct Wish {
    /// What the free pointer aims at.
    var aim: Double
    /// What the material that is worn must be able to reach.
    var least: Double
    /// What the appearance's material must be able to reach to be taken up again.
    var taken: Double

    /// More than the guaranteed 3:1 throughout, so that a spring on its way there is past 3:1 early.
    static let standard = Wish(aim: 3.5, least: 3.1, taken: 3.25)
    /// For a person who asks for more: WCAG's for text at its best, or as near to it as black and white
    /// reach; over no ground is that less than 3.7.
    static let increased = Wish(aim: 7, least: 3.7, taken: 3.8)
  }

  /// How the free pointer is drawn.
  struct Ground {
    /// The relative luminance beneath it, 0…1.
    var background: Double
    /// The pointer's opacity, 0…1.
    var opacity: Double

    /// The contrast of white or black.
    func reach(isLight: Bool) -> Double {
      Material.contrast(of: isLight ? 1 : 0, opacity: opacity, over: background)
    }

    /// The luminance of the material that is seen at a contrast, held to black and white.
    func luminance(isLight: Bool, contrast: Double) -> Double {
      guard opacity > 0 else { return 0 }
      let seen = isLight ? (background + 0.05) * contrast - 0.05 : (background + 0.05) / contrast - 0.05
      // What is seen is the material and, through it, the background.
      return max(0, min(1, (seen - background * (1 - opacity)) / opacity))
    }
  }

  /// Whether the material is to be light, given whether it is now.
  static func isLight(now: Bool, over ground: Ground, wish: Wish, appearance: Appearance) -> Bool {
    let preferred = appearance == .dark
    let reach = ground.reach(isLight: preferred)
    if reach >= (now == preferred ? wish.least : wish.taken) { return preferred }
    let other = ground.reach(isLight: !preferred)
    return other >= wish.least || other >= reach ? !preferred : preferred
  }

  /// The luminance of the material; pressed it is darker (S5), a light one as far as 3:1 allows.
  static func luminance(isLight: Bool, over ground: Ground, wish: Wish, isPressed: Bool) -> Double {
    let luminance = ground.luminance(isLight: isLight, contrast: wish.aim)
    guard isPressed else { return luminance }
    let darkest = isLight ? ground.luminance(isLight: true, contrast: wish.taken) : 0
    return max(0.7 * luminance, min(luminance, darkest))
  }

  /// The contrast of a translucent material against the background it lies on.
  static func contrast(of luminance: Double, opacity: Double, over background: Double) -> Double {
    let seen = luminance * opacity + background * (1 - opacity)
    return (max(seen, background) + 0.05) / (min(seen, background) + 0.05)
  }

  /// The opacity of a pressed pointer: what is dark already becomes denser.
  static func opacity(_ opacity: Double, pressed: Double) -> Double {
    opacity + (1 - opacity) * opacity * 0.4 * max(0, min(1, pressed))
  }
}
