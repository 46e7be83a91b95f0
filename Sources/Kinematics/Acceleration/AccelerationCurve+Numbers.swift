/// The numbers that a recording stores for a curve.
extension AccelerationCurve {
  /// The number of the curve's form, and the curve's parameters.
  package var numbers: (form: UInt8, parameters: [Double]) {
    switch form {
    case .none: (0, [])
    case .parametric(let curve):
      (
        1,
        [
          curve.linearGain, curve.parabolicGain, curve.cubicGain, curve.quarticGain, curve.tangentStart,
          curve.rootStart, curve.reportRate,
        ]
      )
    case .adaptiveMouse(let curve): (2, [curve.speed])
    case .adaptiveTouchpad(let curve): (3, [curve.speedFactor])
    case .flat(let factor, let isPerCount): (isPerCount ? 4 : 5, [factor])
    case .custom(let curve): (6, [curve.step] + curve.points)
    }
  }

  /// Creates a curve from its ``numbers``; nil if the form is unknown or the number of parameters is wrong.
  ///
  /// A parameter outside its range is clamped for the forms 1 and 2, and gives nil for the other forms.
  package init?(form: UInt8, parameters: [Double]) {
    switch (form, parameters.count) {
    case (0, 0): self.init(form: .none)
    case (1, 7):
      self.init(
        form: .parametric(
          ParametricCurve(
            linearGain: parameters[0], parabolicGain: parameters[1], cubicGain: parameters[2],
            quarticGain: parameters[3], tangentStart: parameters[4], rootStart: parameters[5],
            reportRate: parameters[6])))
    case (2, 1): self.init(form: .adaptiveMouse(AdaptiveMouseCurve(speed: parameters[0])))
    case (3, 1):
      guard let curve = AdaptiveTouchpadCurve(speedFactor: parameters[0]) else { return nil }
      self.init(form: .adaptiveTouchpad(curve))
    case (4, 1), (5, 1):
      // The slowest flat curve is a touchpad's, with a factor of 0.0015; the fastest is a mouse's, with 2.
      guard parameters[0] > 0.001, parameters[0] <= 2 else { return nil }
      self.init(form: .flat(factor: parameters[0], isPerCount: form == 4))
    case (6, 3...):
      guard let curve = CustomCurve(step: parameters[0], points: Array(parameters.dropFirst())) else {
        return nil
      }
      self.init(form: .custom(curve))
    default: return nil
    }
  }
}
