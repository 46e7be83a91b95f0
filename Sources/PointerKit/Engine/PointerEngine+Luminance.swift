public import Kinematics
import Magnetism

/// The light in which the surface is seen.
///
/// This is the light or dark interface (E8), and the luminance beneath the pointer (S4).
extension PointerEngine {
  /// Whether the interface is light or dark, and the luminance beneath the pointer.
  struct Lighting: Hashable, Sendable {
    var appearance = Appearance.light
    /// The relative luminance where no target states its own.
    var background: Double = 1
    /// The relative luminance that the host measured beneath the pointer.
    var measured: Double?
  }

  /// Whether the interface is light or dark; light at first.
  public var appearance: Appearance { lighting.appearance }

  /// Sets whether the interface is light or dark.
  public mutating func setAppearance(_ appearance: Appearance, at time: Timestamp) {
    follow(time)
    lighting.appearance = appearance
    settleLook()
  }

  /// Sets the relative luminance where no target states its own, clamped to 0…1; 1, white, at first.
  ///
  /// NaN is refused and counted.
  public mutating func setBackgroundLuminance(_ luminance: Double, at time: Timestamp) {
    follow(time)
    if luminance.isNaN {
      diagnostics.clampedValues.count(nil)
    } else {
      lighting.background = luminance.clamped(to: 0...1)
    }
    settleLook()
  }

  // MARK: The luminance beneath the pointer

  /// The luminance beneath the pointer.
  ///
  /// This is the host's measurement, if there is one. If not, it is the luminance that the element under the
  /// pointer states, or the luminance of the background if the element states none. A pointer that an element
  /// covers is seen around that element, against the background.
  var luminanceBeneath: Double {
    let isOnElement = !hover.isBeside && !hover.style.isCovered
    return lighting.measured ?? (isOnElement ? hover.style.element.luminance : nil) ?? lighting.background
  }

  /// Counts, once, that the luminance of the hovered target is unknown.
  ///
  /// The target is opaque. While its luminance is unknown, the contrast of the pointer or highlight on the
  /// target is computed with the luminance of the background.
  mutating func noteUnknownLuminance() {
    guard let target = hover.target, scene.noteUnknownLuminance(of: target) else { return }
    diagnostics.unknownLuminances.count(target)
  }

  /// Returns the highlight on top of an opaque element; nil for other elements.
  ///
  /// The highlight is at least as opaque as the pointer beneath the element (E11).
  ///
  /// The method is mutating although it changes nothing, since Swift passes a copy of so large a value to a
  /// nonmutating method.
  mutating func coverLook(_ pointer: borrowing VisiblePointer.Look) -> Material.Cover? {
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
