public import PointerKit

/// A window of a small toolkit: buttons, a divider between two panes, and a list that scrolls.
///
/// It does what every toolkit does with PointerKit: it registers its widgets, passes its events to the engine,
/// and acts on what the engine reports.
public final class Window {
  /// A widget, with what happens when it is used.
  public struct Widget {
    /// What the widget is called.
    public var title: String
    /// What the engine knows of it.
    public var target: PointerTarget
    /// What a click does.
    public var action: () -> Void = {}
    /// What a drag does, with the distance from the press.
    public var drag: (Vector) -> Void = { _ in }
  }

  /// The engine, to which all widgets are registered.
  public private(set) var engine: PointerEngine
  /// The widgets, by the ids of their targets.
  public private(set) var widgets: [TargetID: Widget] = [:]
  /// The list's scroll position, in points.
  public private(set) var scrollPosition = 0.0
  private let listFrame: Rect
  private static let contentHeight = 2000.0
  private var nextID: UInt64 = 1
  private var seenEvents: UInt64 = 0

  /// The space of the list.
  public static let list: SpaceID = 1

  /// Creates a window with a list in its lower half.
  public init(size: Size, device: PointerDevice = .trackpad) {
    engine = PointerEngine(size: size)
    engine.setDevice(device, at: .zero)
    listFrame = Rect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    var list = PointerSpace(id: Window.list)
    list.origin = Point(x: 0, y: listFrame.minY)
    list.clip = listFrame
    list.contentSize = Size(width: size.width, height: Window.contentHeight)
    engine.upsert(list, at: .zero)
  }

  /// Adds a widget, and returns its id.
  @discardableResult
  public func add(
    _ title: String, _ frame: Rect, kind: ElementKind, group: GroupID? = nil, latching: Axes = [],
    in space: SpaceID = .window, action: @escaping () -> Void = {},
    drag: @escaping (Vector) -> Void = { _ in }
  ) -> TargetID {
    let id = TargetID(nextID)
    nextID += 1
    var target = PointerTarget(id: id, frame: frame, kind: kind, group: group)
    target.space = space
    target.latchingAxes = latching
    engine.upsert(target, at: engine.time)
    widgets[id] = Widget(title: title, target: target, action: action, drag: drag)
    return id
  }

  /// The titles of all widgets, by id.
  public var titles: [TargetID: String] { widgets.mapValues(\.title) }

  /// Handles an event of the window system.
  public func handle(_ input: PointerInput, now: Timestamp) {
    engine.handle(input, now: now)
    act()
  }

  /// Draws a frame; this toolkit has no screen.
  public func advance(to time: Timestamp) {
    _ = engine.step(now: time)
    act()
  }

  /// Does what the engine's news ask for.
  private func act() {
    let news = engine.events(since: seenEvents)
    seenEvents = news.endIndex
    for event in news {
      switch event.kind {
      case .clicked(let press, _): press.target.flatMap { widgets[$0] }?.action()
      case .dragChanged(let drag), .dragEnded(let drag, _):
        drag.target.flatMap { widgets[$0] }?.drag(drag.translation)
      case .scrolled(let scroll) where scroll.recipient.space == Window.list:
        scrollPosition = min(
          max(scrollPosition - scroll.delta.dy, 0), Window.contentHeight - listFrame.height)
        engine.scroll(
          space: Window.list, toOrigin: Point(x: 0, y: listFrame.minY - scrollPosition), at: engine.time)
      default: break
      }
    }
  }
}
