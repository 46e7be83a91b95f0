import PointerInteractions
import PointerTesting
import XCTest

/// A host of interactions is driven end to end: its delegates hear what the person does.
final class InteractionHostTests: XCTestCase, PointerInteractionDelegate {
  private var entered = 0

  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {
    entered += 1
  }

  func testDelegateHearsThePerson() {
    let host = PointerInteractionHost(PointerEngine(size: Size(width: 640, height: 400)))
    let interaction = PointerInteraction(delegate: self)
    let view = PointerTarget(id: 7, frame: Rect(x: 300, y: 100, width: 80, height: 40), kind: .button)
    host.add(interaction, to: view, at: .zero)
    var person = SimulatedPerson(in: host, start: Point(x: 60, y: 60), names: [7: "View"])
    person.click(7)
    XCTAssertEqual(entered, 1)
    assertClicks(person, 7)
    XCTAssertEqual(host.engine.position, person.position)
  }
}
