import Kinematics

/// The springs of one content: an element that the pointer acts on, or has just left (E15).
///
/// Each of the ``EffectAmounts`` is animated separately, so that the look changes smoothly if the style
/// changes while the element is hovered.
struct ContentPresentation: Hashable, Sendable {
  let target: TargetID
  /// The element's own corner radius and color.
  private var cornerRadius = 0.0
  private var color: LinearColor?
  /// The plate of the highlight, also while the highlight fades out; nil if the effect has no plate.
  private var plate: HighlightPlate?
  /// Whether the current or most recent tint is above or below the element's content.
  private var tintMode = TintMode.none
  /// Whether the element is returning to its plain state (without effects).
  private(set) var isLeaving = false
  /// Whether the element has the lift effect, or is sinking back from it (E16).
  private(set) var isRaised = false
  private var amounts: SpringAnimation<SIMD8<Double>>
  /// The parallax offset, in points.
  private var translation: SpringAnimation<SIMD2<Double>>

  init(
    target: TargetID, tintLuminance: Double, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    self.target = target
    amounts = SpringAnimation(
      at: EffectAmounts(tintLuminance: tintLuminance).lanes, spring: configuration.contentSpring,
      tolerance: EffectAmounts.tolerances, time: time)
    translation = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: RestTolerance.length / 2, time: time)
  }

  // MARK: Goals

  /// The look that an element is to have.
  struct Look {
    var effect: ResolvedStyle.Effect
    var element: ResolvedStyle.Element
    /// The plate on which the light of a highlight lies.
    var plate: HighlightPlate?
    /// The factor, 0…1, by which the light of a highlight is multiplied; see `Material.lightShare(on:)`.
    var lightShare = 1.0
    var isPressed: Bool
    var tintLuminance: Double
    /// The opacity of the overlay that shows the highlight of an opaque element, since such an element hides
    /// the pointer beneath it (E11); 0 for other elements.
    var coverOpacity = 0.0
    var reduceMotion: Bool
  }

  /// Changes to another look, which may be pressed (E2) or tinted (E8).
  mutating func retarget(
    to look: Look, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    cornerRadius = look.element.cornerRadius.clamped(to: 0...Plane.limit, default: 0)
    color = look.element.color
    if case .hover(let options) = look.effect, options.preferredTintMode != .none {
      tintMode = options.preferredTintMode
    }
    if look.coverOpacity > 0 { tintMode = .overlay }
    isLeaving = look.effect == .none
    if !isLeaving {
      isRaised = look.effect == .lift
      plate = look.plate
    }
    var goal = EffectAmounts(
      look.effect, tintLuminance: look.tintLuminance, configuration: configuration)
    if look.coverOpacity > 0 { goal.tint = look.coverOpacity }
    if look.effect == .highlight { goal.light = look.lightShare }
    if look.reduceMotion {
      // With reduced motion, only the shadow shows a press: the element sinks without shrinking.
      goal.growth = 0
      if look.isPressed { goal.shadow /= 2 }
    } else if look.isPressed, look.effect.scalesContent {
      goal.press = 1
    }
    amounts.retarget(to: goal.lanes, with: configuration.contentSpring, at: time)
  }

  /// Moves the parallax offset toward a goal.
  mutating func retarget(
    toTranslation goal: Vector, with spring: Spring, at time: Timestamp
  ) {
    translation.retarget(to: SIMD2(goal.dx, goal.dy), with: spring, at: time)
  }

  /// Returns the element to its plain state.
  mutating func leave(configuration: borrowing PointerConfiguration, at time: Timestamp) {
    // A tint keeps its luminance while it fades out.
    let plain = EffectAmounts(tintLuminance: EffectAmounts(lanes: amounts.goal).tintLuminance)
    amounts.retarget(to: plain.lanes, with: configuration.contentSpring, at: time)
    retarget(toTranslation: .zero, with: configuration.parallaxSpring, at: time)
    isLeaving = true
  }

  // MARK: Reading

  /// The configured lengths that limit the area of what is drawn, in points.
  ///
  /// They are passed instead of the configuration, since Swift would copy the whole configuration of 2.3 kB.
  struct Lengths {
    let pointerParallaxLimit: Double
    let contentParallaxLimit: Double
    let shadowRadius: Double
    let shadowFall: Double

    init(_ configuration: borrowing PointerConfiguration) {
      pointerParallaxLimit = configuration.pointerParallaxLimit
      contentParallaxLimit = configuration.contentParallaxLimit
      shadowRadius = configuration.shadowRadius
      shadowFall = configuration.shadowFall
    }
  }

  /// A rectangle within which the element, its shadow and its glow usually stay until their goals change.
  ///
  /// A spring with little damping may move them beyond this rectangle.
  func reach(of frame: Rect, _ lengths: Lengths, at time: Timestamp) -> Rect {
    let (now, goal) = (EffectAmounts(lanes: amounts.value(at: time)), EffectAmounts(lanes: amounts.goal))
    let parallax = translation.value(at: time)
    let movement = max(max(abs(parallax.x), abs(parallax.y)), lengths.contentParallaxLimit)
    // A spring overshoots its goal by a small part of the distance.
    let margin = 0.55 * max(0, now.growth, goal.growth) + 1.1 * movement + 1
    let element = frame.outset(by: margin)
    var reach = element
    if let plate { reach = reach.union(plate.rect(around: frame.center).outset(by: margin)) }
    if now.shadow > 0 || goal.shadow > 0 {
      reach = reach.union(
        element.outset(by: 3 * lengths.shadowRadius).offset(by: Vector(dx: 0, dy: lengths.shadowFall)))
    }
    if now.glow > 0 || goal.glow > 0 {
      reach = reach.union(element.outset(by: 3 * ContentState.glowRadius(of: frame)))
    }
    return reach
  }

  /// The time at which all parts of the element have come to rest.
  var restTime: Timestamp { max(amounts.restTime, translation.restTime) }

  func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// Whether the element is in its plain state and stays in it.
  func isPlain(at time: Timestamp) -> Bool {
    isSettled(at: time) && EffectAmounts.arePlain(amounts.goal) && translation.goal == .zero
  }

  /// Writes the state of one content at an instant into `state`; `light` is the position of the light.
  ///
  /// The content is given by its index, and the factors are `inout` although they do not change. Otherwise
  /// Swift would copy these large values.
  static func read(
    _ contents: borrowing Span<ContentPresentation>, _ index: Int, at time: Timestamp, frame: Rect,
    light: Point, factors: inout EffectFactors.Values, into state: inout ContentState
  ) {
    let amounts = EffectAmounts(lanes: contents[index].amounts.value(at: time))
    let parallax = contents[index].translation.value(at: time)
    state.target = contents[index].target
    state.frame = frame
    state.cornerRadius = contents[index].cornerRadius
    state.color = contents[index].color ?? ContentState.gray
    state.isRaised = contents[index].isRaised
    state.progress = amounts.progress
    state.translation = Vector(dx: parallax.x, dy: parallax.y)
    state.apply(
      amounts, tintMode: contents[index].tintMode, light: light, plate: contents[index].plate,
      factors: &factors)
  }
}
