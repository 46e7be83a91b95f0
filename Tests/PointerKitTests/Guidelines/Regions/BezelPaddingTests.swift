import PointerTestSupport
import XCTest

/// R1: with a visible background, the hit region extends 12 points beyond the element.
///
/// Files: `HitRegion`.
final class BezelPaddingTests: HitRegionTestCase {
  func testTheRegionReachesExactlyTwelvePoints() {
    let target = PointerTarget(1, frame, .button, hasBezel: true)
    sweep(target, expected: Rect(minX: 288, minY: 188, maxX: 412, maxY: 272))
  }

  // Also R2.
  func testPaddingDoesNotDependOnTheKind() {
    for (kind, hasBezel) in product(ElementKind.allCases, [true, false]) {
      let target = PointerTarget(9, frame, kind, hasBezel: hasBezel, effect: .none)
      sweep(target, expected: frame.outset(by: hasBezel ? 12 : 24))
    }
  }

  // Also R2.
  func testConfiguredPaddingIsUsed() {
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
}
