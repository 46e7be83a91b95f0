/// What the free pointer is seen against: the luminance beneath it, and its own opacity.
struct Backdrop {
  /// The relative luminance beneath the pointer, 0…1.
  var luminance: Double
  /// The pointer's opacity, 0…1.
  var opacity: Double

  /// The greatest contrast that white, or black, material reaches.
  func greatestContrast(isLight: Bool) -> Double {
    Material.contrast(of: isLight ? 1 : 0, opacity: opacity, over: luminance)
  }

  /// The luminance of the material that has a contrast, as far as black and white reach.
  func material(isLight: Bool, contrast: Double) -> Double {
    guard opacity > 0 else { return 0 }
    let visible = isLight ? (luminance + 0.05) * contrast - 0.05 : (luminance + 0.05) / contrast - 0.05
    // The visible luminance is a blend of the material and, through it, the backdrop.
    return max(0, min(1, (visible - luminance * (1 - opacity)) / opacity))
  }
}
