import Kinematics

/// The outline of the visible pointer on its way from one shape to another.
struct PointerForm: Hashable, Sendable {
  /// Sizes are exact to a fiftieth of a point.
  private static let tolerance = 0.02

  /// What the outline is to become.
  struct Goal: Hashable, Sendable {
    var size: Size
    var cornerRadius: Double
    var outline = PointerAppearance.Outline.circle
    var path: PointerPath?
  }

  /// Width, height and corner radius.
  private var measures: SpringAnimation<SIMD4<Double>>
  private var outline = PointerAppearance.Outline.circle
  private var path: PointerPath?

  init(diameter: Double, configuration: PointerConfiguration) {
    measures = SpringAnimation(
      at: SIMD4(diameter, diameter, diameter / 2, 0), spring: configuration.shapeSpring,
      tolerance: PointerForm.tolerance, time: .distantPast)
  }

  /// Heads for a shape from whatever it is.
  mutating func head(for goal: Goal, spring: Spring, at time: Timestamp) {
    measures.retarget(
      to: SIMD4(goal.size.width, goal.size.height, goal.cornerRadius, 0), with: spring, at: time)
    outline = goal.outline
    path = goal.path
  }

  func isSettled(at time: Timestamp) -> Bool { measures.isSettled(at: time) }

  /// Fills in the outline, its size and corner radius.
  func read(at time: Timestamp, into appearance: inout PointerAppearance) {
    let measures = self.measures.value(at: time)
    appearance.size = Size(width: measures.x, height: measures.y)
    appearance.cornerRadius = max(0, min(measures.z, appearance.size.shorterSide / 2))
    let isMorphing = outline != .path && !self.measures.isSettled(at: time)
    appearance.outline = isMorphing ? .roundedRect : outline
    appearance.path = path
  }
}
