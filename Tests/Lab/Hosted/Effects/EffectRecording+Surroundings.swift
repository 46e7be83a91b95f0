import PointerKit
import PointerScenes

/// The recordings about shapes, what is beside the pointer, and what a host does with it.
extension EffectRecording {
  /// The circle becomes a cross, two triangles, a star and a beam (S2, S3).
  static let shapes = EffectRecording("shapes", from: Point(x: 78, y: 158)) { person in
    person.move(onto: "cross", seconds: 0.4, waiting: 0.3)
    person.move(onto: "split", seconds: 0.5, waiting: 0.3)
    person.move(onto: "star", seconds: 0.5, waiting: 0.3)
    person.move(onto: "beam", seconds: 0.5, waiting: 0.3)
    person.move(to: Point(x: 452, y: 158), seconds: 0.4)
    person.move(to: Point(x: 78, y: 158), seconds: 0.5)
  }

  /// Arrows at a handle; a plus that becomes a circle with a slash (A1, A2).
  static let accessories = EffectRecording("accessories", from: Point(x: 280, y: 174)) { person in
    person.move(onto: "grip", Vector(dx: 3, dy: 2), seconds: 0.5, waiting: 0.4)
    person.move(onto: "add", Vector(dx: -10, dy: 0), seconds: 0.7, waiting: 0.4)
    person.move(onto: "closed", Vector(dx: 10, dy: 4), seconds: 0.6, waiting: 0.4)
    person.move(to: Point(x: 438, y: 174), seconds: 0.5)
    person.move(to: Point(x: 280, y: 174), seconds: 0.4)
  }

  /// The values of a graph follow the pointer (A4).
  static let annotations = EffectRecording("annotations", from: Point(x: 30, y: 190)) { person in
    person.move(onto: "graph", Vector(dx: -160, dy: 35), seconds: 0.6)
    for step in 0...10 {
      person.move(
        onto: "graph", Vector(dx: -160 + 34 * Double(step), dy: 35 - 8 * Double(step)), seconds: 0.16)
      person.send(#""event":"annotation","values":{"X":"\#(4 + 3 * step)","Y":"\#(31 + 5 * step)"}"#)
    }
    person.wait(0.5)
    person.send(#""event":"annotation","values":null"#)
    person.move(to: Point(x: 30, y: 190), seconds: 0.8)
  }

  /// A band selects three icons; an icon is dragged to the trash with a copy on the way (I4, I7, C2).
  static let dragging = EffectRecording("dragging", from: Point(x: 320, y: 224)) { person in
    person.press()
    person.move(to: Point(x: 176, y: 70), seconds: 0.8, waiting: 0.4)
    person.release(waiting: 0.2)
    person.move(onto: "photos", seconds: 0.6, waiting: 0.1)
    person.press()
    person.move(to: Point(x: 360, y: 110), seconds: 0.7)
    person.send(#""event":"modifiers","keys":["option"]"#)
    person.send(#""event":"drag","operation":"copy""#, waiting: 0.5)
    person.send(#""event":"modifiers","keys":[]"#)
    person.send(#""event":"drag","operation":"move""#)
    person.move(onto: "trash", seconds: 0.5, waiting: 0.3)
    person.send(#""event":"drag","operation":"none""#)
    person.release(waiting: 0.2)
    person.move(to: Point(x: 320, y: 224), seconds: 0.6)
    person.click()
  }

  /// A bar appears while the pointer is over its edge; a pointer that rests hides (H1, M6).
  static let revealing = EffectRecording("revealing", from: Point(x: 540, y: 60)) { person in
    person.move(to: Point(x: 330, y: 128), seconds: 0.6)
    person.move(onto: "camera", seconds: 0.5, waiting: 0.3)
    person.move(onto: "mail", seconds: 0.4, waiting: 0.3)
    person.move(to: Point(x: 540, y: 60), seconds: 0.6, waiting: 1.6)
  }

  /// A list scrolls under the pointer, and the effect goes along with what it is attached to (I2).
  static let scrolling = EffectRecording("scrolling", from: Point(x: 100, y: 180)) { person in
    person.move(to: Point(x: 300, y: 156), seconds: 0.7, waiting: 0.3)
    person.lift()
    person.touch(fingers: 2)
    scroll(&person, from: 0, by: -84)
    person.wait(0.5)
    scroll(&person, from: -84, by: 84)
    person.lift(waiting: 0.5)
    person.touch()
    person.move(to: Point(x: 100, y: 180), seconds: 0.6)
  }

  /// Scrolls the list, whose space the host moves.
  private static func scroll(_ person: inout TourRecorder, from start: Double, by distance: Double) {
    var before = 0.0
    for step in 1...24 {
      person.wait(0.025)
      let time = Double(step) / 24
      let offset = (distance * time * time * (3 - 2 * time)).rounded()
      let phase = step == 1 ? "began" : "changed"
      person.send(
        #""event":"scroll","delta":[0,\#(JSONText.number(offset - before))],"phase":"\#(phase)","source":"finger""#
      )
      person.send(#""event":"space","id":"list","origin":[150,\#(JSONText.number(24 + start + offset))]"#)
      before = offset
    }
    person.send(#""event":"scroll","delta":[0,0],"phase":"ended","source":"finger""#)
  }
}
