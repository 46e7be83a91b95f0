import Kinematics

/// The outline of the visible pointer on its way from one shape to another.
struct PointerForm: Hashable, Sendable {
  /// What the outline is to become.
  struct Goal: Hashable, Sendable {
    var size: Size
    var cornerRadius: Double
    var outline = PointerAppearance.Outline.circle
    var path: PointerPath?
  }

  /// Width, height, corner radius and area.
  private var measures: SpringAnimation<SIMD4<Double>>
  private var goal: Goal

  init(diameter: Double, configuration: PointerConfiguration) {
    goal = Goal(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2)
    let lanes = RoundedMeasures.lanes(goal.size, cornerRadius: goal.cornerRadius)
    measures = SpringAnimation(at: lanes, spring: configuration.shapeSpring, time: .distantPast)
  }

  /// Heads for a shape from whatever it is.
  mutating func head(for goal: Goal, spring: Spring, at time: Timestamp) {
    if goal == self.goal, spring == measures.spring { return }
    let (sides, velocity) = RoundedMeasures.state(of: measures, at: time)
    measures = RoundedMeasures.animation(
      from: sides, velocity: velocity, to: RoundedMeasures.lanes(goal.size, cornerRadius: goal.cornerRadius),
      spring: spring, at: time)
    self.goal = goal
  }

  func isSettled(at time: Timestamp) -> Bool { measures.isSettled(at: time) }

  /// Fills in the outline, its size and corner radius.
  func read(at time: Timestamp, into appearance: inout PointerAppearance) {
    let sides = RoundedMeasures.sides(of: measures, at: time)
    appearance.size = Size(width: sides.x, height: sides.y)
    appearance.cornerRadius = max(0, min(sides.z, appearance.size.shorterSide / 2))
    let isMorphing = goal.outline != .path && !measures.isSettled(at: time)
    appearance.outline = isMorphing ? .roundedRect : goal.outline
    appearance.path = goal.path
  }
}
