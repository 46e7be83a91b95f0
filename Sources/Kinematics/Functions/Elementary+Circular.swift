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
}
