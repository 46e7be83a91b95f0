public import PointerKit

/// Random paths that are hard to measure, with as many elements as asked for: for tests, fuzzing and timing.
public enum HardPath: CaseIterable, Sendable {
  /// There and back on nearly the same line, and corners a hair's breadth apart.
  case hairpin
  /// A triangle or a quadrilateral that is thousands of times longer than wide.
  case needle
  /// Corners that are repeated, exactly or almost, some of them back and forth.
  case repeated
  /// Lines from side to side that cross all others.
  case scribble
  /// A star polygon, whose lines cross almost all others.
  case star
  /// A zigzag from top to bottom without crossings: a scan line meets every line.
  case comb
  /// A band that is rolled up.
  case spiral
  /// A polygon around a center, with random radii.
  case polygon
  /// Cubic and quadratic curves with loops.
  case knot
  /// Many small contours, apart from each other, in each other and across each other.
  case confetti

  /// A path of about `count` elements, 10 to 100 points in size; a needle always has only a few.
  public func elements(_ count: Int, _ dice: inout Dice) -> [PointerPath.Element] {
    let count = max(count, 3)
    switch self {
    case .hairpin, .needle, .repeated: return closed(corners(count, &dice))
    case .scribble: return closed((0..<count).map { _ in .zero + dice.vector(upTo: 20) })
    case .star:
      let points = count | 1
      return closed((0..<points).map { polar(20, Double($0) * Double(points / 2) / Double(points)) })
    case .comb:
      return closed(
        (0..<(count - 2)).map { Point(x: 40 * Double($0) / Double(count), y: $0 % 2 == 0 ? 0 : 30) }
          + [Point(x: 40, y: 40), Point(x: -1, y: 40)])
    case .spiral:
      let half = max(2, count / 2)
      let turns = dice.number(2...max(3, Double(count) / 30))
      let outer = (0..<half).map { index in
        polar(20 - 18 * Double(index) / Double(half), turns * Double(index) / Double(half))
      }
      let inner = (0..<half).reversed().map { index in
        polar(20 - 18 * Double(index) / Double(half) - 9 / turns, turns * Double(index) / Double(half))
      }
      return closed(outer + inner)
    case .polygon:
      let least = dice.number(2...19)
      return closed((0..<count).map { polar(dice.number(least...20), Double($0) / Double(count)) })
    case .knot:
      return [.move(to: .zero)]
        + (1..<count).map { _ in
          let (to, first, second) = (dice.vector(upTo: 20), dice.vector(upTo: 30), dice.vector(upTo: 30))
          return dice.chance(0.7)
            ? .cubic(to: .zero + to, first: .zero + first, second: .zero + second)
            : .quadratic(to: .zero + to, control: .zero + first)
        }
    case .confetti:
      return (0..<max(1, count / 5)).flatMap { _ in
        let center = Point.zero + dice.vector(upTo: 20)
        let radius = dice.number(0.05...(dice.chance(0.1) ? 15 : 1))
        let turn = dice.chance(0.5) ? 1.0 : -1
        return closed((0..<3).map { center + (polar(radius, turn * Double($0) / 3) - .zero) })
      }
    }
  }

  /// A path, filled or with a stroke from invisible to wider than the plane.
  public func path(_ count: Int, _ dice: inout Dice) -> PointerPath {
    let elements = elements(count, &dice)
    return PointerPath(elements, strokeWidth: dice.chance(0.4) ? nil : dice.pick(HardPath.strokes))
  }

  /// Widths of strokes, in points.
  public static let strokes: [Double] = [1e-12, 1e-6, 0.001, 0.03, 0.5, 1, 4.5, 4.5, 12, 60, 1000, 1e6, 1e9]

  private func corners(_ count: Int, _ dice: inout Dice) -> [Point] {
    let reach = dice.pick([1, 60, 60, 1000, 1e8])
    let offset = dice.pick([1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 0.05]) * reach
    func near(_ point: Point) -> Point { point + dice.vector(upTo: offset) }
    let angle = dice.chance(0.5) ? 0 : dice.number(0...1)
    let end = polar(reach, angle)
    switch self {
    case .needle:
      let other = polar(-reach, angle)
      return [end, near(polar(dice.number(-1...1) * reach, angle)), near(other)]
        + (dice.chance(0.5) ? [] : [near(polar(dice.number(-1...1) * reach, angle))])
    case .hairpin:
      var points = [end]
      for index in 1..<count {
        // Every other corner turns back, near to where the last line came from.
        points.append(near(polar((index % 2 == 0 ? 1 : -1) * dice.number(0...1) * reach, angle)))
      }
      return points
    default:
      var points = [end]
      while points.count < count {
        switch dice.count(0...3) {
        case 0: points.append(points[points.count - 1])
        case 1: points.append(near(points[points.count - 1]))
        case 2: points.append(points[max(0, points.count - 2)])
        default: points.append(.zero + dice.vector(upTo: reach))
        }
      }
      return points
    }
  }

  private func closed(_ points: [Point]) -> [PointerPath.Element] {
    guard let first = points.first else { return [] }
    return [.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close]
  }

  /// A point at a distance from the origin, at a share of a whole turn.
  private func polar(_ radius: Double, _ share: Double) -> Point {
    let (sin, cos) = Elementary.sincos(2 * Double.pi * share)
    return Point(x: radius * cos, y: radius * sin)
  }
}
