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

  // MARK: The luminance beneath the pointer

  /// The luminance beneath the pointer: the host's measurement, that of the element, or that of the
  /// background.
  ///
  /// A pointer that an element covers is seen around that element, against the background. A highlight lies
  /// on its element even while the model pointer is beside that.
  @inline(__always) var luminanceBeneath: Double {
    let isOnElement = (!hover.isBeside || hover.style.isBehindContent) && !hover.style.isCovered
    return lighting.measured ?? (isOnElement ? hover.style.element.luminance : nil) ?? lighting.background
  }

  /// Counts, once, that the luminance of the hovered target is unknown; that of the background replaces it.
  mutating func noteUnknownLuminance() {
    guard let target = hover.hoveredTarget, scene.noteUnknownLuminance(of: target) else { return }
    diagnostics.unknownLuminances.count(target)
  }

  /// The conditions under which the hovered element is seen.
  mutating func contentConditions(
    isPressed: Bool, pointer: VisiblePointer.Look
  ) -> ContentPresentation.Conditions {
    var conditions = ContentPresentation.Conditions(
      isPressed: isPressed, reduceMotion: settings.reduceMotion,
      tintLuminance: ContentState.tintLuminance(in: lighting.appearance))
    switch hover.style.effect {
    case .none: return conditions
    case .highlight where !hover.style.element.isOpaque:
      let brightest = configuration.highlightSpecularOpacity * ContentState.largeLightFactor
      conditions.lightShare = brightest > 0 ? min(1, presentation.material.plate.light / brightest) : 0
      return conditions
    case .highlight, .lift, .hover: break
    }
    presentation.elementMaterial.adapt(
      to: ElementMaterial.Conditions(
        luminance: lighting.measured ?? hover.style.element.luminance ?? lighting.background,
        blending: configuration.blending, appearance: lighting.appearance,
        tintLimit: configuration.tintOpacity, coverLimit: min(1, 2 * configuration.highlightOpacity),
        isIncreased: settings.increasedContrast))
    let material = presentation.elementMaterial
    conditions.tintLimit = material.tint
    let brightest = configuration.specularOpacity
    conditions.lightShare = brightest > 0 ? min(1, material.light / brightest) : 0
    if hover.style.isCovered {
      // The highlight is on top of an opaque element, which hides the pointer beneath it (E11). Its light
      // would lie on the label.
      conditions.lightShare = 0
      if pointer.highlightOpacity > 0 {
        conditions.tintLuminance = material.isCoverLight ? 1 : 0
        conditions.coverOpacity = Material.opacity(material.cover, pressed: pointer.press)
      }
    }
    return conditions
  }
}
