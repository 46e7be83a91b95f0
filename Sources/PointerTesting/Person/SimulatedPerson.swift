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
/// Time is simulated: it passes only while the person moves or waits, so a test of ten seconds takes a moment.
/// Durations are in milliseconds, positions in window points.
///
/// It is a value: a copy is the same person at the same moment, who may act differently from then on. Only an
/// interface of your own that is driven with ``init(in:start:device:names:)`` is shared by all copies.
public struct SimulatedPerson: Sendable {
  /// The engine that the person works with; use it directly for anything that has no method here.
  ///
  /// With an interface of your own it is a copy of that interface's engine after the last act, and changes of
  /// it reach nobody.
  public var engine: PointerEngine
  /// The present instant; it goes on with every movement and wait.
  public internal(set) var now: Timestamp
  /// The time between two reports of the device, in nanoseconds; 8 ms by default, as of a trackpad at 125 Hz.
  public var reportInterval: Int64
  /// How the reports of a movement reach the host; evenly by default.
  public var delivery = ReportDelivery.even
  /// Whether movements are sent as positions, as by a host that owns its cursor; false by default.
  public var sendsPositions = false
  /// How steady the person's hand is; perfectly by default.
  public var hand = SimulatedHand.steady
  /// The device's id; 0 by default.
  public var device: DeviceID = 0
  /// The names of targets in stories and failures; empty by default.
  public var names: [TargetID: String]

  /// The interface of the test's own; nil if the person works with ``engine`` alone.
  ///
  /// Whoever shares such a person between threads has to see to the interface.
  nonisolated(unsafe) let host: (any PointerHost)?
  /// Whether the device reports contact.
  let reportsContact: Bool
  /// Whether a finger lies on the device.
  var isTouching = false
  /// Who the person is among several, for messages; nil if there is only one.
  var profile: PersonProfile?
  /// What the person did, and where the pointer was.
  var diary = Diary()
  /// Reports that have not reached the host yet.
  var pending = PendingReports()
  /// The displacement by the hand's tremor at the last report, in points.
  var shaken = Vector.zero
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
  ///   - names: The names of targets in stories and failures.
  public init(
    targets: [PointerTarget] = [], spaces: [PointerSpace] = [], start: Point? = nil,
    size: Size = Size(width: 1024, height: 768), device: PointerDevice = .trackpad,
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), hostTraits: HostTraits = HostTraits(),
    names: [TargetID: String] = [:]
  ) {
    now = Timestamp(nanoseconds: 1_000_000_000)
    reportInterval = 8_000_000
    host = nil
    self.names = names
    reportsContact = device.reportsContact
    engine = PointerEngine(
      size: size, start: start, settings: settings, configuration: configuration, hostTraits: hostTraits)
    engine.setDevice(device, at: now)
    // A device that reports contact has done so before, so that no lift is inferred from a pause.
    if reportsContact { engine.simulate(PointerInput(.contact(.cancelled, fingers: 0), at: now)) }
    engine.upsert(spaces, at: now)
    engine.upsert(targets, at: now)
    engine.placePointer(at: now)
    diary.begin(at: now, events: engine.eventCount)
  }

  /// Creates a person in front of an interface of your own, at the interface's present instant.
  ///
  /// - Parameters:
  ///   - host: The interface, which gets every input of the person.
  ///   - start: Where the pointer enters the interface; nil if it is there already.
  ///   - device: The person's device; the interface describes it to its engine itself.
  ///   - names: The names of targets in stories and failures.
  public init(
    in host: any PointerHost, start: Point? = nil, device: PointerDevice = .trackpad,
    names: [TargetID: String] = [:]
  ) {
    now = max(host.engine.time, Timestamp(nanoseconds: 1_000_000_000))
    reportInterval = 8_000_000
    self.host = host
    self.names = names
    reportsContact = device.reportsContact
    engine = host.engine
    if reportsContact { perform(PointerInput(.contact(.cancelled, fingers: 0), at: now)) }
    if let start { perform(PointerInput(.enter(start), at: now)) }
    diary.begin(at: now, events: engine.eventCount)
  }

  // MARK: Input and time

  /// Sends any event of the person's device, now, and then waits some milliseconds.
  public mutating func send(_ kind: PointerInput.Kind, waiting milliseconds: Int64 = 0) {
    deliverPending()
    note(.sent(kind))
    perform(PointerInput(kind, at: now, device: device))
    if case .contact(let phase, let fingers) = kind { isTouching = phase != .ended && fingers > 0 }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Lets time pass; the host draws nothing meanwhile.
  public mutating func wait(milliseconds: Int64) { wait(nanoseconds: milliseconds * 1_000_000) }

  /// Lets time pass, to the nanosecond.
  public mutating func wait(nanoseconds: Int64) {
    now = now.advanced(byNanoseconds: nanoseconds)
    guard let host else { return engine.advance(to: now) }
    host.advance(to: now)
    engine = host.engine
  }

  /// Waits until the frame says that it is at rest, looking every millisecond, for at most ten seconds.
  public mutating func waitUntilRest() {
    deliverPending()
    for _ in 0..<10_000 {
      if frame.isAtRest { break }
      wait(milliseconds: 1)
    }
  }

  /// Gives an input to the host, at its own instant or, for a late report, now.
  mutating func perform(_ input: PointerInput) {
    if let host {
      host.handle(input, now: now)
      engine = host.engine
    } else if input.time < now {
      engine.handle(input, now: now)
    } else {
      engine.simulate(input)
    }
  }

  // MARK: What is seen

  /// The target that a click would reach; nil for none.
  public var hovered: TargetID? { engine.hoveredTarget }

  /// The frame at the present instant.
  public var frame: PointerFrame { engine.frame(at: now) }

  /// The true position of the pointer, in window points.
  public var position: Point { engine.position }

  /// The frame some nanoseconds from now, if the person does nothing; this person stays in the present.
  public func frame(afterNanoseconds nanoseconds: Int64) -> PointerFrame {
    var future = engine
    return future.step(now: now.advanced(byNanoseconds: nanoseconds))
  }

  /// The content of one target, or nil while it is in its plain state.
  public func content(_ target: TargetID) -> ContentState? { frame.contents.first { $0.target == target } }

  /// All events that the engine still keeps, oldest first: the newest 256.
  public var events: [PointerEvent] { Array(engine.events(since: 0)) }

  /// The events since the last call of this method.
  public mutating func newEvents() -> [PointerEvent] {
    let news = engine.events(since: seen)
    seen = news.endIndex
    return Array(news)
  }

  /// A point of a target's frame, in window points: its center, or any other part of it.
  ///
  /// - Returns: The point; the origin of the window if the target is not registered, which the assertions
  ///   then say.
  public func point(in target: TargetID, at part: PartOfFrame = .center) -> Point {
    guard let found = engine.target(target), let frame = engine.convert(found.frame, from: found.space) else {
      return .zero
    }
    return Point(x: frame.minX + part.x * frame.width, y: frame.minY + part.y * frame.height)
  }
}

/// A point of a rectangle, as shares of its width and height from the top left corner.
public struct PartOfFrame: Hashable, Sendable {
  /// The share of the width, 0 at the left edge and 1 at the right edge.
  public var x: Double
  /// The share of the height, 0 at the top edge and 1 at the bottom edge.
  public var y: Double

  /// Creates a point; shares below 0 and above 1 are beyond the edges.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The center.
  public static let center = PartOfFrame(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let left = PartOfFrame(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let right = PartOfFrame(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = PartOfFrame(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = PartOfFrame(x: 0.5, y: 1)
}
