public import PointerKit
import PointerRecordings

/// A trace that is played over a scene, frame by frame.
///
/// ```swift
/// var simulation = try Simulation(of: trace, over: scene)
/// var frame = PointerFrame()
/// while try simulation.next(into: &frame) { draw(frame) }
/// ```
/// Here `scene` and `trace` have been read from files, and `draw` is the host's renderer.
///
/// Each frame is read after all events at or before its time. Without `until`, the simulation ends when
/// everything is at rest after the last event. With `until`, the simulation ends with the last frame at or
/// before that time. A trace without events begins at time 0.
public struct Simulation: Sendable {
  /// The largest number of frames of a simulation: 100 million, nine days at 120 frames per second.
  public static let largestFrameCount = 100_000_000
  /// The largest number of frames up to the last event if no `until` is given: a million.
  ///
  /// A million frames take four and a half hours at 60 frames per second, and half a gigabyte of text.
  public static let largestUnlimitedFrameCount = 1_000_000
  /// The longest time for which something may move after the last event, in seconds: 60.
  public static let longestSettling: Double = 60

  /// The engine at the time of the latest frame.
  public private(set) var engine: PointerEngine
  /// The events between the previous frame and the latest one.
  public private(set) var events: [PointerEvent] = []
  /// The times of the frames.
  public let clock: FrameClock

  /// The writer of the recording; nil unless ``beginRecording(over:)`` was called.
  private var writer: RecordingWriter?
  private let trace: Trace
  private let until: Timestamp?
  private var knownDevices: Set<DeviceID> = []
  /// The index of the first event of the trace that has not been played.
  private var nextEvent = 0
  private var nextFrame = 0
  /// The number of the engine's first event that no frame has had.
  private var seenEvents: UInt64 = 0
  private var isFinished = false

  /// Creates a simulation at the beginning of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - scene: The scene for which the trace was read.
  ///   - framesPerSecond: The number of frames in a second, clamped to ``FrameClock/rates``; 60 by default.
  ///   - until: The end, on the trace's clock; with nil, the default, the simulation ends when everything is
  ///     at rest after the last event.
  /// - Throws: ``SimulationError/tooManyFrames(upTo:framesPerSecond:)`` or
  ///   ``SimulationError/longTrace(upTo:frames:)``.
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
    let count = clock.frameCount(through: end)
    guard until != nil || count <= Double(Simulation.largestUnlimitedFrameCount) else {
      throw .longTrace(upTo: end, frames: Int(count))
    }
    collectEvents()
  }

  /// Advances to the next frame and reads it; false if there is none.
  ///
  /// Throws ``SimulationError/neverAtRest(since:)`` if something still moves ``longestSettling`` after the
  /// last event.
  public mutating func next(into frame: inout PointerFrame) throws(SimulationError) -> Bool {
    let time = clock.time(ofFrame: nextFrame)
    if let until, time > until { isFinished = true }
    if isFinished { return false }
    if nextFrame > 0 { events.removeAll(keepingCapacity: true) }
    play(to: time)
    writer?.append(.read(at: time), to: engine)
    engine.read(at: time, into: &frame)
    writer?.append(digestOf: frame, of: engine)
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

  /// Plays all events at or before a time and advances the engine to this time, without reading a frame.
  mutating func play(to time: Timestamp) {
    while nextEvent < trace.events.count, trace.events[nextEvent].time <= time {
      apply(trace.events[nextEvent])
      nextEvent += 1
      collectEvents()
    }
    perform(.advance(to: time))
    collectEvents()
  }

  private mutating func apply(_ event: TraceEvent) {
    // In a trace, inputs arrive without delay, so the engine is first advanced to the time of the event.
    perform(.advance(to: event.time))
    if case .pointer(let input) = event.kind, knownDevices.insert(input.device).inserted {
      perform(.setDevice(trace.device, id: input.device, at: event.time))
    }
    if let call = event.call { perform(call) }
  }

  private mutating func perform(_ call: RecordedCall) {
    writer?.append(call, to: engine)
    engine.perform(call)
  }

  // MARK: Recording

  /// Begins to record the engine from its creation; call this before the first frame.
  package mutating func beginRecording(over scene: Scene) {
    let creation = scene.creation(start: trace.start)
    writer = RecordingWriter(creation)
    engine = creation.engine
    for call in scene.registration(at: clock.start) { perform(call) }
  }

  /// Removes and returns the bytes recorded since the previous call; empty if nothing is recorded.
  package mutating func takeRecordedBytes() -> [UInt8] {
    defer { writer?.removeBytes() }
    return writer?.bytes ?? []
  }

  /// Fetches new events of the engine, which keeps only the newest 256.
  ///
  /// This method is called after each event of the trace and after each advance.
  private mutating func collectEvents() {
    let new = engine.events(since: seenEvents)
    events.append(contentsOf: new)
    seenEvents = new.endIndex
  }
}

