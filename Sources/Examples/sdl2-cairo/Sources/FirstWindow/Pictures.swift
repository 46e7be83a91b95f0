import CCairo
import PointerKit

/// Takes the pictures of the page YourFirstWindow, one after each step.
///
/// `FirstWindow --pictures FOLDER` writes them and ends. It opens no window, and simulates the person.
struct Pictures {
  private let folder: String
  /// Device pixels for each point.
  private let scale = 1.5

  /// nil without the option.
  init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "--pictures"), option + 1 < arguments.count else {
      return nil
    }
    folder = arguments[option + 1]
  }

  /// Lets a person act in the window, half a second between two acts, and then takes a picture.
  func take(_ step: Int, of window: Window, after acts: [PointerInput.Kind]) {
    window.update()
    var now = max(window.engine.time, .zero)
    for act in acts {
      now = now.advanced(by: .milliseconds(500))
      window.engine.handle(PointerInput(act, at: now), now: now)
      window.advance(to: now)
    }
    window.advance(to: now.advanced(by: .seconds(1)))

    let (width, height) = (Window.size.width * scale, Window.size.height * scale)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      let cairo = cairo_create(surface)
    else { fatalError("there is no memory for a picture") }
    cairo_scale(cairo, scale, scale)
    window.paint(on: cairo)
    let file = "\(folder)/first-window-\(step).png"
    guard cairo_surface_write_to_png(surface, file) == CAIRO_STATUS_SUCCESS else {
      fatalError("\(file) cannot be written")
    }
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}
