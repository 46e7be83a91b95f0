import Kinematics
import Magnetism

/// The position of the visible pointer, axis by axis (P4).
///
/// While nothing is hovered, its goal is the model pointer (P1).
struct PointerPosition: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var horizontal = AxisSnapping.Goal()
    var vertical = AxisSnapping.Goal()
    /// The hovered target, and the view that has it as a region, or the target itself; 0 for none.
    var target: TargetID = 0
    var view: TargetID = 0
    var isRegion = false

    func center(model: Point) -> Point {
      Point(
        x: horizontal.mode == .free ? model.x + horizontal.coordinate : horizontal.coordinate,
        y: vertical.mode == .free ? model.y + vertical.coordinate : vertical.coordinate)
    }
  }

  struct Model {
    var position: Point
    var velocity = Vector.zero
    var isMovedByDevice = true

    fileprivate func along(_ axis: Axis, _ cause: AxisSnapping.Cause) -> AxisSnapping.Model {
      AxisSnapping.Model(
        coordinate: position[axis], velocity: velocity[axis], isMovedByDevice: isMovedByDevice, cause: cause)
    }
  }

  private var horizontal: AxisSnapping
  private var vertical: AxisSnapping
  /// The time of the model pointer's last movement; the distant past if the engine made it jump.
  private var lastMovement = Timestamp.distantPast
  private var hasJumped = false
  /// The target that was hovered last, and its view; 0 for none.
  private var lastTarget: TargetID = 0
  private var lastView: TargetID = 0

  init(configuration: PointerConfiguration) {
    horizontal = AxisSnapping(configuration: configuration)
    vertical = horizontal
  }

  /// Whether a goal changes the mode of an axis; only then is the model pointer's velocity used.
  @inline(__always)
  func changesMode(for goal: Goal) -> Bool {
    goal.horizontal.mode != horizontal.mode || goal.vertical.mode != vertical.mode
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: PointerConfiguration, at time: Timestamp
  ) {
    let hasMoved = model.position.x != horizontal.lastModel || model.position.y != vertical.lastModel
    if hasMoved {
      lastMovement = hasJumped ? .distantPast : time
      hasJumped = false
    }
    // The next region of a view becomes known only after the movement into it, but at the same instant.
    let staysInView = goal.view != 0 && goal.view == lastView
    let isSameTarget = goal.target == lastTarget
    if goal.view != 0 { (lastTarget, lastView) = (goal.target, goal.view) }
    let cause = AxisSnapping.Cause(
      hasMoved: (hasMoved || staysInView) && lastMovement == time, staysInView: staysInView,
      isMovement: hasMoved || goal.isRegion, isSameTarget: isSameTarget)
    horizontal.retarget(
      to: goal.horizontal, model: model.along(.horizontal, cause), configuration: configuration, at: time)
    vertical.retarget(
      to: goal.vertical, model: model.along(.vertical, cause), configuration: configuration, at: time)
  }

  mutating func modelJumped(by vector: Vector, at time: Timestamp) {
    hasJumped = true
    horizontal.modelJumped(by: vector.dx, at: time)
    vertical.modelJumped(by: vector.dy, at: time)
  }

  mutating func contentMoved(by vector: Vector, at time: Timestamp) {
    horizontal.contentMoved(by: vector.dx, at: time)
    vertical.contentMoved(by: vector.dy, at: time)
  }

  mutating func reset(at time: Timestamp) {
    horizontal.reset(at: time)
    vertical.reset(at: time)
  }

  func isSettled(at time: Timestamp) -> Bool {
    horizontal.isSettled(at: time) && vertical.isSettled(at: time)
  }

  /// The position, clamped to ±1e9 points.
  ///
  /// On its way to the edge of this range, the pointer is very fast. It could exceed the range if a slower
  /// spring interrupted the movement.
  @inline(__always)
  func center(model: Point, at time: Timestamp) -> Point {
    Point(
      x: horizontal.coordinate(model: model.x, at: time), y: vertical.coordinate(model: model.y, at: time)
    ).clampedToPlane()
  }
}
