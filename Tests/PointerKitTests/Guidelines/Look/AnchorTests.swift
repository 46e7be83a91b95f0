import PointerTestSupport
import XCTest

@testable import PointerKit

/// S6: a custom shape has an anchor, by default its center, which stays on the location.
///
/// Files: `PointerShape`, `PointerPath`, `Goals`, `VisiblePointer`.
final class AnchorTests: XCTestCase {
  // A huge stroke once weighed nothing, or more than its bounds.

  private let frame = Rect(300, 200, 300, 300)

  private func target(_ path: PointerPath, id: TargetID = 1) -> PointerTarget {
    PointerTarget(id, frame, style: PointerStyle(shape: .path(path)))
  }

  /// The position of the anchor on the surface, computed independently: the shape is drawn around its center,
  /// scaled.
  private func anchor(_ path: PointerPath, in pointer: PointerAppearance) -> Point {
    let bounds = path.bounds
    let share = Vector(
      (path.anchor.x - bounds.minX) / bounds.width - 0.5, (path.anchor.y - bounds.minY) / bounds.height - 0.5)
    return pointer.center
      + Vector(share.dx * pointer.size.width * pointer.scale, share.dy * pointer.size.height * pointer.scale)
  }

  private static let drop: [PointerPath.Element] = [
    .move(to: Point(3, 40)), .line(to: Point(15, 52)), .line(to: Point(3, 64)), .close,
  ]

  private var paths: [(String, PointerPath)] {
    var paths: [(String, PointerPath)] = [
      ("marker", .markerTip), ("cross", .cross), ("middle", PointerPath(Self.drop)),
      ("corner", PointerPath(Self.drop, anchor: Point(3, 40))),
      ("outside", PointerPath(Self.drop, anchor: Point(-20, 90))),
      ("stroke", PointerPath(Self.drop, anchor: Point(15, 52), strokeWidth: 5)),
    ]
    var dice = Dice(seed: 5)
    for index in 0..<6 {
      let anchor = Point(dice.number(-10...30), dice.number(30...80))
      paths.append(("random \(index)", PointerPath(Self.drop, anchor: anchor)))
    }
    return paths
  }

  func testReadyMadeShapesAreAnchoredAtTheirMiddle() {
    for path in [PointerPath.cross, .horizontalArrows, .verticalArrows, .bullseye] {
      XCTAssertEqual((path.bounds.center - path.anchor).length, 0, accuracy: 1e-9)
    }
    XCTAssertEqual(PointerPath.markerTip.bounds.maxY, PointerPath.markerTip.anchor.y)
    XCTAssertEqual(PointerPath.cross.bounds.size, Size(24, 24))
  }

  func testPressingKeepsTheAnchorOnTheLocationInEveryFrame() {
    for (number, (name, path)) in paths.enumerated() {
      let scale = [0.8, 0.5, 1.3][number % 3]
      let configuration = with(PointerConfiguration()) { $0.pointer.pressedCircleScale = scale }
      var person = SimulatedPerson(
        targets: [target(path)], at: Point(421, 330), configuration: configuration)
      person.waitUntilRest()
      XCTAssertEqual(person.frame.pointer.path, path)
      for phase in ["pressed", "pressed again", "released"] {
        if phase == "released" { person.release() } else { person.press() }
        if phase == "pressed again" {
          // Interrupted while it shrinks and while it grows.
          person.wait(milliseconds: 30)
          person.release(waiting: 20)
          person.press()
        }
        for _ in 0..<80 {
          person.move(by: phase == "pressed again" ? Vector(0.8, -0.5) : .zero, waiting: 7)
          let (frame, location) = (person.frame, person.frame.clickLocation)
          let distance = (anchor(path, in: frame.pointer) - location).length
          XCTAssertLessThan(distance, 0.03, "\(name) \(phase), scale \(frame.pointer.scale)")
        }
      }
      XCTAssertEqual(person.frame.pointer.scale, 1)
    }
  }

  func testAPathIsAnchoredAtItsMiddleUnlessAnAnchorIsSet() {
    let path = PointerPath(Self.drop)
    XCTAssertEqual(path.anchor, Point(9, 52))
    XCTAssertEqual(PointerPath(Self.drop, anchor: .zero).anchor, .zero)
    XCTAssertNotEqual(PointerPath(Self.drop, anchor: .zero), path)
    XCTAssertEqual(PointerPath(Self.drop, anchor: path.bounds.center), path)
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(PointerPath(Self.drop, anchor: Point(number, 1)), path)
    }
    XCTAssertEqual(PointerPath([]).anchor, .zero)
    XCTAssertEqual(PointerPath(Self.drop, anchor: Point(1e300, 0)).anchor, Point(1e9, 0))
    var person = SimulatedPerson(targets: [target(path)], at: Point(421, 330))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.center, Point(421, 330))
  }
}
