/// The pointer's material: light or dark enough to be seen over what lies beneath.
///
/// Contrast is WCAG 2's: (lighter + 0.05) / (darker + 0.05), of relative luminances in linear light.
enum Material {
  /// The contrast that the free pointer aims at: a little more than the 3:1 it guarantees.
  static let aim = 3.5

  /// The luminance that reaches the aim over a background, or black or white where nothing does.
  ///
  /// Over light grounds it is darker than they are, over dark ones lighter. The change is where black and white reach
  /// the same contrast at the given opacity.
  static func luminance(over background: Double, opacity: Double) -> Double {
    guard opacity > 0 else { return 0 }
    let black = contrast(of: 0, opacity: opacity, over: background)
    let white = contrast(of: 1, opacity: opacity, over: background)
    let seen = black >= white ? (background + 0.05) / aim - 0.05 : (background + 0.05) * aim - 0.05
    // What is seen is the material and, through it, the background.
    let own = (seen - background * (1 - opacity)) / opacity
    return max(0, min(1, own))
  }

  /// The contrast of a translucent material against the background it lies on.
  static func contrast(of luminance: Double, opacity: Double, over background: Double) -> Double {
    let seen = luminance * opacity + background * (1 - opacity)
    return (max(seen, background) + 0.05) / (min(seen, background) + 0.05)
  }

  /// The luminance of a pressed pointer, which darkens (S5).
  static func luminance(_ luminance: Double, pressed: Double) -> Double {
    luminance * (1 - 0.3 * max(0, min(1, pressed)))
  }

  /// The opacity of a pressed pointer: what is dark already becomes denser.
  static func opacity(_ opacity: Double, pressed: Double) -> Double {
    opacity + (1 - opacity) * opacity * 0.4 * max(0, min(1, pressed))
  }
}
