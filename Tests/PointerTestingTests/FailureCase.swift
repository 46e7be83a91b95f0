import PointerTesting

/// An assertion that fails, and the paragraph that it has to say; tests of XCTest and of Swift Testing use the
/// same cases.
struct FailureCase: Sendable, CustomStringConvertible {
  /// What is wrong.
  let description: String
  /// Makes the failing assertion.
  let fail: @Sendable () -> Void
  /// The message without the line of the picture, which has the folder of temporary files.
  let message: String

  /// A bar with three buttons of 44 × 36 points, and a disabled one.
  static let bar: SimulatedPerson = {
    let names: [TargetID: String] = [1: "Share", 2: "Notes", 3: "Trash", 4: "Print"]
    var targets = (1...4).map { number in
      PointerTarget(
        id: TargetID(UInt64(number)), frame: Rect(x: 200 * Double(number), y: 40, width: 44, height: 36),
        kind: .button)
    }
    targets[3].isEnabled = false
    return SimulatedPerson(
      targets: targets, start: Point(x: 222, y: 300), size: Size(width: 1024, height: 600), names: names)
  }()

  /// A row of icons in the middle, with the pointer at the left.
  static let icons: SimulatedPerson = {
    let places: [(TargetID, Double, Double)] = [(1, 300, 100), (2, 700, 200), (3, 60, 120)]
    let targets = places.map { id, x, y in
      PointerTarget(id: id, frame: Rect(x: x, y: y, width: 60, height: 60), kind: .appIcon)
    }
    return SimulatedPerson(
      targets: targets, start: Point(x: 200, y: 300), size: Size(width: 1024, height: 600),
      names: [1: "Mail", 2: "Notes", 3: "Trash"])
  }()

