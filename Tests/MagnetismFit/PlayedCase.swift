import Kinematics
import PointerKit
import PointerScenes

/// One recorded stroke, played through the engine up to its lift, with everything that a choice with other
/// constants needs.
struct PlayedCase {
  let kind: MagnetismCaseKind
  let movement: String
  /// Whether the movement is as recorded, and not scaled to reach farther.
  let isRecorded: Bool
  let clicked: TargetID
  /// The position of the pointer at the lift.
  let position: Point
  /// The velocity before the finger braked.
  let velocity: Vector
  /// The velocity in the newest moment.
  let newestVelocity: Vector
  /// The mean velocity of the newest 10 ms.
  let newestMean: Vector
  /// The lift as the engine judged it; nil if it was not a flick, or if it can only coast, whatever the
  /// constants.
  let flick: Flick?
  let candidates: [(target: MagneticTarget, attracts: Bool)]
  /// The target on which plain inertia ends.
  let coast: TargetID?
  /// The engine's own answer.
  let answer: TargetID?
  /// The magnetic targets, for the simple rules.
  let magnetic: [MagneticTarget]

  /// The cases of some files that state the clicked target, each as recorded and, if possible, scaled to
  /// reach farther.
  ///
  /// They must have at least two movements, since these are split into halves.
  static func read(_ files: [String]) throws -> [PlayedCase] {
    let usage = "MagnetismFit CASES…, files of magnetism cases"
    guard let first = files.first else {
      throw FileError(file: "MagnetismFit", found: "no file", expected: usage)
    }
    if let option = files.first(where: { $0.hasPrefix("--") }) {
      throw FileError(file: "MagnetismFit", found: "the option \"\(option)\"", expected: usage)
    }
    var cases: [PlayedCase] = []
    for file in files {
      var reader = try MagnetismCaseReader(InputFile(file))
      while let stroke = try reader.next() {
        guard let played = try PlayedCase(stroke) else { continue }
        cases.append(played)
        if let farther = stroke.reachingFarther(), let played = try PlayedCase(farther, isRecorded: false) {
          cases.append(played)
        }
      }
    }
    let movements = Set(cases.map(\.movement)).count
    guard movements > 1 else {
      throw FileError(
        file: files.count > 1 ? "all files" : first,
        found:
          "\(movements) \(movements == 1 ? "movement" : "movements") of which it is known what was clicked",
        expected: "at least 2")
    }
    return cases
  }

  /// Plays a case; nil if it does not state the clicked target.
  init?(_ stroke: MagnetismCase, isRecorded: Bool = true) throws {
    guard let clicked = stroke.clicked else { return nil }
    self.clicked = clicked
    self.isRecorded = isRecorded
    (kind, movement) = MagnetismCaseKind.of(id: stroke.id)
    answer = try stroke.answer().target
    var engine = stroke.engineBeforeLift()
    let frame = engine.frame(at: stroke.lift)
    (position, newestVelocity) = (frame.model, frame.velocity)
    var tracker = VelocityTracker()
    if let first = stroke.samples.first { tracker.add(.zero, at: first.time) }
    for (sample, next) in zip(stroke.samples, stroke.samples.dropFirst()) {
      tracker.add(next.position - sample.position, at: next.time)
    }
    velocity = tracker.lift(at: stroke.lift).velocity
    newestMean = stroke.meanVelocity(over: 0.01)
    engine.handle(PointerInput(.contact(.ended, fingers: 0), at: stroke.lift))
    magnetic = stroke.magneticTargets(in: engine)
    coast = engine.lastAttraction.flatMap { engine.target(at: $0.projected)?.id }
    candidates = engine.lastFlick.map { engine.candidates(of: $0) } ?? []
    let isJudged = engine.lastAttraction.map { $0.reason != .tooSlow } ?? false
    flick = isJudged && candidates.contains { $0.attracts } ? engine.lastFlick : nil
  }

  /// The target that is hovered once everything is at rest, with some constants.
  func answer(_ configuration: MagnetismConfiguration) -> TargetID? {
    guess(configuration).map { $0.probability >= configuration.minimumProbability ? $0.target : coast }
      ?? answer
  }

  /// The likeliest target and its probability; nil if the constants make no difference.
  func guess(_ configuration: MagnetismConfiguration) -> MagnetismGuess? {
    guard let flick else { return nil }
    var configuration = configuration
    configuration.minimumProbability = 0
    var scan = MagneticScan(flick, configuration: configuration)
    for (target, _) in candidates { scan.consider(target) }
    let attraction = scan.outcome { _, index in candidates[index].attracts }
    return attraction.likeliest.map { MagnetismGuess(target: $0, probability: attraction.probability) }
  }

  /// The logarithm of the probability that the clicked target was meant, among all targets in reach and "none
  /// of them".
  func logLikelihood(_ configuration: MagnetismConfiguration) -> Double? {
    guard let flick else { return nil }
    let estimate = MagneticScan(flick, configuration: configuration).estimate
    let stray = configuration.strayDistance * configuration.strayDistance
    var (own, sum) = (1.0, 1.0)
    for (target, _) in candidates {
      let density = estimate.density(at: target.frame.center, size: target.frame.size)
      let mass = density * target.weight * stray
      sum += mass
      if target.id == clicked { own = mass }
    }
    return Elementary.log(own / sum)
  }

  /// The magnetic target nearest to where the pointer would be after a time at a velocity.
  func nearest(after seconds: Double, at velocity: Vector) -> TargetID? {
    MagnetismBaseline.nearest(to: position + velocity * seconds, among: magnetic)
  }
}

extension MagnetismCase {
  /// The mean velocity of the last `seconds` before the newest sample, interpolated linearly between samples.
  fileprivate func meanVelocity(over seconds: Double) -> Vector {
    guard let last = samples.last else { return .zero }
    var way = Vector.zero
    for (older, newer) in zip(samples, samples.dropFirst()) {
      let (start, end) = (last.time.seconds(since: older.time), last.time.seconds(since: newer.time))
      if end < seconds, start > end {
        way += (newer.position - older.position) * ((Swift.min(start, seconds) - end) / (start - end))
      }
    }
    return way / seconds
  }
}
