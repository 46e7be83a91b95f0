extension Elementary {
  /// The greatest angle of ``sin(_:)``, ``cos(_:)`` and ``sincos(_:)``, in radians: 2²⁰, or 166,886 turns.
  @inlinable public static var greatestAngle: Double { 0x1p20 }

  /// The sine of an angle in radians, with the range and precision of ``sincos(_:)``.
  @inlinable public static func sin(_ angle: Double) -> Double { sincos(angle).sin }

  /// The cosine of an angle in radians, with the range and precision of ``sincos(_:)``.
  @inlinable public static func cos(_ angle: Double) -> Double { sincos(angle).cos }

  /// The sine and the cosine of an angle in radians, at little more than the cost of one of them.
  ///
  /// The results are within 2 units in the last place up to ±``greatestAngle``. An angle of greater magnitude
  /// counts as 0 with the angle's sign, even if infinite. ±0 gives ±0 and 1, NaN gives NaN.
  ///
  /// A multiple of π/2 is subtracted from the angle. For this purpose π/2 is the sum of three numbers of 33,
  /// 33 and 53 bits. Taylor series up to the 17th and the 16th power evaluate sine and cosine of the rest.
  @inlinable public static func sincos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard angle.magnitude <= greatestAngle else {
      if angle != angle { return (angle, angle) }
      return (angle > 0 ? 0 : -0.0, 1)
    }
    if angle.magnitude < 0x1p-27 { return (angle, 1) }
    let shifted = angle * 0x1.45f306dc9c883p-1 + roundingShift
    let k = shifted - roundingShift
    let first = angle - k * 0x1.921fb544p0
    let second = twoSum(first, -(k * 0x1.0b4611a6p-34))
    let third = k * 0x1.3198a2e037073p-69 - second.low
    let r = second.high - third
    let rest = (second.high - r) - third

    let z = r * r
    let z2 = z * z
    let z4 = z2 * z2
    let sineSeries =
      ((-1.0 / 6 + z * (1.0 / 120)) + z2 * (-1.0 / 5_040 + z * (1.0 / 362_880)))
      + z4
      * ((-1.0 / 39_916_800 + z * (1.0 / 6_227_020_800))
        + z2 * (-1.0 / 1_307_674_368_000 + z * (1.0 / 355_687_428_096_000)))
    let half = 0.5 * z
    let sine = r + (rest * (1 - half) + r * z * sineSeries)
    let cosineSeries =
      ((1.0 / 24 + z * (-1.0 / 720)) + z2 * (1.0 / 40_320 + z * (-1.0 / 3_628_800)))
      + z4 * ((1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200)) + z2 * (1.0 / 20_922_789_888_000))
    let near = 1 - half
    let cosine = near + (((1 - near) - half) + (z2 * cosineSeries - r * rest))

    let quadrant = shifted.bitPattern & 3
    let (s, c) = quadrant & 1 == 0 ? (sine, cosine) : (cosine, sine)
    return (quadrant & 2 == 0 ? s : -s, quadrant == 1 || quadrant == 2 ? -c : c)
  }

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