  static let all: [FailureCase] = [
    FailureCase(
      description: "hover beside a region",
      fail: {
        var person = bar
        person.move(to: Point(x: 160, y: 58), over: 100)
        assertHovers(person, 1, function: "hoverBeside()")
      },
      message: """
        expected “Share” (1) under the pointer; found nothing at (160, 58)
          0.00 s  touch at (222, 300)
          0.00 s  move by (−62, −242) in 0.10 s
          the pointer is 16 pt left of the region of “Share”, which is x 176 to 268, y 16 to 100: its frame and 24 pt around it
        """),
    FailureCase(
      description: "hover of a neighbor",
      fail: {
        var person = bar
        person.move(to: 3)
        assertHovers(person, 2, function: "hoverNeighbor()")
      },
      message: """
        expected “Notes” (2) under the pointer; found “Trash” (3) at (622, 58)
          0.00 s  touch at (222, 300)
          0.00 s  move by (400, −242) in 0.30 s
          0.22 s    entered “Trash”
          the pointer is 154 pt right of the region of “Notes”, which is x 376 to 468, y 16 to 100: its frame and 24 pt around it
        """),
    FailureCase(
      description: "hover of a disabled target",
      fail: {
        var person = bar
        person.move(to: 4)
        assertHovers(person, 4, function: "hoverDisabled()")
      },
      message: """
        expected “Print” (4) under the pointer; found nothing at (822, 58)
          0.00 s  touch at (222, 300)
          0.00 s  move by (600, −242) in 0.30 s
          “Print” is disabled
        """),
    FailureCase(
      description: "hover of a target that is not registered",
      fail: { assertHovers(bar, 9, function: "hoverUnknown()") },
      message: """
        expected target 9 under the pointer; found nothing at (222, 300)
          target 9 is not registered; registered: “Share” (1), “Notes” (2), “Trash” (3), “Print” (4)
        """),
    FailureCase(
      description: "hover of nothing",
      fail: {
        var person = bar
        person.move(to: 1)
        assertHovers(person, nil, function: "hoverNothing()")
      },
      message: """
        expected nothing under the pointer; found “Share” (1) at (222, 58)
          0.00 s  touch at (222, 300)
          0.00 s  move by (0, −242) in 0.30 s
          0.21 s    entered “Share”
        """),
    FailureCase(
      description: "a press that is dragged away",
      fail: {
        var person = bar
        person.move(to: 1, waiting: 150)
        person.press()
        person.move(by: Vector(dx: 120, dy: 90), over: 200)
        person.release()
        assertClicks(person, 1, function: "dragAway()")
      },
      message: """
        expected a click on “Share” (1); nothing was clicked
          …
          0.45 s  move by (120, 90) in 0.20 s
          0.45 s    drag of “Share” began
          0.52 s    dragged “Share” by (43, 32)
          0.53 s    exited “Share”
          0.65 s    dragged “Share” by (120, 90)
          0.65 s  release at (342, 148)
          0.65 s    drag of “Share” ended
          0.65 s    released nothing
          the press began on “Share” at (222, 58)
          it became a drag of “Share” at (227, 62)
          the release was 150 pt from there, on nothing; after more than 3 pt, a press clicks only if it ends on the same control, and never if the person can drag that, such as an icon
        """),
    FailureCase(
      description: "a click beside",
      fail: {
        var person = bar
        person.click(2)
        assertClicks(person, 1, function: "clickBeside()")
      },
      message: """
        expected a click on “Share” (1); it clicked “Notes” (2)
          0.00 s  touch at (222, 300)
          0.00 s  move by (200, −242) in 0.30 s
          0.21 s    entered “Notes”
          0.45 s  press at (422, 58) on “Notes”
          0.45 s    pressed “Notes”
          0.53 s  release at (422, 58) on “Notes”
          0.53 s    released “Notes”
          0.53 s    clicked “Notes”
          the press began on “Notes” at (422, 58)
          the pointer is 154 pt right of the region of “Share”, which is x 176 to 268, y 16 to 100: its frame and 24 pt around it
        """),
    FailureCase(
      description: "no click", fail: { assertClicks(bar, 1, function: "noClick()") },
      message: """
        expected a click on “Share” (1); no button was pressed
        """),
    FailureCase(
      description: "a single click for a double click",
      fail: {
        var person = bar
        person.click(1)
        assertClicks(person, 1, count: 2, function: "singleClick()")
      },
      message: """
        expected click 2 on “Share” (1); it was click 1
          0.00 s  touch at (222, 300)
          0.00 s  move by (0, −242) in 0.30 s
          0.21 s    entered “Share”
          0.45 s  press at (222, 58) on “Share”
          0.45 s    pressed “Share”
          0.53 s  release at (222, 58) on “Share”
          0.53 s    released “Share”
          0.53 s    clicked “Share”
          clicks count as one series within 500 ms
        """),
    FailureCase(
      description: "a drag that never began",
      fail: {
        var person = icons
        person.click(1)
        assertDrags(person, 1, to: 2, function: "noDrag()")
      },
      message: """
        expected a drag of “Mail” (1) to “Notes” (2); nothing was dragged
          0.00 s  touch at (200, 300)
          0.00 s  move by (130, −170) in 0.30 s
          0.18 s    entered “Mail”
          0.45 s  press at (330, 130) on “Mail”
          0.45 s    pressed “Mail”
          0.53 s  release at (330, 130) on “Mail”
          0.53 s    released “Mail”
          0.53 s    clicked “Mail”
          the press began on “Mail” at (330, 130)
          the pointer moved 0 pt; a drag begins after 3 pt
        """),
    FailureCase(
      description: "a drag of something else",
      fail: {
        var person = icons
        person.drag(from: 3, to: 2)
        assertDrags(person, 1, function: "dragOther()")
      },
      message: """
        expected a drag of “Mail” (1); it dragged “Trash” (3)
          …
          0.58 s    dragged “Trash” by (272, 34)
          0.59 s    exited “Mail”
          0.67 s    dragged “Trash” by (578, 72)
          0.68 s    entered “Notes”
          0.74 s    dragged “Trash” by (640, 80)
          0.74 s  release at (730, 230) on “Notes”
          0.74 s    drag of “Trash” ended over “Notes”
          0.74 s    released “Notes”
          the press began on “Trash” at (90, 150)
          the region of “Mail” is x 276 to 384, y 76 to 184
        """),
    FailureCase(
      description: "a drag that ends beside",
      fail: {
        var person = icons
        person.drag(from: Point(x: 330, y: 130), to: Point(x: 500, y: 300))
        assertDrags(person, 1, to: 2, function: "dragBeside()")
      },
      message: """
        expected a drag of “Mail” (1) to “Notes” (2); it ended on nothing that accepts drops at (500, 300)
          …
          0.45 s  move by (170, 170) in 0.30 s
          0.49 s    drag of “Mail” began
          0.56 s    dragged “Mail” by (48, 48)
          0.57 s    exited “Mail”
          0.74 s    dragged “Mail” by (170, 170)
          0.74 s  release at (500, 300)
          0.74 s    drag of “Mail” ended
          0.74 s    released nothing
          the release was outside the region of “Notes”
        """),
    FailureCase(
      description: "a drag of what cannot be carried",
      fail: {
        var person = bar
        person.drag(from: 1, to: 2)
        assertDrags(person, 1, to: 2, function: "dragButton()")
      },
      message: """
        expected a drag of “Share” (1) to “Notes” (2); it ended on nothing that accepts drops at (422, 58)
          …
          0.49 s    drag of “Share” began
          0.54 s    dragged “Share” by (39, 0)
          0.55 s    exited “Share”
          0.74 s    dragged “Share” by (200, 0)
          0.74 s  release at (422, 58)
          0.74 s    drag of “Share” ended
          0.74 s    released nothing
          0.74 s    entered “Notes”
          “Notes” accepts no drops; set behavior.acceptsDrops to .yes
          a drag does not carry a button as “Share” is; it carries cards, rows and icons
        """),
    FailureCase(
      description: "a drag of a disabled target",
      fail: {
        var person = bar
        person.drag(from: 4, to: 2)
        assertDrags(person, 4, function: "dragDisabled()")
      },
      message: """
        expected a drag of “Print” (4); nothing was dragged
          …
          0.45 s    pressed nothing
          0.45 s  move by (−400, 0) in 0.30 s
          0.48 s    bandBegan from (822, 58) to (817.73, 58), selected 0
          0.74 s    bandChanged from (822, 58) to (422, 58), selected 2
          0.74 s  release at (422, 58)
          0.74 s    bandEnded from (822, 58) to (422, 58), selected 2, ended
          0.74 s    released nothing
          0.74 s    entered “Notes”
          the press began on nothing at (822, 58)
          “Print” is disabled
        """),
    FailureCase(
      description: "a flick that is not a number",
      fail: {
        var person = icons
        person.flick(Vector(dx: .nan, dy: 0))
        assertLands(person, on: 2, function: "flickNaN()")
      },
      message: """
        expected the flick to land on “Notes” (2); there was no flick
          0.00 s  touch at (200, 300)
          0.00 s  move by (nan, 0) in 0.12 s
          0.12 s  lift at (200, 300)
          the engine ignored 15 inputs with a number that is not finite
        """),
    FailureCase(
      description: "a layout with a target that was refused",
      fail: {
        let frame = Rect(x: 100, y: 100, width: 44, height: 44)
        assertNoFindings(SimulatedPerson(targets: [PointerTarget(id: 0, frame: frame, kind: .button)]))
      },
      message: """
        the audit did not see all targets: the engine refused 1 target, the latest with id 0; an id is not 0, and a frame has finite numbers and no negative extent
        """),
    FailureCase(
      description: "a flick that falls short",
      fail: {
        var person = icons
        person.flick(Vector(dx: 1500, dy: -100))
        assertLands(person, on: 2, function: "flickFallsShort()")
      },
      message: """
        expected the flick to land on “Notes” (2); it coasted to (473, 282)
          0.00 s  touch at (200, 300)
          0.00 s  move by (180, −12) in 0.12 s
          0.12 s  lift at (380, 288)
          0.12 s    coasts to (473, 282)
          lift at 1,503 pt/s to the right, 4° up from (380, 288)
          projected (473, 282), searched 150 pt around it
          “Notes” was 262 pt away: 112 pt too far
          “Mail” was 209 pt away: 59 pt too far, and 104° off the direction of the flick
        """),
    FailureCase(
      description: "a flick in another direction",
      fail: {
        var person = icons
        person.flick(Vector(dx: 800, dy: -900))
        assertLands(person, on: 3, function: "flickElsewhere()")
      },
      message: """
        expected the flick to land on “Trash” (3); it landed on “Mail” (1)
          0.00 s  touch at (200, 300)
          0.00 s  move by (96, −108) in 0.12 s
          0.12 s  lift at (296, 192)
          0.12 s    attracted by “Mail”
          lift at 1,204 pt/s to the right, 48° up from (296, 192)
          projected (346, 136), searched 132 pt around it
          “Trash” was 256 pt away: 124 pt too far, and 120° off the direction of the flick
          “Mail” was 17 pt away: it attracted the pointer
        """),
    FailureCase(
      description: "a flick that is too slow",
      fail: {
        var person = icons
        person.flick(Vector(dx: 90, dy: 0))
        assertLands(person, on: 2, function: "flickTooSlow()")
      },
      message: """
        expected the flick to land on “Notes” (2); it was no flick
          0.00 s  touch at (200, 300)
          0.00 s  move by (11, 0) in 0.12 s
          0.12 s  lift at (211, 300)
          the finger left at 90 pt/s; a flick has at least 150 pt/s
        """),
    FailureCase(
      description: "no flick", fail: { assertLands(icons, on: 2, function: "noFlick()") },
      message: """
        expected the flick to land on “Notes” (2); there was no flick
          no finger has left the device in a movement; from a mouse none does, so flick with a trackpad
        """),
    FailureCase(
      description: "a pointer that still moves",
      fail: {
        var person = icons
        person.flick(Vector(dx: 1500, dy: -100), waiting: 20)
        assertAtRest(person, function: "stillMoving()")
      },
      message: """
        expected the pointer at rest; it is coasting at (406, 286)
          0.00 s  touch at (200, 300)
          0.00 s  move by (180, −12) in 0.12 s
          0.12 s  lift at (380, 288)
          0.12 s    coasts to (473, 282)
          it rests 447 ms later
        """),
    FailureCase(
      description: "a target that is reached late",
      fail: {
        var person = icons
        person.flick(toward: 1)
        assertReaches(person, 1, within: 20, function: "late()")
      },
      message: """
        expected the pointer on “Mail” (1) within 20 ms; it takes 383 ms
          0.00 s  touch at (200, 300)
          0.00 s  move by (86, −112) in 0.12 s
          0.12 s  lift at (286, 188)
          0.12 s    attracted by “Mail”
        """),
    FailureCase(
      description: "a target that is never reached",
      fail: {
        var person = icons
        person.flick(toward: 1)
        assertReaches(person, 2, within: 2_000, function: "never()")
      },
      message: """
        expected the pointer on “Notes” (2) within 2,000 ms; it stays on “Mail” (1) at (330, 130)
          0.00 s  touch at (200, 300)
          0.00 s  move by (86, −112) in 0.12 s
          0.12 s  lift at (286, 188)
          0.12 s    attracted by “Mail”
          the pointer is 349 pt left of and above the region of “Notes”, which is x 676 to 784, y 176 to 284: its frame and 24 pt around it
        """),
    FailureCase(
      description: "something that happens",
      fail: {
        var person = bar
        person.move(to: 1, waiting: 500)
        assertNothingHappens(&person, function: "something()") { $0.click() }
      },
      message: """
        expected nothing to happen; found 3 events
          0.00 s  touch at (222, 300)
          0.00 s  move by (0, −242) in 0.30 s
          0.21 s    entered “Share”
          0.80 s  press at (222, 58) on “Share”
          0.80 s    pressed “Share”
          0.88 s  release at (222, 58) on “Share”
          0.88 s    released “Share”
          0.88 s    clicked “Share”
        """),
    FailureCase(
      description: "a layout with a finding",
      fail: {
        var person = bar
        person.engine.upsert(
          {
            var small = PointerTarget(
              id: 5, frame: Rect(x: 500, y: 300, width: 60, height: 40), kind: .button)
            small.hasBezel = true
            small.padding = Insets(5)
            return small
          }(), at: person.now)
        person.names[5] = "OK"
        assertNoFindings(person)
      },
      message: """
        L1: OK: its padding is 5 pt, where the guideline asks for at least 12 pt; give it a padding of 12 pt
        """),
    FailureCase(
      description: "a baseline that is not there",
      fail: { assertNoFindings(bar, baseline: "none.txt", file: "/none/Bar.swift") },
      message: """
        /none/none.txt: found no baseline; POINTERKIT_BASELINE=write in the environment writes it
        """),
    FailureCase(
      description: "a recording that is not there", fail: { assertReplays("/none.recording") },
      message: "/none.recording: found no such file, expected a recording"),
  ]
}
