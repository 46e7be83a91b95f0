import PointerTestSupport
import XCTest

@testable import PointerKit

/// S6, S7: the position of a host's own path, pressed or not, and which strokes count as too thin.
final class PressedAnchorTests: XCTestCase {
  private let frame = Rect(x: 300, y: 200, width: 300, height: 300)

  private func target(_ path: PointerPath, id: TargetID = 1) -> PointerTarget {
    let target = with(PointerTarget(id: id, frame: frame)) { $0.style = PointerStyle(shape: .path(path)) }
    return target
  }

  /// The position of the anchor on the surface, computed independently: the shape is drawn around its center,
  /// scaled.
  private func anchor(_ path: PointerPath, in pointer: PointerAppearance) -> Point {
    let bounds = path.bounds
    let share = Vector(
      dx: (path.anchor.x - bounds.minX) / bounds.width - 0.5,
      dy: (path.anchor.y - bounds.minY) / bounds.height - 0.5)
    return pointer.center
      + Vector(
        dx: share.dx * pointer.size.width * pointer.scale, dy: share.dy * pointer.size.height * pointer.scale)
  }

  private static let drop: [PointerPath.Element] = [
    .move(to: Point(x: 3, y: 40)), .line(to: Point(x: 15, y: 52)), .line(to: Point(x: 3, y: 64)), .close,
  ]

  private var paths: [(String, PointerPath)] {
    var paths: [(String, PointerPath)] = [
      ("marker", .markerTip), ("cross", .cross), ("middle", PointerPath(Self.drop)),
      ("corner", PointerPath(Self.drop, anchor: Point(x: 3, y: 40))),
      ("outside", PointerPath(Self.drop, anchor: Point(x: -20, y: 90))),
      ("stroke", PointerPath(Self.drop, anchor: Point(x: 15, y: 52), strokeWidth: 5)),
    ]
    var dice = Dice(seed: 5)
    for index in 0..<6 {
      let anchor = Point(x: dice.number(-10...30), y: dice.number(30...80))
      paths.append(("random \(index)", PointerPath(Self.drop, anchor: anchor)))
    }
    return paths
  }

  func testS6PressingKeepsTheAnchorOnTheLocationInEveryFrame() {
    var variants = Variants()
    for (name, path) in paths {
      for scale in variants.of([0.8, 0.5, 1.3]) {
        let configuration = with(PointerConfiguration()) { $0.pressedCircleScale = scale }
        var person = PointerHarness(
          targets: [target(path)], start: Point(x: 420, y: 330), configuration: configuration)
        person.move(by: Vector(dx: 1, dy: 0))
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
            person.wait(milliseconds: 7)
            let (frame, location) = (person.frame, person.frame.precise)
            let distance = (anchor(path, in: frame.pointer) - location).length
            XCTAssertLessThan(distance, 0.03, "\(name) \(phase), scale \(frame.pointer.scale)")
          }
        }
        XCTAssertEqual(person.frame.pointer.scale, 1)
      }
    }
  }

  func testS6DraggingPressedKeepsTheAnchorOnTheLocation() {
    for (name, path) in paths {
      var person = PointerHarness(targets: [target(path)], start: Point(x: 420, y: 330))
      person.move(by: Vector(dx: 1, dy: 0))
      person.waitUntilRest()
      person.press(waiting: 400)
      for _ in 0..<30 {
        person.move(by: Vector(dx: 2.25, dy: -1.5))
        let distance = (anchor(path, in: person.frame.pointer) - person.frame.precise).length
        XCTAssertLessThan(distance, 0.03, name)
      }
    }
  }

  func testS6APathWithoutAnAnchorIsAnchoredAtItsMiddle() {
    let path = PointerPath(Self.drop)
    XCTAssertEqual(path.anchor, Point(x: 9, y: 52))
    XCTAssertEqual(PointerPath(Self.drop, anchor: .zero).anchor, .zero)
    XCTAssertNotEqual(PointerPath(Self.drop, anchor: .zero), path)
    XCTAssertEqual(PointerPath(Self.drop, anchor: path.bounds.center), path)
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(PointerPath(Self.drop, anchor: Point(x: number, y: 1)), path)
    }
    XCTAssertEqual(PointerPath([]).anchor, .zero)
    XCTAssertEqual(PointerPath(Self.drop, anchor: Point(x: 1e300, y: 0)).anchor, Point(x: 1e9, y: 0))
    var person = PointerHarness(targets: [target(path)], start: Point(x: 420, y: 330))
    person.move(by: Vector(dx: 1, dy: 0))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.center, Point(x: 421, y: 330))
  }

  func testS7AThinStrokeIsCountedOnceAndItsTargetNamed() {
    func stroked(_ width: Double?, id: TargetID) -> PointerTarget {
      target(PointerPath(Self.drop, strokeWidth: width), id: id)
    }
    for width in [0.1, 1, 3, 4.4, 4.5.nextDown] {
      var person = PointerHarness(targets: [stroked(4.5, id: 3), stroked(width, id: 8), stroked(nil, id: 9)])
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "\(width)")
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.lastID, 8)
      XCTAssertEqual(person.engine.diagnostics.total, 0, "a hint: it is drawn as it is")
      person.engine.upsert(stroked(width / 2, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "it is known")
      person.engine.upsert(stroked(5, id: 8), at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 2)
      person.engine.remove(8, at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 3)
    }
    // A stroke that is none fills the path.
    for width in [0, -3, Double.nan, .infinity] {
      XCTAssertEqual(
        PointerHarness(targets: [stroked(width, id: 1)]).engine.diagnostics.thinStrokes.count, 0, "\(width)")
    }
    for shape in [PointerShape.cross, .target, .markerTip, .pill, .verticalBeam(length: 20)] {
      var other = target(.cross)
      other.style = PointerStyle(shape: shape)
      XCTAssertEqual(PointerHarness(targets: [other]).engine.diagnostics.thinStrokes.count, 0)
    }
  }
}
