public import PointerKit

/// What the person is asked to do on a scene: from one control to another, again and again.
///
/// Goals are the controls that the pointer snaps to along both axes: where it recentres as a finger lifts
/// (M5). Each trial begins at the middle of one and asks for another, drawn at random from the pairs of one
/// ``StudyBand``; the bands that the scene has take turns.
public struct StudyTask: Hashable, Sendable {
  /// What a trial asks for.
  public struct Assignment: Hashable, Sendable {
    /// The control on whose middle the pointer rests.
    public var start: TargetID
    /// The control to click.
    public var goal: TargetID
    /// The distance between their middles, in points.
    public var distance: Double
    /// The range of that distance.
    public var band: StudyBand { StudyBand(distance: distance) }
  }

  /// The most goals that pairs are made of: 512; of more, the first in even steps.
  static let mostGoals = 512

  /// The goals, in the order of the scene.
  public let goals: [TargetID]
  /// The goals' frames in the window, in the same order.
  let frames: [Rect]
  /// The pairs of each band that has any, from near to far; as places in the list of goals.
  private let pairs: [[Pair]]

  private struct Pair: Hashable, Sendable {
    var start: Int32
    var goal: Int32
  }

  /// Finds the goals of a scene.
  ///
  /// - Throws: ``StudyError`` where there are not two.
  public init(_ scene: Scene) throws(StudyError) {
    var found: [(id: TargetID, frame: Rect)] = []
    let engine = StudyTechnique.plain.engine(for: scene)
    for target in scene.targets {
      guard let space = engine.space(target.space) else { continue }
      let frame = space.window(target.frame)
      if StudyTask.snaps(to: target.id, at: frame.center, engine) { found.append((target.id, frame)) }
    }
    guard found.count >= 2 else { throw StudyError(goals: found.count, targets: scene.targets.count) }
    if found.count > StudyTask.mostGoals {
      let all = found
      found = (0..<StudyTask.mostGoals).map { all[$0 * all.count / StudyTask.mostGoals] }
    }
    goals = found.map(\.id)
    frames = found.map(\.frame)
    var pairs: [StudyBand: [Pair]] = [:]
    for start in frames.indices {
      for goal in frames.indices where goal != start {
        let distance = frames[goal].center.distance(to: frames[start].center)
        // Two controls on one place are no task.
        guard distance >= 1 else { continue }
        pairs[StudyBand(distance: distance), default: []].append(
          Pair(start: Int32(start), goal: Int32(goal)))
      }
    }
    self.pairs = StudyBand.allCases.compactMap { pairs[$0] }
    guard !self.pairs.isEmpty else { throw StudyError(goals: 1, targets: scene.targets.count) }
  }

  /// Whether a lift near the middle of a target brings the pointer exactly there.
  private static func snaps(to id: TargetID, at middle: Point, _ engine: PointerEngine) -> Bool {
    var hand = StudyHand(engine: engine, at: Timestamp(nanoseconds: 1))
    // Off the middle along both axes, but within the smallest control.
    hand.enter(at: middle + Vector(dx: 1.5, dy: 1.5))
    guard hand.engine.hoveredTarget == id else { return false }
    hand.touch()
    hand.lift()
    return hand.engine.position == middle && hand.engine.hoveredTarget == id
  }

  /// The pair of a trial.
  func assignment(_ trial: Int, seed: UInt64) -> Assignment {
    let band = pairs[trial % pairs.count]
    var dice = SeededDice(seed: seed, .goal, 0, of: trial)
    let pair = band[dice.below(band.count)]
    let (start, goal) = (Int(pair.start), Int(pair.goal))
    return Assignment(
      start: goals[start], goal: goals[goal], distance: frames[goal].center.distance(to: frames[start].center)
    )
  }

  /// The frame of a goal in the window.
  func frame(of goal: TargetID) -> Rect {
    goals.firstIndex(of: goal).map { frames[$0] } ?? .zero
  }

  /// How wide the goal is along the way to it, in points: the part of the line through its middle that its
  /// frame holds.
  func width(of assignment: Assignment) -> Double {
    let goal = frame(of: assignment.goal)
    let way = (goal.center - frame(of: assignment.start).center).normalized
    return min(
      way.dx == 0 ? .infinity : goal.width / way.dx.magnitude,
      way.dy == 0 ? .infinity : goal.height / way.dy.magnitude)
  }
}
