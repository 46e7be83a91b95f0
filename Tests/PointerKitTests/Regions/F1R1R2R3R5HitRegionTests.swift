import PointerTestSupport
import XCTest

@testable import PointerKit

/// F1, R1, R2, R3, R5: how far a region reaches, exact to the last bit.
final class F1R1R2R3R5HitRegionTests: XCTestCase {
  private let frame = Rect(300, 200, 100, 60)

  /// Moves the host's cursor over the edges of a region, and checks what it hovers on both sides.
  private func sweep(_ target: PointerTarget, expected: Rect, line: UInt = #line) {
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
      XCTAssertNil(person.hovered, "just outside at \(outside)", line: line)
      person.move(to: inside)
      XCTAssertEqual(person.hovered, target.id, "on the edge at \(inside)", line: line)
      person.move(to: outside)
      XCTAssertNil(person.hovered, "outside again at \(outside)", line: line)
    }
  }

  func testR1BezelledElementIsHoveredFromExactlyTwelvePointsAroundIt() {
    let target = PointerTarget(1, frame, .button, hasBezel: true)
    sweep(target, expected: Rect(minX: 288, minY: 188, maxX: 412, maxY: 272))
  }

  func testR2PlainElementIsHoveredFromExactlyTwentyFourPointsAroundItsVisibleEdges() {
    let target = PointerTarget(1, frame, .button)
    sweep(target, expected: Rect(minX: 276, minY: 176, maxX: 424, maxY: 284))
  }

  func testR1R2PaddingDoesNotDependOnTheKind() {
    for (kind, hasBezel) in product(ElementKind.allCases, [true, false]) {
      let target = PointerTarget(9, frame, kind, hasBezel: hasBezel, effect: .none)
      sweep(target, expected: frame.outset(by: hasBezel ? 12 : 24))
    }
  }

  func testR5HostPaddingOnEachSideMakesTheRegionAnyRectangle() {
    let target = PointerTarget(1, frame, padding: Insets(top: 1, left: 40, bottom: 0, right: 7.5))
    sweep(target, expected: Rect(minX: 260, minY: 199, maxX: 407.5, maxY: 260))
  }

  func testR5NegativePaddingMakesTheRegionSmallerThanTheElement() {
    let target = PointerTarget(1, frame, padding: Insets(-10))
    sweep(target, expected: Rect(minX: 310, minY: 210, maxX: 390, maxY: 250))
  }

  /// The index fuzzer found that the oracle had no such line.
  func testR5NegativePaddingThatLeavesNothingMakesTheRegionALineAtTheUpperOrLeftEdge() {
    var target = PointerTarget(1, frame, padding: Insets(top: -40, left: 0, bottom: -30, right: 0))
    sweep(target, expected: Rect(minX: 300, minY: 240, maxX: 400, maxY: 240))
    target.padding = Insets(top: 0, left: -70, bottom: 0, right: -31)
    sweep(target, expected: Rect(minX: 370, minY: 200, maxX: 370, maxY: 260))
  }

  func testR5NegativePaddingBeyondTheFrameLeavesALineWithinIt() {
    var target = PointerTarget(1, frame, padding: Insets(top: -90, left: 0, bottom: -10, right: 0))
    sweep(target, expected: Rect(minX: 300, minY: 260, maxX: 400, maxY: 260))
    target.padding = Insets(top: 0, left: -1e6, bottom: 0, right: -1e6)
    sweep(target, expected: Rect(minX: 400, minY: 200, maxX: 400, maxY: 260))
    target.padding = Insets(top: 0, left: 20, bottom: 0, right: -200)
    sweep(target, expected: Rect(minX: 300, minY: 200, maxX: 300, maxY: 260))
  }

  func testR1R2ConfiguredPaddingIsUsed() {
    var configuration = with(PointerConfiguration()) {
      ($0.regions.bezelPadding, $0.regions.plainPadding) = (3, 5)
    }
    let targets = [PointerTarget(1, frame), PointerTarget(2, frame, hasBezel: true)]
    var person = SimulatedPerson(targets: targets, configuration: configuration)
    XCTAssertEqual(person.engine.region(of: 1), frame.outset(by: 5))
    XCTAssertEqual(person.engine.region(of: 2), frame.outset(by: 3))
    configuration.regions.plainPadding = 6
    person.engine.setConfiguration(configuration, at: person.now)
    XCTAssertEqual(person.engine.region(of: 1), frame.outset(by: 6))
  }

  func testF1R3ShapeChangeBeginsWithTheModelPointerAtThePaddedRegionsEdgeBeforeTheElement() {
    let target = PointerTarget(1, frame, .button, effect: .highlight)
    var person = SimulatedPerson(targets: [target])
    person.move(to: Point(276.0.nextDown, 230), waiting: 100)
    XCTAssertEqual(person.frame.pointer.size, Size(19, 19))
    XCTAssertTrue(person.frame.contents.isEmpty)
    person.move(to: Point(276, 230), waiting: 16)
    XCTAssertEqual(person.model, Point(276, 230))
    XCTAssertGreaterThan(person.frame.pointer.size.width, 19.5, "24 points before the element it changes")
    XCTAssertEqual(person.frame.contents.map { $0.target }, [1])
  }

  func testRegionOfAnElementWithoutAreaIsItsPadding() {
    sweep(PointerTarget(1, Rect(300, 200, 0, 0)), expected: Rect(minX: 276, minY: 176, maxX: 324, maxY: 224))
  }

  func testR5PaddingThatIsNotFiniteIsTheAutomaticPadding() {
    for number in [Double.nan, .infinity, -.infinity] {
      for hasBezel in [false, true] {
        var target = PointerTarget(1, frame, hasBezel: hasBezel, padding: Insets(3))
        target.padding?.left = number
        let region = frame.outset(by: Insets(hasBezel ? 12 : 24))
        XCTAssertEqual(SharedConfiguration().region(of: target), region)
        XCTAssertEqual(SimulatedPerson(targets: [target]).engine.region(of: 1), region)
      }
    }
  }
}
