import Kinematics

/// The springs of one element that the pointer acts on, or has just left.
///
/// Every amount has a lane of its own, so that a style that changes while it is hovered changes smoothly.
struct ContentMotion: Hashable, Sendable {
  /// A share below one step of an eight-bit colour cannot be seen.
  static let shareTolerance = 1.0 / 256
  /// Growth is exact to a fiftieth of a point.
  private static let tolerances = EffectAmounts.lanes(of: EffectAmounts(growth: 0.02), share: shareTolerance)

  let target: TargetID
  /// The element's own corner radius and colour.
  var cornerRadius: Double
  var color: LinearColor?
  /// Where its tint lies, or lay last.
  private(set) var tintMode = TintMode.none
  /// Whether it is on its way back to its plain state.
  private(set) var isLeaving = false
  private var amounts: SpringAnimation<SIMD8<Double>>
  /// Parallax.
  private var translation: SpringAnimation<SIMD2<Double>>

  init(
    target: TargetID, tintLuminance: Double, configuration: PointerConfiguration, at time: Timestamp
  ) {
    self.target = target
    cornerRadius = 0
    var plain = EffectAmounts()
    plain.tintLuminance = tintLuminance
    amounts = SpringAnimation(
      at: EffectAmounts.lanes(of: plain), spring: configuration.contentSpring,
      tolerance: ContentMotion.tolerances, time: time)
    translation = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: 0.01, time: time)
  }

  /// Heads for what a style asks for.
  mutating func head(
    for style: ResolvedStyle, isPressed: Bool, translation goal: Vector, tintLuminance: Double,
    reduceMotion: Bool, configuration: PointerConfiguration, at time: Timestamp
  ) {
    cornerRadius = style.elementRadius
    color = style.elementColor
    if case .hover(let options) = style.effect, options.preferredTintMode != .none {
      tintMode = options.preferredTintMode
    }
    isLeaving = style.effect == .none
    var goals = EffectAmounts(style.effect, configuration: configuration)
    goals.tintLuminance = tintLuminance
    if reduceMotion {
      // A press shows in the shade alone: the element sinks without shrinking.
      goals.growth = 0
      if isPressed { goals.shadow /= 2 }
    } else if isPressed, style.scalesContent {
      goals.press = 1
    }
    head(for: goals, translation: goal, configuration: configuration, at: time)
  }

  /// Follows the hand and shows as much as it did.
  mutating func follow(_ goal: Vector, spring: Spring, at time: Timestamp) {
    translation.retarget(to: SIMD2(goal.dx, goal.dy), with: spring, at: time)
  }

  /// Heads back to the plain state.
  mutating func leave(configuration: PointerConfiguration, at time: Timestamp) {
    var plain = EffectAmounts()
    // A tint fades in its own colour.
    plain.tintLuminance = EffectAmounts(lanes: amounts.goal).tintLuminance
    head(for: plain, translation: .zero, configuration: configuration, at: time)
    isLeaving = true
  }

  private mutating func head(
    for goals: EffectAmounts, translation goal: Vector, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    amounts.retarget(to: EffectAmounts.lanes(of: goals), with: configuration.contentSpring, at: time)
    translation.retarget(to: SIMD2(goal.dx, goal.dy), with: configuration.parallaxSpring, at: time)
  }

  /// When nothing of it moves any more.
  @inline(__always)
  var restTime: Timestamp { max(amounts.restTime, translation.restTime) }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// Whether it is back in its plain state for good.
  @inline(__always)
  func isPlain(at time: Timestamp) -> Bool {
    isSettled(at: time) && EffectAmounts(lanes: amounts.goal).isPlain && translation.goal == .zero
  }

  /// What it is at an instant.
  struct Look {
    var target: TargetID
    var cornerRadius: Double
    var color: LinearColor?
    var tintMode: TintMode
    var amounts: EffectAmounts
    var parallax: Vector
  }

  @inline(__always)
  func look(at time: Timestamp) -> Look {
    let parallax = translation.value(at: time)
    return Look(
      target: target, cornerRadius: cornerRadius, color: color, tintMode: tintMode,
      amounts: EffectAmounts(lanes: amounts.value(at: time)),
      parallax: Vector(dx: parallax.x, dy: parallax.y))
  }
}
