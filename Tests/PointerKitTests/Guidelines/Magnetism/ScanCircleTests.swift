import PointerTestSupport
import XCTest

/// F3: if that point is in no snapping target, a circle grows around it up to a fixed radius.
///
/// What does not snap neither attracts nor hinders.
///
/// Files: `Attractions`, `Magnet`, `MagnetismConfiguration`.
final class ScanCircleTests: FlickTestCase {
  // Also F4.
  func testACircleUpToAFixedRadiusFindsAControl() {
    let drawn = flicked(Vector(1500, 0), from: Point(120, 320), among: [icon(1, x: 380, y: 380)])
    XCTAssertEqual(drawn.engine.lastAttraction?.reason, .scan)
    XCTAssertEqual(drawn.model, Point(410, 410))
    // The radius is 150 points around the projected point, (393, 320).
    for (distance, target) in [(149, 1), (151, nil)] as [(Double, TargetID?)] {
      let icon = icon(1, x: 363, y: 290 + distance)
      XCTAssertEqual(flicked(Vector(1500, 0), from: Point(120, 320), among: [icon]).hovered, target)
    }
  }

  func testWhatDoesNotSnapNeitherAttractsNorHinders() {
    let button = icon(2, x: 440, y: 290)
    let flick = { self.flicked(Vector(1500, 0), from: Point(120, 320), among: $0) }
    XCTAssertEqual(flick([button]).hovered, 2)
    // A film, a card or a row beneath the button, on which inertia would end.
    let film = PointerTarget(1, Rect(0, 0, 1024, 768), .image)
    let card = PointerTarget(1, Rect(250, 250, 300, 300), .card)
    let row = PointerTarget(1, Rect(0, 280, 1024, 80), .row)
    for beneath in [film, card, row] {
      let person = flick([beneath, button])
      XCTAssertEqual(person.engine.lastAttraction?.reason, .scan)
      XCTAssertEqual(person.hovered, 2)
      XCTAssertEqual(flick([beneath]).engine.lastAttraction?.reason, .coasted)
    }
  }

  func testALoneIconAsideAndFarAwayDoesNotAttract() {
    for (seed, var dice) in withDice(0..<60) {
      let (turn, speed) = (dice.number(0...(2 * .pi)), dice.number(200...4_000))
      let aside = dice.pick([-1, 1]) * dice.number(44...89) * Double.pi / 180
      let far = Vector(Elementary.cos(turn + aside), Elementary.sin(turn + aside)) * 230
      let (lift, direction) = (Point(2_000, 2_000), Vector(Elementary.cos(turn), Elementary.sin(turn)))
      let frame = Rect(center: lift + far, size: Size(60, 60))
      let icon = PointerTarget(1, frame, .appIcon)
      var person = SimulatedPerson(
        targets: [icon], start: lift - direction * speed * 0.12, size: Size(4_000, 4_000))
      person.flick(direction * speed, waiting: 2_000)
      XCTAssertNil(person.engine.lastAttraction?.target, "seed \(seed): \(aside) at \(speed) points a second")
    }
  }

  /// A button of a panel in front, and an icon of the window, which reaches beneath the panel to the end of inertia.
  func testWhatLiesBeneathAPanelDoesNotCount() {
    let end = Point(393, 320)
    for (isOpaque, isIconLarge, hasRow) in product([true, false], [true, false], [true, false]) {
      let button = PointerTarget(2, Rect(center: Point(465, 320), size: Size(40, 40)), .button, space: 3)
      let side = isIconLarge ? 180.0 : 40
      let beneath = PointerTarget(
        1, Rect(center: end + Vector(0, side / 2 + 8), size: Size(side, side)), .appIcon)
      var person = SimulatedPerson(targets: [beneath], start: Point(120, 320))
      let panel = PointerSpace(
        id: 3, clip: Rect(340, 260, 200, isIconLarge ? 80 : 200), z: 1, isOpaque: isOpaque)
      person.engine.upsert(panel, at: person.now)
      let row = PointerTarget(3, Rect(340, 260, 200, 200), .row, space: 3)
      person.engine.upsert(hasRow ? [row, button] : [button], at: person.now)
      person.flick(Vector(1500, 0), waiting: 1_500)
      // Without a background, a panel without a row shows the icon, on which inertia ends.
      let isHidden = isOpaque || hasRow
      XCTAssertEqual(person.hovered, isHidden ? 2 : 1, "\(isOpaque), \(isIconLarge), \(hasRow)")
      XCTAssertEqual(person.engine.lastAttraction?.reason, isHidden ? .scan : .landed)
    }
  }
}
