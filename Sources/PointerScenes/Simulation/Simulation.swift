public import PointerKit

/// A trace played over a scene, frame by frame.
///
/// ```swift
/// var simulation = try Simulation(of: trace, over: scene)
/// var frame = PointerFrame()
/// while try simulation.next(into: &frame) { draw(frame) }
/// ```
/// Each frame is read after every event at or before its instant. Frames end with the first one, at or after
/// the last event, at which all is at rest; or with the last one up to `until`. A trace without events begins
/// at 0.
public struct Simulation: Sendable {
  /// The most frames that one simulation gives: 100 million, nine days at 120 a second.
  public static let largestFrameCount = 100_000_000
  /// How long after the last event, in seconds, something may still move: 60.
  public static let longestSettling: Double = 60

  /// The engine as the last frame left it.
  public private(set) var engine: PointerEngine
  /// What happened after the frame before and up to the last one.
  public private(set) var events: [PointerEvent] = []
  /// The instants of the frames.
  public let clock: FrameClock

  private let trace: Trace
  private let until: Timestamp?
  private var knownDevices: Set<DeviceID> = []
  private var nextEvent = 0
  private var nextFrame = 0
  private var seenEvents: UInt64 = 0
  private var isFinished = false

  /// Prepares a simulation.
  ///
  /// - Parameters:
  ///   - trace: What the hand does.
  ///   - scene: What it does it over; the scene that the trace was read for.
  ///   - framesPerSecond: How many frames there are in a second, held to ``FrameClock/rates``; 60 by default.
  ///   - until: The instant up to which there are frames, on the trace's clock; nil is until all is at rest.
  /// - Throws: ``SimulationError/tooManyFrames(upTo:framesPerSecond:)``.
  public init(
    of trace: Trace, over scene: Scene, framesPerSecond: Double = 60, until: Timestamp? = nil
  ) throws(SimulationError) {
    self.trace = trace
    self.until = until
    clock = FrameClock(start: trace.events.first?.time ?? .zero, framesPerSecond: framesPerSecond)
    engine = PointerEngine(scene, start: trace.start, at: clock.start)
    let end = until ?? trace.events.last?.time ?? .zero
    guard clock.frameCount(through: end) <= Double(Simulation.largestFrameCount) else {
      throw .tooManyFrames(upTo: end, framesPerSecond: clock.framesPerSecond)
    }
    collectEvents()
  }

  /// Goes on to the next frame and reads it; false if there is none.
  ///
  /// Fails with ``SimulationError/neverAtRest(since:)`` if it takes too long until all is at rest.
  public mutating func next(into frame: inout PointerFrame) throws(SimulationError) -> Bool {
    let time = clock.time(ofFrame: nextFrame)
    if let until, time > until { isFinished = true }
    if isFinished { return false }
    if nextFrame > 0 { events.removeAll(keepingCapacity: true) }
    play(to: time)
    engine.read(at: time, into: &frame)
    nextFrame += 1
    if until == nil, nextEvent == trace.events.count {
      let last = trace.events.last?.time ?? .zero
      isFinished = frame.isAtRest
      if !isFinished, time.seconds(since: last) > Simulation.longestSettling || time == .distantFuture {
        throw .neverAtRest(since: last)
      }
    }
    return true
  }

  /// Goes on to an instant, after every event at or before it, without reading a frame.
  mutating func play(to time: Timestamp) {
    while nextEvent < trace.events.count, trace.events[nextEvent].time <= time {
      apply(trace.events[nextEvent])
      nextEvent += 1
      collectEvents()
    }
    engine.advance(to: time)
    collectEvents()
  }

  private mutating func apply(_ event: TraceEvent) {
    if case .pointer(let input) = event.kind, knownDevices.insert(input.device).inserted {
      engine.setDevice(trace.device, id: input.device, at: engine.now)
    }
    engine.apply(event)
  }

  /// The engine keeps only the newest events, so they are fetched after each step.
  private mutating func collectEvents() {
    let new = engine.events(since: seenEvents)
    events.append(contentsOf: new)
    seenEvents = new.endIndex
  }
}

extension PointerEngine {
  /// Does what an event of a trace says.
  mutating func apply(_ event: TraceEvent) {
    let time = event.time
    switch event.kind {
    case .pointer(let input): handle(input)
    case .targets(let upsert, let remove): self.upsert(upsert, removing: remove, at: time)
    case .space(let space): upsertSpace(space, at: time)
    case .bounds(let size): resize(to: size, at: time)
    case .settings(let settings): setSettings(settings, at: time)
    case .appearance(let appearance): setAppearance(appearance, at: time)
    case .annotation(let annotation): setAnnotation(annotation, at: time)
    case .wait: break
    }
  }

  /// Creates the engine of a scene, with its layout in place at an instant.
  ///
  /// - Parameters:
  ///   - scene: The surface and what lies on it.
  ///   - start: Where the pointer is at first; nil is the centre.
  ///   - time: When the layout is there, on the host's clock: no later than the first event.
  public init(_ scene: Scene, start: Point? = nil, at time: Timestamp = .zero) {
    self.init(size: scene.size, start: start, settings: scene.settings, configuration: scene.configuration)
    setAppearance(scene.appearance, at: time)
    setBackgroundLuminance(scene.background, at: time)
    for space in scene.spaces { upsertSpace(space, at: time) }
    upsert(scene.targets, at: time)
  }
}
