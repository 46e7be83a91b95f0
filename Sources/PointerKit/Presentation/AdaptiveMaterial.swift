import Kinematics

/// The material that the pointer is to have in the present conditions (S4), and the backdrop of the pointer.
///
/// The material is computed only when the conditions change, or when a change is due: the transfer function
/// of sRGB takes 30 ns for each value. Because of hysteresis, the result depends on more than the conditions:
/// on whether the material is light already, and on when it last changed between light and dark. To adapt
/// twice at one time is the same as to adapt once.
struct AdaptiveMaterial: Hashable, Sendable {
  private var conditions: Material.Conditions
  private var isLight: Bool
  /// The time of the last change between light and dark of a pointer that was seen; nil for none.
  private var changeTime: Timestamp?
  /// The time at which the material may change unless the conditions change before; nil for none.
  private(set) var changeDue: Timestamp?
  private(set) var backdrop: Backdrop
  /// The relative luminance of the material: 0 or 1; a light material that is pressed may have less than 1.
  private(set) var luminance = 0.0
  /// The opacity of the free pointer, which is neither a highlight nor a band.
  private(set) var opacity = 1.0
  /// The pointer as a highlight.
  private(set) var plate = Plate()

  init(_ conditions: Material.Conditions) {
    self.conditions = conditions
    isLight = conditions.appearance == .dark
    backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    update(isDue: true, isSeen: false, at: .distantPast)
  }

  /// Adapts to conditions (S4); returns whether they differ from the previous conditions, or a change was
  /// due.
  ///
  /// `isSeen` is false for a pointer that is not drawn; its material changes without delay.
  @discardableResult
  mutating func adapt(to conditions: Material.Conditions, isSeen: Bool = true, at time: Timestamp) -> Bool {
    let isDue = changeDue.map { $0 <= time } ?? false
    if conditions == self.conditions, !isDue { return false }
    if conditions.luminance != backdrop.luminance || conditions.blending != backdrop.blending {
      backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    }
    // In another appearance, the material that suits it comes first again.
    if conditions.appearance != self.conditions.appearance {
      isLight = conditions.appearance == .dark
      changeTime = nil
    }
    self.conditions = conditions
    update(isDue: isDue, isSeen: isSeen, at: time)
    return true
  }

  private var contrast: Material.Contrast { conditions.isIncreased ? .increased : .standard }

  /// The greatest opacity of the free pointer, higher with increased contrast.
  private var limit: Double { Material.opacity(conditions.limit, isIncreased: conditions.isIncreased) }

  private mutating func update(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    chooseLightness(isDue: isDue || !isSeen, isSeen: isSeen, at: time)
    opacity = min(limit, backdrop.opacity(isLight: isLight, contrast: contrast.goal))
    luminance = isLight ? 1 : 0
    plate = conditions.highlightLimit > 0 ? highlight : Plate()
    guard conditions.isPressed else { return }
    let plain = backdrop.contrast(of: luminance, opacity: opacity)
    opacity = Material.opacity(opacity, pressed: 1)
    // With more opacity alone, light material would look lighter. So it is also darkened, as far as the
    // contrast of pressed material allows.
    if isLight {
      luminance = backdrop.material(
        isLight: true,
        contrast: min(contrast.pressed, Material.pressedContrast(plain, least: contrast.least)),
        opacity: opacity)
    }
  }

  private var highlight: Plate {
    backdrop.plate(
      isLight: isLight, contrast: conditions.isIncreased ? .increased : .gentle,
      limit: conditions.isIncreased ? limit : conditions.highlightLimit)
  }

  /// Changes between light and dark if that is needed and due.
  ///
  /// Material of too little contrast changes, at most once in ``Material/changeInterval`` unless it is faint.
  /// The appearance's own material returns after the backdrop has stayed for that interval and suits it.
  private mutating func chooseLightness(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    changeDue = nil
    let needed = Material.isLight(
      now: isLight, over: backdrop, limit: limit, least: contrast.least, appearance: conditions.appearance)
    if needed != isLight {
      let earliest = changeTime?.advanced(bySeconds: Material.changeInterval)
      if isSeen, let earliest, time < earliest,
        backdrop.contrast(of: isLight ? 1 : 0, opacity: limit) >= Material.faint
      {
        changeDue = earliest
      } else {
        change(at: isSeen ? time : nil)
      }
    } else if isLight != (conditions.appearance == .dark),
      Material.prefersOwn(
        over: backdrop, limit: limit, goal: contrast.goal, appearance: conditions.appearance)
    {
      if isDue {
        change(at: isSeen ? time : nil)
      } else {
        changeDue = time.advanced(bySeconds: Material.changeInterval)
      }
    }
  }

  /// A nil time is that of a pointer that is not seen: its change does not delay the next one.
  private mutating func change(at time: Timestamp?) {
    isLight.toggle()
    changeTime = time
  }
}
