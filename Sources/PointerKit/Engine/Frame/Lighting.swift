public import Kinematics

/// The light in which the surface is seen: the light or dark interface (E8), and the luminance beneath the
/// pointer (S4).
struct Lighting: Hashable, Sendable {
  var appearance = Appearance.light
  /// The relative luminance where no target states its own.
  var background: Double = 1
  /// The relative luminance that the host measured beneath the pointer; nil if it measures none.
  var measured: Double?
}

extension PointerEngine {
  /// Whether the interface is light or dark; light at first.
  public var appearance: Appearance { lighting.appearance }

  /// Sets whether the interface is light or dark.
  public mutating func setAppearance(_ appearance: Appearance, at time: Timestamp) {
    advanceHost(to: time)
    if appearance == lighting.appearance { return }
    lighting.appearance = appearance
    settle(.look)
  }

  /// Sets the relative luminance where no target states its own, clamped to 0…1; 1, white, at first.
  ///
  /// NaN is refused and counted.
  public mutating func setBackgroundLuminance(_ luminance: Double, at time: Timestamp) {
    advanceHost(to: time)
    guard !luminance.isNaN else { return diagnostics.clampedValues.count(nil) }
    let luminance = luminance.clamped(to: 0...1)
    if luminance == lighting.background { return }
    lighting.background = luminance
    settle(.look)
  }
}
