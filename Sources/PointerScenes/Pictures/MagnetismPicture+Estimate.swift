import PointerKit

extension MagnetismPicture {
  /// The rim of what each circle reaches, around the lift and around the end of inertia; those that the scan
  /// did not need are dashed.
  func rings() -> String {
    guard let explanation else { return "" }
    let (lift, end) = (explanation.flick.position, answer.projected)
    return explanation.rings.enumerated().map { index, radius in
      "<path class=\"ring\" d=\"\(MagnetismPicture.rim(of: lift, end, radius))\" fill=\"none\" stroke=\"\(palette.ring)\""
        + " stroke-width=\"\(radius < MagnetismPicture.crowded ? ".5" : ".9")\""
        + (index > explanation.lastRing ? " stroke-dasharray=\"8 5\"" : "") + "/>"
    }.joined()
  }

  /// The radius under which circles lie so close that thinner lines do, in points.
  private static let crowded = 50.0

  /// The outline of two equal discs together, as SVG's path data.
  static func rim(of first: Point, _ second: Point, _ radius: Double) -> String {
    let r = Markup.number(radius)
    func circle(_ center: Point) -> String {
      "M\(Markup.place(center))m-\(r) 0a\(r) \(r) 0 1 1 \(Markup.number(2 * radius)) 0"
        + "a\(r) \(r) 0 1 1 -\(Markup.number(2 * radius)) 0"
    }
    let way = second - first
    guard way.length > 0.01 else { return circle(first) }
    guard way.length < 2 * radius else { return circle(first) + circle(second) }
    // Where the two meet, and from there around the far side of each.
    let half = (radius * radius - way.lengthSquared / 4).squareRoot()
    let aside = Vector(dx: -way.dy, dy: way.dx) * (half / way.length)
    let middle = first + way * 0.5
    let (from, to) = (Markup.place(middle + aside), Markup.place(middle - aside))
    return "M\(from)A\(r) \(r) 0 1 1 \(to)A\(r) \(r) 0 1 1 \(from)Z"
  }

  /// The lines that hold half and nine tenths of the ends of a homing hand, and of a throw, as far as each is
  /// likely.
  func outlines() -> String {
    guard let estimate = explanation?.estimate else { return "" }
    let outline = LandingOutline(estimate)
    var markup = ""
    func add(_ name: String, _ color: String, _ weight: Double, _ points: (Double) -> [Point]) {
      guard weight >= MagnetismPicture.leastWeight else { return }
      for share in [0.9, 0.5] {
        let points = points(share)
        markup +=
          "<polygon class=\"\(name)\" points=\"\(points.map(Markup.place).joined(separator: " "))\" fill=\"\(color)\""
          + " fill-opacity=\"\(Markup.number(0.05 + 0.13 * weight, decimals: 3))\" stroke=\"\(color)\""
          + " stroke-width=\"1.5\" stroke-linejoin=\"round\"\(share > 0.5 ? " stroke-dasharray=\"7 4\"" : "")/>"
        guard let place = label(on: points) else { continue }
        markup += text(
          "\(name) \(MagnetismPicture.percent(share))", at: place, size: font * 0.72, color,
          "text-anchor=\"middle\"")
      }
    }
    add("homing", palette.homing, 1 - estimate.throwShare, outline.homing)
    add("throw", palette.thrown, estimate.throwShare, outline.thrown)
    return markup
  }

  /// What is less likely than that is not drawn.
  static let leastWeight = 0.005

  /// Where a line has room in the window for words, just outside it, as far as can be from the lift.
  private func label(on points: [Point]) -> Point? {
    let room = Rect(origin: .zero, size: stroke.size).outset(
      by: Insets(horizontal: -3 * font, vertical: -font))
    let places = points.map { $0 + ($0 - answer.position).normalized * font }
    return places.filter(room.contains).max {
      ($0 - answer.position).lengthSquared < ($1 - answer.position).lengthSquared
    }
  }
}
