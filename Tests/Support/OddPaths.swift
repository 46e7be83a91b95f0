public import PointerKit

/// Random paths of the kinds that are hard to morph: concave, rolled up, very thin, in parts or touching themselves.
public enum OddPaths: CaseIterable, Sendable {
  case star, bracket, comb, needle, spiral, parts, touching

  /// A path of about 10 to 40 points; a needle is up to 80 points long.
  public func path(_ dice: inout Dice) -> PointerPath {
    switch self {
    case .star:
      let count = dice.count(5...12)
      return filled([ring(count) { _ in dice.number(3...16) }], turned: dice.number(0...6))
    case .bracket: return filled([bracket(&dice)], turned: dice.number(0...6))
    case .comb: return filled([comb(&dice)], turned: dice.number(0...6))
    case .needle:
      let (length, width) = (dice.number(20...80), dice.number(0.05...1))
      let bar = [(0, 0), (length, 0), (length, width), (0, width)].map { Point($0.0, $0.1) }
      return filled([bar], turned: dice.chance(0.5) ? 0 : dice.number(0...6))
    case .spiral:
      let (turns, radius, share) = (dice.number(0.8...2.2), dice.number(9...16), dice.number(0.25...0.6))
      let gap = radius / (turns + 0.5)
      let angles = (0...60).map { turns * 2 * Double.pi * Double($0) / 60 }
      let outer = angles.map { polar(radius - gap * $0 / (2 * Double.pi), $0) }
      let inner = angles.map { polar(radius - gap * $0 / (2 * Double.pi) - gap * share, $0) }
      return filled([outer + inner.reversed()], turned: dice.number(0...6))
    case .parts:
      let (first, second) = (dice.number(3...7), dice.number(3...7))
      let away = polar(first + second + dice.number(1...10), dice.number(0...6)) - Point.zero
      let one = ring(dice.count(3...12)) { _ in first }
      let other = ring(dice.count(3...12)) { _ in second }.map { $0 + away }
      return filled([one, other], turned: 0)
    case .touching:
      let (x, y) = (dice.number(6...14), dice.number(6...14))
      let bow = [(-x, -y), (0, 0), (x, -y), (x, y), (0, 0), (-x, y)]
      let eight = [(-x, -y), (x, y), (x, -y), (-x, y)]
      let slit = [(-x, -y), (x, -y), (x, 0), (0, 0), (x, 0), (x, y), (-x, y)]
      return filled([dice.pick([bow, eight, slit]).map { Point($0.0, $0.1) }], turned: dice.number(0...6))
    }
  }

  private func bracket(_ dice: inout Dice) -> [Point] {
    let (w, h, t) = (dice.number(12...30), dice.number(12...30), dice.number(2.5...6))
    let shapes: [[(Double, Double)]] = [
      [(0, 0), (t, 0), (t, h - t), (w - t, h - t), (w - t, 0), (w, 0), (w, h), (0, h)],
      [(0, 0), (t, 0), (t, h - t), (w, h - t), (w, h), (0, h)], [(0, 0), (w, h / 2), (0, h), (t, h / 2)],
      [
        (0, h / 3), (w * 0.6, h / 3), (w * 0.6, 0), (w, h / 2), (w * 0.6, h), (w * 0.6, h * 2 / 3),
        (0, h * 2 / 3),
      ],
    ]
    return dice.pick(shapes).map { Point($0.0, $0.1) }
  }

  private func comb(_ dice: inout Dice) -> [Point] {
    let (teeth, width, length) = (dice.count(2...6), dice.number(20...36), dice.number(10...24))
    let back = dice.number(2...5)
    var corners = [Point(0, -back), Point(width, -back), Point(width, 0)]
    for tooth in (0..<teeth).reversed() {
      for (share, y) in [(0.75, 0.0), (0.75, length), (0.25, length), (0.25, 0)] {
        corners.append(Point(width * (Double(tooth) + share) / Double(teeth), y))
      }
    }
    return corners + [.zero]
  }

  private func ring(_ count: Int, _ radius: (Int) -> Double) -> [Point] {
    (0..<count).map { polar(radius($0), 2 * Double.pi * Double($0) / Double(count)) }
  }

  private func polar(_ radius: Double, _ angle: Double) -> Point {
    let (sin, cos) = Elementary.sincos(angle)
    return Point(radius * cos, radius * sin)
  }

  private func filled(_ contours: [[Point]], turned angle: Double) -> PointerPath {
    let (sin, cos) = Elementary.sincos(angle)
    func turned(_ point: Point) -> Point {
      Point(point.x * cos - point.y * sin, point.x * sin + point.y * cos)
    }
    return PointerPath(
      contours.flatMap { contour in
        [.move(to: turned(contour[0]))] + contour.dropFirst().map { .line(to: turned($0)) } + [.close]
      })
  }
}
