import CCairo
import CSDL2
import PointerKit

/// One window, which waits for SDL's events, passes them to the engine, and paints where the engine says that
/// something changed.
final class Program {
  private let window: OpaquePointer
  private let printsEvents: Bool
  private let printsTimes: Bool
  /// The directory to which every painting is written, for the check; nil for none.
  private let saveDirectory: String?
  private var paintings = 0
  private var interface = Interface()
  private var engine = PointerEngine(size: Interface.size)
  private var frame = PointerFrame()
  private var input = SDLInput()
  private var seenEvents: UInt64 = 0
  private var isRunning = true
  /// Whether the interface itself has changed, so that all of it has to be painted.
  private var needsPainting = true

  init?(arguments: [String]) {
    printsEvents = arguments.contains("--events")
    printsTimes = arguments.contains("--stats")
    saveDirectory = arguments.firstIndex(of: "--save").flatMap {
      arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
    }
    if arguments.contains("--dark") { interface.appearance = .dark }
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "PointerKit on SDL 2 and Cairo", Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK),
        Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK), Int32(Interface.size.width),
        Int32(Interface.size.height), SDL_WINDOW_SHOWN.rawValue)
    else {
      print("SDL cannot open a window: \(String(cString: SDL_GetError()))")
      return nil
    }
    self.window = window
    SDL_ShowCursor(SDL_DISABLE)
    SDLInput.describeDevices(to: &engine)
    report(at: SDLInput.now)
  }

  /// Runs until the window is closed.
  func run() {
    while isRunning {
      let start = SDLInput.now
      engine.advance(to: start)
      respond()
      // Each frame is read once and painted, since its damage is the difference from the last frame.
      engine.step(now: start, into: &frame)
      if needsPainting || frame.damage != nil { paint() }
      wait(since: start)
    }
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Waits for events and handles them, until the next frame is due; at rest, until the first event or until
  /// something would change.
  ///
  /// SDL stamps an event when it is collected. Each event is therefore collected as soon as it comes.
  private func wait(since start: Timestamp) {
    let isAtRest = frame.isAtRest && !needsPainting
    var event = SDL_Event()
    while SDL_WaitEventTimeout(&event, isAtRest ? timeoutAtRest : timeoutOfFrame(since: start)) != 0 {
      repeat { handle(event) } while SDL_PollEvent(&event) != 0
      if isAtRest { return }
    }
  }

  /// The time to wait at rest, in milliseconds; -1 is until an event.
  private var timeoutAtRest: Int32 {
    guard let wake = frame.nextWake else { return -1 }
    return Int32(max(1, min(wake.seconds(since: SDLInput.now) * 1000 + 1, 1e9)))
  }

  private func timeoutOfFrame(since start: Timestamp) -> Int32 {
    Int32(max(0, 16 - SDLInput.now.seconds(since: start) * 1000))
  }

  private func handle(_ event: SDL_Event) {
    for input in input.inputs(for: event) { engine.handle(input, now: SDLInput.now) }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isRunning = false
    case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue):
      needsPainting = true
    case SDL_KEYDOWN: press(Int(event.key.keysym.sym))
    default: break
    }
  }

  private func press(_ key: Int) {
    switch key {
    case Int(SDLK_q.rawValue): isRunning = false
    case Int(SDLK_d.rawValue):
      interface.appearance = interface.appearance == .light ? .dark : .light
      report(at: SDLInput.now)
    case Int(SDLK_r.rawValue): input.capture(!input.isCaptured, in: window, at: frame.modelPosition)
    case Int(SDLK_ESCAPE.rawValue): input.capture(false, in: window, at: frame.modelPosition)
    default: break
    }
  }

  // MARK: The interface

  /// Reports the whole interface to the engine, as one change.
  private func report(at time: Timestamp) {
    engine.setAppearance(interface.appearance, at: time)
    engine.setBackgroundLuminance(interface.palette.window.luminance, at: time)
    let spaces = interface.spaces
    for space in spaces { engine.upsert(space, at: time) }
    if interface.menuRect == nil, engine.space(Interface.menu) != nil {
      engine.remove(space: Interface.menu, at: time)
    }
    let targets = interface.targets
    let gone = engine.targetIdentifiers.filter { id in !targets.contains { $0.id == id } }
    engine.upsert(targets, removing: gone, at: time)
    needsPainting = true
  }

  /// Responds to what happened since the last frame.
  private func respond() {
    let events = engine.events(since: seenEvents)
    seenEvents = events.endIndex
    for event in events {
      if printsEvents { print(event.kind) }
      switch event.kind {
      case .clicked(let press, _):
        interface.click(press.target, at: press.location)
      case .secondaryClicked(let press):
        interface.openMenu(at: press.location)
      case .dragChanged(let drag) where drag.target == Interface.slider,
        .dragEnded(let drag, .ended) where drag.target == Interface.slider:
        interface.slide(to: drag.location)
      case .dragChanged(let drag) where drag.target == Interface.divider:
        interface.moveDivider(to: drag.location)
        showWidth()
      case .dragEnded(let drag, _) where drag.target == Interface.divider:
        interface.moveDivider(to: drag.location)
        engine.setAnnotation(nil, at: engine.time)
      case .scrolled(let scroll) where scroll.recipient.space == Interface.list:
        interface.scrollList(by: scroll.delta.dy)
        engine.scroll(
          space: Interface.list, toOrigin: interface.spaces[0].origin, at: engine.time)
        needsPainting = true
        continue
      case .pushedEdge where input.isCaptured:
        input.capture(false, in: window, at: event.position)
      default: continue
      }
      report(at: engine.time)
    }
  }

  private func showWidth() {
    let width = AnnotationText("\(Int(interface.listWidth.rounded()))")
    engine.setAnnotation(
      PointerAnnotation([PointerAnnotation.Value(label: "Width", text: width)]), at: engine.time)
  }

  // MARK: Painting

  /// Paints the damaged part of the window, or all of it.
  private func paint() {
    let start = SDLInput.now
    guard let surface = SDL_GetWindowSurface(window)?.pointee else { return }
    let all = Rect(origin: .zero, size: Interface.size)
    let damage = needsPainting ? all : (frame.damage ?? all).intersection(all) ?? .zero
    let image = cairo_image_surface_create_for_data(
      surface.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, surface.w, surface.h,
      surface.pitch)
    if let cairo = cairo_create(image) {
      cairo_rectangle(cairo, damage.minX, damage.minY, damage.width, damage.height)
      cairo_clip(cairo)
      InterfaceDrawing(interface, cairo: cairo).draw(frame)
      cairo_destroy(cairo)
    }
    if let saveDirectory {
      cairo_surface_write_to_png(image, "\(saveDirectory)/\(paintings).png")
      paintings += 1
    }
    cairo_surface_destroy(image)
    var rect = SDL_Rect(
      x: Int32(damage.minX), y: Int32(damage.minY), w: Int32(damage.width), h: Int32(damage.height))
    SDL_UpdateWindowSurfaceRects(window, &rect, 1)
    needsPainting = false
    if printsTimes { print("painted", damage, "in", SDLInput.now.seconds(since: start) * 1000, "ms") }
  }
}
