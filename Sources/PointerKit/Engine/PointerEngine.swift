public import Kinematics
public import Magnetism

/// The pointer of one surface: told what the hand and the layout do, it answers for any instant what to draw.
///
/// ```swift
/// var engine = PointerEngine(size: Size(width: 1024, height: 768))
/// engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: now)
/// engine.handle(PointerInput(.motion(delta), at: now))
/// engine.step(to: vsync, into: &frame)
/// ```
/// It is a value: a copy is a snapshot. It has no clock: every call carries its time, in the host's monotonic
/// nanoseconds. Frames do not depend on how often they are read. Nothing that is passed can trap it; what it
/// could not use it counts in ``diagnostics``.
public struct PointerEngine: Hashable, Sendable {
  /// How often a pointer that moves by itself looks where it is: every 4 ms from the start of the motion.
  static let gridInterval: Int64 = 4_000_000

  /// What the person chose.
  public internal(set) var settings: PointerSettings { didSet { areGoalsCurrent = false } }
  /// What the toolkit's author tuned.
  public internal(set) var configuration: PointerConfiguration { didSet { areGoalsCurrent = false } }
  /// Whether the interface is light or dark; light at first.
  public internal(set) var appearance = Appearance.light { didSet { areGoalsCurrent = false } }
  /// How often something that was passed had to be ignored or mended.
  public internal(set) var diagnostics = PointerDiagnostics()
  /// What became of the last lift, `tooSlow` where it was no flick; nil before the first.
  public internal(set) var lastAttraction: Attraction?
  /// That lift, as it was judged, for ``explain(_:)``; nil before the first.
  public internal(set) var lastFlick: Flick?

  /// Where the pointer may be.
  var bounds: Rect
  var store: TargetStore { didSet { areGoalsCurrent = false } }
  var devices: [DeviceState] = []
  /// The device that moved last.
  var movingDevice: Int?
  var model: ModelPointer
  /// The next instant at which a pointer that moves by itself looks where it is.
  var gridDue = Timestamp.distantFuture
  var visibility = Visibility.shown { didSet { areGoalsCurrent = false } }
  /// Whether the last movement was absolute: then the host owns the position.
  var hostOwnsPosition = false
  var buttons = ButtonState() { didSet { areGoalsCurrent = false } }
  var modifiers: KeyModifiers = []
  var dragOperation = DragOperation.none
  /// Where the person looks.
  var gaze = GazeContext()
  /// What is revealed because of where the pointer is.
  var revelation = Revelation()
  /// What the primary button does; nil while it is up.
  var primaryPress: PrimaryPress? { didSet { areGoalsCurrent = false } }
  var gestures: [OngoingGesture] = []
  var band = BandSelection() { didSet { areGoalsCurrent = false } }
  /// The direct touches on the screen, by id.
  var touches: [TargetID] = []
  /// The device of the latest event.
  var inputDevice: Int?

  /// The target that a click would reach.
  var hovered: TargetID? { didSet { areGoalsCurrent = false } }
  /// Its frame in the window, and where a click would land, as of the last event.
  var hoveredFrame: Rect?
  var precisePlace = Point.zero
  var style: ResolvedStyle { didSet { areGoalsCurrent = false } }
  var visible: VisiblePointer
  /// Whether the pointer's material is a light one now.
  var isMaterialLight = false
  /// How far the light on a control is off the model pointer since that recentred: it glides after it.
  var lightOffset: SpringAnimation<SIMD2<Double>>
  /// The lines of text that a drag stays on.
  var lineHold = LineHold()
  var contents: [ContentMotion] = []
  var effectFactors: EffectFactors
  var accessories = AccessoryMotion()
  var annotation: AnnotationMotion
  var backgroundLuminance: Double = 1 { didSet { areGoalsCurrent = false } }
  var measuredLuminance: Double? { didSet { areGoalsCurrent = false } }
  /// Whether nothing but the model pointer's place has changed since the springs were last sent to their
  /// goals.
  var areGoalsCurrent = false

  /// The engine's time: that of the latest call, which never goes back.
  public internal(set) var now = Timestamp.distantPast
  var lastInput: Timestamp?
  var occurrences = EventLog()

