import PointerTestSupport
import XCTest

@testable import PointerKit

/// An outline that begins with a line or a curve, or that closes early or twice, is measured as it is drawn
/// (S6).
final class PathBeginningsTests: XCTestCase {
  private typealias Element = PointerPath.Element
  private func p(_ x: Double, _ y: Double) -> Point { Point(x, y) }

  private func polylines(_ path: PointerPath) -> [Rect] {
    PathFlattening(path.elements, extent: path.bounds.size.longerSide).subpaths.map { extent($0.points) }
  }

  private func extent(_ points: [Point]) -> Rect {
    Rect(
      minX: points.map(\.x).min() ?? 0, minY: points.map(\.y).min() ?? 0, maxX: points.map(\.x).max() ?? 0,
      maxY: points.map(\.y).max() ?? 0)
  }

  private func element(_ dice: inout Dice) -> Element {
    func point() -> Point { p(dice.number(-60...60), dice.number(-60...60)) }
    switch dice.count(0...7) {
    case 0: return .move(to: point())
    case 1, 2: return .line(to: point())
    case 3: return .quadratic(to: point(), control: point())
    case 4: return .cubic(to: point(), first: point(), second: point())
    default: return .close
    }
  }

  /// The points of a path as a pen would draw it, by the definitions of the elements: repeated interpolation.
  private func pen(_ elements: [Element]) -> [Point] {
    var drawn: [Point] = []
    var (current, start): (Point?, Point?)
    func draw(_ controls: [Point]) {
      for step in 0...400 {
        var points = controls
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * (Double(step) / 400) }
        }
        drawn.append(points[0])
      }
    }
    for element in elements {
      var controls: [Point] = []
      switch element {
      case .move(let to):
        start = nil
        controls = [to]
        current = nil
      case .line(let to): controls = [to]
      case .quadratic(let to, let control): controls = [control, to]
      case .cubic(let to, let first, let second): controls = [first, second, to]
      case .close:
        current = start
        continue
      }
      let begin = current ?? controls[0]
      start = start ?? begin
      draw([begin] + controls)
      current = controls.last
    }
    return drawn
  }

  // Only the end of the curve was within the bounds, so the shape had no size.

  // The outline had a corner at (0, 0), far outside its bounds.

  // The bounds took such a curve from its control point if the path had begun with a line.

  func testAPathWhoseMovesAreStatedIsKept() {
    let elements: [Element] = [
      .move(to: p(1, 2)), .move(to: p(3, 4)), .line(to: p(5, 6)), .close, .move(to: p(7, 8)), .close,
      .move(to: p(9, 9)),
    ]
    XCTAssertEqual(PointerPath(elements).elements, elements)
  }

  func testAMoveThatIsNotFiniteLeavesTheOutlineToItsFirstLine() {
    let path = PointerPath([.move(to: p(.nan, 0)), .line(to: p(10, 10)), .line(to: p(20, 10))])
    XCTAssertEqual(path.elements, [.move(to: p(10, 10)), .line(to: p(20, 10))])
  }

  func testTheMoveThatIsAddedCountsTowardsTheLargestNumber() {
    let most = PointerPath.maximumElementCount
    let curves = (0..<most).map {
      Element.quadratic(to: p(Double($0 % 40), 3), control: p(Double($0 % 31), 9))
    }
    XCTAssertEqual(PointerPath([.move(to: .zero)] + curves.dropLast()).droppedElements, 0)
    let path = PointerPath(curves)
    XCTAssertEqual(path.elements.count, most)
    XCTAssertEqual(path.droppedElements, 1)
    XCTAssertEqual(PointerPath(curves + curves).droppedElements, most + 1)
  }

  /// The extent contains the polylines and the drawn points, and all three reach as far on each side.
  func testTheExtentOfAPathIsThatOfItsDrawing() {
    for (seed, var dice) in withDice(0..<300) {
      let elements = (0..<dice.count(1...9)).map { _ in element(&dice) }
      let path = PointerPath(elements)
      let drawn = pen(elements)
      let message = "seed \(seed): \(elements)"
      if drawn.isEmpty {
        XCTAssertEqual(path.bounds, .zero, message)
        XCTAssertEqual(polylines(path), [], message)
        continue
      }
      let flat = polylines(path).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
      // A curve bends by at most 1,020 points here; the drawing has 400 lines of each, the polylines up to 32.
      for (rect, name, error) in [(extent(drawn), "drawing", 0.002), (flat, "polylines", 0.25)] {
        XCTAssert(
          path.bounds.outset(by: 1e-9).contains(rect), "\(name) \(rect) in \(path.bounds), \(message)")
        let shortfall = [
          rect.minX - path.bounds.minX, rect.minY - path.bounds.minY, path.bounds.maxX - rect.maxX,
          path.bounds.maxY - rect.maxY,
        ]
        XCTAssertLessThan(shortfall.max() ?? 0, error, "\(name) \(rect) in \(path.bounds), \(message)")
      }
      // Every subpath begins with a move, as drawing libraries need it.
      var needsMove = true
      for element in path.elements {
        if case .move = element { needsMove = false }
        XCTAssertFalse(needsMove, message)
        if case .close = element { needsMove = true }
      }
      XCTAssertEqual(PointerPath(path.elements).elements, path.elements, message)
    }
  }
}
