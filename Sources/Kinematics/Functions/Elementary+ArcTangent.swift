extension Elementary {
  /// The angle from the positive x axis to the point (x, y), in radians between −π and π.
  ///
  /// Every result is within 2 units in the last place, even a subnormal one. NaN gives NaN. The special
  /// values are the same as in C. If x is positive or +0, y = ±0 gives ±0. If x is negative or −0, y = ±0
  /// gives ±π. For any other y, x = ±0 gives π/2 with the sign of y. Two infinities give ±π/4 or ±3π/4, and
  /// one infinity gives the angle of its axis.
  ///
  /// Let t be the quotient of the smaller and the greater magnitude. Let c be the multiple of 1/8 nearest to
  /// t, or 0 if t is less than 3/32. Then arctan t = arctan c + arctan((t − c) / (1 + c·t)). A Taylor series
  /// evaluates the last arc tangent, whose argument is at most 3/32.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    let angle = firstQuadrantAngle(y.magnitude, x.magnitude)
    // π to 106 bits, so that the difference is rounded only once.
    let turned = x.sign == .minus ? (Double.pi - angle) + 0x1.1a62633145c07p-53 : angle
    return y.sign == .minus ? -turned : turned
  }

  /// The angle of a point with coordinates of at least 0.
  private static func firstQuadrantAngle(_ y: Double, _ x: Double) -> Double {
    if x == y { return x == 0 ? 0 : Double.pi / 4 }
    let steep = y > x
    let ratio = steep ? x / y : y / x
    let angle = arcTangent(ofFraction: ratio)
    return steep ? (Double.pi / 2 - angle) + 0x1.1a62633145c07p-54 : angle
  }

  /// The arc tangent of a number between 0 and 1.
  private static func arcTangent(ofFraction t: Double) -> Double {
    if t < 0x1p-27 { return t }
    // Near 1/16 the difference t − c would cancel, so the first interval extends to 3/32.
    let step = t < 0.09375 ? 0 : (t * 8 + roundingShift) - roundingShift
    let c = step * 0.125
    let u = (t - c) / (1 + c * t)
    let z = u * u
    let z2 = z * z
    let a = (-1.0 / 3 + z * (1.0 / 5)) + z2 * (-1.0 / 7 + z * (1.0 / 9))
    let b = (-1.0 / 11 + z * (1.0 / 13)) + z2 * (-1.0 / 15)
    let correction = u * z * (a + z2 * z2 * b)
    let (high, low) = arcTangentOfEighths(step)
    return high + (u + (correction + low))
  }

  /// The arc tangent of 0/8, 1/8, … 8/8 as a sum of two numbers.
  private static func arcTangentOfEighths(_ eighths: Double) -> (high: Double, low: Double) {
    switch eighths {
    case 0: (0, 0)
    case 1: (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
    case 2: (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
    case 3: (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
    case 4: (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    case 5: (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
    case 6: (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
    case 7: (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
    default: (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    }
  }
}
