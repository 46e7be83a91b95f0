import Kinematics

/// The configured strengths of effects, under a spring of their own: a configuration or contrast that changes
/// during an effect changes smoothly.
struct EffectFactors: Hashable, Sendable {
  /// The factors at an instant; see ``PointerConfiguration``.
  struct Values {
    private let lanes: SIMD16<Double>

    fileprivate init(lanes: SIMD16<Double>) { self.lanes = lanes }

    fileprivate init(_ configuration: borrowing PointerConfiguration, materialOpacity: Double) {
      var lanes = SIMD16<Double>.zero
      lanes[0] = configuration.shadowOpacity
      lanes[1] = configuration.radiosity
      lanes[2] = configuration.tintOpacity
      lanes[3] = configuration.specularOpacity
      lanes[4] = configuration.pressedScale
      lanes[5] = materialOpacity
      lanes[6] = configuration.shadowRadius
      lanes[7] = configuration.shadowFall
      lanes[8] = configuration.specularSmallestSide
      lanes[9] = configuration.specularFullSide
      lanes[10] = configuration.annotationOffset
      self.init(lanes: lanes)
    }

    var shadowOpacity: Double { max(0, lanes[0]) }
    var radiosity: Double { max(0, lanes[1]) }
    var tintOpacity: Double { max(0, lanes[2]) }
    var specularOpacity: Double { max(0, lanes[3]) }
    var pressedScale: Double { lanes[4] }
    /// The opacity of a free pointer, and of the accessories of any.
    var materialOpacity: Double { max(0, min(1, lanes[5])) }
    var shadowRadius: Double { max(0, lanes[6]) }
    var shadowFall: Double { lanes[7] }
    var specularSmallestSide: Double { lanes[8] }
    var specularFullSide: Double { lanes[9] }
    var annotationOffset: Double { lanes[10] }

    /// Shares are exact to a quarter of an eight-bit step, lengths to a fiftieth of a point.
    fileprivate static var tolerances: SIMD16<Double> {
      var lanes = SIMD16<Double>(repeating: 0.02)
      for lane in 0..<6 { lanes[lane] = ContentPresentation.shareTolerance / 4 }
      return lanes
    }

    fileprivate static func lanes(of values: Values) -> SIMD16<Double> { values.lanes }
  }

  private var animation: SpringAnimation<SIMD16<Double>>

  init(_ configuration: borrowing PointerConfiguration, materialOpacity: Double) {
    animation = SpringAnimation(
      at: Values.lanes(of: Values(configuration, materialOpacity: materialOpacity)),
      spring: EffectFactors.spring(configuration), tolerance: Values.tolerances, time: .distantPast)
  }

  /// As fast as content, without overshoot, which would take shares beyond 1.
  private static func spring(_ configuration: borrowing PointerConfiguration) -> Spring {
    Spring(dampingRatio: 1, response: configuration.contentSpring.response)
  }

  /// Changes to another configuration or opacity.
  mutating func retarget(
    to configuration: borrowing PointerConfiguration, materialOpacity: Double, at time: Timestamp
  ) {
    animation.retarget(
      to: Values.lanes(of: Values(configuration, materialOpacity: materialOpacity)),
      with: EffectFactors.spring(configuration), at: time)
  }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool { animation.isSettled(at: time) }

  @inline(__always)
  func values(at time: Timestamp) -> Values { Values(lanes: animation.value(at: time)) }
}
