import Kinematics

/// The position of the visible pointer, axis by axis (P4).
///
/// While nothing is hovered, its goal is the model pointer (P1), but for the tentative start of a coast (M7).
struct PointerPosition: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var horizontal = AxisSnapping.Goal()
    var vertical = AxisSnapping.Goal()
    /// The hovered target, and the view that has it as a region, or the target itself; 0 for none.
    var target: TargetID = 0
    var view: TargetID = 0

    /// The position at which the pointer comes to rest.
    func center(model: Point) -> Point {
      Point(
        x: horizontal.mode == .free ? model.x + horizontal.coordinate : horizontal.coordinate,
        y: vertical.mode == .free ? model.y + vertical.coordinate : vertical.coordinate)
    }
  }

  struct Model {
    var position: Point
    var velocity = Vector.zero
    /// The vector by which the visible pointer is ahead of the position, on the axes on which it is free.
    var headStart = Vector.zero
    var isMovedByDevice = true

    fileprivate func along(_ axis: Axis, _ cause: AxisSnapping.Cause) -> AxisSnapping.Model {
      AxisSnapping.Model(
        coordinate: position[axis], velocity: velocity[axis], headStart: headStart[axis],
        isMovedByDevice: isMovedByDevice, cause: cause)
    }
  }

  private var horizontal: AxisSnapping
  private var vertical: AxisSnapping
  /// The target that was hovered last, and its view; 0 for none.
  private var lastTarget: TargetID = 0
  private var lastView: TargetID = 0

  init(configuration: SharedConfiguration) {
    horizontal = AxisSnapping(configuration: configuration)
    vertical = horizontal
  }

  /// Whether a goal changes the mode of an axis.
  @inline(__always) func changesMode(for goal: Goal) -> Bool {
    goal.horizontal.mode != horizontal.mode || goal.vertical.mode != vertical.mode
  }

  /// The share, 0…1, to which the pointer is attached along each axis to a line of a view, on which it may now
  /// get another line (P5); 0 if it is on no line of this view.
  @inline(__always) func attachment(toLinesOf view: TargetID, at time: Timestamp) -> SIMD2<Double> {
    guard view != 0, view == lastView else { return .zero }
    return SIMD2(horizontal.attachmentToLine(at: time), vertical.attachmentToLine(at: time))
  }

  mutating func retarget(
    to goal: Goal, model: Model, configuration: SharedConfiguration, at time: Timestamp
  ) {
    // The next region of a view becomes known only after the movement into it, but at the same instant.
    let staysInView = goal.view != 0 && goal.view == lastView
    let isSameTarget = goal.target == lastTarget
    let leavesRegion = goal.view == 0 && lastView != lastTarget
    if goal.view != 0 {
      lastTarget = goal.target
      lastView = goal.view
    }
    let cause = AxisSnapping.Cause(
      staysInView: staysInView, isSameTarget: isSameTarget, leavesRegion: leavesRegion)
    horizontal.retarget(
      to: goal.horizontal, model: model.along(.horizontal, cause), configuration: configuration, at: time)
    vertical.retarget(
      to: goal.vertical, model: model.along(.vertical, cause), configuration: configuration, at: time)
  }

  /// Keeps the visible pointer where it is after the engine has moved the model pointer by a vector.
  mutating func modelJumped(by vector: Vector, at time: Timestamp) {
    horizontal.modelJumped(by: vector.dx, at: time)
    vertical.modelJumped(by: vector.dy, at: time)
  }

  /// Keeps the visible pointer where it is after the model pointer has moved by its head start, or back by
  /// it.
  mutating func modelMovedBeneathPointer(by vector: Vector, at time: Timestamp) {
    horizontal.modelMovedBeneathPointer(by: vector.dx, at: time)
    vertical.modelMovedBeneathPointer(by: vector.dy, at: time)
  }

  /// Moves the goal with the content to which the pointer snaps, and the pointer as far as it is attached.
  mutating func contentMoved(by vector: Vector, at time: Timestamp) {
    horizontal.contentMoved(by: vector.dx, at: time)
    vertical.contentMoved(by: vector.dy, at: time)
  }

  mutating func reset(at time: Timestamp) {
    horizontal.reset(at: time)
    vertical.reset(at: time)
  }

  func isAtRest(at time: Timestamp) -> Bool {
    horizontal.isAtRest(at: time) && vertical.isAtRest(at: time)
  }

  /// The part of a vector along the axes on which the pointer is free.
  @inline(__always) func freePart(of vector: Vector) -> Vector {
    Vector(dx: horizontal.mode == .free ? vector.dx : 0, dy: vertical.mode == .free ? vector.dy : 0)
  }

  /// The position, clamped to ±1e9 points: a slow spring that takes over a fast movement could overshoot
  /// farther.
  @inline(__always) func center(model: Point, at time: Timestamp) -> Point {
    Point(
      x: horizontal.coordinate(model: model.x, at: time), y: vertical.coordinate(model: model.y, at: time)
    ).clampedToPlane()
  }
}
