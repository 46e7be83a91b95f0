import Kinematics

/// The springs of one element that the pointer acts on, or has just left.
///
/// Each amount has a lane of its own, so that a style that changes while it is hovered changes smoothly.
struct ContentPresentation: Hashable, Sendable {
  /// A share below one step of an eight-bit colour cannot be seen.
  static let shareTolerance = 1.0 / 256
  /// Growth is exact to a fiftieth of a point.
  private static let tolerances = EffectAmounts.lanes(of: EffectAmounts(growth: 0.02), share: shareTolerance)

  let target: TargetID
  /// The element's own corner radius and colour.
  private var cornerRadius = 0.0
  private var color: LinearColor?
  /// The layer of its tint, or of its last one.
  private var tintMode = TintMode.none
  /// Whether it returns to its plain state.
  private(set) var isLeaving = false
  private var amounts: SpringAnimation<SIMD8<Double>>
  /// Parallax.
  private var translation: SpringAnimation<SIMD2<Double>>

  init(
    target: TargetID, tintLuminance: Double, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    self.target = target
    var plain = EffectAmounts()
    plain.tintLuminance = tintLuminance
    amounts = SpringAnimation(
      at: EffectAmounts.lanes(of: plain), spring: configuration.contentSpring,
      tolerance: ContentPresentation.tolerances, time: time)
    translation = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: 0.01, time: time)
  }

  // MARK: Goals

  /// What an element is to look like.
  struct Look {
    var effect: ResolvedStyle.Effect
    var element: ResolvedStyle.Element
    var isPressed: Bool
    var tintLuminance: Double
    var reduceMotion: Bool
  }

  /// Changes to another look.
  mutating func retarget(
    to look: Look, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    cornerRadius = look.element.cornerRadius
    color = look.element.color
    if case .hover(let options) = look.effect, options.preferredTintMode != .none {
      tintMode = options.preferredTintMode
    }
    isLeaving = look.effect == .none
    var goal = EffectAmounts(look.effect, configuration: configuration)
    goal.tintLuminance = look.tintLuminance
    if look.reduceMotion {
      // A press shows in the shadow alone: the element sinks without shrinking.
      goal.growth = 0
      if look.isPressed { goal.shadow /= 2 }
    } else if look.isPressed, look.effect.scalesContent {
      goal.press = 1
    }
    amounts.retarget(to: EffectAmounts.lanes(of: goal), with: configuration.contentSpring, at: time)
  }

  /// Moves to a parallax translation.
  @inline(__always)
  mutating func retarget(
    toTranslation goal: Vector, with spring: Spring, at time: Timestamp
  ) {
    translation.retarget(to: SIMD2(goal.dx, goal.dy), with: spring, at: time)
  }

  /// Returns to the plain state.
  mutating func leave(configuration: borrowing PointerConfiguration, at time: Timestamp) {
    var plain = EffectAmounts()
    // A tint fades in its own colour.
    plain.tintLuminance = EffectAmounts(lanes: amounts.goal).tintLuminance
    amounts.retarget(to: EffectAmounts.lanes(of: plain), with: configuration.contentSpring, at: time)
    retarget(toTranslation: .zero, with: configuration.parallaxSpring, at: time)
    isLeaving = true
  }

  // MARK: Reading

  /// The instant from which on nothing of it moves.
  @inline(__always)
  var restTime: Timestamp { max(amounts.restTime, translation.restTime) }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// Whether it is in its plain state, and stays there.
  @inline(__always)
  func isPlain(at time: Timestamp) -> Bool {
    isSettled(at: time) && EffectAmounts(lanes: amounts.goal).isPlain && translation.goal == .zero
  }

  /// Writes what to draw at an instant; `light` is the position of the light.
  @inline(__always)
  func read(
    at time: Timestamp, frame: Rect, light: Point, factors: EffectFactors.Values,
    into state: inout ContentState
  ) {
    let amounts = EffectAmounts(lanes: self.amounts.value(at: time))
    let parallax = translation.value(at: time)
    state.target = target
    state.frame = frame
    state.cornerRadius = cornerRadius
    state.color = color ?? ContentState.gray
    state.progress = amounts.progress
    state.translation = Vector(dx: parallax.x, dy: parallax.y)
    state.apply(amounts, tintMode: tintMode, light: light, factors: factors)
  }
}
