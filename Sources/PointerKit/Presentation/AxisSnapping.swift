import Kinematics

/// The coordinate of the visible pointer on one axis (P4).
///
/// The pointer follows the model pointer (P1), is on a step (P6), or has a fixed coordinate (P2).
///
/// The position is continuous through every change of the goal, except from line to line of one view (P5). The
/// velocity is continuous too, as far as `limitedVelocity(of:stoppingWithin:_:)` allows.
struct AxisSnapping: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var mode = SnapMode.free
    /// The offset from the model pointer if the mode is free; in every other mode the coordinate in the
    /// window.
    var coordinate: Double = 0
  }

  /// The model pointer along this axis at an instant.
  struct Model {
    var coordinate: Double
    /// The velocity in points per second, which is used only when the mode changes.
    var velocity: Double = 0
    /// Whether the model pointer is moved by the reports of a device, and so not smoothly.
    var isMovedByDevice = true
    var cause = Cause()
  }

  /// The circumstances that decide whether the pointer jumps to another line (P5).
  struct Cause {
    /// Whether the model pointer moves at this instant, along any axis.
    var hasMoved = true
    /// Whether the goal is in the same view as the previous goal, even if it is in another region; from view to view
    /// the pointer does not jump (E15).
    var staysInView = true
    /// Whether the pointer moved onto the goal, rather than the goal beneath the pointer.
    var isMovement = true
  }

  private(set) var mode = SnapMode.free
  /// The offset from the model pointer if the mode is `free` or `steps`, otherwise the coordinate in the
  /// window; the second lane is unused.
  private var value: SpringAnimation<SIMD2<Double>>
  /// The coordinate of the step; once the pointer has settled, its coordinate is exactly this number.
  private var step = 0.0
  /// The coordinate of the model pointer when the last goal was set.
  private(set) var lastModel = 0.0
  /// The goal that the pointer had before it was released to the model pointer, and the time of the release.
  private var departure = Departure()

  private struct Departure: Hashable, Sendable {
    var mode = SnapMode.free
    var coordinate = 0.0
    /// The part of the model pointer's velocity that was subtracted from the visible pointer's velocity.
    var velocity = 0.0
    var time = Timestamp.distantPast
  }

  init(configuration: PointerConfiguration) {
    value = SpringAnimation(
      at: .zero, spring: configuration.shapeSpring, tolerance: RestTolerance.length, time: .distantPast)
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: PointerConfiguration, at time: Timestamp
  ) {
    var destination = goal.coordinate
    if goal.mode == .steps {
      step = goal.coordinate
      destination -= model.coordinate
    }
    if goal.mode != mode {
      // A beam that snaps from the model pointer to its line uses the spring for lines; every other change of
      // mode uses the spring of the shape.
      let isOntoLine = goal.mode == .lines && mode.isRelative
      change(
        to: goal.mode, destination: destination, model: model,
        spring: isOntoLine ? configuration.lineSpring : configuration.shapeSpring, at: time)
    } else if destination != value.goal[0] {
      // If the goal is the same again, the motion toward it goes on unchanged.
      if mode != .lines {
        value.retarget(
          to: SIMD2(destination, 0),
          with: mode == .steps ? configuration.stepSpring : configuration.shapeSpring, at: time)
      } else if model.cause.hasMoved, model.cause.staysInView {
        jumpToLine(at: destination, time)
      } else {
        // The lines moved, not the pointer; or the pointer is on its way to another view.
        value.retarget(
          to: SIMD2(destination, 0),
          with: model.cause.staysInView ? configuration.lineSpring : configuration.shapeSpring, at: time)
      }
    }
    lastModel = model.coordinate
  }

  /// Jumps from one line to the next (P5).
  ///
  /// If the pointer is still moving toward the first line, it goes on toward the next line from the same
  /// distance.
  private mutating func jumpToLine(at destination: Double, _ time: Timestamp) {
    let goal = SIMD2(destination, 0)
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
    if mode.isRelative && !self.mode.isRelative {
      departure = Departure(mode: self.mode, coordinate: value.goal[0], time: time)
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
      }
    } else if self.mode.isRelative && !mode.isRelative {
      position[0] += model.coordinate
      velocity[0] += limitedVelocity(of: model, stoppingWithin: destination - position[0], spring)
    }
    self.mode = mode
    value = SpringAnimation(at: position, spring: spring, tolerance: RestTolerance.length, time: time)
    value.release(from: position, velocity: velocity, toward: SIMD2(destination, 0), at: time)
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
    let (position, velocity) = value.state(at: time)
    value.release(from: SIMD2(position[0] - distance, 0), velocity: velocity, toward: value.goal, at: time)
  }

  /// Moves the pointer at once by the distance that the content has moved (E15).
  ///
  /// This applies only to a pointer that has snapped to the content or is about to snap to it.
  mutating func contentMoved(by distance: Double) {
    guard mode != .free, distance != 0 else { return }
    step += distance
    value.translate(by: SIMD2(distance, 0))
  }

  /// Puts the pointer on the model pointer at once.
  mutating func reset(at time: Timestamp) {
    mode = .free
    value.jump(to: .zero, at: time)
  }

  func isSettled(at time: Timestamp) -> Bool { value.isSettled(at: time) }

  func coordinate(model: Double, at time: Timestamp) -> Double {
    // The sum of the offset and the model pointer's coordinate could differ from the step by a rounding
    // error.
    if mode == .steps, model == lastModel, value.isSettled(at: time) { return step }
    let position = value.value(at: time)[0]
    return mode.isRelative ? model + position : position
  }
}
