public import PointerKit

extension Film {
  /// Films a trace over a scene at a constant rate, with ``Simulation``.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - scene: The scene for which the trace was read.
  ///   - framesPerSecond: The number of stills in a second, clamped to ``FrameClock/rates``; 60 by default.
  ///   - until: The time of the end; with nil, the default, the film ends when everything is at rest after
  ///     the last event.
  ///   - onFrame: Called after each still with the number of stills, to report progress.
  /// - Throws: ``SimulationError`` if the trace is too long or never comes to rest.
  public init(
    of trace: Trace, over scene: Scene, framesPerSecond: Double = 60, until: Timestamp? = nil,
    onFrame: (Int) -> Void = { _ in }
  ) throws(SimulationError) {
    self.init(
      labels: trace.names.labels(of: trace, over: scene), names: trace.names,
      chapters: trace.chapters, cameras: trace.cameras)
    var simulation = try Simulation(
      of: trace, over: scene, framesPerSecond: framesPerSecond, until: until)
    var surface = TraceSurface(trace, scene)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) {
      record(
        simulation.engine, frame: frame, simulation.events, size: surface.size(at: frame.time),
        background: scene.background(under: simulation.engine), marks: surface.marks(at: frame.time))
      onFrame(stills.count)
    }
  }

  /// Films a trace over a scene at given times, exact to the nanosecond.
  ///
  /// A time before the start of the simulation shows the start.
  ///
  /// - Complexity: O(*n* + *m*) for *n* times and *m* events.
  public init(of trace: Trace, over scene: Scene, at times: [Timestamp]) throws(SimulationError) {
    self.init(
      labels: trace.names.labels(of: trace, over: scene), names: trace.names,
      chapters: trace.chapters, cameras: trace.cameras)
    // The simulation makes no frames except at the given times.
    var simulation = try Simulation(of: trace, over: scene, until: times.max())
    var surface = TraceSurface(trace, scene)
    for time in times.sorted() {
      let time = max(time, simulation.clock.start)
      simulation.play(to: time)
      let newEvents = Array(simulation.events.dropFirst(events.count))
      record(
        simulation.engine, frame: simulation.engine.frame(at: time), newEvents, size: surface.size(at: time),
        background: scene.background(under: simulation.engine), marks: surface.marks(at: time))
    }
  }

  /// The time span of a trace over a scene, from its start until everything is at rest.
  ///
  /// To report progress, `onFrame` is called after each frame with the number of frames so far.
  public static func span(
    of trace: Trace, over scene: Scene, onFrame: (Int) -> Void = { _ in }
  ) throws(SimulationError) -> ClosedRange<Timestamp> {
    var simulation = try Simulation(of: trace, over: scene)
    var frame = PointerFrame()
    let start = simulation.clock.start
    var count = 0
    while try simulation.next(into: &frame) {
      count += 1
      onFrame(count)
    }
    return start...max(start, frame.time)
  }
}

extension Scene {
  /// The luminance of the background in pictures.
  ///
  /// It is the scene's luminance. If a trace has changed the appearance, it is the usual luminance for the
  /// new appearance.
  fileprivate func background(under engine: PointerEngine) -> Double {
    if engine.appearance == appearance { return background }
    return engine.appearance == .dark ? Scene.darkBackground : Scene.lightBackground
  }
}

extension SceneNames {
  /// The text on the targets of a scene and a trace in pictures: the label of a target, or else its name.
  fileprivate func labels(of trace: Trace, over scene: Scene) -> [TargetID: String] {
    var targets = scene.targets
    for event in trace.events {
      if case .targets(let upsert, _) = event.kind { targets += upsert }
    }
    return labels(of: targets)
  }

  /// The text on targets in pictures: the label of a target, or else its name.
  func labels(of targets: [PointerTarget]) -> [TargetID: String] {
    var labels: [TargetID: String] = [:]
    for target in targets { labels[target.id] = label(ofTarget: target.id) ?? name(ofTarget: target.id) }
    return labels
  }
}