extension TraceEvent {
  /// The call that passes the event to an engine; nil if only time passes.
  var call: RecordedCall? {
    switch kind {
    case .pointer(let input): .simulate(input)
    case .targets(let upsert, let remove): .upsertTargets(upsert, removing: remove, at: time)
    case .space(let space): .upsertSpace(space, at: time)
    case .bounds(let size): .resize(to: size, at: time)
    case .settings(let settings): .setSettings(settings, at: time)
    case .appearance(let appearance): .setAppearance(appearance, at: time)
    case .annotation(let annotation): .setAnnotation(annotation, at: time)
    case .wait: nil
    }
  }
}

extension Scene {
  /// The creation of the scene's engine, without targets and spaces.
  fileprivate func creation(start: Point?) -> RecordedCreation {
    RecordedCreation(size: size, start: start, settings: settings, configuration: configuration, host: host)
  }

  /// The calls that set the appearance and the background, register spaces and targets, and show the pointer.
  fileprivate func registration(at time: Timestamp) -> [RecordedCall] {
    [
      .setAppearance(appearance, at: time), .setBackgroundLuminance(background, at: time),
      .upsertSpaces(spaces, at: time), .upsertTargets(targets, removing: [], at: time),
      .placePointer(at: time),
    ]
  }
}

extension PointerEngine {
  /// Applies an event of a trace.
  package mutating func apply(_ event: TraceEvent) {
    if let call = event.call { perform(call) }
  }

  /// Creates an engine for a scene, with its spaces and targets and a visible pointer.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - start: The first position of the pointer; nil, the default, is the center.
  ///   - time: The time of the registration on the host's clock, no later than the first event; 0 by default.
  public init(_ scene: Scene, start: Point? = nil, at time: Timestamp = .zero) {
    self = scene.creation(start: start).engine
    for call in scene.registration(at: time) { perform(call) }
  }
}

/// An error that ends a simulation.
public enum SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There would be more frames than ``Simulation/largestFrameCount`` up to the end of the trace or to
  /// `until`.
  case tooManyFrames(upTo: Timestamp, framesPerSecond: Double)
  /// There would be more frames than ``Simulation/largestUnlimitedFrameCount`` up to the last event, and no
  /// `until` was given.
  case longTrace(upTo: Timestamp, frames: Int)
  /// Something still moved ``Simulation/longestSettling`` after the last event.
  case neverAtRest(since: Timestamp)

  /// The error in one line of text.
  public var description: String {
    switch self {
    case .tooManyFrames(let end, let rate):
      "found more than \(Simulation.largestFrameCount) frames up to \(JSONText.time(end)) s at "
        + "\(JSONText.number(rate)) per second, expected fewer"
    case .longTrace(let end, let frames):
      "found events up to \(JSONText.time(end)) s, which are \(frames) frames, expected at most "
        + "\(Simulation.largestUnlimitedFrameCount) or an end of the simulation"
    case .neverAtRest(let last):
      "not at rest \(JSONText.number(Simulation.longestSettling)) s after the last event at "
        + "\(JSONText.time(last)) s"
    }
  }
}
