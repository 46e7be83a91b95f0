import Kinematics

/// The accessories around the visible pointer (A1, A2), followed by the badge of a drag.
///
/// The first accessory of a style changes into the first accessory of the next style, for example a plus into
/// a slashed circle. The second changes into the second, and so on. An accessory without a counterpart fades
/// in or out at its position. The badge is always the fourth accessory; it replaces a fourth accessory of the
/// style.
struct AccessoryPresentation: Hashable, Sendable {
  private static let badgeIndex = PointerAccessory.capacity - 1

  private var slots: [AccessoryMotion?] = Array(repeating: nil, count: PointerAccessory.capacity)
  /// Whether no slot has an accessory.
  ///
  /// An accessory that has faded out leaves its slot only when the goals are next set.
  private(set) var isEmpty = true

  /// Replaces the present accessories by the accessories of a style and the badge of a drag.
  ///
  /// A badge that equals one of the accessories is shown only once.
  mutating func retarget(
    to accessories: [PointerAccessory], badge: PointerAccessory?,
    around pointer: AccessoryMotion.PointerExtent, configuration: SharedConfiguration, at time: Timestamp
  ) {
    isEmpty = true
    var badge = badge
    for index in slots.indices {
      var accessory = index < accessories.count ? accessories[index] : nil
      if let shown = accessory, shown == badge { badge = nil }
      if index == AccessoryPresentation.badgeIndex, let badge { accessory = badge }
      retarget(index, to: accessory, around: pointer, configuration: configuration, at: time)
      if slots[index] != nil { isEmpty = false }
    }
  }

  private mutating func retarget(
    _ index: Int, to accessory: PointerAccessory?, around pointer: AccessoryMotion.PointerExtent,
    configuration: SharedConfiguration, at time: Timestamp
  ) {
    if slots[index]?.isGone(at: time) ?? false { slots[index] = nil }
    guard let accessory else {
      slots[index]?.leave(around: pointer, configuration: configuration, at: time)
      return
    }
    if slots[index] == nil {
      slots[index] = AccessoryMotion(accessory, around: pointer, configuration: configuration, at: time)
    } else {
      slots[index]?.retarget(to: accessory, around: pointer, configuration: configuration, at: time)
    }
  }

  func isAtRest(at time: Timestamp) -> Bool {
    if isEmpty { return true }
    for index in slots.indices {
      if let slot = slots[index], !slot.isAtRest(at: time) { return false }
    }
    return true
  }

  func read(around pointer: PointerAppearance, at time: Timestamp, into states: inout [AccessoryState]) {
    states.empty()
    if isEmpty { return }
    for index in slots.indices {
      if let state = slots[index]?.state(around: pointer, at: time) { states.append(state) }
    }
  }
}

/// The motion of one accessory: its position around the pointer (A1), its presence, and its change of shape
/// (A2).
struct AccessoryMotion: Hashable, Sendable {
  /// The size of the pointer, on which an accessory depends besides its own description.
  struct PointerExtent {
    /// The scale from the person's settings.
    let scale: Double
    /// The greatest distance that an edge of the pointer has from the pointer's center until the pointer is
    /// at rest.
    let edgeDistance: Double
  }

  /// The assumed greatest distance of a part of an accessory from the accessory's center at a scale of 1, in
  /// points.
  private static let extent = 20.0

  /// The tolerances of the lanes of `geometry`.
  private static func geometryTolerance(_ offset: Double, around pointer: PointerExtent) -> SIMD4<Double> {
    SIMD4(
      RestTolerance.share(moving: pointer.edgeDistance + offset), RestTolerance.length,
      RestTolerance.share(moving: extent * max(1, pointer.scale)), RestTolerance.share)
  }

  /// The tolerances of the lanes of `shares`.
  ///
  /// While the accessory fades in, it moves outward by half its offset. During a change of shape with the
  /// progress s, the scale is (1 − 2 s)². At the start and at the end, this scale changes four times as fast
  /// as s.
  private static func shareTolerance(_ offset: Double, around pointer: PointerExtent) -> SIMD2<Double> {
    SIMD2(
      min(RestTolerance.share / max(1, pointer.scale), RestTolerance.share(moving: offset / 2)),
      RestTolerance.share / (4 * max(1, pointer.scale)))
  }

  /// The angle, the offset, the rotation, and the scale from the person's settings.
  private var geometry: SpringAnimation<SIMD4<Double>>
  /// The presence, 0…1, and the progress from the first shape, 0, to the second shape, 1.
  private var shares: SpringAnimation<SIMD2<Double>>
  /// The shapes before and after a change (A2); equal if the shape has not changed.
  private var first: PointerAccessory.Shape
  private var second: PointerAccessory.Shape

