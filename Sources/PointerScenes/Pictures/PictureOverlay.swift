import PointerKit

/// The overlay of a picture: the model pointer, the hit regions, and the end of a coast or attraction.
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
        "<path d=\"M\(Markup.point(still.frame.model))L\(Markup.point(landing))\" fill=\"none\""
          + " stroke=\"\(PictureOverlay.modelColor)\" stroke-width=\"1.2\" stroke-dasharray=\"2 4\"/>"
          + PictureOverlay.ring(landing, radius: 5))
    }
    return parts + [PictureOverlay.modelPointer(still.frame.model)]
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
