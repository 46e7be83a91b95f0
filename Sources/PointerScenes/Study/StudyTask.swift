package import PointerKit

/// The task of a study: to point repeatedly from one control to another.
///
/// The goals are the controls to which the pointer snaps along both axes, so that it recenters when the
/// finger lifts (M5). Each trial begins at the center of one goal and ends at another. The pair is drawn at
/// random from one ``StudyBand``. Successive trials use successive bands, from near to
/// far, and then begin again.
package struct StudyTask: Hashable, Sendable {
  /// The start and the goal of a trial.
  package struct Assignment: Hashable, Sendable {
    /// The control from whose center the pointer starts.
    package var start: TargetID
    /// The control to click.
    package var goal: TargetID
    /// The distance between the centers of start and goal, in points.
    package var distance: Double
    /// The band of the distance.
    package var band: StudyBand { StudyBand(distance: distance) }
  }

  /// The largest number of goals: 512.
  ///
  /// From a scene with more goals, 512 are chosen at even intervals.
  static let maximumGoalCount = 512

  /// The goals, in the order of the scene.
  package let goals: [TargetID]
  /// The frames of the goals in window points, in the same order.
  let frames: [Rect]
  /// The pairs of each band, as indices of goals, from near to far; bands without pairs are left out.
  private let pairs: [[Pair]]

  private struct Pair: Hashable, Sendable {
    var start: Int32
    var goal: Int32
  }

  /// Finds the goals of a scene.
  ///
  /// - Throws: ``StudyError`` if there are fewer than two goals, or if all goals are at the same position.
  package init(_ scene: Scene) throws(StudyError) {
    var found: [(id: TargetID, frame: Rect)] = []
    let engine = StudyTechnique.plain.engine(for: scene)
    for target in scene.targets {
      guard let frame = engine.convert(target.frame, from: target.space) else { continue }
      if StudyTask.snaps(to: target.id, at: frame.center, engine) { found.append((target.id, frame)) }
    }
    guard found.count >= 2 else { throw StudyError(goals: found.count, targets: scene.targets.count) }
    if found.count > StudyTask.maximumGoalCount {
      let all = found
      found = (0..<StudyTask.maximumGoalCount).map { all[$0 * all.count / StudyTask.maximumGoalCount] }
    }
    goals = found.map(\.id)
    frames = found.map(\.frame)
    var pairs: [StudyBand: [Pair]] = [:]
    for start in frames.indices {
      for goal in frames.indices where goal != start {
        let distance = frames[goal].center.distance(to: frames[start].center)
        // Two controls at the same position are no task.
        guard distance >= 1 else { continue }
        pairs[StudyBand(distance: distance), default: []].append(
          Pair(start: Int32(start), goal: Int32(goal)))
      }
    }
    self.pairs = StudyBand.allCases.compactMap { pairs[$0] }
    guard !self.pairs.isEmpty else { throw StudyError(goals: 1, targets: scene.targets.count) }
  }

  /// Whether the pointer moves exactly to the center of a target if the finger lifts near this center.
  private static func snaps(to id: TargetID, at center: Point, _ engine: PointerEngine) -> Bool {
    var finger = StudyFinger(engine: engine, at: Timestamp(nanoseconds: 1))
    // The pointer enters beside the center along both axes, but so near that it is within even the smallest
    // control.
    finger.enter(at: center + Vector(dx: 1.5, dy: 1.5))
    guard finger.engine.hoveredTarget == id else { return false }
    finger.touch()
    finger.lift()
    return finger.engine.position == center && finger.engine.hoveredTarget == id
  }

  /// The start and the goal of a trial.
  func assignment(_ trial: Int, seed: UInt64) -> Assignment {
    let band = pairs[trial % pairs.count]
    var dice = SeededDice(seed: seed, .goal, 0, of: trial)
    let pair = band[dice.below(band.count)]
    let (start, goal) = (Int(pair.start), Int(pair.goal))
    return Assignment(
      start: goals[start], goal: goals[goal], distance: frames[goal].center.distance(to: frames[start].center)
    )
  }

  /// The frame of a goal, in window points.
  func frame(of goal: TargetID) -> Rect {
    goals.firstIndex(of: goal).map { frames[$0] } ?? .zero
  }

  /// The width of the goal along the direction from the start, in points.
  ///
  /// It is the length of the line in this direction through the goal's center, within the goal's frame.
  func width(of assignment: Assignment) -> Double {
    let goal = frame(of: assignment.goal)
    let direction = (goal.center - frame(of: assignment.start).center).normalized
    return min(
      direction.dx == 0 ? .infinity : goal.width / direction.dx.magnitude,
      direction.dy == 0 ? .infinity : goal.height / direction.dy.magnitude)
  }
}
