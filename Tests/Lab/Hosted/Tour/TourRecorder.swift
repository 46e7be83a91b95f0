import Foundation
import PointerKit
import PointerScenes

/// A recorder of a person's input on a trackpad, which writes the lines of a trace.
///
/// Movements are in millimeters of finger travel. By trials on a copy of the engine, the recorder finds the
/// travel that moves the pointer to a position.
struct TourRecorder {
  /// The lines of the trace, beginning with the header.
  private(set) var lines: [String]
  /// The first error in a line.
  private(set) var error: FileError?
  private(set) var now = Timestamp.zero
  /// The size of the window.
  private let size: Size
  private var engine: PointerEngine
  private var reader: TraceEventReader
  /// The time between two reports of the trackpad, in nanoseconds.
  private let interval: Int64

  /// Begins a recording over a scene; by default the trackpad reports 100 times a second.
  init(over scene: Scene, start: Point, interval: Int64 = 10_000_000) {
    self.interval = interval
    let header =
      #"{"format":"pointerkit-trace/1","device":{"kind":"trackpad","motion":"millimeters"},"start":"#
      + JSONText.point(start) + "}"
    lines = [header]
    size = scene.size
    reader = TraceEventReader(scene)
    engine = PointerEngine(scene, start: start)
    let device = PointerDevice(kind: .trackpad, unit: .millimeters)
    engine.setDevice(device, at: .zero)
  }

  /// The lines as a file.
  var file: String { lines.joined(separator: "\n") + "\n" }

  // MARK: Events

  /// Records an event and applies it to the engine; `members` has the JSON members after `t` as text.
  mutating func send(_ members: String, waiting pause: Double = 0) {
    defer { wait(pause) }
    let line = "{\"t\":\(JSONText.time(now)),\(members)}"
    lines.append(line)
    guard error == nil else { return }
    do throws(FileError) {
      engine.apply(try reader.event(Data(line.utf8), file: "tour.jsonl", line: lines.count))
    } catch {
      self.error = error
    }
  }

  /// Begins a chapter after a short wait, with the camera near some targets.
  ///
  /// Without targets, the camera shows the whole window.
  mutating func chapter(_ title: String, near names: [String] = [], hasOverlay: Bool = false) {
    wait(0.3)
    send(
      "\"event\":\"wait\",\"x-chapter\":\(JSONText.quoted(title))"
        + (hasOverlay ? ",\"x-overlay\":true" : "") + ",\"x-camera\":\(camera(near: names))")
  }

  /// Moves the camera to a part of the window.
  mutating func look(near part: Rect) {
    send("\"event\":\"wait\",\"x-camera\":\(camera(around: part))")
  }

  /// The part of the window around some targets, as the value of a camera.
  private func camera(near names: [String]) -> String {
    let frames = names.compactMap { name -> Rect? in
      guard let id = reader.names.target(named: name), let target = engine.target(id) else { return nil }
      return engine.convert(target.frame, from: target.space)
    }
    guard let first = frames.first else { return "null" }
    return camera(around: frames.reduce(first) { $0.union($1) }.outset(by: 44))
  }

  /// A part of the window that contains a rectangle and has the window's proportions, as the value of a
  /// camera.
  private func camera(around part: Rect) -> String {
    let width = max(part.width, part.height * size.width / size.height, size.width * 0.36)
    guard width < size.width * 0.92 else { return "null" }
    let height = width * size.height / size.width
    func begin(_ center: Double, _ length: Double, in whole: Double) -> Double {
      max(0, min(whole - length, center - length / 2)).rounded()
    }
    let left = begin(part.center.x, width, in: size.width)
    let top = begin(part.center.y, height, in: size.height)
    return "[" + [left, top, width.rounded(), height.rounded()].map(JSONText.number).joined(separator: ",")
      + "]"
  }

  /// Lets time pass, rounded to milliseconds.
  mutating func wait(_ seconds: Double) {
    now = now.advanced(byNanoseconds: Int64((seconds * 1000).rounded()) * 1_000_000)
  }

  // MARK: The finger

  // Each act is followed by a pause of some seconds, by default none.

