import PointerKit
import PointerTesting
import XCTest

/// The samples of the page Recipes about dividers, canvases, films and calendars.
final class RecipeSnippetsAreas: SnippetTestCase {
  func testDividerIsHitBesideItsFrameOverThePanes() {
    for (id, x) in [(SpaceID(1), 0.0), (2, 301)] {
      let pane = Rect(x: x, y: 0, width: 300, height: 768)
      var space = PointerSpace(id: id)
      space.origin = pane.origin
      space.clip = pane
      engine.upsert(space, at: now)
      let all = Rect(x: 0, y: 0, width: 300, height: 768)
      var row = PointerTarget(id: TargetID(id.rawValue), frame: all, kind: .row)
      row.space = id
      engine.upsert(row, at: now)
    }
    let beside = Point(x: 304, y: 200)
    engine.upsert(
      PointerTarget(id: 60, frame: Rect(x: 300, y: 0, width: 1, height: 768), kind: .divider), at: now)
    XCTAssertEqual(engine.hitTest(beside)?.target, 2, "a divider that only separates")
    // snippet.divider
    var divider = PointerTarget(id: 60, frame: Rect(x: 300, y: 0, width: 1, height: 768), kind: .divider)
    divider.latchingAxes = .horizontal
    divider.style = PointerStyle(shape: .grabber, constrainedAxes: .horizontal)
    divider.style.accessories = [.arrow(.left), .arrow(.right)]
    engine.upsert(divider, at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(beside)?.target, 60)
  }

  func testPointerStaysOnACanvasWhereTheFingerEnds() throws {
    let canvasFrame = Rect(x: 0, y: 60, width: 1024, height: 600)
    // snippet.canvas
    var canvas = PointerTarget(id: 15, frame: canvasFrame, kind: .canvas)
    canvas.padding = .zero
    canvas.style.shape = .cross
    canvas.behavior.coasts = false
    engine.upsert(canvas, at: now)
    // snippet.end
    for coasts in [true, false] {
      canvas.behavior.coasts = coasts
      var person = SimulatedPerson(targets: [canvas], start: Point(x: 100, y: 300))
      person.flick(Vector(dx: 2000, dy: 0))
      let end = person.position
      person.waitUntilRest()
      XCTAssertEqual(person.position != end, coasts)
    }
    for targets in [[canvas], []] {
      var person = SimulatedPerson(targets: targets)
      person.drag(from: Point(x: 100, y: 300), to: Point(x: 200, y: 400))
      XCTAssertEqual(person.events.contains { $0.type == .bandBegan }, targets.isEmpty)
    }
  }

  func testButtonsOverAFilmKeepThemselvesRevealed() {
    let filmFrame = Rect(x: 100, y: 100, width: 640, height: 360)
    let playFrame = Rect(x: 396, y: 256, width: 48, height: 48)
    // snippet.video
    var film = PointerTarget(id: 90, frame: filmFrame, effect: .none)
    film.padding = .zero
    film.reveals = [.group(5)]
    var play = PointerTarget(id: 91, frame: playFrame, kind: .button, hasBezel: true, group: 5)
    play.z = 1
    engine.upsert([film, play], at: now)

    let areButtonsShown = engine.step(now: now).revealed.contains(.group(5))
    // snippet.end
    XCTAssertFalse(areButtonsShown)
    for group in [GroupID(5), nil] {
      play.group = group
      var person = SimulatedPerson(targets: [film, play], start: Point(x: 20, y: 20))
      person.move(to: film.id, at: .left)
      XCTAssertEqual(person.frame.revealed, [.group(5)])
      person.move(to: play.id)
      person.wait(milliseconds: 2000)
      XCTAssertEqual(person.frame.revealed.isEmpty, group == nil)
    }
  }

  func testClickInADayIsOnAQuarterOfAnHour() {
    let dayFrame = Rect(x: 100, y: 0, width: 200, height: 1152)
    // snippet.calendar
    // An hour is 48 points high, so a quarter of an hour is 12.
    var day = PointerTarget(id: 95, frame: dayFrame, effect: .none)
    day.style.shape = .horizontalBeam(length: dayFrame.width - 10)
    day.style.horizontalPrecision = .whole
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 12)
    var meeting = PointerTarget(
      id: 96, frame: Rect(x: 104, y: 480, width: 192, height: 48), kind: .card, hasBezel: true)
    meeting.z = 1
    engine.upsert([day, meeting], at: now)
    // snippet.end
    XCTAssertEqual(engine.hitTest(Point(x: 130, y: 133))?.location.y, 132)
    XCTAssertEqual(engine.hitTest(Point(x: 130, y: 500))?.target, 96)
    XCTAssertEqual(engine.hitTest(Point(x: 130, y: 478))?.target, 95, "beside the meeting")
  }
}
