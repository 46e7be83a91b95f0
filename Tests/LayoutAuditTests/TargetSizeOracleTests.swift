import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// 2.5.8 by another way: whole points are painted from back to front, squares are found by their sums, and circles as grown
/// rectangles.
///
/// Files: `TargetSizeRule`, `TargetAreas`.
final class TargetSizeOracleTests: XCTestCase {
  private struct Box {
    let x, y, width, height: Int
  }
  private static let (columns, rows) = (120, 90)

  /// The index of the front-most box at each point; −1 for none.
  private func painting(_ boxes: [Box]) -> [[Int]] {
    var points = Array(repeating: Array(repeating: -1, count: Self.columns), count: Self.rows)
    for (index, box) in boxes.enumerated() {
      for y in box.y..<(box.y + box.height) {
        for x in box.x..<(box.x + box.width) { points[y][x] = index }
      }
    }
    return points
  }

  /// The side of the greatest square of an index, and twice the center of all its points.
  private struct Measure {
    var side = 0
    var x = 0
    var y = 0
  }

  /// What is seen of an index; nil if nothing is.
  private func measure(_ index: Int, _ points: [[Int]]) -> Measure? {
    var measure = Measure()
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    var sides: [[Int]] = Array(
      repeating: Array(repeating: 0, count: Self.columns + 1), count: Self.rows + 1)
    for y in 0..<Self.rows {
      for x in 0..<Self.columns where points[y][x] == index {
        let side = 1 + min(sides[y][x], sides[y][x + 1], sides[y + 1][x])
        sides[y + 1][x + 1] = side
        measure.side = max(measure.side, side)
        left = min(left, x)
        top = min(top, y)
        right = max(right, x + 1)
        bottom = max(bottom, y + 1)
      }
    }
    guard measure.side > 0 else { return nil }
    (measure.x, measure.y) = (left + right, top + bottom)
    return measure
  }

  /// Whether a circle of radius 12 around a center, which is given doubled, meets a box: whether the center lies in the box
  /// grown by 12, with round corners.
  private func meets(_ center: Measure, _ box: Box) -> Bool {
    let (left, top) = (2 * box.x, 2 * box.y)
    let (right, bottom) = (2 * (box.x + box.width), 2 * (box.y + box.height))
    if left <= center.x && center.x <= right { return center.y > top - 24 && center.y < bottom + 24 }
    if top <= center.y && center.y <= bottom { return center.x > left - 24 && center.x < right + 24 }
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      let (dx, dy) = (x - center.x, y - center.y)
      if dx * dx + dy * dy < 24 * 24 { return true }
    }
    return false
  }

  func testTheRuleAgreesWithPaintedPoints() {
    var found = 0
    var clean = 0
    for seed in UInt64(0)..<400 {
      var dice = Dice(seed: seed)
      let boxes = (0..<dice.count(2...7)).map { _ in
        let (width, height) = (dice.count(6...50), dice.count(6...40))
        return Box(
          x: dice.count(0...(Self.columns - width)), y: dice.count(0...(Self.rows - height)), width: width,
          height: height)
      }
      let points = painting(boxes)
      let measures = boxes.indices.map { measure($0, points) }
      let expected = boxes.indices.filter { index in
        guard let center = measures[index], center.side < 24 else { return false }
        return boxes.indices.contains { other in
          guard other != index, let neighbor = measures[other] else { return false }
          let (dx, dy) = (center.x - neighbor.x, center.y - neighbor.y)
          return meets(center, boxes[other]) || (neighbor.side < 24 && dx * dx + dy * dy < 48 * 48)
        }
      }
      var engine = PointerEngine(size: Size(400, 300))
      engine.upsert(
        boxes.enumerated().map { index, box in
          with(
            PointerTarget(
              TargetID(index + 1), Rect(Double(box.x), Double(box.y), Double(box.width), Double(box.height)),
              .button)
          ) { $0.z = Int64(index) }
        }, at: .zero)
      let findings = LayoutAuditor(AuditConfiguration(.wcagAA)).findings(in: engine)
      XCTAssertEqual(
        findings.flatMap { $0.targets }, expected.map { TargetID($0 + 1) }, "seed \(seed): \(boxes)")
      for finding in findings {
        let side = measures[Int(finding.targets[0].rawValue) - 1]?.side ?? 0
        XCTAssertEqual(finding.measured.value, Double(side), "seed \(seed): \(boxes)")
      }
      found += expected.count
      clean += boxes.count - expected.count
    }
    XCTAssertGreaterThan(found, 400, "there were findings")
    XCTAssertGreaterThan(clean, 400, "there were clean targets")
  }
}
