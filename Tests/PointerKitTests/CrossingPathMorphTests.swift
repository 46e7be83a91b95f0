import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: a morph from a path begins with what the path paints, also if the path crosses itself.
final class CrossingPathMorphTests: XCTestCase {
  private let circle = PointerForm.Goal(size: Size(width: 19, height: 19), cornerRadius: 9.5)

  /// The contours of a path, with 32 edges for each curve, relative to the center of the path's bounds.
  private func contours(of path: PointerPath) -> [[Point]] {
    let center = path.bounds.center - Point.zero
    var contours: [[Point]] = []
    func append(_ controls: [Point]) {
      let from = contours[contours.count - 1].last ?? .zero
      for step in 1...32 {
        var points = [from] + controls.map { $0 - center }
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * (Double(step) / 32) }
        }
        contours[contours.count - 1] += points
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to): contours.append([to - center])
      case .line(let to): contours[contours.count - 1].append(to - center)
      case .quadratic(let to, let control): append([control, to])
      case .cubic(let to, let first, let second): append([first, second, to])
      case .close: break
      }
    }
    return contours
  }

  /// Whether contours paint a point, by the nonzero rule.
  private func paints(_ contours: [[Point]], _ point: Point) -> Bool {
    var winding = 0
    for contour in contours {
      for (from, to) in zip(contour, contour.dropFirst() + contour.prefix(1))
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return winding != 0
  }

  /// The share of the painted points of a grid that a morph to a circle begins without, and the share that it
  /// paints in addition.
  private func differences(_ path: PointerPath) -> (missing: Double, additional: Double) {
    let start = Timestamp(nanoseconds: 1_000_000_000)
    let spring = PointerConfiguration().shapeSpring
    var form = PointerForm(diameter: 19, configuration: PointerConfiguration())
    form.retarget(to: MorphTests.goal(path), spring: spring, at: .zero)
    form.retarget(to: circle, spring: spring, at: start)
    var (appearance, outline) = (PointerAppearance(), PointerOutline())
    form.read(at: start.advanced(byNanoseconds: 1), into: &appearance, &outline)
    let polygon = outline.ends.indices.map { Array(outline.contour($0)) }
    let contours = contours(of: path)
    var (painted, missing, additional) = (0, 0, 0)
    for row in 0..<32 {
      for column in 0..<32 {
        let point = Point(
          x: (Double(column) + 0.49) / 32 * path.bounds.width - path.bounds.width / 2,
          y: (Double(row) + 0.49) / 32 * path.bounds.height - path.bounds.height / 2)
        let (isPainted, isDrawn) = (paints(contours, point), paints(polygon, point))
        if isPainted { painted += 1 }
        if isPainted, !isDrawn { missing += 1 }
        if !isPainted, isDrawn { additional += 1 }
      }
    }
    let count = Double(max(painted, 1))
    return (Double(missing) / count, Double(additional) / count)
  }

  /// Whole loops were missing: whether a loop lies in another one was decided at one of its corners.
  ///
  /// But the loops touch at corners, where the path crosses itself.
  func testNoLoopOfAPathThatCrossesItselfIsMissing() {
    // Three triangles in a row, in many directions.
    for step in 0..<24 {
      let (sine, cosine) = Elementary.sincos(.pi * Double(step) / 12)
      let corners = [(-30, -10), (-8, 9), (12, -9), (30, 10), (30, -8), (12, 11), (-8, -8), (-30, 8)].map {
        Point(x: $0.0 * cosine - $0.1 * sine, y: $0.0 * sine + $0.1 * cosine)
      }
      let path = PointerPath(
        [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.close])
      let (missing, additional) = differences(path)
      XCTAssertLessThan(missing, 0.02, "turned by \(15 * step)°")
      XCTAssertLessThan(additional, 0.02, "turned by \(15 * step)°")
    }
  }

  func testAMorphOfAnyPolygonWithTwentyCornersBeginsWithAllThatItPaints() {
    for kind in [HardPath.scribble, .star, .comb, .polygon] {
      for seed in seeds(60, inDebug: 5) {
        var dice = Dice(seed: UInt64(seed))
        let path = PointerPath(kind.elements(dice.count(4...20), &dice))
        XCTAssertLessThan(differences(path).missing, 0.03, "\(kind), seed \(seed)")
      }
    }
  }

  /// A tip was left out if there were almost as many corners as a morph has.
  func testNoTipOfAStarIsLeftOut() {
    for count in [5, 21, 34, 43] {
      let path = PointerPath(
        (0..<2 * count).map { index in
          let (sine, cosine) = Elementary.sincos(.pi * Double(index) / Double(count))
          let radius = index.isMultiple(of: 2) ? 30.0 : 20
          let point = Point(x: radius * cosine, y: radius * sine)
          return index == 0 ? .move(to: point) : .line(to: point)
        } + [.close])
      let tips = (0..<count).map { Elementary.sincos(2 * .pi * Double($0) / Double(count)) }
      for tip in tips.map({ Point(x: 30 * $0.cos, y: 30 * $0.sin) }) {
        let offset = Point.zero - path.bounds.center
        let nearest = path.outline.points.map { $0.distance(to: tip + offset) }.min() ?? .infinity
        XCTAssertLessThan(nearest, 1e-6, "\(count) tips")
      }
    }
  }
}
