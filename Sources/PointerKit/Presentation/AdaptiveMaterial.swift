import Kinematics

/// The material that the pointer is to have in the present conditions (S4), and the backdrop of the pointer.
///
/// The material is computed only when the conditions change, since the transfer function of sRGB takes 30 ns
/// for each value. The result depends on the conditions, and, for hysteresis, on whether the material was
/// light before and on when that changed. Repeating the computation at the same time changes nothing.
///
/// Over a texture that is finer than the pointer, the material would change with each part. So instead of a third
/// change within a second, it becomes a gray that has contrast with the dark and the light parts. When the backdrop
/// has not changed between dark and light for half a second, the material is black or white again.
struct AdaptiveMaterial: Hashable, Sendable {
  private var conditions: Material.Conditions
  /// Whether the material is white and not black; of gray material, what it was before.
  private var isLight: Bool
  /// The luminance of gray material; nil for black and white.
  private var gray: Double?
  /// The times of the last change to black or white of a pointer that was seen, and of the one before; nil for none.
  private var changeTime: Timestamp?
  private var earlierChangeTime: Timestamp?
  private var texture: Texture
  /// Since when gray material has had too little contrast; nil if it has enough.
  private var grayFaintTime: Timestamp?
  /// The time at which the material may change unless the conditions change before; nil for none.
  private(set) var changeDue: Timestamp?
  private(set) var backdrop: Backdrop
  /// The relative luminance of the material: 0 or 1, or a gray; a light material that is pressed may have less than 1.
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
      changeTime = nil
      earlierChangeTime = nil
    }
    self.conditions = conditions
    update(isDue: isDue, isSeen: isSeen, at: time)
    return true
  }

  private var contrast: Material.Contrast { conditions.isIncreased ? .increased : .standard }

  private var limit: Double { Material.opacity(conditions.limit, isIncreased: conditions.isIncreased) }

  private mutating func update(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    changeDue = nil
    if !isSeen { (gray, grayFaintTime) = (nil, nil) }
    if gray == nil {
      chooseLightness(isDue: isDue || !isSeen, isSeen: isSeen, at: time)
    } else {
      leaveGray(at: time)
    }
    luminance = gray ?? (isLight ? 1 : 0)
    opacity = gray == nil ? min(limit, backdrop.opacity(isLight: isLight, contrast: contrast.goal)) : 1
    plate = conditions.highlightLimit > 0 ? highlight : Plate()
    guard conditions.isPressed else { return }
    let plain = backdrop.contrast(of: luminance, opacity: opacity)
    opacity = Material.opacity(opacity, pressed: 1)
    // With more opacity alone, light material would look lighter. So it is also darkened, as far as the
    // contrast of pressed material allows.
    if isLight, gray == nil {
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

  /// Changes between light and dark where the present material has too little contrast, but not too often, or
  /// where the backdrop has stayed for a while and suits the other material better.
  private mutating func chooseLightness(isDue: Bool, isSeen: Bool, at time: Timestamp) {
    let needed = Material.isLight(
      now: isLight, over: backdrop, limit: limit, least: contrast.least, appearance: conditions.appearance)
    if needed != isLight {
      let earliest = changeTime?.advanced(bySeconds: Material.changeInterval)
      if isSeen, let earliest, time < earliest,
        backdrop.contrast(of: isLight ? 1 : 0, opacity: limit) >= Material.faint
      {
        changeDue = earliest
      } else if isSeen, let calm = calmTime, time < calm {
        if limit >= Material.leastLimitOfGray { gray = texture.gray }
        changeDue = gray == nil ? calm : max(calm, texture.end)
      } else {
        change(at: isSeen ? time : nil)
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

  private mutating func change(at time: Timestamp?) {
    isLight.toggle()
    (earlierChangeTime, changeTime) = (changeTime, time)
  }

  // MARK: Fine textures

  /// The time from which a change is not the third within a second; nil if there were no two changes.
  private var calmTime: Timestamp? { earlierChangeTime?.advanced(bySeconds: 2 * Material.changeInterval) }

  /// Whether the backdrop needs light material, or else dark material; nil if it needs neither.
  private var needsLight: Bool? {
    if backdrop.contrast(of: 0, opacity: limit) < contrast.least { return true }
    return backdrop.contrast(of: 1, opacity: limit) < contrast.least ? false : nil
  }

  /// Makes gray material black or white when its backdrop has not changed between dark and light for a while, or has
  /// had too little contrast with it for as long.
  ///
  /// If the gray has enough contrast, this waits until it is not the third change within a second.
  private mutating func leaveGray(at time: Timestamp) {
    gray = texture.gray
    var due = texture.end
    if backdrop.contrast(of: texture.gray, opacity: 1) >= contrast.least {
      grayFaintTime = nil
      if let calmTime { due = max(due, calmTime) }
    } else {
      let since = grayFaintTime ?? time
      grayFaintTime = since
      due = min(due, since.advanced(bySeconds: Material.changeInterval))
    }
    if time < due {
      changeDue = due
      return
    }
    (gray, grayFaintTime) = (nil, nil)
    isLight = Material.isLight(
      now: conditions.appearance == .dark, over: backdrop, limit: limit, least: contrast.least,
      appearance: conditions.appearance)
    (earlierChangeTime, changeTime) = (changeTime, time)
  }
}

/// The parts of a backdrop that changes between dark and light.
private struct Texture: Hashable, Sendable {
  private var luminance: Double
  private var (darkest, lightest): (Double, Double)
  private var needsLight: Bool?
  /// The time of the last change between parts that need light material and parts that need dark material.
  private var changeTime = Timestamp.distantPast

  init(_ luminance: Double) {
    self.luminance = luminance
    (darkest, lightest) = (luminance, luminance)
  }

  /// The time from which the backdrop counts as even, unless it changes before.
  var end: Timestamp { changeTime.advanced(bySeconds: Material.changeInterval) }

  /// The luminance that has the same contrast with the darkest and with the lightest part: about 0.18 between black and
  /// white, with 4.6:1.
  var gray: Double { ((darkest + 0.05) * (lightest + 0.05)).squareRoot() - 0.05 }

  /// Notes the next part, and whether it needs light material, dark material, or neither.
  mutating func note(_ next: Double, needsLight: Bool?, at time: Timestamp) {
    if time >= end { (darkest, lightest) = (luminance, luminance) }
    luminance = next
    (darkest, lightest) = (min(darkest, next), max(lightest, next))
    if let needsLight, needsLight != self.needsLight { (self.needsLight, changeTime) = (needsLight, time) }
  }
}
