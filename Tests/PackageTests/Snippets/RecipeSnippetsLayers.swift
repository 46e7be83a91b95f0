import PointerKit
import PointerTesting
import XCTest

/// The samples of the page Recipes about what opens in front: menus, popovers, dialogs and tips.
final class RecipeSnippetsLayers: SnippetTestCase {
  private let behind = Rect(x: 400, y: 300, width: 60, height: 60)
  private let popoverFrame = Rect(x: 380, y: 280, width: 200, height: 160)
  private let dialogFrame = Rect(x: 600, y: 500, width: 200, height: 160)
  private let menuFrame = Rect(x: 380, y: 280, width: 188, height: 124)

  override func setUp() { engine.upsert(PointerTarget(id: 1, frame: behind, kind: .appIcon), at: now) }

  func testHighlightOfAnItemIsWithinTheMenu() {
    // snippet.menu
    var menu = PointerSpace(id: 7)
    menu.origin = menuFrame.origin
    menu.clip = menuFrame
    menu.z = 3
    menu.isOpaque = true
    engine.upsert(menu, at: now)
    let items = (0..<4).map { index in
      let frame = Rect(x: 12, y: 6 + 28 * Double(index), width: menuFrame.width - 24, height: 28)
      var item = PointerTarget(id: TargetID(70 + index), frame: frame, kind: .editMenuItem)
      item.space = 7
      return item
    }
    engine.upsert(items, at: now)
    // snippet.end
    for corner in [Point(x: 381, y: 281), Point(x: 567, y: 403)] {
      engine.handle(PointerInput(.position(corner), at: now), now: now)
      let pointer = engine.step(now: settled).pointer
      XCTAssertGreaterThan(pointer.size.width, 164, "a highlight")
      XCTAssertGreaterThanOrEqual(pointer.center.x - pointer.size.width / 2, menuFrame.minX)
      XCTAssertLessThanOrEqual(pointer.center.x + pointer.size.width / 2, menuFrame.maxX)
      XCTAssertGreaterThanOrEqual(pointer.center.y - pointer.size.height / 2, menuFrame.minY)
      XCTAssertLessThanOrEqual(pointer.center.y + pointer.size.height / 2, menuFrame.maxY)
    }
  }

  func testMenuOpensAtTheCenterAndAPressElsewhereClosesIt() {
    var opened: [(TargetID?, Point)] = []
    var closed = 0
    let menuItems: Set<TargetID> = [70]
    func openMenu(for target: TargetID?, at location: Point) { opened.append((target, location)) }
    func closeMenu() { closed += 1 }
    let seen: UInt64 = 0
    engine.handle(PointerInput(.position(Point(x: 410, y: 310)), at: now), now: now)
    engine.handle(PointerInput(.button(.secondary, isDown: true), at: now), now: now)
    engine.handle(PointerInput(.button(.secondary, isDown: false), at: now), now: now)
    // snippet.contextMenu
    for event in engine.events(since: seen) {
      switch event.kind {
      case .secondaryClicked(let press): openMenu(for: press.target, at: press.location)
      case .pressed(let press) where !menuItems.contains(press.target ?? 0): closeMenu()
      default: break
      }
    }
    // snippet.end
    XCTAssertEqual(opened.map { $0.0 }, [1])
    XCTAssertEqual(opened.map { $0.1 }, [behind.center])
    XCTAssertEqual(closed, 1)
  }

