/// The background of the free pointer, and the way in which the host blends the pointer with it (S4).
///
/// A backdrop counts as gray: only its luminance is known.
struct Backdrop: Hashable, Sendable {
  /// The relative luminance beneath the pointer, 0…1.
  let luminance: Double
  /// The luminance in the form in which the host blends it: encoded as sRGB, or linear.
  let signal: Double
  let blending: Blending

  init(luminance: Double, blending: Blending) {
    self.luminance = luminance
    self.blending = blending
    signal = Backdrop.signal(of: luminance, blending)
  }

  static let white = Backdrop(luminance: 1, blending: .encoded)

  private static func signal(of luminance: Double, _ blending: Blending) -> Double {
    blending == .linear ? luminance : EncodedColor.signal(ofLight: luminance)
  }

  /// The contrast between a translucent material over the backdrop and the bare backdrop (WCAG 2).
  func contrast(of material: Double, opacity: Double) -> Double {
    guard opacity > 0 else { return 1 }
    let blend = Backdrop.signal(of: material, blending) * opacity + signal * (1 - opacity)
    let seen = blending == .linear ? blend : EncodedColor.light(ofSignal: blend)
    return (max(seen, luminance) + 0.05) / (min(seen, luminance) + 0.05)
  }

  /// The least opacity at which white, or black if `isLight` is false, reaches the given contrast; 1 if no
  /// opacity is enough.
  func opacity(isLight: Bool, contrast: Double) -> Double {
    let seen = signal(isLight: isLight, contrast: contrast)
    let opacity = isLight ? (seen - signal) / (1 - signal) : 1 - seen / signal
    // The quotient is NaN for white on white and for black on black.
    return opacity >= 0 && opacity <= 1 ? opacity : 1
  }

  /// The luminance of the material that reaches the given contrast at the given opacity.
  ///
  /// If no material reaches the contrast, the luminance is that of white, or of black if `isLight` is false.
  func material(isLight: Bool, contrast: Double, opacity: Double) -> Double {
    guard opacity > 0 else { return isLight ? 1 : 0 }
    let seen = signal(isLight: isLight, contrast: contrast)
    let material = max(0, min(1, (seen - signal * (1 - opacity)) / opacity))
    return blending == .linear ? material : EncodedColor.light(ofSignal: material)
  }

  /// The signal of the gray that has the given contrast with the backdrop: a lighter gray if `isLight`, or
  /// else a darker one.
  ///
  /// If there is no such gray, the signal is that of white, or of black if `isLight` is false.
  private func signal(isLight: Bool, contrast: Double) -> Double {
    let luminance =
      isLight ? (self.luminance + 0.05) * contrast - 0.05 : (self.luminance + 0.05) / contrast - 0.05
    return Backdrop.signal(of: max(0, min(1, luminance)), blending)
  }
}
