import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: a morph from a path begins with what the path paints, also if the path crosses itself.
final class MorphedPaintTests: XCTestCase {
  private let spring = PointerConfiguration().snapping.shapeSpring
  private let start = Timestamp(nanoseconds: 1_000_000_000)

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

  /// The share of the painted points of a grid that a morph of a polygon to a circle begins without.
  private func missing(_ path: PointerPath) -> Double {
    let start = Timestamp(nanoseconds: 1_000_000_000)
    let spring = PointerConfiguration().snapping.shapeSpring
    var form = PointerMorph(diameter: 19, configuration: SharedConfiguration())
    form.retarget(to: PointerMorph.Goal(path), spring: spring, at: .zero)
    form.retarget(to: .circle, spring: spring, at: start)
    var (appearance, outline) = (PointerAppearance(), PointerOutline())
    form.read(at: start.advanced(byNanoseconds: 1), into: &appearance, &outline)
    let polygon = outline.ends.indices.map { Array(outline.contour($0)) }
    let center = path.bounds.center - Point.zero
    let corners = path.elements.compactMap { $0.end.map { $0 - center } }
    var (painted, missing) = (0, 0)
    for (row, column) in product(0..<32, 0..<32) {
      let point = Point(
        (Double(column) + 0.49) / 32 * path.bounds.width - path.bounds.width / 2,
        (Double(row) + 0.49) / 32 * path.bounds.height - path.bounds.height / 2)
      guard paints([corners], point) else { continue }
      painted += 1
      if !paints(polygon, point) { missing += 1 }
    }
    return Double(missing) / Double(max(painted, 1))
  }

  func testMorphOfAnyPolygonBeginsWithAllThatItPaints() {
    for kind in [HardPath.scribble, .star, .comb, .polygon] {
      for (seed, var dice) in withDice(0..<2) {
        let path = PointerPath(kind.elements(dice.count(4...20), &dice))
        XCTAssertLessThan(missing(path), 0.03, "\(kind), seed \(seed)")
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
          let point = Point(radius * cosine, radius * sine)
          return index == 0 ? .move(to: point) : .line(to: point)
        } + [.close])
      let tips = (0..<count).map { Elementary.sincos(2 * .pi * Double($0) / Double(count)) }
      for tip in tips.map({ Point(30 * $0.cos, 30 * $0.sin) }) {
        let offset = Point.zero - path.bounds.center
        let nearest = path.outline.points.map { $0.distance(to: tip + offset) }.min() ?? .infinity
        XCTAssertLessThan(nearest, 1e-6, "\(count) tips")
      }
    }
  }
}
