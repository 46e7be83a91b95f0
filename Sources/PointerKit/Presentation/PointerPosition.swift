import Kinematics

/// The position of the visible pointer, axis by axis (P4).
struct PointerPosition: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var horizontal = AxisSnapping.Goal()
    var vertical = AxisSnapping.Goal()

    /// Where the pointer comes to rest.
    func center(model: Point) -> Point {
      Point(
        x: horizontal.mode == .free ? model.x + horizontal.coordinate : horizontal.coordinate,
        y: vertical.mode == .free ? model.y + vertical.coordinate : vertical.coordinate)
    }
  }

  /// The model pointer at an instant; see ``AxisSnapping/Model``.
  struct Model {
    var position: Point
    var velocity = Vector.zero
    var isMovedByDevice = true

    @inline(__always)
    fileprivate func along(_ axis: Axis) -> AxisSnapping.Model {
      AxisSnapping.Model(
        coordinate: position[axis], velocity: velocity[axis], isMovedByDevice: isMovedByDevice)
    }
  }

  private var horizontal: AxisSnapping
  private var vertical: AxisSnapping

  init(configuration: borrowing PointerConfiguration) {
    horizontal = AxisSnapping(configuration: configuration)
    vertical = horizontal
  }

  /// Whether a goal changes the mode of an axis: only then the velocity of the model pointer is used.
  @inline(__always)
  func changesMode(for goal: Goal) -> Bool {
    goal.horizontal.mode != horizontal.mode || goal.vertical.mode != vertical.mode
  }

  @inline(__always)
  mutating func retarget(
    to goal: Goal, model: Model, springs: AxisSnapping.Springs, at time: Timestamp
  ) {
    horizontal.retarget(to: goal.horizontal, model: model.along(.horizontal), springs: springs, at: time)
    vertical.retarget(to: goal.vertical, model: model.along(.vertical), springs: springs, at: time)
  }

  mutating func modelJumped(by vector: Vector, at time: Timestamp) {
    horizontal.modelJumped(by: vector.dx, at: time)
    vertical.modelJumped(by: vector.dy, at: time)
  }

  mutating func reset(at time: Timestamp) {
    horizontal.reset(at: time)
    vertical.reset(at: time)
  }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool {
    horizontal.isSettled(at: time) && vertical.isSettled(at: time)
  }

  @inline(__always)
  func center(model: Point, at time: Timestamp) -> Point {
    Point(
      x: horizontal.coordinate(model: model.x, at: time), y: vertical.coordinate(model: model.y, at: time))
  }
}
