import Kinematics

/// The material that the pointer is to have in the present conditions (S4), and the backdrop of the pointer.
///
/// The material is computed only when the conditions change, or when a change is due: the transfer function
/// of sRGB takes 30 ns for each value. The result also depends on whether the material is light already, and
/// on when it last changed. To adapt twice at one time is the same as to adapt once.
///
/// Over a texture that is finer than the pointer, black and white would alternate. So there are three rules:
///
/// 1. A change within half a second of the last one gives gray. Its contrast with the darkest part is that
///    with the lightest part.
/// 2. The third change within a second waits until that second is over, whatever the contrast.
/// 3. Gray becomes black or white when the backdrop has not alternated for half a second.
struct AdaptiveMaterial: Hashable, Sendable {
  private var conditions: Material.Conditions
  /// Whether the material is white; of gray, what it was before.
  private var isLight: Bool
  /// Whether the material is gray, since ``changeTime``.
  private var isGray = false
  /// The times of the last change between black, white and gray of a pointer that was seen, and of the one
  /// before; nil for none.
  private var changeTime: Timestamp?
  private var earlierChangeTime: Timestamp?
  private var texture: Texture
  /// The time at which the material may change unless the conditions change before; nil for none.
  private(set) var changeDue: Timestamp?
  private(set) var backdrop: Backdrop
  /// The relative luminance of the material: 0 or 1, or a gray; a light material that is pressed may have
  /// less than 1.
  private(set) var luminance = 0.0
  /// The opacity of the free pointer, which is neither a highlight nor a band.
  private(set) var opacity = 1.0
  /// The pointer as a highlight.
  private(set) var plate = Plate()