  func testSubmenuOfAnItemThatIsOnlyCrossedDoesNotOpen() {
    var waiting: (TargetID, Timestamp)?
    var opened: [TargetID?] = []
    let menuItems: Set<TargetID> = [70, 71]
    func openSubmenu(of item: TargetID) { opened.append(item) }
    let items = [0.0, 1].map { index in
      let frame = Rect(x: 100, y: 100 + 28 * index, width: 160, height: 28)
      return PointerTarget(id: TargetID(70 + Int(index)), frame: frame, kind: .editMenuItem)
    }
    engine.upsert(items, at: now)
    var seen = engine.eventCount
    func frame(at now: Timestamp, pointerIn item: Int) {
      engine.handle(PointerInput(.position(items[item].frame.center), at: now), now: now)
      // snippet.submenu
      for event in engine.events(since: seen) {
        guard case .entered(let id) = event.kind else { continue }
        waiting = menuItems.contains(id) ? (id, event.time.advanced(by: .milliseconds(250))) : nil
      }
      if let (item, due) = waiting, due <= now {
        openSubmenu(of: item)
        waiting = nil
      }
      // snippet.end
      seen = engine.eventCount
    }
    frame(at: now, pointerIn: 0)
    frame(at: now.advanced(by: .milliseconds(300)), pointerIn: 0)
    frame(at: now.advanced(by: .milliseconds(400)), pointerIn: 1)
    frame(at: now.advanced(by: .milliseconds(500)), pointerIn: 0)
    XCTAssertEqual(opened, [70], "71 was only crossed")
    frame(at: now.advanced(by: .milliseconds(800)), pointerIn: 0)
    XCTAssertEqual(opened, [70, 70])
  }

  func testPopoverCoversWhatIsBehindItAndHasAButton() {
    XCTAssertEqual(engine.hitTest(behind.center)?.target, 1)
    // snippet.popover
    var popover = PointerSpace(id: 5)
    popover.origin = popoverFrame.origin
    popover.clip = popoverFrame
    popover.z = 1
    popover.isOpaque = true
    engine.upsert(popover, at: now)
    var done = PointerTarget(id: 80, frame: Rect(x: 12, y: 8, width: 64, height: 32), kind: .button)
    done.space = 5
    engine.upsert(done, at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: 400, y: 300))?.target, 80)
    XCTAssertNil(engine.hitTest(Point(x: 455, y: 355))?.target)
    popover.isOpaque = false
    engine.upsert(popover, at: now)
    XCTAssertEqual(engine.hitTest(Point(x: 455, y: 355))?.target, 1, "a popover that is not opaque")
    engine.remove(space: 5, at: now)
    XCTAssertEqual(engine.hitTest(Point(x: 455, y: 355))?.target, 1)
  }

  func testDialogCoversTheWholeWindow() {
    // snippet.dialog
    var dialog = PointerSpace(id: 6)
    dialog.origin = dialogFrame.origin
    dialog.z = 2
    dialog.isOpaque = true
    engine.upsert(dialog, at: now)
    var ok = PointerTarget(
      id: 85, frame: Rect(x: 120, y: 116, width: 64, height: 32), kind: .button, hasBezel: true)
    ok.space = 6
    engine.upsert(ok, at: now)
    // snippet.end
    XCTAssertNil(engine.hitTest(behind.center)?.target)
    XCTAssertEqual(engine.hitTest(Point(x: 750, y: 630))?.target, 85)
    dialog.clip = dialogFrame
    engine.upsert(dialog, at: now)
    XCTAssertEqual(engine.hitTest(behind.center)?.target, 1, "a dialog with a clip")
  }

  func testTipIsShownBelowTheControlAfterHalfASecond() {
    var waiting: (TargetID, Timestamp)?
    var shown: [Rect] = []
    func showTip(of id: TargetID, below frame: Rect) { shown.append(frame) }
    engine.handle(PointerInput(.position(behind.center), at: now), now: now)
    var seen: UInt64 = 0
    func frame(at now: Timestamp) {
      engine.advance(to: now)
      // snippet.tooltip
      for event in engine.events(since: seen) {
        switch event.kind {
        case .entered(let id): waiting = (id, event.time.advanced(by: .milliseconds(500)))
        case .exited, .pressed: waiting = nil
        default: break
        }
      }
      if let (id, due) = waiting, due <= now, let target = engine.target(id),
        let frame = engine.convert(target.frame, from: target.space)
      {
        showTip(of: id, below: frame)
      }
      // snippet.end
      seen = engine.eventCount
    }
    frame(at: now.advanced(by: .milliseconds(400)))
    XCTAssertEqual(shown, [])
    frame(at: now.advanced(by: .milliseconds(600)))
    XCTAssertEqual(shown, [behind])
  }
}
