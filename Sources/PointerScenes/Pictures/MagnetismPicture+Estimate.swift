import PointerKit

extension MagnetismPicture {
  /// The search circles of magnetism, around the projected point.
  func rings() -> String {
    (explanation?.rings ?? []).map { radius in
      "<circle class=\"ring\" cx=\"\(Markup.number(answer.projected.x))\" cy=\"\(Markup.number(answer.projected.y))\""
        + " r=\"\(Markup.number(radius))\" fill=\"none\" stroke=\"\(palette.ring)\""
        + " stroke-width=\"\(radius < MagnetismPicture.crowded ? ".5" : ".9")\"/>"
    }.joined()
  }

  /// The radius below which search circles have thinner lines, since they are close together, in points.
  private static let crowded = 50.0

  /// The outlines of two areas, in which 50 % and 90 % of movements like this one are expected to end.
  func outlines() -> String {
    guard let estimate = explanation?.estimate else { return "" }
    let outline = LandingOutline(estimate)
    return [0.9, 0.5].map { fraction in
      let points = outline.sector(containing: fraction, within: farthest)
      let area =
        "<polygon class=\"ends\" points=\"\(points.map(Markup.point).joined(separator: " "))\" fill=\"\(palette.ends)\""
        + " fill-opacity=\".12\" stroke=\"\(palette.ends)\" stroke-width=\"1.5\" stroke-linejoin=\"round\""
        + (fraction > 0.5 ? " stroke-dasharray=\"7 4\"" : "") + "/>"
      guard let position = labelPosition(outside: points) else { return area }
      return area
        + text(
          MagnetismPicture.percent(fraction), at: position, size: font * 0.72, palette.ends,
          "text-anchor=\"middle\"")
    }.joined()
  }

  /// A distance that reaches from the lift beyond the window in any direction.
  ///
  /// Outlines end at this distance, since the estimate allows distances that are too long for renderers.
  var farthest: Double { 2 * (stroke.size.width + stroke.size.height) }

  /// The least probability that is written into the picture.
  static let leastProbability = 0.005

  /// The position for a label of an outline; nil if there is no room in the window.
  ///
  /// The position is just outside the outline, within the window, and as far from the lift as possible.
  private func labelPosition(outside points: [Point]) -> Point? {
    let room = Rect(origin: .zero, size: stroke.size).outset(
      by: Insets(horizontal: -3 * font, vertical: -font))
    let positions = points.map { $0 + ($0 - answer.position).normalized * font }
    return positions.filter(room.contains).max {
      ($0 - answer.position).lengthSquared < ($1 - answer.position).lengthSquared
    }
  }
}
