import Kinematics

/// The springs of one content: an element that the pointer acts on, or has just left (E15).
///
/// Each of the ``EffectAmounts`` is animated separately, so that the look changes smoothly if the style
/// changes while the element is hovered.
struct ContentPresentation: Hashable, Sendable {
  let target: TargetID
  /// What the target was when it was removed; nil while it is registered.
  ///
  /// A host may remove everything and register it again at the same instant: a target that comes back then,
  /// in the same place, has kept its look.
  var removal: Removal?
  /// The element's own corner radius and color.
  private var cornerRadius = 0.0
  private var color: LinearColor?
  /// The plate of the highlight, also while the highlight fades out; nil if the effect has no plate.
  private var plate: HighlightPlate?
  /// Whether the current or most recent tint is above or below the element's content.
  private var tintMode = TintMode.none
  /// Whether the element is returning to its plain state.
  private(set) var isLeaving = false
  /// Whether the element has the lift effect, or is sinking back from it (E16).
  private var isRaised = false
  private var amounts: SpringAnimation<SIMD8<Double>>
  /// The offset of parallax, in points.
  private var translation: SpringAnimation<SIMD2<Double>>

  init(
    target: TargetID, tintLuminance: Double, configuration: SharedConfiguration, at time: Timestamp
  ) {
    self.target = target
    amounts = SpringAnimation(
      at: EffectAmounts(tintLuminance: tintLuminance).lanes,
      spring: configuration.values.effects.contentSpring,
      tolerance: EffectAmounts.tolerances, time: time)
    translation = SpringAnimation(
      at: .zero, spring: configuration.values.snapping.parallaxSpring, tolerance: RestTolerance.length / 2,
      time: time)
  }

  /// An element that was removed, as it was then; `time` is engine time.
  struct Removal: Hashable, Sendable {
    let time: Timestamp
    let space: SpaceID
    let frame: Rect
    let isPressed: Bool
  }

  // MARK: Goals

  /// What decides the look of an element besides its style.
  struct Conditions {
    /// Whether the pointer is on the surface and not hidden; only then an element becomes a content.
    var isPointerShown = true
    var isPressed = false
    var reduceMotion = false
    /// The offset of parallax, in points.
    var parallax = Vector.zero
    var tintLuminance: Double
    /// The factor, 0…1, by which the configured opacity of the light is multiplied (E17).
    var lightShare = 1.0
    /// The greatest opacity of the tint of a hover effect (E17).
    var tintLimit = 1.0
    /// The opacity of the overlay that shows the highlight of an opaque element, since such an element hides
    /// the pointer beneath it (E11); 0 for other elements.
    var overlayOpacity = 0.0
  }

  mutating func retarget(
    to style: ResolvedStyle, in conditions: Conditions, configuration: SharedConfiguration, at time: Timestamp
  ) {
    cornerRadius = style.element.cornerRadius.clamped(to: 0...Plane.limit, default: 0)
    color = style.element.color
    if case .hover(let options) = style.effect, options.preferredTintMode != .none {
      tintMode = options.preferredTintMode
    }
    if conditions.overlayOpacity > 0 { tintMode = .overlay }
    isLeaving = style.effect == .none
    if !isLeaving {
      isRaised = style.effect == .lift
      plate = HighlightPlate(style)
    }
    var amount = EffectAmounts(
      style.effect, tintLuminance: conditions.tintLuminance, configuration: configuration)
    amount.tint =
      conditions.overlayOpacity > 0 ? conditions.overlayOpacity : min(amount.tint, conditions.tintLimit)
    amount.light *= conditions.lightShare
    if conditions.reduceMotion {
      // With reduced motion, only the shadow shows a press: the element sinks without shrinking.
      amount.growth = 0
      if conditions.isPressed { amount.shadow /= 2 }
    } else if conditions.isPressed, style.effect.scalesContent {
      amount.press = 1
    }
    amounts.retarget(to: amount.lanes, with: configuration.values.effects.contentSpring, at: time)
    translation.retarget(
      to: SIMD2(conditions.parallax.dx, conditions.parallax.dy),
      with: configuration.values.snapping.parallaxSpring,
      at: time)
  }

  mutating func leave(configuration: SharedConfiguration, at time: Timestamp) {
    // A tint keeps its luminance while it fades out.
    let plain = EffectAmounts(tintLuminance: EffectAmounts(lanes: amounts.goal).tintLuminance)
    amounts.retarget(to: plain.lanes, with: configuration.values.effects.contentSpring, at: time)
    translation.retarget(to: .zero, with: configuration.values.snapping.parallaxSpring, at: time)
    isLeaving = true
  }

  // MARK: Reading

  var restTime: Timestamp { max(amounts.restTime, translation.restTime) }

  func isAtRest(at time: Timestamp) -> Bool { removal != nil || time >= restTime }

  /// Whether the element is in its plain state and stays in it.
  func isPlain(at time: Timestamp) -> Bool {
    isAtRest(at: time) && EffectAmounts.arePlain(amounts.goal) && translation.goal == .zero
  }

  /// Writes the look at an instant into the plain state of the element; `light` is the center of the light.
  @inline(__always)
  func read(light: Point, factors: EffectFactors.Values, at time: Timestamp, into state: inout ContentState) {
    let parallax = translation.value(at: time)
    state.cornerRadius = cornerRadius
    state.color = color ?? ContentState.gray
    state.isRaised = isRaised
    state.translation = Vector(dx: parallax.x, dy: parallax.y)
    state.apply(
      EffectAmounts(lanes: amounts.value(at: time)), tintMode: tintMode, light: light, plate: plate,
      factors: factors)
  }
}
