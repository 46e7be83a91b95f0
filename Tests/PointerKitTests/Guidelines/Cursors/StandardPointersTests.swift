import PointerTestSupport
import XCTest

/// C1: each of the 18 pointers of macOS has a meaning, names in other systems, and a form of this pointer.
///
/// Files: `CursorKind`, `CursorKind+Toolkits`, `StyleResolution`.
final class StandardPointersTests: XCTestCase {
  private func person(
    over cursor: CursorKind?, kind: ElementKind = .other, style: PointerStyle = .automatic,
    frame: Rect = Rect(400, 300, 40, 40)
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, kind, style: style, cursor: cursor)
    var person = SimulatedPerson(targets: [target], start: Point(300, 100))
    person.move(to: frame.center, waiting: 900)
    XCTAssertEqual(person.hovered, 1)
    return person
  }

  private func arrows(_ frame: PointerFrame) -> [Int] {
    frame.accessories.map { Int(($0.angle * 180 / Double.pi).rounded()) }
  }

  func testEighteenPointersHaveNamesInCSS() {
    let names: [(MacOSPointer, String)] = [
      (.arrow, "default"), (.closedHand, "grabbing"), (.contextualMenu, "context-menu"),
      (.crosshair, "crosshair"), (.disappearingItem, "no-drop"), (.dragCopy, "copy"), (.dragLink, "alias"),
      (.iBeam, "text"), (.openHand, "grab"), (.operationNotAllowed, "not-allowed"),
      (.pointingHand, "pointer"), (.resizeDown, "s-resize"), (.resizeLeft, "w-resize"),
      (.resizeLeftRight, "ew-resize"), (.resizeRight, "e-resize"), (.resizeUp, "n-resize"),
      (.resizeUpDown, "ns-resize"), (.iBeamCursorForVerticalLayout, "vertical-text"),
    ]
    XCTAssertEqual(names.map { $0.0 }, MacOSPointer.allCases)
    for (pointer, name) in names { XCTAssertEqual("\(pointer.cursor.cssName)", name) }
    XCTAssertEqual(Set(MacOSPointer.allCases.map { $0.cursor }).count, 18, "no two mean the same")
  }

  func testEveryOtherCursorHasANameOfItsOwn() {
    let names = CursorKind.allCases.filter { $0 != .disappearingItem }.map { "\($0.cssName)" }
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual("\(CursorKind.disappearingItem.cssName)", "no-drop")
  }

  func testMeaningDecidesWhatThePointerBecomes() {
    for pointer in MacOSPointer.allCases {
      let frame = person(over: pointer.cursor).frame
      let shapes = frame.accessories.map { $0.shape }
      let message = "\(pointer)"
      switch pointer {
      case .arrow, .pointingHand, .contextualMenu:
        // The plain cursor leaves the automatic effect alone, a menu's waits for Control (C2); a link's is
        // the highlight.
        XCTAssertEqual(frame.pointer.layer, .behind, message)
        XCTAssertEqual(shapes, [], message)
      case .iBeam:
        XCTAssertEqual(frame.pointer.outline, .verticalBeam)
        XCTAssertEqual(frame.clickLocation.y, 320, "it stays in the middle of its line")
      case .iBeamCursorForVerticalLayout:
        XCTAssertEqual(frame.pointer.outline, .horizontalBeam)
        XCTAssertEqual(frame.pointer.size.width, 40)
        XCTAssertEqual(frame.clickLocation.x, 420)
      case .crosshair:
        XCTAssertEqual(frame.pointer.outline, .path)
        XCTAssertEqual(frame.pointer.size, Size(24, 24))
        XCTAssertEqual(frame.pointer.center, frame.modelPosition)
      default:
        XCTAssertEqual(frame.pointer.outline, .circle, message)
        let expected: [PointerAccessory.Shape] =
          switch pointer {
          case .openHand, .closedHand: []
          case .disappearingItem: [.minus]
          case .dragCopy: [.plus]
          case .operationNotAllowed: [.circleSlash]
          case .resizeLeftRight, .resizeUpDown: [.arrow, .arrow]
          default: [.arrow]
          }
        XCTAssertEqual(shapes, expected, message)
      }
    }
  }

  /// Also A1.
  func testResizeArrowsPointWhereTheEdgeCanGo() {
    let expected: [(MacOSPointer, [Int])] = [
      (.resizeUp, [0]), (.resizeRight, [90]), (.resizeDown, [180]), (.resizeLeft, [270]),
      (.resizeLeftRight, [270, 90]), (.resizeUpDown, [0, 180]),
    ]
    for (pointer, angles) in expected {
      let frame = person(over: pointer.cursor, kind: .divider).frame
      XCTAssertEqual(arrows(frame), angles, "\(pointer)")
      for accessory in frame.accessories {
        let (sine, cosine) = Elementary.sincos(accessory.angle)
        // 9.5 is the circle's radius, 9 the offset.
        XCTAssertEqual(accessory.center.x, frame.pointer.center.x + 18.5 * sine, accuracy: 0.05)
        XCTAssertEqual(accessory.center.y, frame.pointer.center.y - 18.5 * cosine, accuracy: 0.05)
      }
    }
    XCTAssertEqual(arrows(person(over: .allScroll).frame), [0, 90, 180, 270])
    XCTAssertEqual(arrows(person(over: .northeastSouthwestResize).frame), [45, 225])
  }

  func testAClosedHandLooksPressed() {
    let open = person(over: .grab).frame.pointer
    let closed = person(over: .grabbing).frame.pointer
    XCTAssertEqual(open.scale, 1)
    XCTAssertEqual(closed.scale, PointerConfiguration().pointer.pressedCircleScale, accuracy: 0.005)
    XCTAssertGreaterThan(closed.opacity, open.opacity)
  }

  func testStatedEffectAndAccessoriesAreKept() {
    let lifted = person(over: .copy, style: PointerStyle(effect: .lift)).frame
    XCTAssertEqual(lifted.accessories, [])
    XCTAssertEqual(lifted.pointer.opacity, 0)
    let style = with(PointerStyle.automatic) { $0.accessories = [PointerAccessory(.menu, angle: 0)] }
    XCTAssertEqual(person(over: .copy, style: style).frame.accessories.map { $0.shape }, [.menu])
    let button = person(over: .copy, kind: .appIcon).frame
    XCTAssertEqual(button.pointer.opacity, 0, "an icon is lifted still")
    XCTAssertEqual(button.accessories.map { $0.shape }, [.plus])
    XCTAssertEqual(person(over: nil, kind: .divider).frame.accessories, [], "only where the cursor says so")
  }

  /// What the host states is kept if the style of a cursor replaces an automatic style.
  func testStatedOffsetAndAxesAreKept() {
    var style = PointerStyle.automatic
    style.shapeOffset = Vector(0, 40)
    style.constrainedAxes = .vertical
    for kind in [ElementKind.other, .divider, .handle] {
      for cursor in [CursorKind.verticalText, .crosshair, .copy, .eastWestResize, .grab, .pointer] {
        let frame = Rect(400, 300, 100, 60)
        let message = "\(kind) with \(cursor)"
        let target = PointerTarget(1, frame, kind, style: style, cursor: cursor)
        var person = SimulatedPerson(targets: [target], start: Point(300, 100))
        person.move(to: Point(430, 310), waiting: 900)
        let resolved = person.engine.resolvedStyle(of: 1)
        XCTAssertEqual(resolved?.shapeOffset, style.shapeOffset, message)
        // Only a shape snaps (P8), and dividers and handles follow their tracks.
        guard kind == .other, [.verticalText, .crosshair, .pointer].contains(cursor) else { continue }
        XCTAssertEqual(person.frame.clickLocation.y, 330, accuracy: 1e-9, "the middle; \(message)")
      }
    }
    // A column of vertical text constrains x by itself, and y because the host says so.
    let narrow = person(over: .verticalText, style: style)
    XCTAssertEqual(narrow.frame.clickLocation, Point(420, 320))
  }
}
