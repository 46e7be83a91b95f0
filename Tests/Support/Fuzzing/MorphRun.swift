import Kinematics
import PointerKit

/// Shapes that change into each other and are interrupted again and again, often at the resonance of their spring.
///
/// Whatever is interrupted when, the pointer is at most as large as the greatest shape up to now, times 1 + what the
/// spring overshoots by from rest; and an interruption does not change what is seen (S3).
public struct MorphRun {
  /// How many morphs have been interrupted, or begun.
  public private(set) var interruptionCount = 0
  /// The greatest size, over what is allowed.
  public private(set) var greatestSize = 0.0
  /// The least size, over that of the least shape up to then.
  public private(set) var leastSize = Double.infinity
  /// The greatest change at an interruption, as a share of the greatest shape.
  public private(set) var greatestJump = 0.0
  /// What was wrong first, or nil.
  public private(set) var violation: String?

  private var seed: UInt64
  private let hasPaths: Bool
  private var (before, after) = (PointerFrame(), PointerFrame())

  /// Begins a run; a seed repeats it.
  public init(seed: UInt64, hasPaths: Bool = true) {
    self.seed = seed
    self.hasPaths = hasPaths
  }

  /// Plays two hundred interruptions with an engine of its own: five shapes of any kind, and the circle beside them.
  public mutating func play() {
    var dice = Dice(seed: seed)
    let ratio = dice.pick([0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 0.85, 1, 2, 10])
    let spring = Spring(dampingRatio: ratio, response: dice.pick([0.1, 0.26, 1]))
    let overshoot = ratio < 1 ? Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot()) : 0
    let half = spring.response / 2 / (ratio < 1 ? (1 - ratio * ratio).squareRoot() : 1)
    let (isResonant, alternates) = (dice.chance(0.5), dice.chance(0.4))

    var configuration = PointerConfiguration()
    configuration.snapping.shapeSpring = spring
    var engine = PointerEngine(size: Size(3000, 400), configuration: configuration)
    engine.setDevice(.mouse, at: .zero)
    // The last size is that of the circle.
    var sizes: [Size] = []
    for index in 0..<5 {
      let shape = shape(&dice)
      sizes.append(shape.size)
      let target = PointerTarget(
        TargetID(UInt64(index + 1)), Rect(100 + 500 * Double(index), 100, 60, 60),
        style: PointerStyle(shape: shape.shape, constrainedAxes: .both))
      engine.upsert(target, at: .zero)
    }
    sizes.append(Size(configuration.pointer.circleDiameter, configuration.pointer.circleDiameter))
    let ends = (dice.count(0...5), dice.count(0...5))

    var time = Timestamp(nanoseconds: 1_000_000)
    var high = Size(configuration.pointer.circleDiameter, configuration.pointer.circleDiameter)
    var low = high
    for round in 0..<200 where violation == nil {
      let column = alternates ? (round % 2 == 0 ? ends.0 : ends.1) : dice.count(0...5)
      engine.step(now: time, into: &before)
      engine.simulate(PointerInput(.position(Point(130 + 500 * Double(column), 130)), at: time))
      engine.step(now: time, into: &after)
      interruptionCount += 1
      high = Size(max(high.width, sizes[column].width), max(high.height, sizes[column].height))
      low = Size(min(low.width, sizes[column].width), min(low.height, sizes[column].height))
      note((before.shapeChange(to: after) - PointerFrame.visibleLength) / high.longerSide, at: round)
      let wait = isResonant ? half * dice.number(0.6...1.2) : dice.pick([0.02, 0.2, 1]) * spring.response
      for _ in 0..<2 {
        time = time.advanced(bySeconds: wait / 2 * (isResonant ? 1 : dice.number(0.1...1.9)))
        engine.step(now: time, into: &after)
        let size = after.pointer.size
        leastSize = min(leastSize, size.width / low.width, size.height / low.height)
        note(size, within: high, overshoot: overshoot, at: round)
      }
    }
    seed &+= 1
  }

  private mutating func note(_ jump: Double, at round: Int) {
    greatestJump = max(greatestJump, jump)
    if !(jump <= 1e-5) { violation = "seed \(seed), round \(round): a jump of \(jump) of the greatest shape" }
  }

  private mutating func note(_ size: Size, within high: Size, overshoot: Double, at round: Int) {
    let share = max(size.width / high.width, size.height / high.height) / (1 + max(0.05, overshoot))
    greatestSize = max(greatestSize, share)
    if !(share <= 1 + 1e-6) { violation = "seed \(seed), round \(round): \(share) times what is allowed" }
  }

  private func shape(_ dice: inout Dice) -> (shape: PointerShape, size: Size) {
    if !hasPaths || dice.chance(0.25) {
      let size = Size(dice.number(1...900), dice.number(1...900))
      return (.roundedRect(size, radius: dice.number(0...0.5) * size.shorterSide), size)
    }
    if dice.chance(0.1) {
      let shape = dice.pick([PointerShape.cross, .horizontalArrows, .verticalArrows, .markerTip])
      if case .path(let path) = shape { return (shape, path.bounds.size) }
    }
    let path =
      dice.chance(0.4)
      ? dice.pick(OddPaths.allCases).path(&dice)
      : PointerPath(
        dice.pick(HardPath.allCases).elements(dice.count(3...40), &dice),
        strokeWidth: dice.chance(0.6) ? nil : dice.pick([0.03, 1, 4.5, 12]))
    return (.path(path), path.bounds.size)
  }
}

extension PointerFrame {
  /// A distance in points that cannot be seen: what is as near to its goal comes to rest there at once.
  static let visibleLength = 0.02

  /// How far an edge of the pointer's shape has moved, in points, or a corner of a morph; not where the shape is.
  ///
  /// 0 where a path at rest begins to morph or is reached: at rest it is drawn as itself, with lines that enclose
  /// nothing, and in a morph as a polygon.
  func shapeChange(to other: PointerFrame) -> Double {
    guard pointer.path == nil, other.pointer.path == nil else { return 0 }
    let (from, to) = (pointer.size, other.pointer.size)
    var change = max(abs(to.width - from.width), abs(to.height - from.height))
    if !outline.isEmpty, !other.outline.isEmpty {
      for (from, to) in zip(outline.contour(0), other.outline.contour(0)) {
        change = max(change, (to - from).length)
      }
    }
    return change
  }
}