  /// Creates an accessory that fades in at its final direction.
  init(
    _ accessory: PointerAccessory, around pointer: PointerExtent, configuration: SharedConfiguration,
    at time: Timestamp
  ) {
    let position = AccessoryMotion.geometry(of: accessory, scale: pointer.scale)
    geometry = SpringAnimation(
      at: position, spring: configuration.values.snapping.shapeSpring,
      tolerance: AccessoryMotion.geometryTolerance(position[1], around: pointer), time: time)
    shares = SpringAnimation(
      at: .zero, spring: configuration.values.pointer.fadeSpring,
      tolerance: AccessoryMotion.shareTolerance(position[1], around: pointer), time: time)
    first = accessory.shape
    second = accessory.shape
    shares.retarget(to: SIMD2(1, 0), at: time)
  }

  /// The goal of `geometry`.
  ///
  /// The distance between the edges of pointer and accessory is the same at every scale.
  private static func geometry(of accessory: PointerAccessory, scale: Double) -> SIMD4<Double> {
    let size = accessory.shape.glyph.bounds.size
    let (sine, cosine) = accessory.orientationMatchesAngle ? (0, 1) : Elementary.sincos(accessory.angle)
    let length = abs(sine) * size.width + abs(cosine) * size.height
    let growth = (scale - 1) * length / 2
    return SIMD4(
      accessory.angle, accessory.offset + growth,
      accessory.orientationMatchesAngle ? accessory.angle : 0, scale)
  }

  mutating func retarget(
    to accessory: PointerAccessory, around pointer: PointerExtent, configuration: SharedConfiguration,
    at time: Timestamp
  ) {
    let goal = AccessoryMotion.geometry(of: accessory, scale: pointer.scale)
    let offset = max(goal[1], geometry.goal[1])
    geometry.setTolerance(AccessoryMotion.geometryTolerance(offset, around: pointer), at: time)
    shares.setTolerance(AccessoryMotion.shareTolerance(offset, around: pointer), at: time)
    turn(to: goal, with: configuration.values.snapping.shapeSpring, at: time)
    change(to: accessory.shape, at: time)
    shares.retarget(to: SIMD2(1, shares.goal.y), with: configuration.values.pointer.fadeSpring, at: time)
  }

  mutating func leave(around pointer: PointerExtent, configuration: SharedConfiguration, at time: Timestamp) {
    geometry.setTolerance(AccessoryMotion.geometryTolerance(geometry.goal[1], around: pointer), at: time)
    shares.retarget(to: SIMD2(0, shares.goal.y), with: configuration.values.pointer.fadeSpring, at: time)
  }

  /// Turns the direction and the rotation of the accessory the shorter way.
  ///
  /// If both ways are equally long, the accessory turns clockwise. The present angles are first changed by
  /// whole turns, so that the springs lead to the goal the shorter way.
  private mutating func turn(to goal: SIMD4<Double>, with spring: Spring, at time: Timestamp) {
    guard goal != geometry.goal else {
      geometry.retarget(to: goal, with: spring, at: time)
      return
    }
    var (value, velocity) = geometry.state(at: time)
    value[0] = goal[0] - AccessoryMotion.shorter(goal[0] - value[0])
    value[2] = goal[2] - AccessoryMotion.shorter(goal[2] - value[2])
    geometry.retarget(to: goal, with: spring, at: time)
    geometry.release(from: value, velocity: velocity, toward: goal, at: time)
  }

  /// An angle without its whole turns: more than −π, and at most π.
  private static func shorter(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    // After rounding, two angles that are half a turn apart, such as 7π/4 and 3π/4, may differ by slightly
    // more than π.
    let tolerance = 1e-9
    return angle - turn * (angle / turn - 0.5 - tolerance).rounded(.up)
  }

  /// Changes to another shape: the current shape shrinks to nothing, then the new shape grows.
  ///
  /// The shapes swap at the progress s = 1/2. The scale, (1 − 2 s)², is symmetric about that value. So a
  /// change can begin at any moment. If the second shape is visible at that moment, it becomes the first
  /// shape, with the progress 1 − s and the opposite velocity.
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

  func isAtRest(at time: Timestamp) -> Bool { geometry.isAtRest(at: time) && shares.isAtRest(at: time) }

  /// Whether the accessory has faded out and is not to return.
  func isGone(at time: Timestamp) -> Bool { shares.goal.x == 0 && shares.isAtRest(at: time) }

  /// The accessory as it is drawn around a pointer; nil while it is invisible.
  func state(around pointer: PointerAppearance, at time: Timestamp) -> AccessoryState? {
    let shares = self.shares.value(at: time)
    let presence = shares.x
    guard presence > 0 else { return nil }
    let geometry = self.geometry.value(at: time)
    let (sine, cosine) = Elementary.sincos(geometry[0])
    let direction = Vector(dx: sine, dy: -cosine)
    // While the accessory fades in, it grows from half its size and moves outward from half its offset.
    let distance = pointer.edgeDistance(along: direction) + geometry[1] * (0.5 + 0.5 * presence)
    let half = 1 - 2 * shares.y
    return AccessoryState(
      shape: shares.y < 0.5 ? first : second, center: pointer.center + direction * distance,
      angle: geometry[2],
      opacity: min(presence, 1),
      scale: (geometry[3] * (0.5 + 0.5 * presence) * half * half).clamped(to: 0...8))
  }
}
