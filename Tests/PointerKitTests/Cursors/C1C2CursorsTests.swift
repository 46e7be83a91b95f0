import PointerTestSupport
import XCTest

/// C1 and C2: the macOS pointers, their names in CSS, and what this engine shows for them.
final class C1C2CursorsTests: XCTestCase {
  func testC1TheEighteenPointersOfAppKitHaveTheNamesOfCSS() {
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

  func testC1EveryOtherCursorHasANameOfItsOwn() {
    let names = CursorKind.allCases.filter { $0 != .disappearingItem }.map { "\($0.cssName)" }
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual("\(CursorKind.disappearingItem.cssName)", "no-drop")
  }

  // MARK: What this engine shows

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

  func testC1TheMeaningOfEachOfTheEighteenDecidesWhatThePointerBecomes() {
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

  func testA1ResizeArrowsPointWhereTheEdgeCanGo() {
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

  func testC1AClosedHandLooksPressed() {
    let open = person(over: .grab).frame.pointer
    let closed = person(over: .grabbing).frame.pointer
    XCTAssertEqual(open.scale, 1)
    XCTAssertEqual(closed.scale, PointerConfiguration().pointer.pressedCircleScale, accuracy: 0.005)
    XCTAssertGreaterThan(closed.opacity, open.opacity)
  }

  func testC1AnEffectAndAccessoriesThatTheHostStatesAreKeptOverThoseOfACursor() {
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
  func testC1ACursorKeepsTheOffsetAndTheAxesThatTheHostStates() {
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

  func testF6TextByItsCursorIsMagneticAsTextIs() {
    for cursor in [CursorKind.text, .verticalText] {
      let target = PointerTarget(1, Rect(500, 300, 30, 30), cursor: cursor)
      var person = SimulatedPerson(targets: [target], start: Point(310, 315))
      person.flick(Vector(1000, 0), waiting: 900)
      XCTAssertEqual(person.engine.lastAttraction?.target, 1, "\(cursor)")
    }
  }

  // MARK: Drags

  func testC2OptionCopiesOptionCommandLinksAndTheKeysDecideWhatADragDoes() {
    for (operation, bits) in product(DragOperation.allCases, UInt8(0)..<32) {
      let keys = KeyModifiers(rawValue: bits)
      let expected: DragOperation
      if operation == .none || operation == .forbidden || operation == .disappearing {
        expected = operation
      } else if keys.isSuperset(of: [.option, .command]) {
        expected = .link
      } else {
        expected = keys.contains(.option) ? .copy : operation
      }
      XCTAssertEqual(operation.resolved(with: keys), expected, "\(operation) with \(bits)")
    }
  }

  func testC2CopyLinkNotAllowedAndDisappearingAreShownByCursorAndBadgeAsTheDragGoesOn() {
    typealias Row = (DragOperation, KeyModifiers, CursorKind, [PointerAccessory.Shape])
    let rows: [Row] = [
      (.move, [], .move, []), (.move, [.option], .copy, [.plus]),
      (.move, [.option, .command], .alias, [.arrow]), (.move, [.command], .move, []),
      (.copy, [], .copy, [.plus]), (.link, [], .alias, [.arrow]), (.link, [.option], .copy, [.plus]),
      (.forbidden, [.option], .notAllowed, [.circleSlash]),
      (.disappearing, [.option, .command], .disappearingItem, [.minus]), (.none, [.option], .arrow, []),
    ]
    for (operation, keys, cursor, badge) in rows {
      var person = SimulatedPerson()
      person.send(.dragOperation(operation))
      person.send(.modifiers(keys), waiting: 2000)
      XCTAssertEqual(person.frame.cursor, cursor, "\(operation) \(keys.rawValue)")
      XCTAssertEqual(person.frame.accessories.map { $0.shape }, badge, "\(operation) \(keys.rawValue)")
      person.send(.dragOperation(.none), waiting: 2000)
      XCTAssertEqual(person.frame.accessories, [])
      XCTAssertEqual(person.frame.cursor, .arrow)
    }
  }

  func testC2TheMenuPointerIsShownOnlyWhileControlIsHeldAndNothingIsDragged() {
    var person = person(over: .contextMenu)
    XCTAssertEqual(person.frame.cursor, .arrow)
    XCTAssertEqual(person.frame.pointer.layer, .behind)
    _ = person.newEvents()
    person.send(.modifiers([.control]))
    XCTAssertEqual(person.newTypes(), [.styleChanged])
    person.wait(milliseconds: 900)
    XCTAssertEqual(person.frame.cursor, .contextMenu)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.menu])
    XCTAssertEqual(person.frame.pointer.outline, .circle)
    person.send(.dragOperation(.move), waiting: 900)
    XCTAssertEqual(person.frame.cursor, .move)
    XCTAssertEqual(person.frame.accessories, [])
    person.send(.dragOperation(.none))
    person.send(.modifiers([]), waiting: 900)
    XCTAssertEqual(person.frame.cursor, .arrow)
    XCTAssertEqual(person.frame.accessories, [])
  }

  func testC2ADragsBadgeStandsBesideWhatIsHovered() {
    var person = person(over: .eastWestResize)
    person.send(.dragOperation(.copy), waiting: 900)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.arrow, .arrow, .plus])
    // One that the target shows already is not shown twice.
    person = self.person(over: .copy)
    person.send(.dragOperation(.copy), waiting: 900)
    XCTAssertEqual(person.frame.accessories.map { $0.shape }, [.plus])
  }

  // MARK: The end of a drag

  private func dragging(_ operation: DragOperation) -> SimulatedPerson {
    let photo = PointerTarget(1, Rect(300, 300, 80, 80), .image)
    var person = SimulatedPerson(targets: [photo], at: Point(331, 330), device: .mouse)
    person.press()
    person.move(by: Vector(200, 0))
    person.send(.dragOperation(operation), waiting: 600)
    return person
  }

  func testC2TheOperationEndsWithTheDragAtAReleaseACancelOrALeave() {
    for operation in [DragOperation.copy, .link, .forbidden, .disappearing, .move] {
      for end in [PointerInput.Kind.button(.primary, isDown: false), .cancel, .leave] {
        var person = dragging(operation)
        person.send(end)
        person.send(.enter(Point(600, 600)), waiting: 900)
        XCTAssertEqual(person.frame.accessories, [], "\(operation), \(end)")
        XCTAssertEqual(person.frame.cursor, .arrow, "\(operation), \(end)")
        // The next drag begins without one.
        person.move(by: Vector(330 - person.model.x, 330 - person.model.y))
        person.press()
        person.move(by: Vector(30, 0), waiting: 600)
        XCTAssertEqual(person.frame.accessories, [], "\(operation), \(end)")
      }
    }
  }

  func testC2AnotherButtonDoesNotEndTheOperation() {
    var person = dragging(.copy)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.click(.middle, waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
  }

  // A toolkit whose own drag takes the press away from the engine cancels it first, and reports the release.
  func testC2AReleaseEndsTheOperationOfADragOfWhichTheEngineSawNoPress() {
    var person = dragging(.copy)
    person.send(.cancel)
    person.send(.dragOperation(.copy), waiting: 600)
    XCTAssertEqual(person.frame.accessories.count, 1)
    person.release(waiting: 900)
    XCTAssertEqual(person.frame.accessories, [])
  }
}