  /// Whether the pointer can be seen.
  enum Visibility: Hashable, Sendable {
    case shown
    case hidden
    case away
  }

  /// Creates the pointer of a surface.
  ///
  /// - Parameters:
  ///   - size: The surface's extent in points; one that is not finite, or above 1e9, is held to 1e9.
  ///   - start: Where the pointer is at first; nil is the centre. It is held to the surface.
  ///   - settings: What the person chose.
  ///   - configuration: What the toolkit's author tuned.
  public init(
    size: Size, start: Point? = nil, settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) {
    self.settings = settings
    self.configuration = configuration
    store = TargetStore(configuration: configuration)
    bounds = PointerEngine.bounds(of: size)
    let place = start.flatMap { $0.isFinite ? $0 : nil } ?? bounds.center
    model = ModelPointer(at: place.clamped(to: bounds))
    precisePlace = model.position
    style = ResolvedStyle(configuration: configuration, settings: settings)
    visible = VisiblePointer(
      diameter: style.size.width, opacity: configuration.pointerOpacity,
      luminance: Material.Ground(background: 1, opacity: configuration.pointerOpacity)
        .luminance(isLight: false, contrast: Material.Wish.standard.aim),
      configuration: configuration)
    annotation = AnnotationMotion(configuration: configuration)
    effectFactors = EffectFactors(
      configuration,
      materialOpacity: PointerEngine.materialOpacity(configuration.pointerOpacity, for: settings))
    lightOffset = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: 0.02, time: .distantPast)
    contents.reserveCapacity(PointerEngine.contentCapacity)
    gestures.reserveCapacity(PointerEngine.gestureCapacity)
    touches.reserveCapacity(PointerEngine.touchCapacity)
  }

  static func bounds(of size: Size) -> Rect {
    Rect(minX: 0, minY: 0, maxX: min(size.width, 1e9), maxY: min(size.height, 1e9))
  }

  // MARK: Asking

  /// The sequence number after the newest occurrence.
  public var eventCount: UInt64 { occurrences.end }

  /// What happened since a sequence number: 0, or the `endIndex` of what was given last.
  public func events(since number: UInt64) -> PointerEvents {
    PointerEvents(occurrences, since: number)
  }

  /// The target registered under an id, or nil.
  ///
  /// O(1) expected.
  public func target(_ id: TargetID) -> PointerTarget? { store[id] }

  /// The ids of all targets, ascending.
  ///
  /// O(n log n).
  public var targetIdentifiers: [TargetID] { store.identifiers }

  /// The space with an id, or nil; 0 is the window.
  public func space(_ id: SpaceID) -> PointerSpace? { store.space(id) }

  /// A target's padded hit region in window points, without the stretch to its neighbours in a group; nil if
  /// nothing has the id.
  public func region(of id: TargetID) -> Rect? {
    store.windowRegion(of: id)
  }

  /// The target that a pointer at a place of the window would hover, or nil: the rule of hit regions alone
  /// (M2).
  public func target(at point: Point) -> TargetID? {
    store.topmost(at: point)
  }

  /// How many fingers are on the screen itself; they are nothing to the pointer (M8).
  public var touchCount: Int { touches.count }

  // MARK: Time

  /// Runs what time alone causes up to an instant: coasting into regions, inferred lifts, auto-hide.
  ///
  /// Each happens at its own instant, not at the host's, so that it does not matter how often this is called.
  /// An instant before the latest call changes nothing.
  public mutating func advance(to time: Timestamp) {
    guard time > now else { return }
    if isTooSoonForTimers(at: time) {
      now = time
      return
    }
    while let timer = nextTimer(), timer.due <= time {
      now = max(now, timer.due)
      fire(timer.kind)
    }
    now = time
  }

  /// Advances to an instant and gives its frame.
  public mutating func step(to time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    step(to: time, into: &frame)
    return frame
  }

  /// The frame of an instant, in a value of its own; see ``read(at:into:)``.
  public func frame(at time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    read(at: time, into: &frame)
    return frame
  }

  // MARK: Recording

  mutating func record(_ kind: PointerEvent.Kind) {
    occurrences.append(PointerEvent(kind, at: now, position: model.position(at: now), modifiers: modifiers))
  }
}
