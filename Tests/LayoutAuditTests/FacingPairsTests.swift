import PointerKit
import PointerTestSupport
import XCTest

@testable import LayoutAudit

/// The rectangles that face each other, compared with a search at each position.
final class FacingPairsTests: XCTestCase {
  private typealias Pair = (before: Int, behind: Int, parts: [ClosedRange<Double>])

  /// The pairs, found for each rectangle and each interval between two edges on its own.
  private func searched(_ rects: [Rect], along axis: Axis) -> [Pair] {
    let cross = axis.other
    let order = rects.indices.sorted { (rects[$0].lower(axis), $0) < (rects[$1].lower(axis), $1) }
    let edges = Set(rects.flatMap { [$0.lower(cross), $0.upper(cross)] }).sorted()
    var pairs: [Pair] = []
    for (place, behind) in order.enumerated() {
      var found: [Pair] = []
      for (start, end) in zip(edges, edges.dropFirst())
      where start >= rects[behind].lower(cross) && end <= rects[behind].upper(cross) {
        let nearest = order.prefix(place).filter {
          rects[$0].lower(cross) <= start && end <= rects[$0].upper(cross)
        }.max { (rects[$0].upper(axis), -$0) < (rects[$1].upper(axis), -$1) }
        guard let nearest, rects[nearest].upper(axis) <= rects[behind].lower(axis) else { continue }
        if let known = found.firstIndex(where: { $0.before == nearest }) {
          let last = found[known].parts.count - 1
          if found[known].parts[last].upperBound == start {
            found[known].parts[last] = found[known].parts[last].lowerBound...end
          } else {
            found[known].parts.append(start...end)
          }
        } else {
          found.append((nearest, behind, [start...end]))
        }
      }
      pairs += found
    }
    return pairs.map { pair in
      let widest = pair.parts.map { $0.width }.max() ?? 0
      return (pair.before, pair.behind, pair.parts.filter { $0.width == widest })
    }
  }

  private func text(_ pairs: [Pair]) -> [String] {
    pairs.map { pair in
      "\(pair.before) before \(pair.behind) in "
        + pair.parts.map { "\(Int($0.lowerBound))…\(Int($0.upperBound))" }.joined(separator: " ")
    }
  }

  private func pairs(_ rects: Rect..., along axis: Axis = .horizontal) -> [String] {
    text(FacingPairs(rects, along: axis).pairs)
  }

  func testTwoRectanglesFaceEachOtherWhereBothAre() {
    XCTAssertEqual(pairs(Rect(0, 0, 10, 30), Rect(20, 10, 10, 40)), ["0 before 1 in 10…30"])
    XCTAssertEqual(pairs(Rect(20, 10, 10, 40), Rect(0, 0, 10, 30)), ["1 before 0 in 10…30"])
    XCTAssertEqual(
      pairs(Rect(0, 0, 30, 10), Rect(10, 20, 40, 10), along: .vertical), ["0 before 1 in 10…30"])
  }

  func testRectanglesThatTouchFaceEachOtherAndThoseThatOverlapDoNot() {
    XCTAssertEqual(pairs(Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)), ["0 before 1 in 0…10"])
    XCTAssertEqual(pairs(Rect(0, 0, 10, 10), Rect(9, 0, 10, 10)), [])
    XCTAssertEqual(pairs(Rect(0, 0, 10, 10), Rect(20, 10, 10, 10)), [], "one below the other")
  }

  func testARectangleBetweenTwoHidesThemFromEachOther() {
    XCTAssertEqual(
      pairs(Rect(0, 0, 10, 30), Rect(20, 0, 10, 30), Rect(40, 0, 10, 30)),
      ["0 before 1 in 0…30", "1 before 2 in 0…30"])
    XCTAssertEqual(
      pairs(Rect(0, 0, 10, 30), Rect(20, 10, 10, 5), Rect(40, 0, 10, 30)),
      ["0 before 1 in 10…15", "0 before 2 in 15…30", "1 before 2 in 10…15"], "the wider of two parts")
    XCTAssertEqual(
      pairs(Rect(0, 0, 10, 30), Rect(20, 10, 10, 10), Rect(40, 0, 10, 30)),
      ["0 before 1 in 10…20", "0 before 2 in 0…10 20…30", "1 before 2 in 10…20"], "both of two parts")
  }

  func testARectangleWithoutExtentAcrossFacesNothing() {
    XCTAssertEqual(
      pairs(Rect(0, 0, 10, 30), Rect(20, 10, 10, 0), Rect(40, 0, 10, 30)), ["0 before 2 in 0…30"])
  }

  func testInAnyLayoutThePairsAreThoseThatASearchFinds() {
    for (seed, var dice) in withDice(0..<400) {
      // Few coordinates, so that edges coincide.
      let extent = dice.pick([4, 9, 30])
      let rects = (0..<dice.count(2...9)).map { _ in
        Rect(
          Double(dice.count(0...extent)), Double(dice.count(0...extent)), Double(dice.count(0...extent / 2)),
          Double(dice.count(0...extent / 2)))
      }
      for axis in Axis.allCases {
        let (found, expected) = (
          text(FacingPairs(rects, along: axis).pairs), text(searched(rects, along: axis))
        )
        if found != expected {
          return XCTFail("seed \(seed), \(axis), \(rects): found \(found), expected \(expected)")
        }
      }
    }
  }
}
