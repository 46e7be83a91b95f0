import PointerTestSupport
import XCTest

/// How far a region reaches, exact to the last bit.
class HitRegionTestCase: XCTestCase {
  let frame = Rect(300, 200, 100, 60)

  /// Moves the host's cursor over the edges of a region, and checks what it hovers on both sides.
  func sweep(_ target: PointerTarget, expected: Rect, file: StaticString = #filePath, line: UInt = #line) {
    var person = SimulatedPerson(targets: [target])
    let middle = expected.center
    let edges: [(Point, Point)] = [
      (Point(expected.minX, middle.y), Point(expected.minX.nextDown, middle.y)),
      (Point(expected.maxX, middle.y), Point(expected.maxX.nextUp, middle.y)),
      (Point(middle.x, expected.minY), Point(middle.x, expected.minY.nextDown)),
      (Point(middle.x, expected.maxY), Point(middle.x, expected.maxY.nextUp)),
      (Point(expected.minX, expected.minY), Point(expected.minX.nextDown, expected.minY.nextDown)),
      (Point(expected.maxX, expected.maxY), Point(expected.maxX.nextUp, expected.maxY.nextUp)),
    ]
    for (inside, outside) in edges {
      person.move(to: outside)
      XCTAssertNil(person.hovered, "just outside at \(outside)", file: file, line: line)
      person.move(to: inside)
      XCTAssertEqual(person.hovered, target.id, "on the edge at \(inside)", file: file, line: line)
      person.move(to: outside)
      XCTAssertNil(person.hovered, "outside again at \(outside)", file: file, line: line)
    }
  }
}
