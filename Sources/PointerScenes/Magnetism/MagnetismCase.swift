public import PointerKit

/// One recorded stroke over one layout, up to the moment when the finger leaves the trackpad.
public struct MagnetismCase: Hashable, Sendable {
  /// The id of the case.
  public var id: String
  /// The pointer's bounds, in points.
  public var size: Size
  /// The targets, in the order of the file, which is also the order of their ids.
  public var targets: [PointerTarget]
  /// The names of the targets.
  public var names: SceneNames
  /// The positions of the pointer, in order of time; at least one.
  public var samples: [Sample]
  /// The time at which the finger lifts.
  public var lift: Timestamp
  /// The target that the person clicked next, with which scores compare the answer; nil if unknown.
  public var clicked: TargetID?

  /// A position of the pointer and its time.
  public struct Sample: Hashable, Sendable {
    /// The time.
    public var time: Timestamp
    /// The position, in points.
    public var position: Point
  }

  private static let keys: Set<String> = ["id", "size", "targets", "samples", "lift", "clicked"]

  init(_ node: JSONNode) throws(FileError) {
    let object = try node.object(MagnetismCase.keys)
    id = try object.required("id").string()
    size = try object.required("size").size()
    var layout = LayoutReader()
    targets = try layout.targets(object.required("targets"))
    names = layout.names
    samples = try object.required("samples").samples()
    let lift = try object.required("lift")
    self.lift = try lift.time()
    if let last = samples.last?.time, self.lift < last {
      throw lift.error(expected: "a time of at least \(JSONText.time(last)), that of the last sample")
    }
    if let node = object.nullable("clicked") {
      clicked = names.target(named: try node.string())
      // The name may belong to a group, which cannot be clicked.
      guard targets.contains(where: { $0.id == clicked }) else {
        throw node.error(expected: "the id of a target of this case")
      }
    }
  }
}

extension JSONNode {
  fileprivate func samples() throws(FileError) -> [MagnetismCase.Sample] {
    var samples: [MagnetismCase.Sample] = []
    for row in try array("an array of at least one [t, x, y]", count: 1...Int.max) {
      let numbers = try row.numbers(3, "[t, x, y]")
      let time = row.child(.number(numbers[0]), .element(0, of: row.path))
      let sample = MagnetismCase.Sample(time: try time.time(), position: Point(x: numbers[1], y: numbers[2]))
      if let last = samples.last?.time, sample.time < last {
        throw time.error(expected: "a time of at least \(JSONText.time(last)), that of the sample before")
      }
      samples.append(sample)
    }
    return samples
  }
}

extension MagnetismCase {
  /// Plays the stroke until everything is at rest, and returns the answer.
  ///
  /// With `isExplained`, the answer has an explanation with the verdict on every target.
  public func answer(isExplained: Bool = false) throws(SimulationError) -> MagnetismAnswer {
    var engine = engineBeforeLift()
    var frame = engine.frame(at: lift)
    let position = frame.modelPosition
    engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: lift))
    let attraction = engine.lastAttraction
    let velocity = attraction?.velocity ?? .zero
    // The explanation must be made before the engine advances beyond the lift.
    let flick = engine.lastFlick ?? Flick(position: position, velocity: .zero)
    let explanation = isExplained ? engine.explain(flick) : nil

    let clock = FrameClock(start: lift, framesPerSecond: 60)
    var count = 0
    repeat {
      let time = clock.time(ofFrame: count)
      guard time.seconds(since: lift) <= Simulation.longestSettling, time != .distantFuture else {
        throw .neverAtRest(since: lift)
      }
      engine.advance(to: time)
      engine.read(at: time, into: &frame)
      count += 1
    } while !frame.isAtRest
    return MagnetismAnswer(
      id: id, target: frame.hovered, reason: attraction?.reason ?? .tooSlow, position: position,
      velocity: velocity, projected: attraction?.projected ?? position,
      landing: attraction?.landing ?? frame.modelPosition, explanation: explanation)
  }

  /// An engine that has played the stroke up to ``lift``, but without lifting the finger.
  ///
  /// The stroke is relative motion in points, from a trackpad that reports contact. The finger touches the
  /// trackpad at the first sample. The pointer does not hide, even during a long stroke.
  package func engineBeforeLift() -> PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(size: size, start: samples.first?.position, settings: settings)
    let start = samples.first?.time ?? lift
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .points, reportsContact: true), at: start)
    engine.upsert(targets, at: start)
    engine.placePointer(at: start)
    engine.simulate(PointerInput(.contact(.began, fingers: 1), at: start))
    for (sample, next) in zip(samples, samples.dropFirst()) {
      engine.simulate(PointerInput(.motion(next.position - sample.position), at: next.time))
    }
    engine.advance(to: lift)
    return engine
  }
}

/// Reads cases one by one from a file of JSON lines.
public struct MagnetismCaseReader {
  private var lines: LineReader
  private var ids: Set<String> = []

  /// Opens a file.
  public init(_ file: InputFile) throws(FileError) { lines = try LineReader(file) }

  /// The next case; nil after the last.
  public mutating func next() throws(FileError) -> MagnetismCase? {
    guard let node = try lines.nextNode() else { return nil }
    let next = try MagnetismCase(node)
    guard ids.insert(next.id).inserted else {
      throw node.child(.string(next.id), .key("id", of: .root)).error(
        expected: "an id that no other case of the file has")
    }
    return next
  }
}
