import Kinematics

/// The configured strengths of effects, on a spring, so that a change of the configuration is gradual.
struct EffectFactors: Hashable, Sendable {
  /// The factors at an instant; ``PointerConfiguration`` explains each.
  struct Values {
    let shadowOpacity: Double
    let radiosity: Double
    let specularOpacity: Double
    let pressedScale: Double
    let shadowRadius: Double
    let shadowFall: Double
    let specularSmallestSide: Double
    let specularFullSide: Double
    let annotationOffset: Double
    let highlightSpecularOpacity: Double

    fileprivate init(lanes: SIMD16<Double>) {
      // A spring with any damping may overshoot if it is interrupted repeatedly.
      shadowOpacity = lanes[0].clamped(to: 0...1)
      radiosity = lanes[1].clamped(to: 0...1)
      specularOpacity = lanes[2].clamped(to: 0...1)
      pressedScale = lanes[3].clamped(to: 0...1)
      shadowRadius = max(0, lanes[4])
      shadowFall = lanes[5]
      specularSmallestSide = lanes[6]
      specularFullSide = lanes[7]
      annotationOffset = lanes[8]
      highlightSpecularOpacity = lanes[9].clamped(to: 0...1)
    }
  }

  private var animation: SpringAnimation<SIMD16<Double>>

  init(_ configuration: PointerConfiguration) {
    // Opacities are exact to a quarter of an eight-bit step. The scale of a press may apply to an element of
    // a few thousand points.
    var tolerance = SIMD16(repeating: RestTolerance.length)
    for lane in [0, 1, 2, 9] { tolerance[lane] = RestTolerance.share / 4 }
    tolerance[3] = RestTolerance.share(moving: 2000)
    animation = SpringAnimation(
      at: EffectFactors.lanes(configuration), spring: EffectFactors.spring(configuration),
      tolerance: tolerance, time: .distantPast)
  }

  /// The configured factors, in the order in which ``Values`` reads them.
  private static func lanes(_ configuration: PointerConfiguration) -> SIMD16<Double> {
    SIMD16(
      configuration.effects.shadowOpacity, configuration.effects.radiosity,
      configuration.effects.specularOpacity,
      configuration.effects.pressedScale, configuration.effects.shadowRadius,
      configuration.effects.shadowFall,
      configuration.effects.specularSmallestSide, configuration.effects.specularFullSide,
      configuration.pointer.annotationOffset,
      configuration.effects.highlightSpecularOpacity, 0, 0, 0, 0, 0, 0)
  }

  /// A spring as fast as the spring of content, but without overshoot, which would exceed the range of
  /// opacities.
  private static func spring(_ configuration: PointerConfiguration) -> Spring {
    Spring(dampingRatio: 1, response: configuration.effects.contentSpring.response)
  }

  mutating func retarget(to configuration: PointerConfiguration, at time: Timestamp) {
    animation.retarget(
      to: EffectFactors.lanes(configuration), with: EffectFactors.spring(configuration), at: time)
  }

  func isAtRest(at time: Timestamp) -> Bool { animation.isAtRest(at: time) }

  @inline(__always) func values(at time: Timestamp) -> Values { Values(lanes: animation.value(at: time)) }
}
