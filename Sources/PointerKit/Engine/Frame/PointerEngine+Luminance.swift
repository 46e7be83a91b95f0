public import Kinematics

/// The light in which the surface is seen: the light or dark interface (E8), and the luminance beneath the
/// pointer (S4).
struct Lighting: Hashable, Sendable {
  var appearance = Appearance.light
  /// The relative luminance where no target states its own.
  var background: Double = 1
  /// The relative luminance that the host measured beneath the pointer.
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

  // MARK: The luminance beneath the pointer

  /// The luminance beneath the pointer: the host's measurement, that of the element, or that of the background.
  ///
  /// A pointer that an element covers is seen around that element, against the background.
  @inline(__always) var luminanceBeneath: Double {
    let isOnElement = !hover.isBeside && !hover.style.isCovered
    return lighting.measured ?? (isOnElement ? hover.style.element.luminance : nil) ?? lighting.background
  }

  /// Counts, once, that the luminance of the hovered target is unknown; that of the background replaces it.
  mutating func noteUnknownLuminance() {
    guard let target = hover.hoveredTarget, scene.noteUnknownLuminance(of: target) else { return }
    diagnostics.unknownLuminances.count(target)
  }

  /// The highlight on top of an opaque element, at least as opaque as the pointer beneath it (E11).
  @inline(__always) func coverLook(_ pointer: VisiblePointer.Look) -> Material.Cover? {
    let opacity = pointer.highlightOpacity
    guard hover.style.isCovered, opacity > 0 else { return nil }
    let element = lighting.measured ?? hover.style.element.luminance ?? lighting.background
    var cover = Material.cover(
      over: element, opacity: opacity, light: configuration.highlightSpecularOpacity,
      appearance: lighting.appearance)
    cover.opacity = Material.opacity(cover.opacity, pressed: pointer.press)
    return cover
  }
}
