import Kinematics

/// The outline of the visible pointer while it changes from one shape to another (E12, E15).
///
/// Between two rounded shapes the outline is a rounded rectangle. If one of the shapes is a path, the outline
/// consists of polygons until it is at rest (S2, S3).
struct PointerMorph: Hashable, Sendable {
  struct Goal: Hashable, Sendable {
    var size: Size
    var cornerRadius: Double
    var outline = PointerAppearance.Outline.circle
    var path: PointerPath?

    fileprivate var isBeam: Bool { outline == .verticalBeam || outline == .horizontalBeam }
    /// The width, the height and the corner radius.
    fileprivate var sides: SIMD3<Double> { SIMD3(size.width, size.height, cornerRadius) }

    fileprivate var form: PathMorph.Form {
      guard let path else { return .rounded(SIMD3(size.width, size.height, cornerRadius)) }
      let own = path.bounds.size.longerSide
      return .path(path, scale: own > 0 ? size.longerSide / own : 1)
    }
  }

  /// Width, height, corner radius and area; see ``RoundedMeasures``.
  private var measures: SpringAnimation<SIMD4<Double>>
  /// The limits of the sides during a change.
  private var limit = SizeLimit()
  private var morph = PathMorph()
  private var goal: Goal
  /// The last goal that was a beam, and when another goal replaced it.
  private var lastBeam = Beam()

  /// The shape of a beam on a line of text.
  private struct Beam: Hashable, Sendable {
    var outline = PointerAppearance.Outline.circle
    var sides = SIMD3<Double>.zero
    var end = Timestamp.distantPast
  }

  init(diameter: Double, configuration: SharedConfiguration) {
    goal = Goal(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2)
    let lanes = RoundedMeasures.lanes(goal.size, cornerRadius: goal.cornerRadius)
    measures = SpringAnimation(
      at: lanes, spring: configuration.values.snapping.shapeSpring, time: .distantPast)
  }

  /// Changes toward another goal.
  ///
  /// `attachment` is the share, along each axis, to which the pointer is attached to a line of text, on which it
  /// gets another line now. To that share, a beam gets the length of the line at once (P5).
  mutating func retarget(
    to goal: Goal, spring: Spring, attachment: SIMD2<Double> = .zero, at time: Timestamp
  ) {
    if goal == self.goal, spring == measures.spring { return }
    let lanes = RoundedMeasures.lanes(goal.size, cornerRadius: goal.cornerRadius)
    if morph.isActive, isAtRest(at: time) { morph.finish() }
    let wasMorphing = morph.isActive
    // The sides go on changing during a morph too, because a rounded shape may follow the morph.
    var sides: SIMD3<Double>
    var velocity: SIMD3<Double>
    if wasMorphing {
      let (value, rate) = measures.state(at: time)
      sides = SIMD3(value.x, value.y, value.z)
      velocity = SIMD3(rate.x, rate.y, rate.z)
    } else {
      (sides, velocity) = RoundedMeasures.state(of: measures, within: limit, at: time)
      sides += growth(ofBeamTo: goal, attachment, at: time)
    }
    if self.goal.isBeam { lastBeam = Beam(outline: self.goal.outline, sides: self.goal.sides, end: time) }
    if wasMorphing {
      morph.retarget(to: goal.form, spring: spring, at: time)
      limit = SizeLimit()
    } else if self.goal.path != nil {
      morph.begin(at: self.goal.form, time)
      morph.retarget(to: goal.form, spring: spring, at: time)
    } else if goal.path != nil {
      morph.begin(at: sides, velocity: velocity, within: limit, time)
      morph.retarget(to: goal.form, spring: spring, at: time)
    }
    limit.begin(
      at: SIMD2(sides.x, sides.y), growth: SIMD2(velocity.x, velocity.y), toward: SIMD2(lanes.x, lanes.y),
      spring: spring)
    measures = RoundedMeasures.animation(
      from: sides, velocity: velocity, to: lanes, spring: spring, at: time)
    self.goal = goal
  }

  /// The change of the sides and the radius as a beam jumps to another line, and otherwise 0.
  ///
  /// A pointer that was a beam until this instant, as between two regions of a view, still is one.
  private func growth(ofBeamTo goal: Goal, _ attachment: SIMD2<Double>, at time: Timestamp) -> SIMD3<Double> {
    let share = (goal.outline == .verticalBeam ? attachment.y : attachment.x).clamped(to: 0...1)
    guard share > 0, goal.isBeam else { return .zero }
    if self.goal.outline == goal.outline { return share * (goal.sides - self.goal.sides) }
    guard lastBeam.end == time, lastBeam.outline == goal.outline else { return .zero }
    return share * (goal.sides - lastBeam.sides)
  }

  /// The greatest distance of an edge from the center until the form is at rest, in points.
  mutating func readEdgeDistance(at time: Timestamp) -> Double {
    let side = goal.size.longerSide
    if isAtRest(at: time) { return side / 2 }
    return max(
      side / 2, measures.origin.x / 2, measures.origin.y / 2, morph.isActive ? morph.reach(at: time) : 0)
  }

  func isAtRest(at time: Timestamp) -> Bool {
    measures.isAtRest(at: time) && (!morph.isActive || morph.isAtRest(at: time))
  }

  /// Writes the kind of outline, the size and the corner radius; in a morph also the polygons and their
  /// center.
  mutating func read(
    at time: Timestamp, into appearance: inout PointerAppearance, _ outline: inout PointerOutline
  ) {
    if !outline.isEmpty { outline.removeAll() }
    if morph.isActive, !isAtRest(at: time) {
      readMorph(at: time, into: &appearance, &outline)
      return
    }
    let sides = RoundedMeasures.state(of: measures, within: limit, at: time).sides
    appearance.size = Size(width: sides.x, height: sides.y)
    appearance.cornerRadius = max(0, min(sides.z, appearance.size.shorterSide / 2))
    appearance.outline = measures.isAtRest(at: time) ? goal.outline : .roundedRect
    if goal.path != nil || appearance.path != nil { appearance.path = goal.path }
  }

  private func readMorph(
    at time: Timestamp, into appearance: inout PointerAppearance, _ outline: inout PointerOutline
  ) {
    let extent = morph.read(at: time, into: &outline)
    appearance.center += (extent.center - .zero) * appearance.scale
    appearance.size = extent.size
    let radius = measures.value(at: time).z
    appearance.cornerRadius = max(0, min(radius, appearance.size.shorterSide / 2))
    appearance.outline = .path
    appearance.path = nil
  }
}