  init(_ conditions: Material.Conditions) {
    self.conditions = conditions
    isLight = conditions.appearance == .dark
    backdrop = Backdrop(luminance: conditions.luminance, blending: conditions.blending)
    texture = Texture(backdrop.luminance)
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
      texture.note(backdrop.luminance, needsLight: needsLight, at: time)
    }
    // In another appearance, the material that suits it comes first again.
    if conditions.appearance != self.conditions.appearance {
      isLight = conditions.appearance == .dark
      isGray = false
      changeTime = nil
      earlierChangeTime = nil
    }
    self.conditions = conditions
    update(isDue: isDue, isSeen: isSeen, at: time)
    return true
  }

  private var contrast: Material.Contrast { conditions.increasesContrast ? .increased : .standard }

  /// The greatest opacity of the free pointer, higher with increased contrast.
  private var limit: Double {
    Material.opacity(conditions.greatestOpacity, increasesContrast: conditions.increasesContrast)
  }

  private mutating func update(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    changeDue = nil
    if !isSeen { isGray = false }
    if isGray {
      leaveGrayIfDue(at: time)
    } else {
      chooseLightness(isDue: isDue || !isSeen, isSeen: isSeen, at: time)
    }
    luminance = isGray ? texture.gray : isLight ? 1 : 0
    opacity = isGray ? 1 : min(limit, backdrop.opacity(isLight: isLight, contrast: contrast.goal))
    plate = conditions.greatestHighlightOpacity > 0 ? highlight : Plate()
    guard conditions.isPressed else { return }
    let plain = backdrop.contrast(of: luminance, opacity: opacity)
    opacity = Material.pressedOpacity(opacity, press: 1)
    // With more opacity alone, light material would look lighter. So it is also darkened, as far as the
    // contrast of pressed material allows.
    if isLight, !isGray {
      luminance = backdrop.material(
        isLight: true,
        contrast: min(contrast.pressed, Material.pressedContrast(plain, least: contrast.least)),
        opacity: opacity)
    }
  }

  private var highlight: Plate {
    backdrop.plate(
      isLight: isLight, contrast: conditions.increasesContrast ? .increased : .gentle,
      limit: conditions.increasesContrast ? limit : conditions.greatestHighlightOpacity)
  }

  /// Changes between light and dark if that is needed and due.
  ///
  /// - Faint material changes at once, unless that is the third change within a second.
  /// - Other material of too little contrast changes ``Material/changeInterval`` after the last change.
  /// - The appearance's own material returns when the backdrop has stayed for that interval and suits it.
  private mutating func chooseLightness(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    let needed = Material.isLight(
      keeping: isLight, over: backdrop, limit: limit, least: contrast.least, appearance: conditions.appearance
    )
    if needed != isLight {
      guard isSeen else { return change(at: nil) }
      let calm = calmTime ?? time
      let next = changeTime?.advanced(bySeconds: Material.changeInterval) ?? time
      if time < next, backdrop.contrast(of: isLight ? 1 : 0, opacity: limit) >= Material.faint {
        changeDue = max(next, calm)
      } else if time < calm {
        changeDue = calm
      } else if time < next, limit >= Material.leastLimitOfGray,
        backdrop.contrast(of: texture.gray, opacity: 1) >= Material.faint
      {
        isGray = true
        noteChange(at: time)
        leaveGrayIfDue(at: time)
      } else {
        change(at: time)
      }
    } else if isLight != (conditions.appearance == .dark),
      Material.prefersOwn(
        over: backdrop, limit: limit, goal: contrast.goal, appearance: conditions.appearance)
    {
      let earliest = max(time, isSeen ? calmTime ?? time : time)
      if isDue, earliest == time {
        change(at: isSeen ? time : nil)
      } else {
        changeDue = isDue ? earliest : time.advanced(bySeconds: Material.changeInterval)
      }
    }
  }

  /// A nil time is that of a pointer that is not seen: its change does not delay the next one.
  private mutating func change(at time: Timestamp?) {
    isLight.toggle()
    noteChange(at: time)
  }

  private mutating func noteChange(at time: Timestamp?) {
    earlierChangeTime = time == nil ? nil : changeTime
    changeTime = time
  }

  /// The time from which a change is not the third within a second; nil if there were no two changes.
  private var calmTime: Timestamp? { earlierChangeTime?.advanced(bySeconds: 2 * Material.changeInterval) }

  // MARK: Fine textures

  /// Makes gray material black or white after ``Material/changeInterval``, when the texture has ended or the
  /// gray is faint, but not as the third change within a second.
  private mutating func leaveGrayIfDue(at time: Timestamp) {
    let since = changeTime ?? time
    var due = max(since.advanced(bySeconds: Material.changeInterval), calmTime ?? time)
    if backdrop.contrast(of: texture.gray, opacity: 1) >= Material.faint { due = max(due, texture.end) }
    if time < due {
      changeDue = due
      return
    }
    isGray = false
    isLight = Material.isLight(
      keeping: conditions.appearance == .dark, over: backdrop, limit: limit, least: contrast.least,
      appearance: conditions.appearance)
    noteChange(at: time)
  }

  /// Whether the backdrop needs light material, or else dark material; nil if it needs neither.
  private var needsLight: Bool? {
    if backdrop.contrast(of: 0, opacity: limit) < contrast.least { return true }
    return backdrop.contrast(of: 1, opacity: limit) < contrast.least ? false : nil
  }
}

/// The parts of a backdrop that changes between dark and light.
private struct Texture: Hashable, Sendable {
  private var luminance: Double
  private var darkest: Double
  private var lightest: Double
  private var needsLight: Bool?
  /// The time of the last change between parts that need light material and parts that need dark material.
  private var changeTime = Timestamp.distantPast

  init(_ luminance: Double) {
    self.luminance = luminance
    darkest = luminance
    lightest = luminance
  }

  /// The time from which the backdrop counts as even, unless it changes before.
  var end: Timestamp { changeTime.advanced(bySeconds: Material.changeInterval) }

  /// The luminance that has the same contrast with the darkest and with the lightest part: about 0.18 between
  /// black and white, with 4.6:1.
  var gray: Double { ((darkest + 0.05) * (lightest + 0.05)).squareRoot() - 0.05 }

  /// Notes the next part, and whether it needs light material, dark material, or neither.
  mutating func note(_ next: Double, needsLight: Bool?, at time: Timestamp) {
    if time >= end {
      darkest = luminance
      lightest = luminance
    }
    luminance = next
    darkest = min(darkest, next)
    lightest = max(lightest, next)
    if let needsLight, needsLight != self.needsLight {
      self.needsLight = needsLight
      changeTime = time
    }
  }
}
