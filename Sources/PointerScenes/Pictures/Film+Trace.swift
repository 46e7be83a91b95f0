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
    self.init(
      labels: trace.names.labels(of: trace, over: scene), names: trace.names,
      chapters: trace.chapters)
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

  /// Films a trace over a scene at chosen instants, exact to the nanosecond; those before the first event
  /// show the start.
  ///
  /// O(instants + events).
  public init(of trace: Trace, over scene: Scene, at times: [Timestamp]) throws(SimulationError) {
    self.init(
      labels: trace.names.labels(of: trace, over: scene), names: trace.names,
      chapters: trace.chapters)
    var simulation = try Simulation(of: trace, over: scene)
    var surface = TraceSurface(trace, scene)
    for time in times.sorted() {
      let time = max(time, simulation.clock.start)
      simulation.play(to: time)
      let news = Array(simulation.events.dropFirst(events.count))
      record(
        simulation.engine, frame: simulation.engine.frame(at: time), news, size: surface.size(at: time),
        background: scene.background(under: simulation.engine), marks: surface.marks(at: time))
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
}

extension Scene {
  /// The ground that pictures show: where a trace changes the appearance, it goes along.
  fileprivate func background(under engine: PointerEngine) -> Double {
    if engine.appearance == appearance { return background }
    return engine.appearance == .dark ? Scene.darkGround : Scene.lightGround
  }

  /// The usual ground of a window in the light and in the dark, as relative luminances.
  static let lightGround = 0.89
  static let darkGround = 0.012
}

extension SceneNames {
  /// What pictures write on the targets of a trace: their labels; the name in the file where there is none.
  fileprivate func labels(of trace: Trace, over scene: Scene) -> [TargetID: String] {
    var targets = scene.targets
    for event in trace.events {
      if case .targets(let upsert, _) = event.kind { targets += upsert }
    }
    return labels(of: targets)
  }

  /// What pictures write on targets: their labels; the name in the file where there is none.
  func labels(of targets: [PointerTarget]) -> [TargetID: String] {
    var labels: [TargetID: String] = [:]
    for target in targets { labels[target.id] = label(ofTarget: target.id) ?? name(ofTarget: target.id) }
    return labels
  }
}
