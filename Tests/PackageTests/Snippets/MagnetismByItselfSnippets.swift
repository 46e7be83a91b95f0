// snippet.magnetismByItself
import Magnetism

// snippet.hide
import XCTest

/// The samples of MagnetismByItself, with nothing but `import Magnetism`.
final class MagnetismByItselfSnippets: XCTestCase {
  func testFlickLandsOnMaps() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    // snippet.show
    let lift = Flick(position: Point(x: 220, y: 176), velocity: Vector(dx: 1934, dy: -341))
    let photos = MagneticTarget(id: 1, frame: Rect(x: 330, y: 24, width: 56, height: 56))
    let music = MagneticTarget(id: 2, frame: Rect(x: 430, y: 98, width: 56, height: 56))
    let maps = MagneticTarget(id: 3, frame: Rect(x: 330, y: 194, width: 56, height: 56))

    let attraction = Magnet().attraction(for: lift, among: [photos, music, maps])
    print(attraction.landing)  // (358, 222), the center of Maps
    // snippet.end
    XCTAssertEqual(printed, ["(358, 222)"])
    printed = []
    // snippet.magnetismExplained
    let explanation = Magnet().explanation(of: lift, among: [photos, music, maps])
    for candidate in explanation.candidates { print(candidate) }
    // snippet.end
    XCTAssertEqual(
      printed,
      [
        "target 1: farther, distance 104.438, angle 0.557", "target 2: farther, distance 121.57, angle 0.033",
        "target 3: chosen, distance 69.537, angle 0.496",
      ])
  }
}
