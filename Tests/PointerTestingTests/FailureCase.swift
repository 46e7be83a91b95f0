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
      }, message: ""),
    FailureCase(
      description: "hover of a neighbor",
      fail: {
        var person = bar
        person.move(to: 3)
        assertHovers(person, 2, function: "hoverNeighbor()")
      }, message: ""),
    FailureCase(
      description: "hover of a disabled target",
      fail: {
        var person = bar
        person.move(to: 4)
        assertHovers(person, 4, function: "hoverDisabled()")
      }, message: ""),
    FailureCase(
      description: "hover of a target that is not registered",
      fail: { assertHovers(bar, 9, function: "hoverUnknown()") }, message: ""),
    FailureCase(
      description: "hover of nothing",
      fail: {
        var person = bar
        person.move(to: 1)
        assertHovers(person, nil, function: "hoverNothing()")
      }, message: ""),
    FailureCase(
      description: "a press that is dragged away",
      fail: {
        var person = bar
        person.move(to: 1, waiting: 150)
        person.press()
        person.move(by: Vector(dx: 120, dy: 90), over: 200)
        person.release()
        assertClicks(person, 1, function: "dragAway()")
      }, message: ""),
    FailureCase(
      description: "a click beside",
      fail: {
        var person = bar
        person.click(2)
        assertClicks(person, 1, function: "clickBeside()")
      }, message: ""),
    FailureCase(
      description: "no click", fail: { assertClicks(bar, 1, function: "noClick()") }, message: ""),
    FailureCase(
      description: "a single click for a double click",
      fail: {
        var person = bar
        person.click(1)
        assertClicks(person, 1, count: 2, function: "singleClick()")
      }, message: ""),
    FailureCase(
      description: "a flick that falls short",
      fail: {
        var person = icons
        person.flick(Vector(dx: 1500, dy: -100))
        assertLands(person, on: 2, function: "flickFallsShort()")
      }, message: ""),
    FailureCase(
      description: "a flick in another direction",
      fail: {
        var person = icons
        person.flick(Vector(dx: 800, dy: -900))
        assertLands(person, on: 3, function: "flickElsewhere()")
      }, message: ""),
    FailureCase(
      description: "a flick that is too slow",
      fail: {
        var person = icons
        person.flick(Vector(dx: 90, dy: 0))
        assertLands(person, on: 2, function: "flickTooSlow()")
      }, message: ""),
    FailureCase(
      description: "no flick", fail: { assertLands(icons, on: 2, function: "noFlick()") }, message: ""),
    FailureCase(
      description: "a pointer that still moves",
      fail: {
        var person = icons
        person.flick(Vector(dx: 1500, dy: -100), waiting: 20)
        assertAtRest(person, function: "stillMoving()")
      }, message: ""),
    FailureCase(
      description: "a target that is reached late",
      fail: {
        var person = icons
        person.flick(toward: 1)
        assertReaches(person, 1, within: 20, function: "late()")
      }, message: ""),
    FailureCase(
      description: "a target that is never reached",
      fail: {
        var person = icons
        person.flick(toward: 1)
        assertReaches(person, 2, within: 2_000, function: "never()")
      }, message: ""),
    FailureCase(
      description: "something that happens",
      fail: {
        var person = bar
        person.move(to: 1, waiting: 500)
        assertNothingHappens(&person, function: "something()") { $0.click() }
      }, message: ""),
    FailureCase(
      description: "a layout with a finding",
      fail: {
        var person = bar
        person.engine.upsert(
          { var small = PointerTarget(id: 5, frame: Rect(x: 500, y: 300, width: 60, height: 40), kind: .button)
            small.hasBezel = true
            small.padding = Insets(5)
            return small
          }(), at: person.now)
        person.names[5] = "OK"
        assertNoFindings(person)
      }, message: ""),
    FailureCase(
      description: "a recording that is not there", fail: { assertReplays("/none.recording") },
      message: "/none.recording: found no such file, expected a recording"),
  ]
}
