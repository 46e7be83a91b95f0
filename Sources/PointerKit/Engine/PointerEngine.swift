public import Kinematics

/// The pointer of one surface: the engine takes input and layout, and says for any instant what to draw.
///
/// ```swift
/// var engine = PointerEngine(size: Size(width: 1024, height: 768))
/// engine.setDevice(.mouse, at: now)
/// engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: now)
/// engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now), now: now)
/// engine.step(now: now, presenting: vsync, into: &frame)
/// ```
/// Here `shareButton` is a rectangle, `now` and `vsync` are instants, and `frame` is a ``PointerFrame`` that
/// the host keeps.
///
/// The engine is a value: a copy is a snapshot. It has no clock: every call carries its time in nanoseconds
/// of the host's monotonic clock, and the host's *now* has authority over the stamps of inputs. The engine
/// shows nothing until an input places or moves the pointer. A frame does not depend on how often frames are
/// read. Engines with the same layout behave alike, even if they are unequal because their targets were
/// registered in another order. No argument makes the engine trap; it counts what it ignores or corrects in
/// ``diagnostics``.
///
/// Every change passes through the engine in one direction: it is applied to the states to which it belongs,
/// and `settle` brings the rest up to date. See <doc:Architecture>.
public struct PointerEngine: Hashable, Sendable {
  /// The settings that the person chose.
  public internal(set) var settings: PointerSettings
  /// The constants that the author of the toolkit tuned.
  @inline(__always) public var configuration: PointerConfiguration { sharedConfiguration.values }
  /// The facts about the host.
  @inline(__always) public var host: HostTraits { sharedConfiguration.host }
  var sharedConfiguration: SharedConfiguration
  /// The counts of what the engine ignored or corrected.
  public internal(set) var diagnostics = PointerDiagnostics()

  var clock = Clock()
  var lighting = Lighting()
  var input = InputState()
  @usableFromInline var model: ModelPointer
  var tentativeCoast = TentativeCoast()
  var scene: TargetStore
  @usableFromInline var hover: HoverState
  var band = BandSelection()
  var presentation: Presentation
  var log = EventLog()

  /// Creates the pointer of a surface.
  ///
  /// - Parameters:
  ///   - size: The surface's size in points; width and height are clamped to 1e9.
  ///   - start: The first position of the pointer, clamped to the surface; nil, or a position that is not
  ///     finite, is the center.
  ///   - settings: The settings that the person chose.
  ///   - configuration: The constants that the author of the toolkit tuned.
  ///   - host: The facts about the host.
  public init(
    size: Size, start: Point? = nil, settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), host: HostTraits = HostTraits()
  ) {
    CursorKind.createRenditions()
    self.settings = settings.clamped
    sharedConfiguration = SharedConfiguration(configuration, host: host)
    model = ModelPointer(size: size, start: start)
    scene = TargetStore(sharedConfiguration)
    hover = HoverState(style: ResolvedStyle(sharedConfiguration.values, self.settings))
    presentation = Presentation(configuration: sharedConfiguration, settings: self.settings)
  }
}

// MARK: The surface, the settings and the configuration

extension PointerEngine {
  /// Gives the surface a new size, and moves the pointer onto the surface if it would be outside.
  ///
  /// Width and height are in points and are clamped to at most 1e9.
  public mutating func resize(to size: Size, at time: Timestamp) {
    advanceHost(to: time)
    if !size.isFinite || size.longerSide > Plane.limit { diagnostics.clampedValues.count(nil) }
    if model.hasSize(size) { return }
    let movement = model.resize(to: size, decay: configuration.magnetism.decay, at: now)
    if movement != .zero { presentation.modelJumped(by: movement, movesLight: false, at: now) }
    settleLayout()
  }

  /// Adopts other settings, from now on; numbers are clamped to their range.
  public mutating func setSettings(_ settings: PointerSettings, at time: Timestamp) {
    advanceHost(to: time)
    let settings = settings.clamped
    if settings == self.settings { return }
    if settings.trackingSpeed != self.settings.trackingSpeed {
      for index in input.devices.indices { input.devices[index].adopt(settings) }
    }
    self.settings = settings
    if !settings.inertia || (!settings.animations && model.attractor != nil) { model.stop(at: now) }
    settleLayout()
  }

  /// Adopts another configuration, from now on; numbers are clamped to their range.
  ///
  /// O(targets).
  public mutating func setConfiguration(_ configuration: PointerConfiguration, at time: Timestamp) {
    setConfiguration(configuration, host: host, at: time)
  }

  /// Adopts other traits of the host, such as another display scale, from now on; numbers are clamped to their
  /// range.
  ///
  /// O(targets).
  public mutating func setHost(_ host: HostTraits, at time: Timestamp) {
    setConfiguration(configuration, host: host, at: time)
  }

  /// Adopts another configuration and other traits of the host as one change.
  package mutating func setConfiguration(
    _ configuration: PointerConfiguration, host: HostTraits, at time: Timestamp
  ) {
    advanceHost(to: time)
    let shared = SharedConfiguration(configuration, host: host)
    if shared == sharedConfiguration { return }
    sharedConfiguration = shared
    scene.reconfigure(sharedConfiguration)
    presentation.factors.retarget(to: self.configuration, at: now)
    settleLayout()
  }
}

extension PointerEngine {
  /// Brings everything that depends on a change up to date, in one pass: each stage uses the results of the
  /// stages before it.
  mutating func settle(_ changes: Changes) {
    if changes.isEmpty { return }
    let stale = changes.stale

    // 1. Model: the target that attracts the pointer may have moved or been removed, and so may contents.
    if stale.contains(.layout) {
      retargetAttraction()
      presentation.removeContents(missingFrom: scene, at: now)
    }

    // 2. Hover: the target whose region contains the model pointer (M2). Positions that keep a tremble from
    //    showing change when an input or time has changed the pointer, a press or a band, and not when a
    //    layout has changed alone or at the same time.
    let isPointerChange = stale.contains(.hover) && !stale.contains(.layout)
    let isHoverChanged =
      !stale.isDisjoint(with: [.layout, .hover])
      && updateHover(isPointerChange: isPointerChange, layoutChanged: stale.contains(.layout))

    // 3. Style: the effect, shape and precision of the hovered target, which do not depend on the positions
    //    of spaces.
    let isRestyled =
      (isHoverChanged || !stale.isDisjoint(with: [.registration, .style, .latch]))
      && updateStyle(latchChanged: stale.contains(.latch), registrationChanged: stale.contains(.registration))
    //    Recentering needs the style, and moves the model pointer within the hovered target (M5).
    if let reason = changes.recentering { recenter(isCertain: reason == .lift) }

    // 4. Goals: the positions and looks to which everything visible moves, a function of the states above.
    updateGoals(isPointerChange: isPointerChange)

    // 5. Reveals: what appears because of the hovered target (H1, H2).
    if isHoverChanged || !stale.isDisjoint(with: [.layout, .reveals]) { updateReveals() }

    // 6. Events that depend on the result of all stages.
    if isRestyled, !isHoverChanged, !stale.isDisjoint(with: [.registration, .style]),
      let target = hover.styledTarget
    {
      record(.styleChanged(target))
    }
    if changes.events.contains(.bandBegan) { record(.bandBegan(eventBand)) }
    if changes.events.contains(.dragMoved) { recordDrag() }
    if changes.events.contains(.pointerHid) { record(.hidden) }

    checkInvariants()
  }
}
