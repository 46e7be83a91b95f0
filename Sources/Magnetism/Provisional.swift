internal import Kinematics

// Stand-ins until Kinematics has its own; to be deleted then.

/// How a coasting thing slows down: its speed is multiplied by ``rate`` each millisecond.
public struct Decay: Hashable, Sendable {
  /// The factor a millisecond.
  public let rate: Double
  /// Creates a decay.
  public init(rate: Double) { self.rate = rate }
  /// 0.99 a millisecond.
  public static var fast: Decay { Decay(rate: 0.99) }
  func projectedDistance(velocity: Vector) -> Vector {
    let z = (rate - 1) / (rate + 1)
    var sum = 0.0
    var power = z
    for k in 0..<60 {
      sum += power / Double(2 * k + 1)
      power *= z * z
    }
    return velocity * (-1 / (1000 * 2 * sum))
  }
}

enum Elementary {
  static func cos(_ x: Double) -> Double {
    var sum = 0.0
    var term = 1.0
    for k in 0..<20 {
      sum += term
      term *= -x * x / Double((2 * k + 1) * (2 * k + 2))
    }
    return sum
  }
  static func atan2(_ y: Double, _ x: Double) -> Double {
    var low = 0.0
    var high = Double.pi
    for _ in 0..<60 {
      let mid = (low + high) / 2
      if cos(mid) > x { low = mid } else { high = mid }
    }
    return low
  }
}
