import Kinematics

/// A plate behind a label, such as the pointer as a highlight, and the light on the plate (E1, E17).
///
/// A label on a plate loses at most the contrast of the plate with its ground, whatever the label's color.
/// The light lies on the plate and beneath the label, because white on a black label would take more contrast
/// from it than a plate of any strength. On a dark plate the light gives contrast back to a dark label. On a
/// light plate it takes more from a light label, and so it is at most one level of 255 there.
struct Plate: Hashable, Sendable {
  /// The opacity of the plate.
  var opacity = 0.0
  /// The greatest opacity of the light on the plate.
  var light = 0.0

  /// The share of its contrast that a label keeps.
  static let keptContrast = 0.85
  /// The least contrast of a plate with its ground.
  static let leastContrast = 1.15

  /// Contrasts of a plate with its ground.
  struct Contrast {
    /// The least contrast of a plate.
    let least: Double
    /// The greatest contrast of a plate, and of the light on a light plate.
    let most: Double
    /// The contrast of a dark plate where the light on it is brightest.
    let lit: Double

    /// The contrast of a highlight, with a margin for grounds between two levels of an eight-bit screen.
    ///
    /// At 1.15 it is seen. Up to 1/0.85 a label keeps 85 % of its own contrast.
    static let gentle = Contrast(least: 1.152, most: 1.174, lit: 1.06)
    /// The contrast of a highlight for a person who asks for more contrast.
    ///
    /// Only what lies behind a label has it.
    static let increased = Contrast(least: 3.1, most: 3.6, lit: 3.1)
  }
}

extension Backdrop {
  /// The plate on this backdrop: white, or else black.
  ///
  /// Between the least and the greatest contrast of a gentle plate lie one or two levels of an eight-bit
  /// screen. So the plate is exactly on a level. A light plate is on the lowest level with the least
  /// contrast. A dark plate is on the lowest level within the greatest contrast, which leaves room for the
  /// light on it.
  func plate(isLight: Bool, contrast: Plate.Contrast, limit: Double) -> Plate {
    let ground = screenLevel(of: luminance).rounded()
    let bare = EncodedColor.light(ofSignal: ground / 255) + 0.05
    let level = screenLevel(of: (isLight ? bare * contrast.least : bare / contrast.most) - 0.05).rounded(.up)
    // Where no level is left for the light on a light plate, it is less than half a level.
    let brightest = screenLevel(of: (isLight ? bare * contrast.most : bare / contrast.lit) - 0.05)
    let lit = max(brightest.rounded(.down), min(brightest, level + 0.45))
    let opacity = min(limit, opacity(isLight: isLight, from: ground, to: level))
    let seen = Backdrop.signal(ofLevel: ground, blending) * (1 - opacity) + (isLight ? opacity : 0)
    let room = 1 - seen
    let light = room > 0 ? (Backdrop.signal(ofLevel: lit, blending) - seen) / room : 0
    return Plate(opacity: opacity, light: max(0, light))
  }

  /// The opacity at which white, or else black, brings one level of an eight-bit screen to another one; 1 if
  /// none does.
  private func opacity(isLight: Bool, from ground: Double, to level: Double) -> Double {
    let from = Backdrop.signal(ofLevel: ground, blending)
    let to = Backdrop.signal(ofLevel: level, blending)
    let opacity = isLight ? (to - from) / (1 - from) : 1 - to / from
    // The quotient is NaN for white on white and for black on black.
    return opacity >= 0 && opacity <= 1 ? opacity : 1
  }

  /// The level, 0…255, of a luminance on an eight-bit screen.
  private func screenLevel(of luminance: Double) -> Double { 255 * EncodedColor.signal(ofLight: luminance) }

  private static func signal(ofLevel level: Double, _ blending: Blending) -> Double {
    blending == .linear ? EncodedColor.light(ofSignal: level / 255) : level / 255
  }
}
