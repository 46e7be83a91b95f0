import PointerKit

/// Draws the parts of a picture that are the host's task.
///
/// They are outlines around selected targets, notes, and marks for fingers and the gaze.
struct HostDrawing {
  let layout: PictureLayout
  let spaces: [PictureSpace]
  private let palette: Palette

  init(_ layout: PictureLayout, _ spaces: [PictureSpace]) {
    self.layout = layout
    self.spaces = spaces
    palette = Palette(layout.appearance)
  }

  /// A target's outline in window points; nil for an unknown target.
  func shape(of target: TargetID) -> RoundedRect? {
    guard let element = layout.elements.first(where: { $0.target.id == target }) else { return nil }
    return RoundedRect(
      spaces.window(element.target.frame, from: element.target.space),
      cornerRadius: element.target.cornerRadius)
  }

  /// The outlines around selected targets, in window points.
  func selection(_ selected: [TargetID]) -> [RoundedRect] {
    selected.compactMap { target in
      shape(of: target).map { RoundedRect($0.rect.outset(by: 3), cornerRadius: $0.cornerRadius + 3) }
    }
  }

  /// The SVG attributes of the outlines around selected targets.
  var selectionStroke: String { "stroke=\"\(palette.accent)\" stroke-width=\"2.5\"" }

  /// The drawing for a still.
  func markup(of still: Film.Still) -> String {
    var markup = ""
    for shape in selection(still.selected) {
      markup += Markup.rectangle(shape, fill: "none", "class=\"selected\" " + selectionStroke)
    }
    for mark in still.marks {
      markup +=
        "<g transform=\"translate(\(Markup.point(mark.position)))\">\(HostDrawing.mark(mark.kind))</g>"
    }
    if let note = still.note {
      markup +=
        "<g class=\"note\" transform=\"translate(\(Markup.point(notePosition(note))))\">"
        + HostDrawing.note(
          Markup.escaped(note.text), left: Markup.number(-HostDrawing.width(of: note) / 2),
          width: Markup.number(HostDrawing.width(of: note))) + "</g>"
    }
    return markup
  }

  /// The opacity of an element that is being dragged.
  static let draggedOpacity = ".8"

  /// The middle of the lower edge of a note's background, above the note's position and within the window.
  func notePosition(_ note: Film.Note) -> Point {
    let room = HostDrawing.width(of: note) / 2 + 4
    return Point(
      x: max(room, min(layout.size.width - room, note.position.x)), y: max(40, note.position.y - 22))
  }

  /// The width of a note's background.
  static func width(of note: Film.Note) -> Double { TextWidth(note.text, weight: 500).points(at: 13) + 24 }

  /// A note; the middle of its background's lower edge is at the origin, and `left` is the background's left
  /// edge.
  static func note(_ text: String, left: String, width: String) -> String {
    "<rect x=\"\(left)\" y=\"-28\" width=\"\(width)\" height=\"28\" rx=\"9\" fill=\"#1d1d1f\" fill-opacity=\".86\"/>"
      + "<text y=\"-9\" font-size=\"13\" font-weight=\"500\" fill=\"#fff\" text-anchor=\"middle\">\(text)</text>"
  }

  /// A mark, centered at the origin.
  static func mark(_ kind: Film.Mark.Kind) -> String {
    switch kind {
    case .finger:
      "<circle r=\"19\" fill=\"#888\" fill-opacity=\".35\" stroke=\"#888\" stroke-opacity=\".6\" stroke-width=\"1.5\"/>"
    case .gaze:
      "<path d=\"M-17 0C-9 -11 9 -11 17 0C9 11 -9 11 -17 0Z\" fill=\"#fff\" fill-opacity=\".85\" stroke=\"#d6306f\""
        + " stroke-width=\"1.5\"/><circle r=\"4.5\" fill=\"#d6306f\"/>"
    }
  }

  /// An adjustment in the form of SVG's attribute `transform`.
  static func transform(_ adjustment: Film.Adjustment) -> String {
    let anchor = adjustment.anchor
    return "translate(\(Markup.point(anchor + adjustment.translation)))"
      + " rotate(\(Markup.number(adjustment.rotation * 180 / Double.pi)))"
      + " scale(\(Markup.number(adjustment.scale, decimals: 4)))"
      + " translate(\(Markup.number(-anchor.x)),\(Markup.number(-anchor.y)))"
  }
}

/// The overlay of a picture: the model pointer, the hit regions, and the end of a coast or attraction.
///
/// The model pointer is left out while the pointer is away from the window.
struct PictureOverlay {
  let layout: PictureLayout
  let spaces: [PictureSpace]

  init(_ layout: PictureLayout, _ spaces: [PictureSpace]) {
    self.layout = layout
    self.spaces = spaces
  }

  /// The color of hit regions.
  static let regionColor = "#0a8f5b"
  /// The color of the model pointer and of the end of its coast or attraction.
  static let modelColor = "#d6306f"

  /// The overlay of a still, in parts from back to front.
  func parts(for still: Film.Still) -> [String] {
    var parts: [String] = []
    for element in layout.elements where element.target.isEnabled {
      guard let region = spaces.visible(element.region, in: element.target.space) else { continue }
      let isHovered = element.target.id == still.frame.hovered
      parts.append(
        Markup.rectangle(
          region, radius: 2, fill: isHovered ? PictureOverlay.regionColor : "none",
          "\(isHovered ? "fill-opacity=\".12\" " : "")stroke=\"\(PictureOverlay.regionColor)\""
            + " stroke-width=\"\(isHovered ? "1.2" : ".7")\" stroke-dasharray=\"4 3\""))
    }
    if let landing = still.landing {
      parts.append(
        "<path d=\"M\(Markup.point(still.frame.modelPosition))L\(Markup.point(landing))\" fill=\"none\""
          + " stroke=\"\(PictureOverlay.modelColor)\" stroke-width=\"1.2\" stroke-dasharray=\"2 4\"/>"
          + PictureOverlay.ring(landing, radius: 5))
    }
    if still.frame.phase != .away { parts.append(PictureOverlay.modelPointer(still.frame.modelPosition)) }
    return parts
  }

  /// The model pointer (M1): a dashed circle of the free pointer's size, with a cross at its center.
  static func modelPointer(_ position: Point) -> String {
    let (x, y) = (Markup.number(position.x), Markup.number(position.y))
    return
      "<g class=\"model\" fill=\"none\" stroke=\"\(modelColor)\" stroke-width=\"1.2\"><circle cx=\"\(x)\" cy=\"\(y)\""
      + " r=\"9.5\" stroke-dasharray=\"3 2.5\"/><path d=\"M\(x) \(y)m-4 0h8m-4 -4v8\"/></g>"
  }

  static func ring(_ center: Point, radius: Double) -> String {
    "<circle cx=\"\(Markup.number(center.x))\" cy=\"\(Markup.number(center.y))\" r=\"\(Markup.number(radius))\""
      + " fill=\"#fff\" stroke=\"\(modelColor)\" stroke-width=\"1.5\"/>"
  }
}
