import Kinematics

/// What of a style concerns the element itself.
struct ContentStyle: Hashable, Sendable {
  var effect: ResolvedStyle.Effect
  var cornerRadius: Double
  var color: LinearColor?

  init(_ style: ResolvedStyle) {
    effect = style.effect
    cornerRadius = style.elementRadius
    color = style.elementColor
  }
}

/// The springs of one element that the pointer acts on, or has just left.
struct ContentMotion: Hashable, Sendable {
  /// A share below one step of an eight-bit colour cannot be seen.
  static let shareTolerance = 1.0 / 256

  let target: UInt64
  /// The style it was given when it was hovered last.
  var style: ContentStyle
  /// Whether it is on its way back to its plain state.
  private(set) var isLeaving = false
  /// How far the effect and the press have come.
  private var progress: SpringAnimation<SIMD2<Double>>
  /// Parallax.
  private var translation: SpringAnimation<SIMD2<Double>>

  init(target: UInt64, style: ContentStyle, configuration: PointerConfiguration, at time: Timestamp) {
    self.target = target
    self.style = style
    progress = SpringAnimation(
      at: .zero, spring: configuration.contentSpring, tolerance: ContentMotion.shareTolerance, time: time)
    translation = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: 0.01, time: time)
  }

  /// Heads for a share of the effect, a share of the press and a translation.
  mutating func head(
    for share: Double, press: Double, translation goal: Vector, configuration: PointerConfiguration,
    at time: Timestamp
  ) {
    isLeaving = false
    progress.retarget(to: SIMD2(share, press), with: configuration.contentSpring, at: time)
    translation.retarget(to: SIMD2(goal.dx, goal.dy), with: configuration.parallaxSpring, at: time)
  }

  /// Heads back to the plain state.
  mutating func leave(configuration: PointerConfiguration, at time: Timestamp) {
    head(for: 0, press: 0, translation: .zero, configuration: configuration, at: time)
    isLeaving = true
  }

  /// When nothing of it moves any more.
  var restTime: Timestamp { max(progress.restTime, translation.restTime) }

  func isSettled(at time: Timestamp) -> Bool { time >= restTime }

  /// Whether it is back in its plain state for good.
  func isPlain(at time: Timestamp) -> Bool {
    isSettled(at: time) && progress.goal == .zero && translation.goal == .zero
  }

  func shares(at time: Timestamp) -> (progress: Double, press: Double) {
    let value = progress.value(at: time)
    return (value.x, value.y)
  }

  func parallax(at time: Timestamp) -> Vector {
    let value = translation.value(at: time)
    return Vector(dx: value.x, dy: value.y)
  }
}
