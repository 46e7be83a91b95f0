// snippet.first-part
import CCairo
import CSDL2
import PointerKit

/// A part of the window, such as its toolbar or a list.
protocol Part: AnyObject {
  /// The part's own space, if it scrolls, or is in front of others.
  var space: PointerSpace? { get }
  var isVisible: Bool { get }
  /// The controls of the part, from back to front.
  var targets: [PointerTarget] { get }
  func paintBackground(with painter: Painter)
  /// Paints a control, whose frame in the window is given, without any effect.
  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter)
  func respond(to event: PointerEvent)
}

extension Part {
  var space: PointerSpace? { nil }
  var isVisible: Bool { true }
  func paintBackground(with painter: Painter) {}
}
// snippet.end

// snippet.first-window
/// A window of parts, listed from back to front.
final class Window {
  static let size = Size(width: 560, height: 380)
  var parts: [any Part] = []
  var engine = PointerEngine(size: size)
  var frame = PointerFrame()
  private var seenEvents: UInt64 = 0

  init() {
    SDLInput.describeDevices(to: &engine)
    engine.setBackgroundLuminance(LinearColor.paper.luminance, at: SDLInput.now)
  }

  /// Tells the engine which spaces and controls there are now.
  func update() {
    let visible = parts.filter { $0.isVisible }
    engine.upsert(visible.compactMap { $0.space }, at: engine.time)
    let targets = visible.flatMap { $0.targets }
    let gone = engine.targetIdentifiers.filter { id in !targets.contains { $0.id == id } }
    engine.upsert(targets, removing: gone, at: engine.time)
    for part in parts where !part.isVisible {
      if let space = part.space, engine.space(space.id) != nil {
        engine.remove(space: space.id, at: engine.time)
      }
    }
  }

  /// Lets the parts respond to what has happened, and reads the frame of this moment.
  func advance(to now: Timestamp) {
    engine.advance(to: now)
    let events = engine.events(since: seenEvents)
    seenEvents = events.endIndex
    for event in events {
      for part in parts { part.respond(to: event) }
    }
    if !events.isEmpty { update() }
    engine.step(now: now, into: &frame)
  }
}
// snippet.end

// snippet.first-painting
extension Window {
  /// Paints everything from back to front: of each space the plain controls, and then the effects in it.
  func paint(on cairo: OpaquePointer) {
    let painter = Painter(cairo: cairo)
    let renderer = CairoRenderer(cairo) { self.paint($0, with: painter) }
    painter.fill(Rect(origin: .zero, size: Window.size), .paper)
    let visible = parts.filter { $0.isVisible }
    for space in [SpaceID.window] + visible.compactMap({ $0.space?.id }) {
      cairo_save(cairo)
      if let clip = engine.clip(of: space) { renderer.clip(to: clip) }
      for part in visible where (part.space?.id ?? .window) == space {
        part.paintBackground(with: painter)
        for target in part.targets where !frame.drawing.includes(target.id) {
          paint(target.id, with: painter)
        }
      }
      cairo_restore(cairo)
      for group in frame.drawing.dropLast() where group.space == space {
        renderer.draw(group.commands, clip: group.clip)
      }
    }
    renderer.draw(frame.drawing.front, clip: nil)
  }

  private func paint(_ id: TargetID, with painter: Painter) {
    guard let target = engine.target(id),
      let frame = engine.convert(target.frame, from: target.space)
    else { return }
    for part in parts where part.targets.contains(where: { $0.id == id }) {
      part.paint(target, in: frame, with: painter)
    }
  }
}
// snippet.end

// snippet.first-loop
extension Window {
  /// Opens the window and runs until it is closed.
  func run() {
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "First window", 200, 200, Int32(Window.size.width), Int32(Window.size.height),
        SDL_WINDOW_SHOWN.rawValue)
    else { fatalError("SDL cannot open a window: \(String(cString: SDL_GetError()))") }
    SDL_ShowCursor(SDL_DISABLE)
    update()
    let input = SDLInput()
    while true {
      let start = SDLInput.now
      advance(to: start)
      show(in: window)

      var event = SDL_Event()
      var timeout = timeout(since: start)
      while SDL_WaitEventTimeout(&event, timeout) != 0 {
        if event.type == SDL_QUIT.rawValue { return SDL_Quit() }
        for input in input.inputs(for: event) { engine.handle(input, now: SDLInput.now) }
        timeout = frame.isAtRest ? 0 : self.timeout(since: start)
      }
    }
  }

  /// The milliseconds until the next frame, at 60 frames a second; −1 is until an event.
  private func timeout(since start: Timestamp) -> Int32 {
    if !frame.isAtRest {
      return Int32(max(0, 16 - SDLInput.now.seconds(since: start) * 1000))
    }
    guard let wake = frame.nextWake else { return -1 }
    return Int32(max(1, min(wake.seconds(since: SDLInput.now) * 1000 + 1, 1e9)))
  }

  private func show(in window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window)?.pointee else { return }
    let image = cairo_image_surface_create_for_data(
      surface.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, surface.w,
      surface.h, surface.pitch)
    if let cairo = cairo_create(image) {
      paint(on: cairo)
      cairo_destroy(cairo)
    }
    cairo_surface_destroy(image)
    SDL_UpdateWindowSurface(window)
  }
}
// snippet.end
