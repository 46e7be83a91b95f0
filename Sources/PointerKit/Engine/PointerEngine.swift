public import Kinematics
import Magnetism

/// The pointer of one surface: the engine takes input and layout, and says for any instant what to draw.
///
/// ```swift
/// var engine = PointerEngine(size: Size(width: 1024, height: 768))
/// engine.setDevice(.mouse, at: now)
/// engine.upsert(PointerTarget(id: 1, frame: shareButton, kind: .barButton), at: now)
/// engine.handle(PointerInput(.motion(Vector(dx: 3, dy: -1)), at: now))
/// engine.step(now: now, presenting: vsync, into: &frame)
/// ```
/// Here `shareButton` is a rectangle, `now` and `vsync` are instants, and `frame` is a ``PointerFrame`` that
/// the host keeps.
///
/// The engine is a value: a copy is a snapshot. It has no clock: every call carries its time in nanoseconds
/// of the host's monotonic clock, and the host's *now* has authority over the stamps of inputs. The engine
/// shows nothing until an input places or moves the pointer. A frame does not depend on how often frames are
/// read. No argument makes the engine trap; it counts what it ignores or corrects in ``diagnostics``.
///
/// Every change passes through the engine in one direction: it is applied to the states to which it belongs,
/// and `settle` brings the rest up to date. See <doc:Architecture>.
public struct PointerEngine: Hashable, Sendable {
  /// The settings that the person chose.
  public internal(set) var settings: PointerSettings
  /// The constants that the author of the toolkit tuned.
  public var configuration: PointerConfiguration { sharedConfiguration.values }
  var sharedConfiguration: SharedConfiguration
  /// The counts of what the engine ignored or corrected.
  public internal(set) var diagnostics = PointerDiagnostics()

  /// The engine's time and the host's.
  var clock = Clock()
  /// Whether the interface is light or dark, and the luminance beneath the pointer.
  var lighting = Lighting()
  /// Devices, buttons, keys, gestures and fingers.
  var input = InputState()
  /// The true position, its motion and its bounds.
  @usableFromInline var model: ModelPointer
  /// The registered targets, spaces and groups.
  var scene: TargetStore
  /// The hovered target, its style, the gaze and what is revealed.
  @usableFromInline var hover: HoverState
  var band = BandSelection()
  /// Everything visible, moved by springs.
  var presentation: Presentation
  /// The events that have happened.
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
    self.settings = settings
    sharedConfiguration = SharedConfiguration(configuration)
    model = ModelPointer(size: size, start: start)
    scene = TargetStore(sharedConfiguration)
    hover = HoverState(style: ResolvedStyle(configuration, settings))
    presentation = Presentation(configuration: configuration, settings: settings)
  }
}
