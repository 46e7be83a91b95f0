import Kinematics

/// The coordinate of the visible pointer on one axis (P4).
///
/// The pointer follows the model pointer (P1), is on a step (P6), or has a fixed coordinate (P2).
///
/// The position is continuous through every change of the goal, with one exception: between two lines of one
/// view (P5), which `SnapHysteresis` chooses, the pointer is never seen, whether it moved or the lines did.
/// The velocity is continuous too, as far as `handOver` allows.
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
    /// In points per second; used only if the mode changes.
    var velocity: Double = 0
    /// The distance by which the visible pointer is ahead of the coordinate if the mode is `free`: the
    /// tentative start of a coast, which is no distance from the path (E15).
    var headStart: Double = 0
    /// Whether the model pointer is moved by the reports of a device, and so not smoothly.
    var isMovedByDevice = true
    var cause = Cause()
  }

  /// The circumstances that decide whether the pointer jumps to another line (P5).
  struct Cause {
    /// Whether the goal is in the view of the previous goal, perhaps in another region of it.
    ///
    /// From view to view the pointer does not jump (E15).
    var staysInView = true
    /// Whether the goal is on the target of the previous goal.
    var isSameTarget = true
    /// Whether the pointer leaves a region of a view, whose next region becomes known only at the same
    /// instant.
    var leavesRegion = false
  }

  private(set) var mode = SnapMode.free
  /// The position of the visible pointer, and the share to which it is attached to its target or step.
  ///
  /// The position is the offset from the model pointer if the mode is `free` or `steps`, and otherwise the
  /// coordinate in the window. The share goes from 0 at the start of a movement to 1 on arrival.
  private var value: SpringAnimation<SIMD2<Double>>
  /// The coordinate of the step; once the pointer is at rest, its coordinate is exactly this number.
  private var step = 0.0
  /// The coordinate of the model pointer when the last goal was set.
  private(set) var lastModel = 0.0
  /// The distance from the model pointer to the visible pointer after the last movement by a device; nil if
  /// the engine has moved the model pointer since.
  private var lastLag: Double?
  /// The distance that the device moved the model pointer in about the last 25 ms, and the time of its last
  /// movement.
  private var travel = 0.0
  private var lastMovement = Timestamp.distantPast
  /// The goal that the pointer had before it was released to the model pointer, and the time of the release.
  private var departure = Departure()
  private var handover = Handover()

  private struct Departure: Hashable, Sendable {
    var mode = SnapMode.free
    var coordinate = 0.0
    var share = 0.0
    var time = Timestamp.distantPast
  }

  /// The part of the model pointer's velocity that the coordinate got when the pointer snapped, or lost
  /// (negative) when it was released; 0 once it has been taken back.
  private struct Handover: Hashable, Sendable {
    var velocity = 0.0
    var time = Timestamp.distantPast
  }

  /// The time in which a release takes back what a snap has added to the velocity, and the reverse, in
  /// nanoseconds.
  ///
  /// A pointer that trembles on the edge of a region would be pushed away from it otherwise.
  private static let trembleTime: Int64 = 25_000_000
  /// The distance by which the visible pointer may be outside the path between the model pointer and the
  /// goal.
  private static let margin = 14.0
  /// The time by which the visible pointer may be behind the model pointer, in seconds.
  private static let longestLag = 0.025

  init(configuration: SharedConfiguration) {
    value = SpringAnimation(
      at: .zero, spring: configuration.values.snapping.shapeSpring, tolerance: RestTolerance.length,
      time: .distantPast)
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: SharedConfiguration, at time: Timestamp
  ) {
    var destination = goal.coordinate
    var isAttached = model.cause.isSameTarget || goal.mode == .free
    if goal.mode == .steps {
      if mode == .steps, model.isMovedByDevice { keepOnStep(model: model.coordinate, at: time) }
      // The step of content that moved has rounding errors.
      if (goal.coordinate - step).magnitude > 1e-6 { isAttached = false }
      step = goal.coordinate
      destination -= model.coordinate
    }
    let isReleasedOrSnapped = goal.mode != mode
    if isReleasedOrSnapped {
      // A beam that snaps from the model pointer to its line uses the spring for lines; every other change of
      // mode uses the spring of the shape.
      let isOntoLine = goal.mode == .lines && mode.isRelative
      change(
        to: goal.mode, destination: destination, model: model,
        spring: isOntoLine
          ? configuration.values.snapping.lineSpring : configuration.values.snapping.shapeSpring, at: time)
    } else if destination != value.goal[0] || !isAttached {
      // If the goal is the same again, the motion toward it goes on unchanged.
      if mode == .lines, model.cause.staysInView {
        jump(toLine: destination, at: time)
      } else {
        let values = configuration.values
        let spring = mode == .steps ? values.snapping.stepSpring : values.snapping.shapeSpring
        if isAttached {
          value.retarget(to: SIMD2(destination, value.goal[1]), with: spring, at: time)
        } else {
          let (position, velocity) = value.state(at: time)
          beginMovement(
            from: SIMD2(position[0], 0), velocity: velocity[0], to: destination, with: spring, at: time)
        }
      }
    }
    noteTravel(to: model, at: time)
    let mayPull = lastLag != nil && model.isMovedByDevice && model.coordinate != lastModel
    var seen = coordinate(model: model.coordinate, at: time)
    if mayPull, mode == .free || mode == .whole {
      let origin = mode == .free ? model.coordinate : 0
      let pulled = pulled(seen, along: model, goal: origin + goal.coordinate)
      let isBetweenRegions = isReleasedOrSnapped && mode == .free && model.cause.leavesRegion
      if pulled != seen, !isBetweenRegions { pull(by: pulled - seen, at: time) }
      seen = pulled
    }
    lastLag = model.isMovedByDevice ? seen - model.coordinate : nil
    lastModel = model.coordinate
  }

  /// The coordinate of the visible pointer, kept near the path that the device takes.
  ///
  /// The pointer goes at most 14 points beyond the model pointer and the goal, and is at most 25 ms of travel
  /// behind the model pointer, unless the goal is. A pointer that is farther already is not drawn farther
  /// beyond, nor left farther behind; its spring shortens the distance.
  @inline(__always) private func pulled(_ seen: Double, along model: Model, goal: Double) -> Double {
    let position = model.coordinate
    let margin = AxisSnapping.margin
    let lag = lastLag ?? 0
    let behind = max(margin, travel.magnitude, lag.magnitude)
    let last = lastModel + lag
    return position > lastModel
      ? seen.clamped(to: min(goal, position - behind)...max(goal + margin, position + margin, last))
      : seen.clamped(to: min(goal - margin, position - margin, last)...max(goal, position + behind))
  }

  /// Adds a movement of the device to the travel of the last 25 ms; earlier movements fade.
  private mutating func noteTravel(to model: Model, at time: Timestamp) {
    guard model.isMovedByDevice, model.coordinate != lastModel else { return }
    let share = time.seconds(since: lastMovement) / AxisSnapping.longestLag
    travel = travel * max(0, 1 - share) + (model.coordinate - lastModel)
    lastMovement = time
  }

  /// Moves the visible pointer by a distance at once; its goal stays.
  private mutating func pull(by distance: Double, at time: Timestamp) {
    var (position, velocity) = value.state(at: time)
    position[0] += distance
    // What led away from the path is over.
    if distance * velocity[0] < 0 { velocity[0] = 0 }
    value.release(from: position, velocity: velocity, toward: value.goal, at: time)
  }

  /// Begins a movement to another goal, from a position and the share to which the pointer is still attached.
  private mutating func beginMovement(
    from start: SIMD2<Double>, velocity: Double, to destination: Double, with spring: Spring,
    at time: Timestamp
  ) {
    value = SpringAnimation(
      at: start, spring: spring, tolerance: SIMD2(RestTolerance.length, RestTolerance.share), time: time)
    value.release(
      from: start, velocity: SIMD2(velocity, 0), toward: SIMD2(destination, mode == .free ? 0 : 1), at: time)
  }

  /// Keeps the pointer on its step while a device moves the model pointer: completely if it has arrived
  /// there, and less the farther it is from arriving (P6).
  ///
  /// In a fast movement the pointer hardly starts toward one step before the next one. The cube of its share
  /// is then nearly 0, so that it follows the model pointer without lag.
  private mutating func keepOnStep(model: Double, at time: Timestamp) {
    let share = value.value(at: time)[1]
    moveGoal(by: step - model - value.goal[0], share: share * share * share, at: time)
  }

  /// Moves the goal at once, and the pointer by a share, 0…1, of the distance.
  private mutating func moveGoal(by distance: Double, share: Double, at time: Timestamp) {
    if value.isAtRest(at: time) {
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
  private mutating func jump(toLine destination: Double, at time: Timestamp) {
    let goal = SIMD2(destination, 1)
    if value.isAtRest(at: time) {
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
    if self.mode == .free { position[0] += model.headStart }
    if mode == .free { position[0] -= model.headStart }
    var share = 0.0
    if mode.isRelative && !self.mode.isRelative {
      departure = Departure(mode: self.mode, coordinate: value.goal[0], share: position[1], time: time)
      position[0] -= model.coordinate
      velocity[0] += handOver(-1, of: model, stoppingWithin: destination - position[0], spring, at: time)
    } else if !mode.isRelative, departure.time == time, !departure.mode.isRelative {
      // A pointer that was released and snapped again at the same instant, as between two regions of a view,
      // was never free.
      position[0] += model.coordinate
      velocity[0] -= handover.velocity
      handover.velocity = 0
      if mode == .lines, departure.mode == .lines, model.cause.staysInView {
        position[0] += destination - departure.coordinate
        share = departure.share
      }
    } else if self.mode.isRelative && !mode.isRelative {
      position[0] += model.coordinate
      velocity[0] += handOver(1, of: model, stoppingWithin: destination - position[0], spring, at: time)
    }
    self.mode = mode
    beginMovement(
      from: SIMD2(position[0], share), velocity: velocity[0], to: destination, with: spring, at: time)
  }

  /// Returns the change of the coordinate's velocity, in points per second, as the pointer snaps or is
  /// released.
  ///
  /// A snap (`sign` 1) adds a part of the model pointer's velocity, and a release (−1) subtracts it. A change
  /// that follows another one at once takes back what that one did.
  ///
  /// The velocity of a coast or an attraction counts completely. A device moves the model pointer in small
  /// jumps, and one report says little about the next report. So the velocity from a device is limited: the
  /// spring must be able to stop the pointer within `distance` without overshooting.
  private mutating func handOver(
    _ sign: Double, of model: Model, stoppingWithin distance: Double, _ spring: Spring, at time: Timestamp
  ) -> Double {
    let last = handover
    handover = Handover(velocity: 0, time: time)
    if model.isMovedByDevice {
      if time.nanoseconds(since: last.time) < AxisSnapping.trembleTime { return -last.velocity }
      let limit = distance.magnitude * (2 * Double.pi / spring.response)
      handover.velocity = sign * max(-limit, min(limit, model.velocity))
    } else {
      handover.velocity = sign * model.velocity
    }
    return handover.velocity
  }

  /// Keeps the visible pointer where it is after the engine has moved the model pointer by a distance.
  mutating func modelJumped(by distance: Double, at time: Timestamp) {
    lastLag = nil
    guard mode.isRelative, distance != 0 else { return }
    if mode == .steps {
      moveGoal(by: -distance, share: 1, at: time)
    } else {
      let (position, velocity) = value.state(at: time)
      value.release(from: position - SIMD2(distance, 0), velocity: velocity, toward: value.goal, at: time)
    }
  }

  /// Keeps the visible pointer where it is after the model pointer has moved by its head start, or back by
  /// it.
  mutating func modelMovedBeneathPointer(by distance: Double, at time: Timestamp) {
    if mode == .free { lastLag = nil } else { modelJumped(by: distance, at: time) }
  }

  /// Moves the goal by the distance that the content has moved, and the pointer as far as it is attached: a
  /// pointer that has arrived moves along at once, one that only begins to move there does not (E15).
  mutating func contentMoved(by distance: Double, at time: Timestamp) {
    guard mode != .free, distance != 0 else { return }
    step += distance
    moveGoal(by: distance, share: value.value(at: time)[1], at: time)
  }

  /// Puts the visible pointer on the model pointer at once.
  mutating func reset(at time: Timestamp) {
    mode = .free
    value.jump(to: .zero, at: time)
  }

  func isAtRest(at time: Timestamp) -> Bool { value.isAtRest(at: time) }

  /// The share to which the pointer is attached to a line, or was before it was released at this instant; 0 in
  /// every other mode.
  func attachmentToLine(at time: Timestamp) -> Double {
    if mode == .lines { return value.value(at: time)[1] }
    return departure.mode == .lines && departure.time == time ? departure.share : 0
  }

  @inline(__always) func coordinate(model: Double, at time: Timestamp) -> Double {
    // The sum of the offset and the model pointer's coordinate could differ from the step by a rounding
    // error.
    if mode == .steps, model == lastModel, value.isAtRest(at: time) { return step }
    let position = value.value(at: time)[0]
    return mode.isRelative ? model + position : position
  }
}
