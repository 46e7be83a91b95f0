import Kinematics

/// The tentative start of a coast, for a device that does not report contact (M7): once a report of a fast
/// finger is overdue, the visible pointer goes on, before the silence counts as a lift.
///
/// Meanwhile the model pointer stays, and so does what is hovered. At the lift, the coast goes on as it has
/// begun. If the finger had only slowed down, the visible pointer comes back softly.
///
/// The head start has no limit. Of 2,813 strokes cut from recordings, at most 0.7 % come back by more than 2
/// points, the worst by 32. With a limit of 24 points, 58 % of the flicks at 60 Hz would stand still a second
/// time.
struct TentativeCoast: Hashable, Sendable {
  private var coast: Coast?
  /// The vector from the model pointer to the visible pointer that is left of coasts that were taken back.
  private var excess = SpringAnimation(
    at: SIMD2<Double>.zero, spring: spring, tolerance: RestTolerance.length, time: .distantPast)

  private struct Coast: Hashable, Sendable {
    let velocity: Vector
    let decay: Decay
    let start: Timestamp
    /// The time at which the silence counts as a lift.
    let lift: Timestamp

    func displacement(at time: Timestamp) -> Vector {
      decay.displacement(velocity: velocity, after: time.seconds(since: start))
    }
  }

  /// Critically damped; removes 99 % of the excess in 0.15 s.
  ///
  /// A faster spring would be seen to draw the pointer back.
  private static let spring = Spring(dampingRatio: 1, response: 0.14)

  /// The time of the lift, by which the coast is confirmed or ends; nil without a coast.
  var liftDue: Timestamp? { coast?.lift }

  func isAtRest(at time: Timestamp) -> Bool { coast == nil && excess.isAtRest(at: time) }

  /// The vector by which the visible pointer is ahead of the model pointer, on the axes on which it is free.
  ///
  /// It lies on the line of the coast, and does not lead out of the surface.
  mutating func readHeadStart(from model: Point, within bounds: Rect, at time: Timestamp) -> Vector {
    if isAtRest(at: time) { return .zero }
    let position = position(from: model, within: bounds, at: time)
    let excess = excess.value(at: time)
    return (position + Vector(dx: excess.x, dy: excess.y)).clamped(to: bounds) - model
  }

  private func position(from model: Point, within bounds: Rect, at time: Timestamp) -> Point {
    guard let coast else { return model }
    return (model + coast.displacement(at: time)).clamped(to: bounds)
  }

  mutating func begin(_ velocity: Vector, _ decay: Decay, until lift: Timestamp, at time: Timestamp) {
    coast = Coast(velocity: velocity, decay: decay, start: time, lift: lift)
  }

  /// Ends the coast at the lift; returns the time at which it began, or the present time if there is none
  /// that goes on like the flick.
  mutating func confirm(
    _ velocity: Vector, _ decay: Decay, from model: Point, within bounds: Rect, at time: Timestamp
  ) -> Timestamp {
    guard let coast, coast.velocity == velocity, coast.decay == decay else {
      end(from: model, movingBy: .zero, within: bounds, at: time)
      return time
    }
    self.coast = nil
    return coast.start
  }

  /// Ends the coast, because the finger has not left; the model pointer then moves by a vector.
  ///
  /// The part of the head start that this movement does not cover becomes excess, and later movements shorten
  /// it. Where the movement leads aside or beyond, it is followed at once.
  mutating func end(from model: Point, movingBy movement: Vector, within bounds: Rect, at time: Timestamp) {
    if isAtRest(at: time) { return }
    let headStart = readHeadStart(from: model, within: bounds, at: time)
    let velocity = coast == nil ? excess.velocity(at: time) : .zero
    coast = nil
    let length = headStart.length
    let left = length - movement.dot(headStart.normalized)
    let share = length > 0 ? (left / length).clamped(to: 0...1) : 0
    excess.release(
      from: SIMD2(headStart.dx, headStart.dy) * share, velocity: velocity * share, toward: .zero, at: time)
  }

  /// Keeps the visible pointer where it is after a coast of the model pointer was taken back.
  mutating func modelFellBack(by vector: Vector, at time: Timestamp) {
    let (value, velocity) = excess.state(at: time)
    excess.release(
      from: value + SIMD2(vector.dx, vector.dy), velocity: velocity, toward: .zero, at: time)
  }

  mutating func reset() { self = TentativeCoast() }
}

extension PointerEngine {
  /// Begins a tentative coast, if the finger would be taken to have left in a flick.
  mutating func beginTentativeCoast(_ device: Int) {
    input.devices[device].noteOverdue()
    guard let lift = input.devices[device].liftDue(configuration: configuration),
      let flick = inferredFlick(device)?.flick, flick.velocity != .zero,
      flick.velocity.length >= configuration.magnetism.minimumSpeed
    else { return }
    tentativeCoast.begin(flick.velocity, configuration.magnetism.decay, until: lift, at: now)
  }

  /// Ends a tentative coast; the finger has not left, and the model pointer is about to move by a vector.
  mutating func endTentativeCoast(movingBy movement: Vector = .zero) {
    tentativeCoast.end(
      from: model.readPosition(at: now), movingBy: movement, within: model.bounds, at: now)
  }

  /// The vector from a position of the model pointer to the visible pointer, along the axes on which the
  /// visible pointer is free and would otherwise be at that position.
  mutating func readHeadStart(from position: Point, at time: Timestamp) -> Vector {
    tentativeCoast.readHeadStart(from: position, within: model.bounds, at: time)
  }
}
