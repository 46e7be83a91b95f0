import Kinematics
import PointerKit

/// The slowest call that was found for each kind of event.
///
/// Each call is measured on a fresh state, so that no earlier call has done a part of its work.
package enum WorstCase: String, CaseIterable, Sendable {
  case stacked = "a movement over 1,000 stacked targets"
  case pile = "a movement onto a target under 254 others, which overlap 700 further targets"
  case gap = "a movement in the gap beside a group of 1,000 stacked members"
  case groups = "a movement where members of 500 groups are stacked"
  case tabs = "a movement in a gap of a tab bar of 1,000 items"
  case tallest = "the removal of the tallest of 1,000 bar buttons in one group"
  case band = "a band over 1,000 targets"
  case flick = "a flick over 1,000 stacked targets of which none attracts"
  case coveredFlick = "a flick over 1,000 stacked targets that another target covers"
  case lines = "a movement over a text of a million lines"
  case coast = "an hour in one call, while a coasting pointer loses 0.00001 of its velocity a millisecond"
  case snapshot = "the first move after a snapshot, among 1,000 targets"

  /// The longest time that a case may take, in nanoseconds.
  package static let limit = 1e6

  /// The share of the full number of targets that a test uses.
  private static let least = 0.01

  /// Times the call; with `isShort`, for tests, the layout has only a hundredth of its targets.
  package func result(isShort: Bool = false) -> BenchResult {
    let share = isShort ? WorstCase.least : 1
    var samples = Samples()
    let clock = ContinuousClock()
    var stage = prepared { max(2, Int(Double($0) * share)) }
    for _ in 0..<(isShort ? 1 : 9) {
      // The first change after a copy also copies storage. Only one of the cases measures this.
      let copy = stage.engine
      if self != .snapshot { stage.touch() }
      let start = clock.now
      stage.call(&stage.engine)
      samples.append(clock.nanoseconds(since: start))
      stage.engine = copy
    }
    return BenchResult(
      scene: rawValue, targets: stage.count, unit: "event", median: samples.median.toATenth,
      fastest: samples.fastest.toATenth)
  }

  /// An engine before the call.
  private struct Stage {
    var engine: PointerEngine
    let count: Int
    var call: (inout PointerEngine) -> Void

    /// Makes the engine duplicate the storage that it shares with a copy, so that the timed call does not.
    ///
    /// For this, each target is moved to the frame that it already has.
    mutating func touch() {
      let moves = engine.targetIdentifiers.compactMap { id in
        engine.target(id).map { MovedTarget(id: id, frame: $0.frame) }
      }
      engine.move(moves, at: Timestamp(nanoseconds: 1))
    }
  }

  private func prepared(_ number: (Int) -> Int) -> Stage {
    let second = Timestamp(nanoseconds: 1_000_000_000)
    let there = Point(x: 500, y: 500)
    func hover(_ engine: PointerEngine, _ count: Int, at point: Point) -> Stage {
      Stage(engine: engine, count: count) { $0.simulate(PointerInput(.position(point), at: second)) }
    }
    switch self {
    case .stacked:
      let count = number(1000)
      let frame = Rect(center: there, size: Size(width: 60, height: 60))
      return hover(
        engine((1...count).map { PointerTarget(id: TargetID($0), frame: frame) }), count, at: there)
    case .pile:
      let (above, below) = (number(254), number(700))
      var targets = [PointerTarget(id: 1, frame: Rect(x: 440, y: 440, width: 120, height: 100))]
      targets[0].z = 1
      for index in 0..<above + below {
        let isAbove = index < above
        let x: Double = isAbove ? 520 + Double(index) * 0.1 : 550
        let frame = Rect(x: x, y: 440, width: isAbove ? 70 : 40, height: 100)
        var target = PointerTarget(id: TargetID(index + 2), frame: frame)
        (target.z, target.padding) = (isAbove ? Int64(2 + index % 3) : 0, Insets(0))
        targets.append(target)
      }
      return hover(engine(targets), targets.count, at: Point(x: 490, y: 490))
    case .gap, .groups:
      let count = number(1000)
      let targets = (0..<count).map { (index: Int) -> PointerTarget in
        let x: Double = index % 2 == 0 ? 420 : 540
        let group: GroupID = self == .gap ? 1 : GroupID(UInt64(index / 2) + 1)
        let frame = Rect(x: x, y: 480, width: 40, height: 40)
        return PointerTarget(id: TargetID(index + 1), frame: frame, group: group)
      }
      return hover(engine(targets), count, at: Point(x: 499, y: 500))
    case .tabs:
      let count = number(1000)
      let targets = (0..<count).map { (index: Int) -> PointerTarget in
        let frame = Rect(x: Double(index) * 300, y: 480, width: 40, height: 40)
        return PointerTarget(id: TargetID(index + 1), frame: frame, kind: .tabBarItem, group: 1)
      }
      return hover(engine(targets), count, at: Point(x: 470, y: 500))
    case .tallest:
      let count = number(1000)
      let targets = (0..<count).map { (index: Int) -> PointerTarget in
        let (x, y) = (Double(index % 300) * 60, Double(index / 300) * 60)
        let frame = Rect(x: x, y: y, width: 40, height: 30 + Double(index) * 1e-5)
        return PointerTarget(
          id: TargetID(index + 1), frame: frame, kind: .barButton, hasBezel: true, group: 1)
      }
      return Stage(engine: engine(targets), count: count) { $0.remove(target: TargetID(count), at: second) }
    case .band:
      let count = number(1000)
      return band(grid(count), count)
    case .flick, .coveredFlick:
      let count = number(1000)
      let center = landing(of: engine([])) + Vector(dx: 0, dy: 60)
      let frame = Rect(center: center, size: Size(width: 40, height: 40))
      var targets = (1...count).map { (id: Int) -> PointerTarget in
        var target = PointerTarget(id: TargetID(id), frame: frame)
        target.padding = Insets(0)
        if self == .flick { target.isMagnetic = false }
        return target
      }
      if self == .coveredFlick {
        var cover = PointerTarget(id: TargetID(count + 1), frame: frame)
        (cover.z, cover.padding, cover.isMagnetic) = (1, Insets(0), false)
        targets.append(cover)
      }
      return flick(engine(targets), count)
    case .lines:
      let count = number(1_000_000)
      var text = PointerTarget(
        id: 1, frame: Rect(x: 0, y: -Double(count) * 10, width: 1000, height: Double(count) * 20), kind: .text
      )
      text.style.verticalPrecision = .lines(heights: [Double](repeating: 20, count: count))
      return hover(engine([text]), count, at: there)
    case .coast:
      var engine = grid(1)
      var configuration = PointerConfiguration()
      configuration.magnetism.decay = Decay(decelerationRate: 0.99999)
      engine.setConfiguration(configuration, at: .zero)
      stroke(&engine, speed: 1)
      engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: WorstCase.lift))
      return Stage(engine: engine, count: 1) {
        $0.advance(to: WorstCase.lift.advanced(bySeconds: 3600))
      }
    case .snapshot:
      let count = number(1000)
      return Stage(engine: grid(count), count: count) {
        $0.move(TargetID(count / 2), to: Rect(x: 20, y: 20, width: 40, height: 40), at: second)
      }
    }
  }

  // MARK: Scenes

  private func engine(_ targets: [PointerTarget]) -> PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(
      size: Size(width: 1000, height: 1000), start: Point(x: 10, y: 990), settings: settings)
    engine.placePointer(at: .zero)
    engine.upsert(targets, at: .zero)
    return engine
  }

  /// An engine with targets in about as many rows as columns.
  private func grid(_ count: Int) -> PointerEngine {
    let columns = max(1, Int(Double(count).squareRoot()))
    let targets = (0..<count).map { (index: Int) -> PointerTarget in
      let (x, y) = (100 + Double(index % columns) * 80, 100 + Double(index / columns) * 80)
      return PointerTarget(id: TargetID(index + 1), frame: Rect(x: x, y: y, width: 40, height: 40))
    }
    return engine(targets)
  }

  /// A band that selects nothing; the call extends the band over all targets at once.
  private func band(_ prepared: PointerEngine, _ count: Int) -> Stage {
    var engine = prepared
    engine.resize(to: Size(width: 1e6, height: 1e6), at: .zero)
    var configuration = PointerConfiguration()
    configuration.input.bandSelection = true
    engine.setConfiguration(configuration, at: .zero)
    engine.simulate(PointerInput(.position(Point(x: 1, y: 200_000)), at: .zero))
    engine.simulate(PointerInput(.button(.primary, isDown: true), at: .zero))
    engine.simulate(PointerInput(.position(Point(x: 20, y: 199_990)), at: .zero))
    return Stage(engine: engine, count: count) {
      $0.simulate(
        PointerInput(.position(Point(x: 1e5, y: 0)), at: Timestamp(nanoseconds: 1_000_000_000)))
    }
  }

  private static let lift = Timestamp(nanoseconds: 1_200_000_000)

  /// A stroke to the right and upward, until just before the finger lifts.
  private func stroke(_ engine: inout PointerEngine, speed: Double) {
    engine.simulate(PointerInput(.contact(.began, fingers: 1), at: WorstCase.lift.advanced(bySeconds: -0.12)))
    for step in 1...14 {
      let time = WorstCase.lift.advanced(byNanoseconds: Int64(step - 14) * 8_333_333)
      engine.simulate(PointerInput(.motion(Vector(dx: 3 * speed, dy: -2 * speed)), at: time))
    }
  }

  private func landing(of empty: PointerEngine) -> Point {
    var engine = empty
    stroke(&engine, speed: 3)
    engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: WorstCase.lift))
    return engine.lastAttraction?.projected ?? .zero
  }

  private func flick(_ prepared: PointerEngine, _ count: Int) -> Stage {
    var engine = prepared
    stroke(&engine, speed: 3)
    return Stage(engine: engine, count: count) {
      $0.simulate(PointerInput(.contact(.ended, fingers: 0), at: WorstCase.lift))
    }
  }
}
