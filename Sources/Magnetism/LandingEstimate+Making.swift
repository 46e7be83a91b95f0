import Kinematics

extension LandingEstimate {
  /// Estimates where a flick was meant to end.
  ///
  /// - Parameters:
  ///   - flick: The lift.
  ///   - projected: Where inertia alone would land.
  ///   - configuration: The constants.
  init(_ flick: Flick, projected: Point, configuration: MagnetismConfiguration) {
    let speed = flick.velocity.length
    let coast = configuration.decay.projectedDistance(velocity: speed)
    let final = flick.stroke.finalSpeedShare
    throwShare = configuration.throwShare * LandingEstimate.resemblanceToThrow(flick, coast: coast)

    position = flick.position
    heading = LandingEstimate.heading(of: flick)
    // How much of its speed a braking hand has left tells how much of its way is left, and how true its
    // direction still is; how far and how fast it came adds nothing to that. Shorter than a fingertip's roll
    // is not told from none: 10 points, at the default.
    let full = configuration.homingDistance
    let least = full * 0.064
    homingDistance = Swift.max(full * (1 - configuration.homingShortening * (1 - final)), least)
    angularSpread = configuration.angularSpread / Swift.max(final, 0.1)
    blur = least * least * 0.04
    homingDistanceSquared = homingDistance * homingDistance
    angularSpreadSquared = angularSpread * angularSpread
    // The density in ln R integrates to 1 with 2^1.5 / B(3/4, 1/2).
    homingFactor =
      (1 - throwShare) * 1.1803 * (0.5 / Double.pi) * homingDistance * homingDistance.squareRoot()
    throwFactor = throwShare / Double.pi

    self.projected = projected
    let way = projected - flick.position
    throwDistance = way.length
    // Held at the edge of the bounds it goes nowhere, and is aimed as before.
    throwDirection = throwDistance > 0 ? way.normalized : heading
    alongSpread = Swift.max(configuration.throwSpread * throwDistance, least)
    acrossSpread = Swift.max(configuration.throwSpread / 2 * throwDistance, least / 2)
    alongSpreadSquared = alongSpread * alongSpread
    acrossSpreadSquared = acrossSpread * acrossSpread
  }

  /// How much a lift is like one that throws, 0…1.
  ///
  /// All three must hold: the speed before the braking of the lift is the greatest of the stroke, or 95 % of
  /// it, since measured speeds waver; what the finger has left at the very end is not that of a hand that
  /// stops; and inertia would carry the pointer about as far as the hand did, while a movement that is cut at
  /// its fastest has half its way behind it.
  private static func resemblanceToThrow(_ flick: Flick, coast: Double) -> Double {
    let stroke = flick.stroke
    guard stroke.peakSpeed > 0 else { return 1 }
    let carries = stroke.travelled > 0 ? coast / stroke.travelled : 1
    return share(of: flick.velocity.length / stroke.peakSpeed, 0.75, 0.95)
      * share(of: stroke.finalSpeedShare, 0.55, 0.7)
      * share(of: carries, 0.7, 0.95)
  }

  /// 0 up to one number, 1 from another on, and straight between.
  private static func share(of number: Double, _ none: Double, _ whole: Double) -> Double {
    Limits.hold((number - none) / (whole - none), 0, 1, ifNaN: 0)
  }

  /// The direction of the velocity, turned toward that of the newest moment.
  ///
  /// A hand that curves in the end is right, a finger that rolls back as it leaves is wrong: small angles are
  /// followed, large ones hardly: half of 28°, a quarter of 50°, and never more than 14°.
  private static func heading(of flick: Flick) -> Vector {
    let swipe = flick.velocity.normalized
    let last = flick.stroke.finalVelocity.normalized
    let (along, across) = (swipe.dot(last), swipe.dx * last.dy - swipe.dy * last.dx)
    guard along > 0 else { return swipe }
    // tan of half the angle between them, so that no arc has to be found.
    let half = across / (1 + along)
    let turned = half / (1 + 16 * half * half)
    let scale = 1 / (1 + turned * turned)
    let (cosine, sine) = ((1 - turned * turned) * scale, 2 * turned * scale)
    return Vector(
      dx: swipe.dx * cosine - swipe.dy * sine, dy: swipe.dx * sine + swipe.dy * cosine)
  }
}
