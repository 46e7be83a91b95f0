import PointerKit

/// The chapters about the pointer itself, controls and text.
extension TourRecorder {
  /// Records all chapters.
  mutating func tour() {
    freeCircle()
    bar()
    segments()
    rows()
    text()
    calendar()
    icons()
    cards()
    handles()
    shapes()
    selecting()
    dragging()
    scrolling()
    gestures()
    revealing()
    gaze()
    surface()
  }

  private mutating func freeCircle() {
    chapter("The circle, and the true pointer within it")
    touch()
    move(to: Point(x: 724, y: 590), seconds: 0.9)
    move(to: Point(x: 940, y: 490), seconds: 0.5)
    move(to: Point(x: 724, y: 360), seconds: 0.8)
    press()
    wait(0.25)
    release()
    wait(0.3)
    lift()
  }

  private mutating func bar() {
    chapter("Bar buttons: the pointer becomes the highlight")
    touch()
    move(onto: "undo", seconds: 0.8)
    wait(0.4)
    move(onto: "share", Vector(dx: 12, dy: 7), seconds: 1.8)
    wait(0.2)
    press()
    wait(0.3)
    release()
    wait(0.3)
    chapter("The finger leaves: the pointer centres itself, and hides")
    lift()
    wait(2.8)
  }

  private mutating func segments() {
    chapter("Segments: the selected one is lifted")
    touch()
    move(onto: "day", Vector(dx: -8, dy: 2), seconds: 0.6)
    wait(0.25)
    move(onto: "week", seconds: 0.5)
    wait(0.4)
    move(onto: "month", seconds: 0.5)
    wait(0.25)
    lift()
    wait(0.2)
  }

  private mutating func rows() {
    chapter("Rows of a table: a tint and nothing else")
    touch()
    move(onto: "drafts", Vector(dx: -40, dy: 0), seconds: 0.9)
    move(onto: "archive", Vector(dx: -20, dy: 4), seconds: 0.9)
    click()
    wait(0.1)
    click()
    wait(0.3)
    chapter("The second button acts at once")
    wait(0.3)
    click("secondary")
    wait(0.6)
  }

  private mutating func text() {
    chapter("Text: the beam keeps to its line")
    move(onto: "essay", Vector(dx: -120, dy: -70), seconds: 0.9)
    move(onto: "essay", Vector(dx: 90, dy: 30), seconds: 1.4)
    wait(0.2)
    chapter("Dragging a selection: a shaking hand stays on its line")
    move(onto: "essay", Vector(dx: -130, dy: 2), seconds: 0.6)
    press()
    for (step, noise) in [(1, 5.0), (2, -5), (3, 6), (4, -6), (5, 3)] {
      move(onto: "essay", Vector(dx: -130 + 50 * Double(step), dy: 2 + noise), seconds: 0.22)
    }
    wait(0.15)
    release()
    wait(0.2)
    lift()
    chapter("Upright type: the beam lies down")
    touch()
    move(onto: "column", Vector(dx: 10, dy: -60), seconds: 0.6)
    move(onto: "column", Vector(dx: -16, dy: 70), seconds: 1)
    wait(0.2)
    chapter("A link")
    move(onto: "link", Vector(dx: 30, dy: 4), seconds: 0.7)
    wait(0.3)
    click()
    wait(0.2)
    lift()
    wait(0.3)
  }

  private mutating func calendar() {
    chapter("A day in quarter hours: half past two and not a quarter past")
    touch()
    move(onto: "calendar", Vector(dx: 10, dy: -160), seconds: 0.9)
    move(onto: "calendar", Vector(dx: -8, dy: -70), seconds: 1.6)
    press()
    wait(0.15)
    move(onto: "calendar", Vector(dx: 4, dy: 40), seconds: 0.5)
    wait(0.2)
    release()
    wait(0.2)
    move(onto: "calendar", Vector(dx: 4, dy: 170), seconds: 0.3)
    wait(0.3)
  }

  private mutating func icons() {
    chapter("Icons: lifted, with light above and colour below")
    move(onto: "maps", seconds: 1)
    move(onto: "maps", Vector(dx: 18, dy: -16), seconds: 0.4)
    wait(0.2)
    move(onto: "maps", Vector(dx: -16, dy: 14), seconds: 0.5)
    wait(0.2)
    chapter("A flick is drawn to the icon it meant")
    move(to: Point(x: 320, y: 712), seconds: 0.6)
    wait(0.2)
    lift()
    wait(0.2)
    touch()
    swing(millimeters: Vector(dx: -2.6, dy: -5.9), seconds: 0.09)
    lift()
    wait(1)
    touch()
    wait(0.1)
    click()
    wait(0.3)
    chapter("A flick over the map, where nothing snaps, coasts until a finger stops it")
    move(to: Point(x: 758, y: 530), seconds: 0.9)
    wait(0.1)
    swing(millimeters: Vector(dx: 3.4, dy: 1.6), seconds: 0.09)
    lift()
    wait(0.32)
    touch()
    wait(0.5)
  }
}
