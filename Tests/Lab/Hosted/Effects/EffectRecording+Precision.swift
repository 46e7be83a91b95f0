import PointerKit
import PointerScenes

/// The recordings about where the pointer is exact, and where it snaps.
extension EffectRecording {
  /// The beam stays on a line though the hand shakes (P4, P5).
  static let text = EffectRecording("text", from: Point(x: 60, y: 160)) { person in
    person.move(onto: "essay", Vector(dx: -150, dy: 14), seconds: 0.6, waiting: 0.1)
    for (step, noise) in [(1, 4.0), (2, -5), (3, 5), (4, -4)] {
      person.move(onto: "essay", Vector(dx: -150 + 50 * Double(step), dy: 14 + noise), seconds: 0.22)
    }
    person.wait(0.2)
    person.move(onto: "essay", Vector(dx: 60, dy: -44), seconds: 0.8, waiting: 0.2)
    person.move(to: Point(x: 60, y: 160), seconds: 0.8)
  }

  /// Steps of a quarter hour, a divider that keeps the pointer, and a slider's knob (P4, P6, R6).
  static let precision = EffectRecording("precision", from: Point(x: 272, y: 216)) { person in
    person.move(onto: "calendar", Vector(dx: 10, dy: 60), seconds: 0.6)
    person.move(onto: "calendar", Vector(dx: -10, dy: -30), seconds: 1, waiting: 0.2)
    person.move(onto: "divider", Vector(dx: 1, dy: 20), seconds: 0.6, waiting: 0.1)
    person.press()
    for (step, x) in [10.0, 22, 30, 22, 10, 0].enumerated() {
      person.move(to: Point(x: 302 + x, y: 140 + 6 * Double(step % 2)), seconds: 0.11)
      person.send(#""event":"targets","upsert":[\#(divider(at: 300 + Int(x)))]"#)
    }
    person.release()
    person.move(onto: "volume", seconds: 0.6)
    person.press()
    for step in 1...9 {
      let x = 364 + 14 * Double(step)
      person.move(to: Point(x: x + 14, y: 80 + 3 * Double(step)), seconds: 0.08)
      person.send(#""event":"targets","upsert":[\#(knob(at: Int(x)))]"#)
    }
    person.wait(0.2)
    person.release(waiting: 0.3)
    person.move(to: Point(x: 272, y: 216), seconds: 0.7)
  }

  private static func divider(at x: Int) -> String {
    #"{"id":"divider","frame":[\#(x),0,4,240],"kind":"divider","padding":[0,6,0,6],"effect":"none","#
      + #""shape":{"type":"roundedRect","size":[6,44],"radius":3},"constrained":["x"],"latching":["x"],"#
      + #""cursor":"col-resize","label":""}"#
  }

  private static func knob(at x: Int) -> String {
    #"{"id":"volume","frame":[\#(x),66,28,28],"kind":"slider","bezel":true,"effect":"lift","cornerRadius":14,"#
      + #""shape":{"type":"circle","diameter":28},"latching":["x"],"label":"Volume"}"#
  }

  /// The pointer changes at the edge of a region; within a bar there is no gap (R1, R2, R3, R4).
  static let regions = EffectRecording("regions", from: Point(x: 20, y: 24)) { person in
    person.move(onto: "undo", Vector(dx: 10, dy: 14), seconds: 0.7)
    person.move(onto: "search", Vector(dx: -2, dy: 12), seconds: 0.7, waiting: 0.2)
    person.move(onto: "save", Vector(dx: -52, dy: 6), seconds: 0.6, waiting: 0.3)
    person.move(onto: "help", Vector(dx: -40, dy: 4), seconds: 0.6, waiting: 0.3)
    person.move(to: Point(x: 20, y: 24), seconds: 0.9)
  }

  /// The finger lifts at the edge of a button, and the true position moves to its center (M5).
  static let recentering = EffectRecording("recentering", from: Point(x: 60, y: 120)) { person in
    person.move(onto: "search", Vector(dx: -24, dy: 14), seconds: 0.8, waiting: 0.5)
    person.lift(waiting: 0.9)
    person.touch()
    person.move(onto: "share", Vector(dx: 26, dy: -12), seconds: 0.7, waiting: 0.5)
    person.lift(waiting: 0.9)
    person.touch()
    person.move(to: Point(x: 60, y: 120), seconds: 0.9)
  }

  /// A flick lands on the icon that was meant; another coasts until a finger touches (F2, F4, M7).
  static let magnetism = EffectRecording("magnetism", from: Point(x: 90, y: 170)) { person in
    person.wait(0.2)
    person.flick(onto: "photos", seconds: 0.1, waiting: 0.9)
    person.touch()
    person.move(to: Point(x: 90, y: 60), seconds: 1, waiting: 0.2)
    person.swing(millimeters: Vector(dx: 4, dy: 0.3), seconds: 0.1)
    person.lift(waiting: 0.35)
    person.touch(waiting: 0.4)
    person.move(to: Point(x: 90, y: 170), seconds: 0.6)
  }
}
