import Kinematics

/// The coordinate of the visible pointer on one axis (P4).
///
/// The pointer follows the model pointer (P1), is on a step (P6), or has a fixed coordinate (P2).
///
/// The position is continuous through every change of the goal, except from line to line of one view (P5),
/// which `SnapHysteresis` chooses. The velocity is continuous too, as far as `limitedVelocity(of:stoppingWithin:_:)` allows.
struct AxisSnapping: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var mode = SnapMode.free
    /// The offset from the model pointer if the mode is free; in every other mode the coordinate in the
    /// window.
    var coordinate: Double = 0
  }

  struct Model {
    var coordinate: Double
    var velocity: Double = 0
    /// Whether the model pointer is moved by the reports of a device, and so not smoothly.
    var isMovedByDevice = true
    var cause = Cause()
  }

  /// The circumstances that decide whether the pointer jumps to another line (P5).
  struct Cause {
    var hasMoved = true
    /// Whether the goal is in the same view as the previous goal, even if it is in another region; from view to view
    /// the pointer does not jump (E15).
    var staysInView = true
    /// Whether the pointer moved onto the goal, rather than the goal beneath the pointer.
    var isMovement = true
    var isSameTarget = true
  }

  private(set) var mode = SnapMode.free
  /// The offset from the model pointer if the mode is `free` or `steps`, otherwise the coordinate in the
  /// window; and the share to which the pointer is attached to its target or step: from 0 as it sets out to 1
  /// as it arrives.
  private var value: SpringAnimation<SIMD2<Double>>
  /// The coordinate of the step; once the pointer has settled, its coordinate is exactly this number.
  private var step = 0.0
  private(set) var lastModel = 0.0
  /// The goal that the pointer had before it was released to the model pointer, and the time of the release.
  private var departure = Departure()

  private struct Departure: Hashable, Sendable {
    var mode = SnapMode.free
    var coordinate = 0.0
    /// The part of the model pointer's velocity that was subtracted from the visible pointer's velocity.
    var velocity = 0.0
    var share = 0.0
    var time = Timestamp.distantPast
  }

  init(configuration: SharedConfiguration) {
    value = SpringAnimation(
      at: .zero, spring: configuration.values.shapeSpring, tolerance: RestTolerance.length,
      time: .distantPast)
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: SharedConfiguration, at time: Timestamp
  ) {
    var destination = goal.coordinate
    var isAttached = model.cause.isSameTarget || goal.mode == .free
    if goal.mode == .steps {
      if mode == .steps, model.isMovedByDevice { stand(beneath: model.coordinate, at: time) }
      // The step of content that moved has rounding errors.
      if (goal.coordinate - step).magnitude > 1e-6 { isAttached = false }
      step = goal.coordinate
      destination -= model.coordinate
    }
    if goal.mode != mode {
      // A beam that snaps from the model pointer to its line uses the spring for lines; every other change of
      // mode uses the spring of the shape.
      let isOntoLine = goal.mode == .lines && mode.isRelative
      change(
        to: goal.mode, destination: destination, model: model,
        spring: isOntoLine ? configuration.values.lineSpring : configuration.values.shapeSpring, at: time)
    } else if destination != value.goal[0] || !isAttached {
      // If the goal is the same again, the motion toward it goes on unchanged.
      if mode == .lines, model.cause.hasMoved, model.cause.staysInView {
        jumpToLine(at: destination, time)
      } else {
        let spring = spring(staysInView: model.cause.staysInView, configuration)
        if isAttached {
          value.retarget(to: SIMD2(destination, value.goal[1]), with: spring, at: time)
        } else {
          let (position, velocity) = value.state(at: time)
          setOut(from: SIMD2(position[0], 0), velocity: velocity[0], to: destination, spring, at: time)
        }
      }
    }
    lastModel = model.coordinate
  }

  private func spring(staysInView: Bool, _ configuration: SharedConfiguration) -> Spring {
    switch mode {
    case .steps: configuration.values.stepSpring
    // The lines moved, not the pointer; or the pointer is on its way to another view.
    case .lines: staysInView ? configuration.values.lineSpring : configuration.values.shapeSpring
    case .free, .whole: configuration.values.shapeSpring
    }
  }

  private mutating func setOut(
    from start: SIMD2<Double>, velocity: Double, to destination: Double, _ spring: Spring, at time: Timestamp
  ) {
    value = SpringAnimation(
      at: start, spring: spring, tolerance: SIMD2(RestTolerance.length, RestTolerance.share), time: time)
    value.release(
      from: start, velocity: SIMD2(velocity, 0), toward: SIMD2(destination, mode == .free ? 0 : 1), at: time)
  }

  /// Leaves a pointer that has arrived on a step there while a device moves the model pointer, and lets one that
  /// has not arrived follow the model pointer (P6).
  ///
  /// Between two steps of a fast movement, the share grows little, and its cube hardly at all, so that the
  /// pointer does not lag.
  private mutating func stand(beneath model: Double, at time: Timestamp) {
    let share = value.value(at: time)[1]
    moveGoal(by: step - model - value.goal[0], share: share * share * share, at: time)
  }

  private mutating func moveGoal(by distance: Double, share: Double, at time: Timestamp) {
    if value.isSettled(at: time) {
      value.translate(by: SIMD2(distance, 0))
    } else if distance != 0 {
      let (position, velocity) = value.state(at: time)
      let goal = value.goal + SIMD2(distance, 0)
      value.release(from: position + SIMD2(share * distance, 0), velocity: velocity, toward: goal, at: time)
    }
  }

  /// Jumps from one line to the next (P5).
  ///
  /// If the pointer is still moving toward the first line, it goes on toward the next line from the same
  /// distance.
  private mutating func jumpToLine(at destination: Double, _ time: Timestamp) {
    let goal = SIMD2(destination, 1)
    if value.isSettled(at: time) {
      value.jump(to: goal, at: time)
    } else {
      let (position, velocity) = value.state(at: time)
      value.release(from: position + (goal - value.goal), velocity: velocity, toward: goal, at: time)
    }
  }

  /// Changes the mode; if necessary, moves the origin of the coordinate from the model pointer to the window
  /// or back.
  private mutating func change(
    to mode: SnapMode, destination: Double, model: Model, spring: Spring, at time: Timestamp
  ) {
    var (position, velocity) = value.state(at: time)
    var share = 0.0
    if mode.isRelative && !self.mode.isRelative {
      departure = Departure(mode: self.mode, coordinate: value.goal[0], share: position[1], time: time)
      position[0] -= model.coordinate
      departure.velocity = limitedVelocity(of: model, stoppingWithin: destination - position[0], spring)
      velocity[0] -= departure.velocity
    } else if !mode.isRelative, departure.time == time, !departure.mode.isRelative {
      // A pointer that was released and snapped again at the same instant, as between two regions of a view,
      // was never free.
      position[0] += model.coordinate
      velocity[0] += departure.velocity
      if mode == .lines, departure.mode == .lines, model.cause.staysInView, model.cause.isMovement {
        position[0] += destination - departure.coordinate
        share = departure.share
      }
    } else if self.mode.isRelative && !mode.isRelative {
      position[0] += model.coordinate
      velocity[0] += limitedVelocity(of: model, stoppingWithin: destination - position[0], spring)
    }
    self.mode = mode
    setOut(from: SIMD2(position[0], share), velocity: velocity[0], to: destination, spring, at: time)
  }

  /// The part of the model pointer's velocity that is added to the velocity of the coordinate when the
  /// pointer snaps, and subtracted when the pointer is released.
  ///
  /// The velocity of a coast or an attraction counts completely. A device moves the model pointer in small
  /// jumps, and one report says little about the next report. So the velocity from a device is limited: the
  /// spring must be able to stop the pointer within `distance` without overshooting.
  private func limitedVelocity(
    of model: Model, stoppingWithin distance: Double, _ spring: Spring
  ) -> Double {
    let limit = model.isMovedByDevice ? distance.magnitude * (2 * Double.pi / spring.response) : .infinity
    return max(-limit, min(limit, model.velocity))
  }

  /// Keeps the visible pointer where it is after the engine has moved the model pointer by a distance.
  mutating func modelJumped(by distance: Double, at time: Timestamp) {
    guard mode.isRelative, distance != 0 else { return }
    if mode == .steps {
      moveGoal(by: -distance, share: 1, at: time)
    } else {
      let (position, velocity) = value.state(at: time)
      value.release(from: position - SIMD2(distance, 0), velocity: velocity, toward: value.goal, at: time)
    }
  }

  /// Moves the goal by the distance that the content has moved, and the pointer as far as it is attached: a pointer
  /// that has arrived moves along at once, one that sets out does not (E15).
  mutating func contentMoved(by distance: Double, at time: Timestamp) {
    guard mode != .free, distance != 0 else { return }
    step += distance
    moveGoal(by: distance, share: value.value(at: time)[1], at: time)
  }

  mutating func reset(at time: Timestamp) {
    mode = .free
    value.jump(to: .zero, at: time)
  }

  func isSettled(at time: Timestamp) -> Bool { value.isSettled(at: time) }

  @inline(__always) func coordinate(model: Double, at time: Timestamp) -> Double {
    // The sum of the offset and the model pointer's coordinate could differ from the step by a rounding
    // error.
    if mode == .steps, model == lastModel, value.isSettled(at: time) { return step }
    let position = value.value(at: time)[0]
    return mode.isRelative ? model + position : position
  }
}
