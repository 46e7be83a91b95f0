import PointerKit
import PointerScenes

/// The chapters about the pointer itself, controls and text.
extension TourRecorder {
  /// The trace file of the tour over a scene.
  static func tour(over scene: Scene) throws(FileError) -> String {
    var recorder = TourRecorder(over: scene, start: Point(x: 724, y: 452))
    recorder.chapters()
    if let error = recorder.error { throw error }
    return recorder.file
  }

  private mutating func chapters() {
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
    module()
  }

  private mutating func freeCircle() {
    chapter(
      "The free pointer: a circle around the model pointer",
      near: ["picture", "swatch", "graph"], hasOverlay: true)
    touch()
    move(to: Point(x: 724, y: 590), seconds: 0.9)
    move(to: Point(x: 940, y: 490), seconds: 0.5)
    move(to: Point(x: 724, y: 360), seconds: 0.8)
    press(waiting: 0.25)
    release(waiting: 0.3)
    lift()
  }

  private mutating func bar() {
    chapter("Bar buttons: the pointer becomes the highlight", near: ["undo", "share"])
    touch()
    move(onto: "undo", seconds: 0.8, waiting: 0.4)
    move(onto: "share", Vector(dx: 12, dy: 7), seconds: 1.8, waiting: 0.2)
    press(waiting: 0.3)
    release(waiting: 0.3)
    chapter("The finger lifts: the pointer recenters, and hides after a while", near: ["compose", "day"])
    lift(waiting: 2.8)
  }

  private mutating func segments() {
    chapter("Segments: the selected one is lifted", near: ["day", "month"])
    touch()
    move(onto: "day", Vector(dx: -8, dy: 2), seconds: 0.6, waiting: 0.25)
    move(onto: "week", seconds: 0.5, waiting: 0.4)
    move(onto: "month", seconds: 0.5, waiting: 0.25)
    lift(waiting: 0.2)
  }

