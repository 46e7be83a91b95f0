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
  var sharedConfiguration: SharedConfiguration
  /// The counts of what the engine ignored or corrected.
  public internal(set) var diagnostics = PointerDiagnostics()

  var clock = Clock()
  var lighting = Lighting()
  var input = InputState()
  @usableFromInline var model: ModelPointer
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
  public init(
    size: Size, start: Point? = nil, settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration()
  ) {
    CursorKind.createRenditions()
    self.settings = settings.clamped
    sharedConfiguration = SharedConfiguration(configuration)
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
    advanceHost(to: time)
    let shared = SharedConfiguration(configuration)
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
  mutating func settle(_ changes: Invalidation) {
    if changes.isEmpty { return }
    var changes = changes

    // 1. Model: the target that attracts the pointer may have moved or been removed, and so may contents.
    if changes.contains(.layout) {
      retargetAttraction()
      presentation.removeContents(missingFrom: scene, at: now)
    }

    // 2. Hover: the target whose region contains the model pointer (M2).
    let isInput = !changes.isDisjoint(with: [.position, .hover]) && !changes.contains(.layout)
    let isHoverChanged =
      (isInput || changes.contains(.layout))
      && updateHover(isInput: isInput, layoutChanged: changes.contains(.layout))
    if isHoverChanged { changes.insert(.reveals) }

    // 3. Style: the effect, shape and precision of the hovered target, which do not depend on the positions
    //    of spaces.
    let isRestyled =
      (isHoverChanged || !changes.isDisjoint(with: [.stacking, .style, .latch]))
      && updateStyle(locksLatch: changes.contains(.latch), isRegistered: changes.contains(.stacking))
    //    Recentering needs the style, and moves the model pointer within the hovered target (M5).
    if changes.contains(.recentering) { recenter(isCertain: !changes.contains(.inferred)) }

    // 4. Goals: the positions and looks to which everything visible moves, a function of the states above.
    updateGoals(isInput: isInput)

    // 5. Reveals: what appears because of the hovered target (H1, H2).
    if !changes.isDisjoint(with: [.layout, .reveals]) { updateReveals() }

    // 6. Events that depend on the result of all stages.
    if isRestyled, !isHoverChanged, !changes.isDisjoint(with: [.stacking, .style]), let target = hover.shown {
      record(.styleChanged(target))
    }
    if changes.contains(.bandBeginning) { record(.bandBegan(eventBand)) }
    if changes.contains(.dragging) { recordDrag() }
    if changes.contains(.hiding) { record(.hidden) }
  }
}

/// What a change has made out of date, which decides the stages of ``PointerEngine/settle(_:)`` with work to do.
struct Invalidation: OptionSet {
  let rawValue: UInt16

  static let position = Invalidation(rawValue: 1 << 0)
  /// A target or space has changed, or something on which targets and spaces depend, such as a setting.
  static let layout = Invalidation(rawValue: 1 << 1)
  /// Another target may be hovered now: the pointer hid or appeared, or a band began or ended.
  static let hover = Invalidation(rawValue: 1 << 2)
  /// Keys or a drag may have changed the style of the hovered target.
  static let style = Invalidation(rawValue: 1 << 3)
  /// A press locked or unlocked the style of its target.
  static let latch = Invalidation(rawValue: 1 << 4)
  /// A stroke or a motion of the pointer's own has ended, so that the pointer recenters.
  static let recentering = Invalidation(rawValue: 1 << 5)
  /// The end of the stroke or motion was only inferred: the finger may still touch the device.
  static let inferred = Invalidation(rawValue: 1 << 12)
  /// The look of the pointer and the contents changed, not only their positions.
  static let look = Invalidation(rawValue: 1 << 6)
  static let reveals = Invalidation(rawValue: 1 << 7)
  /// The pointer was visible and is not visible any more.
  static let hiding = Invalidation(rawValue: 1 << 8)
  static let bandBeginning = Invalidation(rawValue: 1 << 9)
  static let dragging = Invalidation(rawValue: 1 << 10)
  /// The layout changed in more than the positions of spaces.
  static let stacking = Invalidation(rawValue: 1 << 11)
}
