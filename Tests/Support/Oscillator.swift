public import PointerKit

/// A damped oscillator, integrated in small steps: an oracle for springs that does not use their closed form.
///
/// ẍ = −2·ζ·ω·ẋ − ω²·(x − goal), by the Runge–Kutta method of fourth order.
public struct Oscillator {
  /// The spring, whose damping ratio and response make the equation of motion.
  public let spring: Spring
  /// The value of rest.
  public var goal: Double
  /// The value now.
  public var value: Double
  /// Its change per second.
  public var velocity: Double

  /// Creates an oscillator at rest or in movement.
  public init(spring: Spring, goal: Double, value: Double, velocity: Double) {
    (self.spring, self.goal, self.value, self.velocity) = (spring, goal, value, velocity)
  }

  /// The values after some seconds, in steps of 50 µs or less.
  public func advanced(by seconds: Double) -> Oscillator {
    var result = self
    let count = max(1, Int((seconds / 50e-6).rounded(.up)))
    for _ in 0..<count { result.step(seconds / Double(count)) }
    return result
  }

  private mutating func step(_ h: Double) {
    let omega = 2 * Double.pi / spring.response
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * spring.dampingRatio * omega * v - omega * omega * (x - goal))
    }
    let first = slope(value, velocity)
    let second = slope(value + h / 2 * first.0, velocity + h / 2 * first.1)
    let third = slope(value + h / 2 * second.0, velocity + h / 2 * second.1)
    let fourth = slope(value + h * third.0, velocity + h * third.1)
    value += h / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
    velocity += h / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
  }
}
