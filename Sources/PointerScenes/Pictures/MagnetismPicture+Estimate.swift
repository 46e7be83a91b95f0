import PointerKit

extension MagnetismPicture {
  /// The outlines of the areas that the scan searched, around the lift and the projected point; those that it
  /// did not need are dashed.
  func rings() -> String {
    guard let explanation else { return "" }
    let (lift, end) = (explanation.flick.position, answer.projected)
    return explanation.rings.enumerated().map { index, radius in
      "<path class=\"ring\" d=\"\(MagnetismPicture.outline(of: lift, end, radius))\" fill=\"none\" stroke=\"\(palette.ring)\""
        + " stroke-width=\"\(radius < MagnetismPicture.crowded ? ".5" : ".9")\""
        + (index > explanation.lastRing ? " stroke-dasharray=\"8 5\"" : "") + "/>"
    }.joined()
  }

  /// The radius below which circles lie so close that they have thinner lines, in points.
  private static let crowded = 50.0

  /// The outline of the union of two equal discs, as SVG path data.
  static func outline(of first: Point, _ second: Point, _ radius: Double) -> String {
    let r = Markup.number(radius)
    func circle(_ center: Point) -> String {
      "M\(Markup.point(center))m-\(r) 0a\(r) \(r) 0 1 1 \(Markup.number(2 * radius)) 0"
        + "a\(r) \(r) 0 1 1 -\(Markup.number(2 * radius)) 0"
    }
    let distance = second - first
    guard distance.length > 0.01 else { return circle(first) }
    guard distance.length < 2 * radius else { return circle(first) + circle(second) }
    // From one intersection of the circles to the other, around the far side of each disc.
    let half = (radius * radius - distance.lengthSquared / 4).squareRoot()
    let normal = Vector(dx: -distance.dy, dy: distance.dx) * (half / distance.length)
    let center = first + distance * 0.5
    let (from, to) = (Markup.point(center + normal), Markup.point(center - normal))
    return "M\(from)A\(r) \(r) 0 1 1 \(to)A\(r) \(r) 0 1 1 \(from)Z"
  }

  /// The outlines of the areas with half and nine tenths of the ends of a homing movement and of a throw; those
  /// of an unlikely kind of movement are left out.
  func outlines() -> String {
    guard let estimate = explanation?.estimate else { return "" }
    let outline = LandingOutline(estimate)
    var markup = ""
    func add(_ name: String, _ color: String, _ probability: Double, _ points: (Double) -> [Point]) {
      guard probability >= MagnetismPicture.leastProbability else { return }
      for fraction in [0.9, 0.5] {
        let points = points(fraction)
        markup +=
          "<polygon class=\"\(name)\" points=\"\(points.map(Markup.point).joined(separator: " "))\" fill=\"\(color)\""
          + " fill-opacity=\"\(Markup.number(0.05 + 0.13 * probability, decimals: 3))\" stroke=\"\(color)\""
          + " stroke-width=\"1.5\" stroke-linejoin=\"round\"\(fraction > 0.5 ? " stroke-dasharray=\"7 4\"" : "")/>"
        guard let position = labelPosition(outside: points) else { continue }
        markup += text(
          "\(name) \(MagnetismPicture.percent(fraction))", at: position, size: font * 0.72, color,
          "text-anchor=\"middle\"")
      }
    }
    add("homing", palette.homing, 1 - estimate.throwShare, outline.homing)
    add("throw", palette.thrown, estimate.throwShare, outline.thrown)
    return markup
  }

  /// The least probability that is drawn.
  static let leastProbability = 0.005

  /// The position for a label just outside an outline and within the window, as far from the lift as possible.
  private func labelPosition(outside points: [Point]) -> Point? {
    let room = Rect(origin: .zero, size: stroke.size).outset(
      by: Insets(horizontal: -3 * font, vertical: -font))
    let positions = points.map { $0 + ($0 - answer.position).normalized * font }
    return positions.filter(room.contains).max {
      ($0 - answer.position).lengthSquared < ($1 - answer.position).lengthSquared
    }
  }
}
