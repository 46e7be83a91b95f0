package import PointerKit

/// The way of a pointer and its last flick, drawn over a still: the path, the projected point and the circle
/// around it that was searched.
///
/// A frame surrounds the target that was expected.
package struct FlickMarks {
  private let path: [Point]
  private let attraction: Attraction?
  private let expected: Rect?

  /// Creates the marks.
  package init(path: [Point], attraction: Attraction?, expected: Rect?) {
    self.path = path
    self.attraction = attraction
    self.expected = expected
  }

  /// The drawing.
  var markup: String {
    var markup = ""
    let color = PictureOverlay.modelColor
    if let first = path.first {
      let lines = path.dropFirst().map { "L\(Markup.point($0))" }.joined()
      markup +=
        "<path class=\"way\" d=\"M\(Markup.point(first))\(lines)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.2\"/>"
    }
    if let expected {
      markup += Markup.rectangle(
        expected.outset(by: 3), radius: 6, fill: "none", "stroke=\"\(color)\" stroke-width=\"2.5\"")
    }
    guard let attraction, attraction.reason != .tooSlow else { return markup }
    let (x, y) = (Markup.number(attraction.projected.x), Markup.number(attraction.projected.y))
    return markup
      + "<circle class=\"ring\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(Markup.number(attraction.reach))\" fill=\"none\""
      + " stroke=\"\(color)\" stroke-width=\"1.2\" stroke-dasharray=\"6 4\"/>"
      + PictureOverlay.ring(attraction.projected, radius: 4)
  }
}
