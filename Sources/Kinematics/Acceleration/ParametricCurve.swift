/// One of Apple's pointer curves: a polynomial, its tangent, and a square root, joined smoothly.
///
/// For x = 67 times the inches of one report, up to a: f(x) = L·x + (P·x)² + (C·x)³ + (Q·x)⁴; from a to b the
/// tangent at a; from b on √(m·x + n) with the value and the slope of the tangent at b. The report moves the
/// pointer 96/67·f(x) points. Each gain is raised together with x. From Apple's published driver
/// (IOHIDFamily), facts only; the 67 is its frame rate, not the device's.
public struct ParametricCurve: Hashable, Sendable {
  /// The gain L of the linear term.
  public let linearGain: Double
  /// The gain P of the parabolic term, squared in it.
  public let parabolicGain: Double
  /// The gain C of the cubic term, cubed in it.
  public let cubicGain: Double
  /// The gain Q of the quartic term, raised to its fourth power in it; 0 in the tables that Apple ships.
  public let quarticGain: Double
  /// Where the tangent begins, as an x; 0 leaves it out, so that the root follows the polynomial.
  public let tangentStart: Double
  /// Where the root begins, as an x: 0 leaves it out, else never less than ``tangentStart``.
  public let rootStart: Double
  /// The reports a second that the device states, for which a late report is scaled down; 1…1,000, or 0 if it
  /// states none.
  public let reportRate: Double

  /// Where the polynomial ends, its value and its slope there.
  let touch: Double
  let touchValue: Double
  let touchSlope: Double
  /// The value where the root begins.
  let rootValue: Double

  /// Creates a curve from its parameters; any that is negative or not finite becomes 0, all are held to at
  /// most 1,000.
  public init(
    linearGain: Double, parabolicGain: Double = 0, cubicGain: Double = 0, quarticGain: Double = 0,
    tangentStart: Double = 0, rootStart: Double = 0, reportRate: Double = 0
  ) {
    func held(_ value: Double) -> Double { value > 0 && value.isFinite ? Swift.min(value, 1_000) : 0 }
    let l = held(linearGain)
    let p = held(parabolicGain)
    let c = held(cubicGain)
    let q = held(quarticGain)
    let a = held(tangentStart)
    let b = held(rootStart)
    self.linearGain = l
    self.parabolicGain = p
    self.cubicGain = c
    self.quarticGain = q
    self.tangentStart = a
    self.rootStart = b > 0 ? Swift.max(a, b) : 0
    self.reportRate = held(reportRate) < 1 ? 0 : held(reportRate)
    // Without a tangent the root begins with the value and the slope of the polynomial at b. (Apple's code
    // drops a factor of the slope there, so that its curve has a corner; no table of theirs comes that way.)
    let touch = a > 0 ? a : b
    let square = p * p
    let cube = c * c * c
    let fourth = q * q * q * q
    let slope = l + touch * (2 * square + touch * (3 * cube + touch * 4 * fourth))
    let value = touch * (l + touch * (square + touch * (cube + touch * fourth)))
    self.touch = touch
    touchValue = value
    touchSlope = slope
    rootValue = value + slope * (self.rootStart - touch)
  }

  /// f(x) / x: how much farther the pointer goes than 96 points an inch; at 0 and below, and for NaN, L.
  ///
  /// - Parameter x: 67 times the inches of one report, held to at most 1e12.
  /// - Returns: A factor without unit, always finite.
  public func gain(at x: Double) -> Double {
    guard x > 0 else { return linearGain }
    let x = Swift.min(x, 1e12)
    if rootStart > 0, x > rootStart {
      // Only sums of what cannot be negative, so that the root always has a value.
      return (rootValue * rootValue + 2 * rootValue * touchSlope * (x - rootStart)).squareRoot() / x
    }
    if tangentStart > 0, x > tangentStart { return (touchValue + touchSlope * (x - touch)) / x }
    let square = parabolicGain * parabolicGain
    let cube = cubicGain * cubicGain * cubicGain
    let fourth = quarticGain * quarticGain * quarticGain * quarticGain
    return linearGain + x * (square + x * (cube + x * fourth))
  }
}
