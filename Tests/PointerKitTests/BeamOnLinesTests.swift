import PointerKit
import PointerTestSupport
import XCTest

/// P5: between two lines the beam is not seen, whichever way the host tells of them.
final class BeamOnLinesTests: XCTestCase {
  private enum Way: CaseIterable { case linesOfOneTarget, targetForEachLine, statedBeams }

  private func targets(_ way: Way, height: Double, leading: Double) -> [PointerTarget] {
    let count = Int(640 / (height + leading))
    if way == .linesOfOneTarget {
      var text = PointerTarget(id: 1, frame: Rect(x: 100, y: 50, width: 500, height: 640), kind: .text)
      text.style.verticalPrecision = .lines(
        heights: Array(repeating: height, count: count), leading: leading)
      return [text]
    }
    return (0..<count).map { index in
      var line = PointerTarget(
        id: TargetID(index + 1),
        frame: Rect(x: 100, y: 50 + Double(index) * (height + leading), width: 500, height: height),
        kind: .text)
      if way == .statedBeams {
        line.kind = .other
        line.style = PointerStyle(shape: .verticalBeam(length: height), constrainedAxes: .vertical)
      }
      return line
    }
  }

  func testP5AtAnySpeedUpAndDownTheBeamIsOnALineInEveryFrame() {
    var variants = Variants()
    for way in Way.allCases {
      for speed in [150.0, 6_000] + variants.of([9, 1_200]) {
        for (height, leading) in variants.of([(20.0, 0.0), (13, 3), (31, 9)]) {
          var person = PointerHarness(
            targets: targets(way, height: height, leading: leading), start: Point(x: 300, y: 120),
            device: .mouse)
          person.reportInterval = 1_000_000
          person.move(by: Vector(dx: 0, dy: 1), waiting: 800)
          var direction = 1.0
          var lines: Set<Double> = []
          for report in 0..<1_200 {
            if person.model.y > 640 { direction = -1 }
            if person.model.y < 100 { direction = 1 }
            person.move(by: Vector(dx: 0.1 * direction, dy: direction * speed / 1_000))
            guard report % 7 == 0 else { continue }
            let frame = person.frame
            let line = ((frame.pointer.center.y - 50 - height / 2) / (height + leading)).rounded()
            let center = 50 + line * (height + leading) + height / 2
            XCTAssertEqual(
              frame.pointer.center.y, center, accuracy: height / 4, "\(way), \(speed) pt/s, \(height)")
            XCTAssertEqual(frame.pointer.outline, .verticalBeam, "\(way), \(speed) pt/s, \(height)")
            XCTAssertEqual(frame.precise.y, center, accuracy: 1e-9)
            lines.insert(center)
          }
          if speed > 100 { XCTAssertGreaterThan(lines.count, 3, "\(way), \(speed)") }
        }
      }
    }
  }

  func testP5VerticalTextHasABeamOnAColumnInEveryFrame() {
    let targets = (0..<20).map { index in
      var column = PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 50 + 24 * Double(index), y: 100, width: 24, height: 500),
        kind: .text)
      column.style = PointerStyle(shape: .horizontalBeam(length: 24), constrainedAxes: .horizontal)
      return column
    }
    var person = PointerHarness(targets: targets, start: Point(x: 60, y: 300), device: .mouse)
    person.move(by: Vector(dx: 1, dy: 0), waiting: 800)
    for _ in 0..<200 {
      person.move(by: Vector(dx: 2.1, dy: 0.3))
      let frame = person.frame
      XCTAssertEqual(frame.pointer.outline, .horizontalBeam)
      let column = ((frame.pointer.center.x - 62) / 24).rounded()
      XCTAssertEqual(frame.pointer.center.x, 62 + 24 * column, accuracy: 0.021)
    }
  }
}
