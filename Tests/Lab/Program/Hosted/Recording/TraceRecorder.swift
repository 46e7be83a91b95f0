import Foundation
import PointerKit
import PointerScenes
import PointerTestSupport

/// A recorder of a person at a trackpad and of a host, which writes the lines of a trace.
///
/// Movements are in millimeters of finger travel. By trials on a copy of the engine, the recorder finds the
/// travel that moves the pointer to a position.
struct TraceRecorder {
  /// A line of a script that means nothing.
  struct ScriptError: Error { let line: Substring }

  /// The lines of the trace, beginning with the header.
  private(set) var lines: [String] = []
  private var now = Timestamp.zero
  private let scene: Scene
  private var engine: PointerEngine
  private var reader: TraceEventReader
  /// The time between two reports of the trackpad, in nanoseconds.
  private let interval: Int64

  init(over scene: Scene, interval: Int64) {
    (self.scene, self.interval) = (scene, interval)
    reader = TraceEventReader(scene)
    engine = PointerEngine(scene)
  }

  // MARK: The script

  /// Does what a line of a script says, and then waits if it ends with `wait` and seconds.
  ///
  /// - `start X Y`: the position of the pointer, in the first line;
  /// - `chapter NAME… | TITLE`: a chapter with the camera near some targets, or on the whole window;
  /// - `look X Y WIDTH HEIGHT`: the camera moves there;
  /// - `touch [FINGERS]`, `lift`, `press [BUTTON]`, `release [BUTTON]`, `click [BUTTON]`;
  /// - `move to X Y in SECONDS`, `move onto NAME [DX DY] in SECONDS`: a movement from rest to rest;
  /// - `swing DX DY in SECONDS`: the finger moves by millimeters, faster and faster, as before a flick;
  /// - `flick onto NAME in SECONDS`: a flick just fast enough that the target attracts the pointer;
  /// - `"event":…`: the members of an event of the trace, after its time.
  mutating func make(_ line: Substring) throws {
    var words = line.split(separator: " ").map(String.init)
    var pause = 0.0
    if words.count > 1, words[words.count - 2] == "wait", let seconds = Double(words[words.count - 1]) {
      pause = seconds
      words.removeLast(2)
    }
    let numbers = words.compactMap { Double($0) }
    switch words.first {
    case nil: break
    case "start": begin(at: Point(numbers[0], numbers[1]))
    case "chapter":
      let parts = line.components(separatedBy: " | ")
      wait(0.3)
      try send(
        "\"event\":\"wait\",\"x-chapter\":\(JSONText.quoted(parts[1]))"
          + ",\"x-camera\":\(camera(near: words.dropFirst().prefix { $0 != "|" }))")
    case "look":
      let part = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
      try send("\"event\":\"wait\",\"x-camera\":\(camera(around: part))")
    case "touch": try send("\"event\":\"contact\",\"phase\":\"began\",\"fingers\":\(Int(numbers.first ?? 1))")
    case "lift": try lift()
    case "press", "release": try send(button(words, isDown: words[0] == "press"))
    case "click":
      try send(button(words, isDown: true))
      wait(0.14)
      try send(button(words, isDown: false))
    case "move":
      let isOnto = words[1] == "onto"
      let offset = numbers.count > 2 ? Vector(numbers[0], numbers[1]) : .zero
      try move(to: (isOnto ? center(of: words[2]) : .zero) + offset, seconds: numbers[numbers.count - 1])
    case "swing": try swing(Vector(numbers[0], numbers[1]), seconds: numbers[2])
    case "flick": try flick(onto: words[2], seconds: numbers[0])
    case let word? where word.hasPrefix("\""): try send(words.joined(separator: " "))
    default: throw ScriptError(line: line)
    }
    wait(pause)
  }