  mutating func touch(fingers: Int = 1, waiting pause: Double = 0) {
    send("\"event\":\"contact\",\"phase\":\"began\",\"fingers\":\(fingers)", waiting: pause)
  }
  mutating func lift(waiting pause: Double = 0) {
    now = now.advanced(byNanoseconds: interval)
    send("\"event\":\"contact\",\"phase\":\"ended\"", waiting: pause)
  }
  mutating func press(_ button: String = "primary", waiting pause: Double = 0) {
    send("\"event\":\"button\",\"button\":\"\(button)\",\"down\":true", waiting: pause)
  }
  mutating func release(_ button: String = "primary", waiting pause: Double = 0) {
    send("\"event\":\"button\",\"button\":\"\(button)\",\"down\":false", waiting: pause)
  }
  mutating func click(_ button: String = "primary", waiting pause: Double = 0) {
    press(button, waiting: 0.14)
    release(button, waiting: pause)
  }

  /// Moves the pointer to a target's center plus an offset; the movement begins and ends at rest.
  mutating func move(
    onto name: String, _ offset: Vector = .zero, seconds: Double, waiting pause: Double = 0
  ) {
    move(to: center(of: name) + offset, seconds: seconds, waiting: pause)
  }

  /// Moves the pointer to a position in window points; the movement begins and ends at rest.
  ///
  /// The finger follows the path of minimum jerk, 10τ³ − 15τ⁴ + 6τ⁵ (Flash and Hogan 1985).
  mutating func move(to position: Point, seconds: Double, waiting pause: Double = 0) {
    defer { wait(pause) }
    engine.advance(to: now)
    let start = engine.frame(at: now).modelPosition
    let distance = position - start
    guard distance.length > 0.5 else { return wait(seconds) }
    let direction = distance / distance.length
    var travel = distance.length / 8
    for _ in 0..<12 {
      var attempt = engine
      for (time, delta) in reports(direction * travel, seconds, TourRecorder.minimumJerk) {
        attempt.simulate(PointerInput(.motion(delta), at: time))
      }
      let movement = attempt.frame(at: now).modelPosition - start
      let length = max(1, movement.dx * direction.dx + movement.dy * direction.dy)
      if (length - distance.length).magnitude < 0.4 { break }
      travel *= max(0.25, min(4, distance.length / length))
    }
    write(reports(direction * travel, seconds, TourRecorder.minimumJerk), seconds)
  }

  /// Moves the finger with increasing speed, as before a flick.
  ///
  /// After the fraction τ of the time, the finger has covered τ² of the distance.
  mutating func swing(millimeters distance: Vector, seconds: Double, waiting pause: Double = 0) {
    defer { wait(pause) }
    write(reports(distance, seconds) { time in time * time }, seconds)
  }

  /// Flicks toward a target, just fast enough that the target attracts the pointer.
  ///
  /// The speed is found by trials on a copy of the engine, from slow to fast.
  mutating func flick(onto name: String, seconds: Double, waiting pause: Double = 0) {
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
    swing(millimeters: direction * travel, seconds: seconds)
    lift(waiting: pause)
  }

  /// The present center of a target, in window points.
  func center(of name: String) -> Point {
    guard let id = reader.names.target(named: name), let target = engine.target(id),
      let frame = engine.convert(target.frame, from: target.space)
    else { return .zero }
    return frame.center
  }

  private static func minimumJerk(_ time: Double) -> Double {
    time * time * time * (10 + time * (6 * time - 15))
  }

  /// The reports of a movement, rounded to a thousandth of a millimeter; reports without movement are left
  /// out.
  private func reports(_ distance: Vector, _ seconds: Double, _ path: (Double) -> Double)
    -> [(time: Timestamp, delta: Vector)]
  {
    let count = max(1, Int((seconds * 1e9 / Double(interval)).rounded()))
    func thousandths(_ length: Double) -> Double { (length * 1000).rounded() }
    var reports: [(time: Timestamp, delta: Vector)] = []
    var before = Vector.zero
    for index in 1...count {
      let progress = path(Double(index) / Double(count))
      let moved = Vector(dx: thousandths(distance.dx * progress), dy: thousandths(distance.dy * progress))
      let delta = moved - before
      before = moved
      guard delta != .zero else { continue }
      reports.append(
        (
          now.advanced(byNanoseconds: Int64(index) * interval),
          Vector(dx: delta.dx / 1000, dy: delta.dy / 1000)
        ))
    }
    return reports
  }

  private mutating func write(_ reports: [(time: Timestamp, delta: Vector)], _ seconds: Double) {
    let end = now.advanced(bySeconds: seconds)
    for report in reports {
      now = report.time
      send("\"event\":\"motion\",\"delta\":\(JSONText.vector(report.delta))")
    }
    now = max(now, end)
  }
}
