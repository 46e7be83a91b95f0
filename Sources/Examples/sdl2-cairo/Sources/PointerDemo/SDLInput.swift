import CSDL2
import PointerKit
import PointerToolkits

/// Translates SDL's events into PointerKit's inputs.
///
/// This file needs nothing but SDL and PointerKit, and can be taken into another program.
struct SDLInput {
  /// Whether the pointer is captured, so that SDL reports relative movements and the engine owns the
  /// position.
  private(set) var isCaptured = false

  /// The time on the engine's clock: SDL's 64-bit performance counter, in nanoseconds.
  ///
  /// SDL 2 stamps its events with another clock, 32-bit milliseconds that wrap after 49.7 days; see `time(of:)`.
  static var now: Timestamp {
    let (counter, frequency) = (SDL_GetPerformanceCounter(), SDL_GetPerformanceFrequency())
    let (seconds, rest) = counter.quotientAndRemainder(dividingBy: frequency)
    return Timestamp(nanoseconds: Int64(seconds * 1_000_000_000 + rest * 1_000_000_000 / frequency))
  }

  /// The time of an event on the engine's clock: the present time minus the event's age in SDL's
  /// milliseconds.
  private static func time(of stamp: UInt32) -> Timestamp {
    // The difference is right even if the milliseconds wrapped in between; a stamp of the future counts as
    // now.
    let age = Int32(bitPattern: SDL_GetTicks() &- stamp)
    return now.advanced(by: .milliseconds(-Int64(max(0, age))))
  }

  /// Describes all devices as a mouse, since SDL 2 tells nothing about them.
  static func describeDevices(to engine: inout PointerEngine) { engine.setDevice(.mouse, at: now) }

  /// Captures the pointer, so that the engine owns its position, or releases it at a position.
  mutating func capture(_ isCaptured: Bool, in window: OpaquePointer, at position: Point) {
    SDL_SetRelativeMouseMode(isCaptured ? SDL_TRUE : SDL_FALSE)
    self.isCaptured = isCaptured
    if !isCaptured { SDL_WarpMouseInWindow(window, Int32(position.x), Int32(position.y)) }
  }

  /// The inputs for an event, usually one or none.
  func inputs(for event: SDL_Event) -> [PointerInput] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let motion = event.motion
      let time = SDLInput.time(of: motion.timestamp)
      return [
        isCaptured
          ? PointerInput(.motion(Vector(dx: Double(motion.xrel), dy: Double(motion.yrel))), at: time)
          : PointerInput(.position(Point(x: Double(motion.x), y: Double(motion.y))), at: time)
      ]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let time = SDLInput.time(of: event.button.timestamp)
      let isDown = event.button.state == UInt8(SDL_PRESSED)
      guard let button = PointerButton(sdl: event.button.button) else { return [] }
      return [
        PointerInput(.modifiers(SDLInput.modifiers), at: time),
        PointerInput(.button(button, isDown: isDown), at: time),
      ]
    case SDL_MOUSEWHEEL:
      let steps = Vector(dx: Double(event.wheel.preciseX), dy: Double(event.wheel.preciseY))
      return [
        PointerInput(
          .scroll(ScrollDelta(sdl: steps).points, phase: .none, source: .wheel),
          at: SDLInput.time(of: event.wheel.timestamp))
      ]
    case SDL_KEYDOWN, SDL_KEYUP:
      return [PointerInput(.modifiers(SDLInput.modifiers), at: SDLInput.time(of: event.key.timestamp))]
    case SDL_WINDOWEVENT:
      let time = SDLInput.time(of: event.window.timestamp)
      switch SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_ENTER: return [PointerInput(.enter(nil), at: time)]
      case SDL_WINDOWEVENT_LEAVE: return isCaptured ? [] : [PointerInput(.leave, at: time)]
      case SDL_WINDOWEVENT_FOCUS_LOST: return [PointerInput(.cancel, at: time)]
      default: return []
      }
    default: return []
    }
  }

  private static var modifiers: KeyModifiers {
    KeyModifiers(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
  }
}
