// snippet.magnetism
import Magnetism

// snippet.hide
import XCTest

/// The samples of Magnetism, with nothing but `import Magnetism`.
final class MagnetismSnippets: XCTestCase {
  func testTheSampleOfTheModule() {
    // snippet.show
    let velocity = Vector(dx: 2600, dy: -90)
    let screen = Rect(x: 0, y: 0, width: 1024, height: 768)
    let flick = Flick(position: Point(x: 300, y: 400), velocity: velocity, bounds: screen)
    let targets = [MagneticTarget(id: 1, frame: Rect(x: 480, y: 370, width: 44, height: 44))]

    let attraction = Magnet().attraction(for: flick, among: targets)
    print(attraction.landing)  // the center of target 1: 502, 392
    // snippet.end
    XCTAssertEqual(attraction.target, 1)
    XCTAssertEqual(attraction.landing, Point(x: 502, y: 392))
  }

  func testTheSampleOfTheMagnet() {
    let targets = [MagneticTarget(id: 1, frame: Rect(x: 480, y: 370, width: 44, height: 44))]
    // snippet.magnet
    let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
    let attraction = Magnet().attraction(for: flick, among: targets)
    // snippet.end
    XCTAssertEqual(attraction.target, 1)
  }
}
