// snippet.readme-magnetism
import Magnetism

// snippet.hide
import XCTest

/// README's sample of Magnetism, with nothing but `import Magnetism`.
final class ReadmeMagnetismSnippets: XCTestCase {
  func testFlickLandsOnTheButton() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    // snippet.show
    let flick = Flick(position: Point(x: 300, y: 400), velocity: Vector(dx: 2600, dy: -90))
    let button = MagneticTarget(id: 1, frame: Rect(x: 480, y: 370, width: 44, height: 44))
    let link = MagneticTarget(id: 2, frame: Rect(x: 380, y: 470, width: 60, height: 20))
    let attraction = Magnet().attraction(for: flick, among: [button, link])

    print(attraction.projected)  // (461.197, 394.42), where inertia alone would end
    print(attraction.landing)  // (502, 392), the center of the button
    // snippet.end
    XCTAssertEqual(printed, ["(461.197, 394.42)", "(502, 392)"])
  }
}