  private mutating func begin(at start: Point) {
    lines = [
      #"{"format":"pointerkit-trace/1","device":{"kind":"trackpad","motion":"millimeters"},"start":"#
        + JSONText.point(start) + "}"
    ]
    engine = PointerEngine(scene, start: start)
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .millimeters), at: .zero)
  }

  /// Records an event and applies it to the engine; `members` has the JSON members after `t` as text.
  private mutating func send(_ members: String) throws {
    let line = "{\"t\":\(JSONText.time(now)),\(members)}"
    lines.append(line)
    engine.apply(try reader.event(Data(line.utf8), file: "script", line: lines.count))
  }

  private func button(_ words: [String], isDown: Bool) -> String {
    "\"event\":\"button\",\"button\":\"\(words.count > 1 ? words[1] : "primary")\",\"down\":\(isDown)"
  }

  /// Lets time pass, rounded to milliseconds.
  private mutating func wait(_ seconds: Double) {
    now = now.advanced(byNanoseconds: Int64((seconds * 1000).rounded()) * 1_000_000)
  }

  // MARK: The camera

  /// The part of the window around some targets, as the value of a camera; the whole window without targets.
  private func camera(near names: some Sequence<String>) -> String {
    let frames = names.compactMap { frame(of: $0) }
    guard let first = frames.first else { return "null" }
    return camera(around: frames.reduce(first) { $0.union($1) }.outset(by: 44))
  }

  /// A part of the window that contains a rectangle and has the window's proportions, as the value of a
  /// camera.
  private func camera(around part: Rect) -> String {
    let size = scene.size
    let width = max(part.width, part.height * size.width / size.height, size.width * 0.36)
    guard width < size.width * 0.92 else { return "null" }
    let height = width * size.height / size.width
    func begin(_ center: Double, _ length: Double, in whole: Double) -> Double {
      max(0, min(whole - length, center - length / 2)).rounded()
    }
    let left = begin(part.center.x, width, in: size.width)
    let top = begin(part.center.y, height, in: size.height)
    let numbers = [left, top, width.rounded(), height.rounded()].map(JSONText.number)
    return "[" + numbers.joined(separator: ",") + "]"
  }

  // MARK: The finger

  private mutating func lift() throws {
    now = now.advanced(byNanoseconds: interval)
    try send("\"event\":\"contact\",\"phase\":\"ended\"")
  }

  /// Moves the pointer to a position in window points; the movement begins and ends at rest.
  ///
  /// The finger follows the path of minimum jerk, 10τ³ − 15τ⁴ + 6τ⁵ (Flash and Hogan 1985).
  private mutating func move(to position: Point, seconds: Double) throws {
    engine.advance(to: now)
    let start = engine.frame(at: now).modelPosition
    let distance = position - start
    guard distance.length > 0.5 else { return wait(seconds) }
    let direction = distance / distance.length
    func jerk(_ time: Double) -> Double { time * time * time * (10 + time * (6 * time - 15)) }
    var travel = distance.length / 8
    for _ in 0..<12 {
      var attempt = engine
      for (time, delta) in reports(direction * travel, seconds, jerk) {
        attempt.simulate(PointerInput(.motion(delta), at: time))
      }
      let movement = attempt.frame(at: now).modelPosition - start
      let length = max(1, movement.dx * direction.dx + movement.dy * direction.dy)
      if (length - distance.length).magnitude < 0.4 { break }
      travel *= max(0.25, min(4, distance.length / length))
    }
    try write(reports(direction * travel, seconds, jerk), seconds)
  }

  /// Moves the finger with increasing speed: after the fraction τ of the time, it has covered τ² of the distance.
  private mutating func swing(_ distance: Vector, seconds: Double) throws {
    try write(reports(distance, seconds) { time in time * time }, seconds)
  }

  /// The speed is found by trials on a copy of the engine, from slow to fast.
  private mutating func flick(onto name: String, seconds: Double) throws {
    engine.advance(to: now)
    let start = engine.frame(at: now).modelPosition
    let direction = (center(of: name) - start).normalized
    let wanted = reader.names.target(named: name)
    var travel = 4.0
    while travel < 40 {
      var attempt = engine
      for (time, delta) in reports(direction * travel, seconds, { $0 * $0 }) {
        attempt.simulate(PointerInput(.motion(delta), at: time))
      }
      let lift = now.advanced(bySeconds: seconds).advanced(byNanoseconds: interval)
      attempt.simulate(PointerInput(.contact(.ended, fingers: 0), at: lift))
      attempt.advance(to: lift.advanced(bySeconds: 1.5))
      let end = attempt.frame(at: lift.advanced(bySeconds: 1.5))
      if end.hovered == wanted { break }
      travel += 0.25
    }
    try swing(direction * travel, seconds: seconds)
    try lift()
  }

  /// The present frame of a target, in window points.
  private func frame(of name: String) -> Rect? {
    guard let id = reader.names.target(named: name), let target = engine.target(id) else { return nil }
    return engine.convert(target.frame, from: target.space)
  }

  private func center(of name: String) -> Point { frame(of: name)?.center ?? .zero }

  /// The reports of a movement, rounded to a thousandth of a millimeter; reports without movement are left
  /// out.
  private func reports(_ distance: Vector, _ seconds: Double, _ path: (Double) -> Double) -> [(
    time: Timestamp, delta: Vector
  )] {
    let count = max(1, Int((seconds * 1e9 / Double(interval)).rounded()))
    func thousandths(_ length: Double) -> Double { (length * 1000).rounded() }
    var reports: [(time: Timestamp, delta: Vector)] = []
    var before = Vector.zero
    for index in 1...count {
      let progress = path(Double(index) / Double(count))
      let moved = Vector(thousandths(distance.dx * progress), thousandths(distance.dy * progress))
      let delta = moved - before
      before = moved
      guard delta != .zero else { continue }
      let time = now.advanced(byNanoseconds: Int64(index) * interval)
      reports.append((time, Vector(delta.dx / 1000, delta.dy / 1000)))
    }
    return reports
  }

  private mutating func write(_ reports: [(time: Timestamp, delta: Vector)], _ seconds: Double) throws {
    let end = now.advanced(bySeconds: seconds)
    for report in reports {
      now = report.time
      try send("\"event\":\"motion\",\"delta\":\(JSONText.vector(report.delta))")
    }
    now = max(now, end)
  }
}
