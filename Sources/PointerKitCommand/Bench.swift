import PointerKit

/// The bench: nanoseconds for one motion event and one frame, over scenes of several sizes.
///
/// Each figure is the median of many batches, and the fastest batch beside it: the gap between the two is the noise of
/// the machine.
struct Bench {
  /// How many targets each scene has.
  var targetCounts = [10, 100, 1000]

  /// One figure.
  struct Result: Encodable {
    var scene: Scene
    var targets: Int
    /// Nanoseconds for one motion event and one frame.
    var median: Double
    /// The same in the fastest batch.
    var fastest: Double
  }

  /// What the hand does.
  enum Scene: String, CaseIterable, Encodable {
    /// It trembles over one control, which has long been snapped to.
    case settled
    /// It moves slowly: now and then a control is left for its neighbour.
    case slow
    /// It sweeps over everything, so that shapes and contents are always on their way.
    case sweep

    /// Points for each report.
    var step: Double {
      switch self {
      case .settled: 0.01
      case .slow: 0.5
      case .sweep: 12
      }
    }
  }

  private static let batches = 201
  private static let eventsPerBatch = 200
  private static let interval: Int64 = 8_333_333

  /// Measures all scenes at all sizes; `progress` is told before each.
  func results(progress: (Scene, Int) -> Void = { _, _ in }) -> [Result] {
    targetCounts.flatMap { count in
      Scene.allCases.map { scene in
        progress(scene, count)
        return measure(scene, targets: count)
      }
    }
  }

  private func measure(_ scene: Scene, targets count: Int) -> Result {
    var engine = PointerEngine(size: Size(width: 1024, height: 768), start: Point(x: 50, y: 42))
    engine.upsert(Bench.targets(count), at: .zero)
    var frame = PointerFrame()
    var time: Int64 = 1_000_000_000
    var samples: [Double] = []
    let clock = ContinuousClock()
    for batch in 0..<Bench.batches {
      let start = clock.now
      Bench.play(scene, into: &engine, &frame, &time)
      let elapsed = clock.now - start
      // The first batches grow the lists.
      if batch > Bench.batches / 10 {
        samples.append(Double(elapsed.components.attoseconds) / 1e9 / Double(Bench.eventsPerBatch))
      }
    }
    samples.sort()
    return Result(scene: scene, targets: count, median: samples[samples.count / 2], fastest: samples[0])
  }

  /// One batch of events, each with its frame.
  private static func play(
    _ scene: Scene, into engine: inout PointerEngine, _ frame: inout PointerFrame, _ time: inout Int64
  ) {
    for index in 0..<eventsPerBatch {
      time += interval
      // Back and forth, so that it never runs into the edge for long.
      let direction = (index / 50) % 2 == 0 ? 1.0 : -1.0
      let delta = Vector(dx: scene.step * direction, dy: scene.step * (index % 3 == 0 ? 0.04 : -0.02))
      let now = Timestamp(nanoseconds: time)
      engine.handle(PointerEvent(.motion(delta), at: now))
      engine.read(at: now, into: &frame)
    }
  }

  /// Rows of ten: a bar of buttons, then icons, as far as it takes.
  static func targets(_ count: Int) -> [PointerTarget] {
    (0..<count).map { index in
      let frame = Rect(
        x: 20 + 100 * Double(index % 10), y: 20 + 74 * Double(index / 10), width: 60, height: 44)
      let isButton = (index / 10) % 2 == 0
      return PointerTarget(
        id: UInt64(index + 1), frame: frame, kind: isButton ? .barButton : .appIcon, hasBezel: !isButton,
        group: isButton ? UInt64(index / 10 + 1) : 0)
    }
  }
}
