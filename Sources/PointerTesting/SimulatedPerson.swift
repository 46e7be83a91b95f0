public import PointerKit

/// A person with one pointing device in front of one surface, and the engine between them.
///
/// ```swift
/// var person = SimulatedPerson(targets: [button])
/// person.touch()
/// person.move(by: Vector(dx: 40, dy: 0), over: 200)
/// person.lift()
/// person.wait(milliseconds: 500)
/// XCTAssertEqual(person.hovered, button.id)
/// ```
/// It is a value: a copy is the same person at the same moment, who may act differently from then on.
public struct SimulatedPerson: Sendable {
  /// The engine that the person works with; use it directly for anything that has no method here.
  public var engine: PointerEngine
  /// The present instant; it goes on with every movement and wait.
  public private(set) var now: Timestamp
  /// The time between two reports of the device, in nanoseconds; 8 ms by default, as of a trackpad at 125 Hz.
  public var reportInterval: Int64
  /// Which device the person uses; 0 by default.
  public var device: DeviceID = 0
  /// The number of the first event that ``newEvents()`` has not given yet.
  private var seen: UInt64 = 0

  /// Creates a person with a surface, by default of 1,024 × 768 points, at second 1.
  ///
  /// - Parameters:
  ///   - targets: The targets on the surface.
  ///   - spaces: The spaces that the targets are in.
  ///   - start: The position of the pointer; nil for the center.
  ///   - size: The surface's extent.
  ///   - device: The person's device.
  ///   - settings: The person's settings.
  ///   - configuration: The toolkit's configuration.
  ///   - hostTraits: The facts about the host.
  public init(
    targets: [PointerTarget] = [], spaces: [PointerSpace] = [], start: Point? = nil,
    size: Size = Size(width: 1024, height: 768), device: PointerDevice = .trackpad,
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), hostTraits: HostTraits = HostTraits()
  ) {
    now = Timestamp(nanoseconds: 1_000_000_000)
    reportInterval = 8_000_000
    engine = PointerEngine(
      size: size, start: start, settings: settings, configuration: configuration, hostTraits: hostTraits)
    engine.setDevice(device, at: now)
    // A device that reports contact has done so before, so that no lift is inferred from a pause.
    if device.reportsContact { engine.simulate(PointerInput(.contact(.cancelled, fingers: 0), at: now)) }
    engine.upsert(spaces, at: now)
    engine.upsert(targets, at: now)
    engine.placePointer(at: now)
  }

  // MARK: The hand

  // After each act the person may wait some milliseconds.

  /// Sends any event of the person's device, now.
  public mutating func send(_ kind: PointerInput.Kind, waiting milliseconds: Int64 = 0) {
    engine.simulate(PointerInput(kind, at: now, device: device))
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Lays one finger on the trackpad.
  public mutating func touch(waiting milliseconds: Int64 = 0) {
    send(.contact(.began, fingers: 1), waiting: milliseconds)
  }

  /// Lays a finger down, and moves in one report.
  public mutating func touch(movingBy delta: Vector, waiting milliseconds: Int64 = 0) {
    touch()
    move(by: delta, waiting: milliseconds)
  }

  /// Takes all fingers off the trackpad.
  public mutating func lift(waiting milliseconds: Int64 = 0) {
    send(.contact(.ended, fingers: 0), waiting: milliseconds)
  }

  /// Moves by a vector in a single report, one report interval from now.
  public mutating func move(by delta: Vector, waiting milliseconds: Int64 = 0) {
    wait(nanoseconds: reportInterval)
    send(.motion(delta), waiting: milliseconds)
  }

  /// Moves by a vector at an even speed, in as many reports as the time holds; at least one.
  public mutating func move(by delta: Vector, over duration: Int64, waiting milliseconds: Int64 = 0) {
    let reports = max(1, duration * 1_000_000 / max(1, reportInterval))
    for _ in 0..<reports { move(by: delta / Double(reports)) }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Moves the host's own cursor to a position, as absolute motion, one report interval from now.
  public mutating func move(to position: Point, waiting milliseconds: Int64 = 0) {
    wait(nanoseconds: reportInterval)
    send(.position(position), waiting: milliseconds)
  }

  /// Touches, swipes at an even velocity in points a second for 120 ms, and lifts while moving.
  ///
  /// A device that does not report contact only swipes.
  public mutating func flick(_ velocity: Vector, reportsContact: Bool = true, waiting milliseconds: Int64 = 0)
  {
    if reportsContact { touch() }
    move(by: velocity * 0.12, over: 120)
    if reportsContact { lift() }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Presses a button.
  public mutating func press(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    send(.button(button, isDown: true), waiting: milliseconds)
  }

  /// Releases a button.
  public mutating func release(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    send(.button(button, isDown: false), waiting: milliseconds)
  }

  /// Presses and, 80 ms later, releases a button.
  public mutating func click(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    press(button, waiting: 80)
    release(button, waiting: milliseconds)
  }

  // MARK: Time

  /// Lets time pass; the host draws nothing meanwhile.
  public mutating func wait(milliseconds: Int64) { wait(nanoseconds: milliseconds * 1_000_000) }

  /// Lets time pass, to the nanosecond.
  public mutating func wait(nanoseconds: Int64) {
    now = now.advanced(byNanoseconds: nanoseconds)
    engine.advance(to: now)
  }

  /// Waits until the frame says that it is at rest, looking every millisecond, for at most ten seconds.
  public mutating func waitUntilRest() {
    for _ in 0..<10_000 {
      if frame.isAtRest { break }
      wait(milliseconds: 1)
    }
  }

  // MARK: What is seen

  /// The target that a click would reach; nil for none.
  public var hovered: TargetID? { engine.hoveredTarget }

  /// The frame at the present instant.
  public var frame: PointerFrame { engine.frame(at: now) }

  /// The true position.
  public var model: Point { engine.position }

  /// The frame some nanoseconds from now, if the person does nothing; this person stays in the present.
  public func frame(afterNanoseconds nanoseconds: Int64) -> PointerFrame {
    var future = engine
    return future.step(now: now.advanced(byNanoseconds: nanoseconds))
  }

  /// The content of one target, or nil while it is in its plain state.
  public func content(_ target: TargetID) -> ContentState? { frame.contents.first { $0.target == target } }

  /// All events that the engine still keeps, oldest first.
  public var events: [PointerEvent] { Array(engine.events(since: 0)) }

  /// The events since the last call of this method.
  public mutating func newEvents() -> [PointerEvent] {
    let news = engine.events(since: seen)
    seen = news.endIndex
    return Array(news)
  }
}
