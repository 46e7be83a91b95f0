public import PointerKit

extension Film {
  /// Films a trace over a scene at even instants, as ``Simulation`` gives them.
  ///
  /// - Parameters:
  ///   - trace: What the hand does.
  ///   - scene: What it does it over.
  ///   - framesPerSecond: How many stills there are in a second, held to ``FrameClock/rates``.
  ///   - until: The instant up to which there are stills; nil is until all is at rest.
  ///   - onFrame: Called with the number of stills so far, for a sign of progress.
  /// - Throws: ``SimulationError`` where the trace is too long or never comes to rest.
  public init(
    of trace: Trace, over scene: Scene, framesPerSecond: Double = 60, until: Timestamp? = nil,
    onFrame: (Int) -> Void = { _ in }
  ) throws(SimulationError) {
    self.init(labels: trace.names.labels(of: trace, over: scene))
    var simulation = try Simulation(
      of: trace, over: scene, framesPerSecond: framesPerSecond, until: until)
    var surface = Surface(trace, scene)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) {
      record(
        simulation.engine, frame: frame, simulation.occurrences, size: surface.size(at: frame.time),
        background: scene.background)
      onFrame(stills.count)
    }
  }

  /// Films a trace over a scene at chosen instants, exact to the nanosecond.
  ///
  /// Each instant is played for from the start: O(instants · events).
  public init(of trace: Trace, over scene: Scene, at times: [Timestamp]) throws(SimulationError) {
    self.init(labels: trace.names.labels(of: trace, over: scene))
    for time in times.sorted() {
      var surface = Surface(trace, scene)
      let start = trace.events.first?.time ?? .zero
      let duration = max(0, time.seconds(since: start))
      // About a frame a second, and the last of them at the instant.
      let rate = duration > 0 ? max(1, duration.rounded(.up)) / duration : 1
      var simulation = try Simulation(
        of: trace, over: scene, framesPerSecond: rate, until: max(start, time.advanced(byNanoseconds: 1)))
      var frame = PointerFrame()
      var happened: [PointerOccurrence] = []
      while try simulation.next(into: &frame) { happened.append(contentsOf: simulation.occurrences) }
      let news = happened.dropFirst(occurrences.count)
      record(
        simulation.engine, frame: frame, Array(news), size: surface.size(at: frame.time),
        background: scene.background)
    }
  }

  /// When a trace over a scene begins and when all is at rest after it.
  public static func span(of trace: Trace, over scene: Scene) throws(SimulationError) -> ClosedRange<
    Timestamp
  > {
    var simulation = try Simulation(of: trace, over: scene)
    var frame = PointerFrame()
    let start = simulation.clock.start
    while try simulation.next(into: &frame) {}
    return start...max(start, frame.time)
  }

  /// The surface's extent over time: a trace may change it.
  private struct Surface {
    private var changes: ArraySlice<(time: Timestamp, size: Size)>
    private var current: Size

    init(_ trace: Trace, _ scene: Scene) {
      current = scene.size
      changes = ArraySlice(
        trace.events.compactMap { event in
          if case .bounds(let size) = event.kind { return (event.time, size) }
          return nil
        })
    }

    mutating func size(at time: Timestamp) -> Size {
      while let next = changes.first, next.time <= time {
        current = next.size
        changes.removeFirst()
      }
      return current
    }
  }
}

extension SceneNames {
  /// What pictures write on the targets of a trace: their labels; the name in the file where there is none.
  fileprivate func labels(of trace: Trace, over scene: Scene) -> [UInt64: String] {
    var targets = scene.targets
    for event in trace.events {
      if case .targets(let upsert, _) = event.kind { targets += upsert }
    }
    return labels(of: targets)
  }

  /// What pictures write on targets: their labels; the name in the file where there is none.
  func labels(of targets: [PointerTarget]) -> [UInt64: String] {
    var labels: [UInt64: String] = [:]
    for target in targets { labels[target.id] = label(ofTarget: target.id) ?? name(ofTarget: target.id) }
    return labels
  }
}
