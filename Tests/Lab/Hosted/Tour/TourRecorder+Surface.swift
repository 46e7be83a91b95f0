import PointerKit
import PointerScenes

/// The chapters about scrolling, gestures, reveals, gaze and the surface.
extension TourRecorder {
  mutating func scrolling() {
    chapter("Scrolling: the list moves under the pointer", near: ["inbox", "receipts"])
    move(onto: "sent", Vector(dx: -20, dy: 4), seconds: 0.7)
    lift(waiting: 0.3)
    touch(fingers: 2)
    scroll(by: -120, seconds: 0.7)
    send(#""event":"scroll","delta":[0,0],"phase":"ended","source":"finger""#)
    lift(waiting: 0.6)
    touch(fingers: 2)
    scroll(by: 120, seconds: 0.6)
    send(#""event":"scroll","delta":[0,0],"phase":"ended","source":"finger""#)
    lift(waiting: 0.4)
  }

  /// Scrolls the list; the host moves the list's space.
  private mutating func scroll(by distance: Double, seconds: Double) {
    let steps = Int((seconds / 0.02).rounded())
    let start = distance < 0 ? 0.0 : -distance
    var before = 0.0
    for step in 1...steps {
      wait(0.02)
      let time = Double(step) / Double(steps)
      let offset = (distance * time * time * (3 - 2 * time)).rounded()
      send(
        #""event":"scroll","delta":[0,\#(JSONText.number(offset - before))],"phase":"#
          + #""\#(step == 1 ? "began" : "changed")","source":"finger""#)
      send(#""event":"space","id":"list","origin":[32,\#(JSONText.number(100 + start + offset))]"#)
      before = offset
    }
  }

  mutating func gestures() {
    chapter("Pinch and rotate: the point under the pointer stays there", near: ["map"])
    touch()
    move(onto: "map", Vector(dx: 20, dy: -10), seconds: 0.9)
    lift(waiting: 0.2)
    touch(fingers: 2)
    send(#""event":"transform","phase":"began""#)
    for step in 1...24 {
      wait(0.03)
      let progress = Double(step) / 24
      let number = JSONText.number
      send(
        #""event":"transform","phase":"changed","scale":\#(number((100 + 60 * progress).rounded() / 100)),"#
          + #""rotation":\#(number((40 * progress).rounded() / 100))"#)
    }
    wait(0.3)
    send(#""event":"transform","phase":"ended","scale":1.6,"rotation":0.4"#)
    lift(waiting: 0.4)
    chapter("Standard gestures: for the element under the pointer, or for the system", near: ["map"])
    touch(fingers: 2)
    send(#""event":"gesture","name":"smartZoom","phase":"ended","fingers":2"#)
    lift(waiting: 1.2)
    touch(fingers: 3)
    send(#""event":"gesture","name":"missionControl","phase":"began","fingers":3"#, waiting: 0.3)
    send(#""event":"gesture","name":"missionControl","phase":"ended","fingers":3"#)
    lift(waiting: 1)
    chapter("A finger on the screen and the pointer at the same time")
    touch()
    move(onto: "walk", Vector(dx: -20, dy: 0), seconds: 0.6)
    send(#""event":"touch","phase":"began","position":[96,244],"id":1"#)
    move(onto: "walk", Vector(dx: 40, dy: 10), seconds: 0.6)
    send(#""event":"touch","phase":"changed","position":[140,250],"id":1"#)
    move(onto: "walk", Vector(dx: 0, dy: -20), seconds: 0.4)
    send(#""event":"touch","phase":"ended","position":[140,250],"id":1"#, waiting: 0.2)
  }

  mutating func revealing() {
    chapter("A hidden bar: revealed while the pointer is over it", near: ["home", "clock", "canvas"])
    move(to: Point(x: 530, y: 700), seconds: 0.8, waiting: 0.2)
    move(onto: "camera", Vector(dx: 0, dy: 4), seconds: 0.5, waiting: 0.4)
    move(onto: "weather", seconds: 0.5, waiting: 0.3)
    move(to: Point(x: 726, y: 690), seconds: 0.7, waiting: 0.5)
    chapter("Controls over a film: shown by movement, hidden after a while", near: ["film", "module"])
    move(onto: "film", Vector(dx: 60, dy: -30), seconds: 0.7)
    move(onto: "play", Vector(dx: 20, dy: -46), seconds: 0.5, waiting: 2.9)
    move(onto: "play", seconds: 0.5, waiting: 0.4)
  }

  mutating func gaze() {
    chapter("The gaze chooses the part of the window, and the finger the control")
    send(#""event":"gaze","position":[180,180]"#, waiting: 0.6)
    move(to: Point(x: 170, y: 200), seconds: 0.5, waiting: 0.3)
    send(#""event":"gaze","position":[530,480]"#, waiting: 0.4)
    move(to: Point(x: 540, y: 470), seconds: 0.5, waiting: 0.3)
    lift()
  }

  mutating func surface() {
    chapter("Over a bright or dark film, the pointer keeps its contrast", near: ["film", "module"])
    touch()
    move(onto: "film", Vector(dx: -40, dy: -40), seconds: 0.8, waiting: 0.3)
    // The film becomes lighter and darker, and the host measures its luminance beneath the pointer.
    for step in [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0] {
      let luminance = 0.03 + 0.15 * Double(step)
      let value = JSONText.number((luminance * 100).rounded() / 100)
      send(
        #""event":"targets","upsert":[{"id":"film","frame":[0,0,236,136],"space":"player","kind":"image","bezel":true,"#
          + #""cornerRadius":14,"padding":0,"effect":"none","color":[\#(value),\#(value),\#(value)],"#
          + #""luminance":\#(value),"reveals":["controls"],"label":"Film"}]"#)
      send(#""event":"luminance","value":\#(value)"#, waiting: step == 6 ? 0.6 : 0.15)
    }
    send(#""event":"luminance","value":null"#, waiting: 0.3)
    chapter("The window changes between light and dark")
    for (appearance, luminance, goal) in [("dark", 0.012, "swatch"), ("light", 0.89, "stickers")] {
      send(#""event":"appearance","value":"\#(appearance)""#)
      send(#""event":"luminance","value":\#(JSONText.number(luminance))"#)
      move(onto: goal, seconds: 0.9, waiting: 0.4)
    }
    send(#""event":"luminance","value":null"#)
    chapter("A push against an edge: its distance is reported", near: ["share", "month", "essay"])
    move(to: Point(x: 724, y: 12), seconds: 0.8)
    swing(millimeters: Vector(dx: 0, dy: -12), seconds: 0.4, waiting: 0.4)
    chapter("A press is cancelled; the pointer leaves the window and returns")
    move(onto: "books", seconds: 0.7)
    press(waiting: 0.4)
    send(#""event":"cancel""#, waiting: 0.4)
    send(#""event":"leave""#, waiting: 0.6)
    send(#""event":"enter","position":[724,360]"#)
    touch(waiting: 0.4)
    chapter("Reduced motion: only necessary movements", near: ["photos", "mail"])
    send(#""event":"settings","values":{"reduceMotion":true}"#)
    move(onto: "photos", Vector(dx: 8, dy: 6), seconds: 1, waiting: 0.5)
    lift(waiting: 0.3)
    send(#""event":"settings","values":{"reduceMotion":false}"#)
  }

  mutating func module() {
    chapter("A large module: lifted, with parallax and a moving light", near: ["film", "module"])
    touch()
    move(onto: "module", Vector(dx: -40, dy: -36), seconds: 1, waiting: 0.2)
    for (x, y) in [(52.0, -30.0), (48, 40), (-50, 36), (-20, -10)] {
      move(onto: "module", Vector(dx: x, dy: y), seconds: 0.55)
    }
    wait(0.5)
    press(waiting: 0.3)
    release(waiting: 0.4)
    lift(waiting: 0.3)
  }
}
