import Kinematics

/// One accessory on its way: where it is around the pointer, how far it has come in, and what it turns into
/// (A2).
struct AccessorySlot: Hashable, Sendable {
  /// Angles are exact to a fiftieth of a point at 20 points from the middle.
  private static let placeTolerance = SIMD4(0.001, 0.02, 0.001, 1.0 / 256)
  /// The change of shape is drawn by the square of twice this.
  private static let shareTolerance = SIMD2(1.0 / 256, 1.0 / 1024)

  /// Angle, offset, how far it is turned, and the scale that the person chose.
  private var place: SpringAnimation<SIMD4<Double>>
  /// How far it has come in, 0…1, and how far the change of shape has, 0 the first and 1 the second.
  private var shares: SpringAnimation<SIMD2<Double>>
  private var first: PointerAccessory.Shape
  private var second: PointerAccessory.Shape

  /// An accessory that begins to come in, where it will be.
  init(_ accessory: PointerAccessory, scale: Double, configuration: PointerConfiguration, at time: Timestamp)
  {
    place = SpringAnimation(
      at: AccessorySlot.place(of: accessory, scale: scale), spring: configuration.shapeSpring,
      tolerance: AccessorySlot.placeTolerance, time: time)
    shares = SpringAnimation(
      at: .zero, spring: configuration.fadeSpring, tolerance: AccessorySlot.shareTolerance, time: time)
    first = accessory.shape
    second = accessory.shape
    shares.retarget(to: SIMD2(1, 0), at: time)
  }

  private static func place(of accessory: PointerAccessory, scale: Double) -> SIMD4<Double> {
    SIMD4(accessory.angle, accessory.offset, accessory.orientsToAngle ? accessory.angle : 0, scale)
  }

  // MARK: Goals

  /// Heads for an accessory from wherever it is and whatever it shows.
  mutating func head(
    for accessory: PointerAccessory, scale: Double, configuration: PointerConfiguration, at time: Timestamp
  ) {
    turn(to: AccessorySlot.place(of: accessory, scale: scale), with: configuration.shapeSpring, at: time)
    change(to: accessory.shape, at: time)
    shares.retarget(to: SIMD2(1, shares.goal.y), with: configuration.fadeSpring, at: time)
  }

  /// Fades out where it is.
  mutating func leave(configuration: PointerConfiguration, at time: Timestamp) {
    shares.retarget(to: SIMD2(0, shares.goal.y), with: configuration.fadeSpring, at: time)
  }

  /// Both angles take the shorter way; of two that are equally long the clockwise one.
  ///
  /// What is shown does not jump: a whole number of turns is taken from the place that the spring starts at.
  private mutating func turn(to goal: SIMD4<Double>, with spring: Spring, at time: Timestamp) {
    guard goal != place.goal else {
      place.retarget(to: goal, with: spring, at: time)
      return
    }
    var (value, velocity) = place.state(at: time)
    value[0] = goal[0] - AccessorySlot.shorter(goal[0] - value[0])
    value[2] = goal[2] - AccessorySlot.shorter(goal[2] - value[2])
    place = SpringAnimation(at: value, spring: spring, tolerance: AccessorySlot.placeTolerance, time: time)
    place.release(from: value, velocity: velocity, toward: goal, at: time)
  }

  /// An angle without its whole turns, −π…π.
  private static func shorter(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    return angle - turn * (angle / turn).rounded(.toNearestOrEven)
  }

  /// Turns into another shape: what is shown shrinks to nothing, and the new one grows.
  ///
  /// Half-way the two change over. The scale, (1 − 2 s)², is the same on both sides of that, so the way may
  /// begin anew from the second shape at 1 − s with the opposite velocity, at any moment.
  private mutating func change(to shape: PointerAccessory.Shape, at time: Timestamp) {
    if shape == (shares.goal.y == 1 ? second : first) { return }
    var (value, velocity) = shares.state(at: time)
    if value.y >= 0.5 {
      first = second
      value.y = 1 - value.y
      velocity.y = -velocity.y
    }
    second = shape
    let isBack = shape == first
    shares.release(
      from: value, velocity: velocity, toward: SIMD2(shares.goal.x, isBack ? 0 : 1), at: time)
  }

  // MARK: Reading

  func isSettled(at time: Timestamp) -> Bool { place.isSettled(at: time) && shares.isSettled(at: time) }

  /// Whether it has gone for good.
  func isGone(at time: Timestamp) -> Bool { shares.goal.x == 0 && shares.isSettled(at: time) }

  /// What there is to see around a pointer; nil for nothing.
  func state(around pointer: PointerAppearance, at time: Timestamp) -> AccessoryState? {
    let shares = self.shares.value(at: time)
    let presence = shares.x
    guard presence > 0 else { return nil }
    let place = self.place.value(at: time)
    let (sine, cosine) = Elementary.sincos(place[0])
    let direction = Vector(dx: sine, dy: -cosine)
    // It comes from nearer the pointer, and from half its size.
    let distance = pointer.edgeDistance(along: direction) + place[1] * (0.5 + 0.5 * presence)
    let half = 1 - 2 * shares.y
    return AccessoryState(
      shape: shares.y < 0.5 ? first : second, center: pointer.center + direction * distance, angle: place[2],
      opacity: min(presence, 1), scale: place[3] * (0.5 + 0.5 * presence) * half * half)
  }
}
