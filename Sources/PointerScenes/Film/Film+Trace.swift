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
        background: scene.background(under: simulation.engine), marks: surface.marks(at: frame.time),
        keepsLayout: !surface.takeLayoutChange())
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
        background: scene.background(under: simulation.engine), marks: surface.marks(at: time),
        keepsLayout: !surface.takeLayoutChange())
    }
  }

  /// Films a scene without a pointer: a film of one still of the layout at rest.
  public init(of scene: Scene) {
    self.init(labels: scene.names.labels(of: scene.targets), names: scene.names)
    var engine = PointerEngine(scene)
    engine.simulate(PointerInput(.leave, at: .zero))
    // Long enough for every effect to end.
    let rest = Timestamp.zero.advanced(bySeconds: Simulation.longestSettling)
    engine.advance(to: rest)
    record(engine, at: rest, size: scene.size, background: scene.background)
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

/// The parts of a trace that an engine's frames do not contain: the surface's size, the fingers and the gaze,
/// and whether the layout has changed.
struct TraceSurface {
  /// The duration for which a gaze is shown, in seconds.
  private static let gazeTime = 1.2

  /// The events that have not taken effect yet.
  private var events: ArraySlice<TraceEvent>
  private var size: Size
  private var fingers: [(id: UInt64, position: Point)] = []
  private var gaze: (time: Timestamp, position: Point)?
  /// Whether the layout has changed since it was last taken.
  private var isLayoutNew = true

  init(_ trace: Trace, _ scene: Scene) {
    size = scene.size
    events = ArraySlice(trace.events)
  }

  /// The size of the surface at a time, which must not be earlier than that of the previous call.
  mutating func size(at time: Timestamp) -> Size {
    advance(to: time)
    return size
  }

  /// The fingers on the screen and a recent gaze, at a time that is not earlier than that of the previous
  /// call.
  mutating func marks(at time: Timestamp) -> [Film.Mark] {
    advance(to: time)
    var marks = fingers.map { Film.Mark(kind: .finger, position: $0.position) }
    if let gaze, time.seconds(since: gaze.time) < TraceSurface.gazeTime {
      marks.append(Film.Mark(kind: .gaze, position: gaze.position))
    }
    return marks
  }

  /// Whether the layout has changed since the previous call, up to the time of the latest size and marks.
  mutating func takeLayoutChange() -> Bool {
    defer { isLayoutNew = false }
    return isLayoutNew
  }

  private mutating func advance(to time: Timestamp) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      switch event.kind {
      case .bounds(let size):
        self.size = size
        isLayoutNew = true
      case .targets, .space, .settings, .appearance: isLayoutNew = true
      case .pointer(let input):
        switch input.kind {
        case .touch(let phase, let position, let id):
          fingers.removeAll { $0.id == id }
          if phase == .began || phase == .changed { fingers.append((id, position)) }
        case .gaze(let position): gaze = (input.time, position)
        default: break
        }
      case .annotation, .wait: break
      }
    }
  }
}

/// The state that a host would store beside the engine, to draw its own part of the window.
///
/// It consists of pinched and rotated content, an element that is being dragged, and a note about the latest
/// gesture.
struct HostState: Sendable {
  private(set) var dragged: Film.Dragged?
  private var adjustment: Film.Adjustment?
  /// The time at which content began to return to its size after a smart zoom; nil if it does not return.
  private var returned: Timestamp?
  private var latestNote: (note: Film.Note, time: Timestamp)?

  /// The time for which a note is shown, in seconds.
  private static let noteTime = 1.1
  /// The time in which content returns to its size, in seconds.
  private static let returnTime = 0.35

  /// Updates the state after an event; `position` is the position of the model pointer.
  mutating func follow(_ event: PointerEvent, of engine: PointerEngine, at position: Point) {
    switch event.kind {
    case .transformed(let transform):
      guard let target = event.target else { return }
      returned = nil
      adjustment = Film.Adjustment(
        target: target, anchor: transform.recipient.position, scale: transform.scale,
        rotation: transform.rotation, translation: transform.translation)
    case .dragBegan(let drag), .dragChanged(let drag):
      guard let target = drag.target, let kind = engine.target(target)?.kind,
        HostState.draggable.contains(kind)
      else { return }
      dragged = Film.Dragged(target: target, translation: drag.translation)
    case .dragEnded: dragged = nil
    case .gestured(let gesture) where gesture.phase == .began || gesture.phase == .ended:
      let name = Vocabulary.gesture.plainWords(for: gesture.name)
      let text = event.target == nil ? "\(name): for the system" : name
      latestNote = (Film.Note(text: text, position: position), event.time)
      if gesture.name == .smartZoom, gesture.phase == .ended, event.target == adjustment?.target {
        returned = event.time
      }
    default: break
    }
  }

  /// The kinds of elements whose pictures follow the pointer in a drag.
  private static let draggable: Set<ElementKind> = [.appIcon, .row, .card, .image]

  /// The note to show at a time.
  func note(at time: Timestamp) -> Film.Note? {
    guard let (note, start) = latestNote, time.seconds(since: start) < HostState.noteTime else { return nil }
    return note
  }

  /// The adjustment to show at a time.
  func adjustment(at time: Timestamp) -> Film.Adjustment? {
    guard let adjustment, let returned else { return adjustment }
    let progress = time.seconds(since: returned) / HostState.returnTime
    guard progress < 1 else { return nil }
    let rest = 1 - max(0, progress) * max(0, progress) * (3 - 2 * max(0, progress))
    return Film.Adjustment(
      target: adjustment.target, anchor: adjustment.anchor, scale: 1 + (adjustment.scale - 1) * rest,
      rotation: adjustment.rotation * rest, translation: adjustment.translation * rest)
  }
}