  private mutating func rows() {
    chapter("Rows of a table: only a tint", near: ["inbox", "receipts"])
    touch()
    move(onto: "drafts", Vector(dx: -40, dy: 0), seconds: 0.9)
    move(onto: "archive", Vector(dx: -20, dy: 4), seconds: 0.9)
    click(waiting: 0.1)
    click(waiting: 0.3)
    chapter("A secondary click acts as the button is pressed", near: ["inbox", "volume"])
    wait(0.3)
    click("secondary")
    let (menu, items) = (Point(x: 156, y: 284), ["Copy", "Move to…", "Delete"])
    send(
      #""event":"space","id":"menu","origin":\#(JSONText.point(menu)),"clip":[144,272,192,132],"order":2,"opaque":true"#
    )
    let targets = items.enumerated().map { index, label in
      #"{"id":"menu\#(index)","frame":[0,\#(36 * index),168,36],"space":"menu","kind":"editMenuItem","bezel":false,"#
        + #""cornerRadius":8,"group":"menu","label":"\#(label)"}"#
    }
    send(#""event":"targets","upsert":[\#(targets.joined(separator: ","))]"#, waiting: 0.5)
    move(onto: "menu0", Vector(dx: -20, dy: 2), seconds: 0.4, waiting: 0.3)
    move(onto: "menu1", Vector(dx: -10, dy: 0), seconds: 0.4, waiting: 0.2)
    click()
    send(#""event":"targets","remove":["menu0","menu1","menu2"]"#)
    send(#""event":"space","id":"menu","enabled":false"#, waiting: 0.4)
  }

  private mutating func text() {
    chapter("Text: the beam stays on its line", near: ["essay"])
    move(onto: "essay", Vector(dx: -120, dy: -70), seconds: 0.9)
    move(onto: "essay", Vector(dx: 90, dy: 30), seconds: 1.4, waiting: 0.2)
    chapter("Selecting text by dragging: an unsteady finger stays on its line", near: ["essay"])
    move(onto: "essay", Vector(dx: -130, dy: 2), seconds: 0.6)
    press()
    for (step, noise) in [(1, 5.0), (2, -5), (3, 6), (4, -6), (5, 3)] {
      move(onto: "essay", Vector(dx: -130 + 50 * Double(step), dy: 2 + noise), seconds: 0.22)
      // The host marks the text from the press to the pointer.
      send(
        #""event":"targets","upsert":[{"id":"selection","frame":[356,212,\#(50 * step),24],"z":-1,"enabled":false,"#
          + #""kind":"other","bezel":true,"cornerRadius":3,"color":[0.0,0.195,0.823],"label":""}]"#)
    }
    wait(0.15)
    release(waiting: 0.5)
    lift()
    send(#""event":"targets","remove":["selection"]"#)
    chapter("Vertical text: a horizontal beam", near: ["column"])
    touch()
    move(onto: "column", Vector(dx: 10, dy: -60), seconds: 0.6)
    move(onto: "column", Vector(dx: -16, dy: 70), seconds: 1, waiting: 0.2)
    chapter("A link: a highlight", near: ["link"])
    move(onto: "link", Vector(dx: 30, dy: 4), seconds: 0.7, waiting: 0.3)
    click(waiting: 0.2)
    lift(waiting: 0.3)
  }

  private mutating func calendar() {
    chapter("A calendar: the pointer snaps to quarter hours", near: ["calendar"])
    touch()
    move(onto: "calendar", Vector(dx: 10, dy: -160), seconds: 0.9)
    move(onto: "calendar", Vector(dx: -8, dy: 60), seconds: 1.1)
    // The model pointer stops near half past two, and the visible pointer snaps to half past two exactly.
    move(onto: "calendar", Vector(dx: -8, dy: 153), seconds: 0.6)
    look(near: Rect(x: 900, y: 400, width: 280, height: 200))
    wait(0.3)
    press()
    for quarter in 1...4 {
      move(onto: "calendar", Vector(dx: 0, dy: 153 + 15 * Double(quarter)), seconds: 0.2)
      send(#""event":"targets","upsert":[\#(TourRecorder.event(quarters: quarter, isDone: false))]"#)
    }
    wait(0.2)
    release()
    send(
      #""event":"targets","upsert":[\#(TourRecorder.event(quarters: 4, isDone: true))],"remove":["draft"]"#)
    wait(0.8)
  }

  /// The calendar event that begins at half past two; it is pale until the drag ends.
  private static func event(quarters: Int, isDone: Bool) -> String {
    #"{"id":"\#(isDone ? "review" : "draft")","frame":[1004,490,140,\#(15 * quarters)],"z":1,"enabled":\#(isDone),"kind":"button","bezel":true,"#
      + #""cornerRadius":8,"padding":0,"effect":"hover","color":[0.02,0.2,0.62],"label":"\#(isDone ? "Review 14:30" : "")"}"#
  }

  private mutating func icons() {
    chapter("Icons: lifted, with light on them and their color around them", near: ["photos", "mail"])
    move(onto: "maps", seconds: 1)
    move(onto: "maps", Vector(dx: 18, dy: -16), seconds: 0.4, waiting: 0.2)
    move(onto: "maps", Vector(dx: -16, dy: 14), seconds: 0.5, waiting: 0.2)
    chapter("A flick toward an icon: the icon attracts the pointer")
    move(to: Point(x: 706, y: 706), seconds: 0.9, waiting: 0.2)
    lift(waiting: 0.2)
    touch()
    flick(onto: "music", seconds: 0.09, waiting: 1)
    touch(waiting: 0.1)
    click(waiting: 0.3)
    chapter(
      "A flick over the map: the pointer coasts until a finger stops it", near: ["map", "picture"])
    move(to: Point(x: 758, y: 530), seconds: 1, waiting: 0.1)
    swing(millimeters: Vector(dx: 3.4, dy: 1.6), seconds: 0.09)
    lift(waiting: 0.32)
    touch(waiting: 0.5)
  }
}
