// snippet.readme-test
import PointerTesting
import XCTest

final class ToolbarTests: XCTestCase {
  func testFlickReachesShare() {
    let share = PointerTarget(id: 1, frame: Rect(x: 60, y: 20, width: 44, height: 36), kind: .barButton)
    var person = SimulatedPerson(targets: [share], start: Point(x: 400, y: 300), names: [1: "Share"])
    person.flick(toward: share.id)
    assertLands(person, on: share.id)

    person.waitUntilRest()
    person.click()
    assertClicks(person, share.id)

    assertNoFindings(person)  // paddings, gaps in groups, effects and shapes, by the guideline
  }
}
// snippet.end
