import CCairo
import CSDL2
import PointerKit

// A button that is highlighted and an icon that is lifted, in a window of 400 × 216 points.
let size = Size(width: 400, height: 216)
let targets = [
  PointerTarget(id: 1, frame: Rect(x: 60, y: 90, width: 64, height: 36), kind: .barButton),
  PointerTarget(id: 2, frame: Rect(x: 250, y: 66, width: 84, height: 84), kind: .appIcon),
]

guard SDL_Init(SDL_INIT_VIDEO) == 0,
  let window = SDL_CreateWindow(
    "Hello", 200, 200, Int32(size.width), Int32(size.height), SDL_WINDOW_SHOWN.rawValue)
else { fatalError("SDL cannot open a window: \(String(cString: SDL_GetError()))") }
SDL_ShowCursor(SDL_DISABLE)

let input = SDLInput()
var engine = PointerEngine(size: size)
var frame = PointerFrame()
SDLInput.describeDevices(to: &engine)
engine.setBackgroundLuminance(0.9, at: SDLInput.now)
engine.upsert(targets, at: SDLInput.now)

/// Paints one control without any effect.
func paint(_ target: PointerTarget, on cairo: OpaquePointer) {
  let renderer = CairoRenderer(cairo) { _ in }
  let isIcon = target.id == 2
  renderer.setColor(isIcon ? LinearColor(red: 0.03, green: 0.2, blue: 0.85) : LinearColor(luminance: 0.02))
  if isIcon {
    renderer.trace(RoundedRect(target.frame, cornerRadius: target.cornerRadius))
    cairo_fill(cairo)
  } else {
    cairo_set_font_size(cairo, 16)
    cairo_move_to(cairo, target.frame.minX + 10, target.frame.center.y + 6)
    cairo_show_text(cairo, "Share")
  }
}

/// Paints the window: the ground, the controls that the frame does not draw, and the commands of the frame.
@MainActor func paint() {
  guard let surface = SDL_GetWindowSurface(window)?.pointee else { return }
  let image = cairo_image_surface_create_for_data(
    surface.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, surface.w, surface.h,
    surface.pitch)
  guard let cairo = cairo_create(image) else { return }
  let renderer = CairoRenderer(cairo) { id in
    if let target = targets.first(where: { $0.id == id }) { paint(target, on: cairo) }
  }
  renderer.setColor(LinearColor(luminance: 0.9))
  cairo_paint(cairo)
  for target in targets where !frame.drawing.includes(target.id) { paint(target, on: cairo) }
  for group in frame.drawing { renderer.draw(group.commands, clip: group.clip) }
  cairo_destroy(cairo)
  cairo_surface_destroy(image)
  SDL_UpdateWindowSurface(window)
}

var seenEvents: UInt64 = 0
var isRunning = true
while isRunning {
  let start = SDLInput.now
  engine.advance(to: start)
  let events = engine.events(since: seenEvents)
  seenEvents = events.endIndex
  for event in events {
    if case .clicked(let press, _) = event.kind, let target = press.target {
      print("clicked \(target.rawValue)")
    }
  }
  engine.step(now: start, into: &frame)
  paint()

  // At rest the program sleeps until an event, or until something would change; otherwise until the next frame.
  var timeout: Int32 = 16
  if frame.isAtRest {
    timeout = frame.nextWake.map { Int32(max(1, min($0.seconds(since: SDLInput.now) * 1000 + 1, 1e9))) } ?? -1
  }
  var event = SDL_Event()
  while SDL_WaitEventTimeout(&event, timeout) != 0 {
    for input in input.inputs(for: event) { engine.handle(input, now: SDLInput.now) }
    if event.type == SDL_QUIT.rawValue { isRunning = false }
    timeout = frame.isAtRest ? 0 : Int32(max(0, 16 - SDLInput.now.seconds(since: start) * 1000))
  }
}
SDL_Quit()
