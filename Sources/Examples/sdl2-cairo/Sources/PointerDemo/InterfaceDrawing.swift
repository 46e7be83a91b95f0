import CCairo
import PointerKit

/// Paints the interface and the pointer with Cairo: each space's plain content, then what the engine draws in it.
struct InterfaceDrawing {
  let interface: Interface
  let cairo: OpaquePointer
  private let palette: Palette
  private let targets: [PointerTarget]

  init(_ interface: Interface, cairo: OpaquePointer) {
    self.interface = interface
    self.cairo = cairo
    palette = interface.palette
    targets = interface.targets
  }

  private var renderer: CairoRenderer {
    CairoRenderer(cairo) { target in
      guard let target = targets.first(where: { $0.id == target }) else { return }
      draw(target)
    }
  }

  /// Paints everything, from back to front.
  func draw(_ frame: borrowing PointerFrame) {
    paint(.window, clip: nil, frame)
    for space in interface.spaces { paint(space.id, clip: space.clip, frame) }
    renderer.draw(frame.drawing.front, clip: nil)
  }

  /// Paints the plain content of a space, except what the engine redraws, and then what the engine draws
  /// there.
  ///
  /// Overlapping elements would have to be painted in ascending order of z, and the largest first at the same
  /// z; here no elements overlap.
  private func paint(_ space: SpaceID, clip: Rect?, _ frame: borrowing PointerFrame) {
    cairo_save(cairo)
    if let clip { renderer.clip(to: clip) }
    drawBackground(of: space)
    for target in targets where target.space == space && !frame.drawing.includes(target.id) { draw(target) }
    cairo_restore(cairo)
    for group in frame.drawing.dropLast() where group.space == space {
      renderer.draw(group.commands, clip: group.clip)
    }
  }

  private func drawBackground(of space: SpaceID) {
    switch space {
    case Interface.list: fill(interface.listClip, palette.list)
    case Interface.chrome: break
    case Interface.menu:
      guard let rect = interface.menuRect else { return }
      fill(rect, palette.raised)
      renderer.setColor(palette.faint)
      cairo_set_line_width(cairo, 1)
      let border = rect.outset(by: -0.5)
      cairo_rectangle(cairo, border.minX, border.minY, border.width, border.height)
      cairo_stroke(cairo)
    default:
      fill(Rect(origin: .zero, size: Interface.size), palette.window)
      fill(Rect(x: 0, y: 0, width: Interface.size.width, height: Interface.toolbarHeight), palette.toolbar)
      fill(Rect(x: 386, y: 10, width: 260, height: 40), palette.sunken, radius: 9)
    }
  }

  /// Draws the plain content of an element.
  private func draw(_ target: PointerTarget) {
    let frame = window(target)
    let id = target.id
    if let button = (Interface.toolbar + Interface.segments + Interface.menuItems).first(where: {
      $0.id == id
    }) {
      if id == interface.selectedSegment { fill(frame, palette.raised, radius: 8) }
      text(button.title, in: frame, bold: id == interface.selectedSegment)
    } else if let icon = Interface.icons.first(where: { $0.id == id }) {
      fill(frame, icon.color, radius: target.cornerRadius)
      if id == interface.selectedIcon {
        fill(frame.outset(by: -32), LinearColor(luminance: 1), radius: 10)
      }
    } else if id == Interface.text {
      for (index, line) in Interface.lines.enumerated() {
        let rect = Rect(
          x: frame.minX, y: frame.minY + Double(index) * Interface.lineHeight, width: frame.width,
          height: Interface.lineHeight)
        text(line, in: rect, size: 16, centered: false)
      }
    } else if id == Interface.slider {
      drawSlider()
    } else if id == Interface.divider {
      fill(frame, palette.faint)
    } else {
      if id == interface.selectedRow { fill(frame, palette.accent) }
      text("Row \(id.rawValue - 100)", in: frame.outset(by: -16), centered: false)
      fill(Rect(x: frame.minX + 16, y: frame.maxY - 1, width: frame.width, height: 1), palette.faint)
    }
  }

  private func drawSlider() {
    let track = interface.track
    fill(track, palette.faint, radius: 2)
    let knob = Point(x: track.minX + interface.value * track.width, y: track.center.y)
    fill(Rect(x: track.minX, y: track.minY, width: knob.x - track.minX, height: 4), palette.accent, radius: 2)
    fill(Rect(center: knob, size: Size(width: 20, height: 20)), palette.faint, radius: 10)
    fill(Rect(center: knob, size: Size(width: 18, height: 18)), palette.raised, radius: 9)
  }

  /// The frame of a target in the window.
  private func window(_ target: PointerTarget) -> Rect {
    guard let space = interface.spaces.first(where: { $0.id == target.space }) else { return target.frame }
    return target.frame.offset(by: space.origin - .zero)
  }

  // MARK: Shapes and text

  private func fill(_ rect: Rect, _ color: LinearColor, radius: Double = 0) {
    renderer.setColor(color)
    renderer.trace(RoundedRect(rect, cornerRadius: radius))
    cairo_fill(cairo)
  }

  private func text(
    _ string: String, in rect: Rect, size: Double = 15, centered: Bool = true, bold: Bool = false
  ) {
    cairo_select_font_face(
      cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(cairo, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(cairo, string, &extents)
    renderer.setColor(palette.text)
    cairo_move_to(
      cairo, centered ? rect.center.x - extents.x_advance / 2 : rect.minX, rect.center.y + 0.36 * size)
    cairo_show_text(cairo, string)
  }
}
