import PointerTestSupport
import XCTest

@testable import PointerKit

/// S3: the measures of contours that holes grow from and shrink to.
final class ContourTests: XCTestCase {
  private func bow(_ left: Double, _ right: Double) -> [Point] {
    // Two triangles that share a corner and run in opposite directions.
    [(0, 0), (left, -left), (left, left), (0, 0), (-right, -right), (-right, right)].map {
      Point(x: 100 + $0.0, y: 50 + $0.1)
    }
  }

  func testTheCentroidIsTheCenterOfArea() {
    let square = [(0, 0), (4, 0), (4, 2), (0, 2)].map { Point(x: 10 + $0.0, y: 20 + $0.1) }
    XCTAssertEqual(Contour.centroid(of: square), Point(x: 12, y: 21))
    let triangle = [(0, 0), (9, 0), (0, 6)].map { Point(x: $0.0, y: $0.1) }
    XCTAssertEqual(Contour.centroid(of: triangle), Point(x: 3, y: 2))
  }

  /// Halves that cancel all but a little of the area have their center of area far away.
  func testTheCentroidOfWhatCrossesItselfIsWithinItsBounds() {
    for difference in [0, 1e-12, 1e-6, 1e-3, 0.1, 1, 5, 10, -1e-6, -0.1, -5] {
      let points = bow(10, 10 + difference)
      XCTAssertTrue(Contour.bounds(of: points).contains(Contour.centroid(of: points)), "\(difference)")
    }
    var dice = Dice(seed: 15)
    for round in 0..<500 {
      let points = (0..<dice.count(1...12)).map { _ in Point.zero + dice.vector(upTo: 50) }
      let bounds = Contour.bounds(of: points).outset(by: 1e-9)
      XCTAssertTrue(bounds.contains(Contour.centroid(of: points)), "round \(round)")
    }
  }

  func testTheCentroidWithoutAnAreaIsTheMeanOfTheCorners() {
    XCTAssertEqual(Contour.centroid(of: [Point(x: 3, y: 4), Point(x: 5, y: 8)]), Point(x: 4, y: 6))
    XCTAssertEqual(Contour.centroid(of: [Point(x: 3, y: 4)]), Point(x: 3, y: 4))
    XCTAssertEqual(Contour.centroid(of: []), .zero)
    let endless = [Point(x: .infinity, y: 0), Point(x: 0, y: .nan), Point(x: 1, y: 1)]
    XCTAssertEqual(Contour.centroid(of: endless), Point(x: 1, y: 1))
  }
}
