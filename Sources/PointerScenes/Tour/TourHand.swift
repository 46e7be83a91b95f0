import Foundation
import PointerKit

/// A hand on a trackpad that writes down what it does, as the lines of a trace.
///
/// Its finger moves in millimetres, as hands do; how far a finger must travel so that the pointer arrives it
/// finds out by trying on a copy of the engine.
struct TourHand {
  /// The lines of the trace so far, the header first.
  private(set) var lines: [String]
  /// What the lines mean.
  private(set) var trace: Trace
  /// The first thing that was wrong with a line.
  private(set) var failure: FileError?
  private(set) var now = Timestamp.zero
  /// Whether the window is light or dark at first.
  let appearance: Appearance
  private var engine: PointerEngine
  private var reader: TraceEventReader
  /// The time between two reports of the trackpad: 100 a second.
  private static let interval: Int64 = 10_000_000

  init(over scene: Scene, start: Point) throws(FileError) {
    let header =
      #"{"format":"pointerkit-trace/1","device":{"kind":"trackpad","motion":"millimeters"},"start":"#
      + JSONText.point(start) + "}"
    lines = [header]
    trace = try Trace(Data(header.utf8), name: "tour.jsonl", over: scene)
    appearance = scene.appearance
    reader = TraceEventReader(scene)
    engine = PointerEngine(scene, start: start)
    engine.setDevice(trace.device, at: .zero)
  }

  // MARK: Writing

  /// Writes an event, given its members after `t`, and lets the engine have it.
  mutating func send(_ members: String) {
    let line = "{\"t\":\(JSONText.time(now)),\(members)}"
    lines.append(line)
    guard failure == nil else { return }
    do throws(FileError) {
      let node = try JSONNode(text: Data(line.utf8), file: "tour.jsonl", line: lines.count)
      let event = try reader.event(node)
      engine.apply(event)
      trace.events.append(event)
      trace.chapters = reader.chapters
      trace.names = reader.layout.names
    } catch {
      failure = error
    }
  }

  /// Begins a part of the tour, after a breath.
  mutating func chapter(_ title: String) {
    wait(0.3)
    send("\"event\":\"wait\",\"\(TraceChapter.key)\":\(JSONText.quoted(title))")
  }

  /// Lets time pass, in whole milliseconds.
  mutating func wait(_ seconds: Double) {
    now = now.advanced(byNanoseconds: Int64((seconds * 1000).rounded()) * 1_000_000)
  }

  // MARK: The finger

  mutating func touch(fingers: Int = 1) {
    send("\"event\":\"contact\",\"phase\":\"began\",\"fingers\":\(fingers)")
  }
  mutating func lift() {
    now = now.advanced(byNanoseconds: TourHand.interval)
    send("\"event\":\"contact\",\"phase\":\"ended\"")
  }
  mutating func press(_ button: String = "primary") {
    send("\"event\":\"button\",\"button\":\"\(button)\",\"down\":true")
  }
  mutating func release(_ button: String = "primary") {
    send("\"event\":\"button\",\"button\":\"\(button)\",\"down\":false")
  }
  mutating func click(_ button: String = "primary") {
    press(button)
    wait(0.14)
    release(button)
  }

  /// Brings the pointer to the middle of a target, or beside it, between two rests.
  mutating func move(onto name: String, _ offset: Vector = .zero, seconds: Double) {
    move(to: middle(of: name) + offset, seconds: seconds)
  }

  /// Brings the pointer to a place of the window between two rests.
  ///
  /// Hands go 10τ³ − 15τ⁴ + 6τ⁵ of their way (minimum jerk, Flash and Hogan 1985).
  mutating func move(to place: Point, seconds: Double) {
    engine.advance(to: now)
    let start = engine.frame(at: now).model
    let way = place - start
    guard way.length > 0.5 else { return wait(seconds) }
    let direction = way / way.length
    var travel = way.length / 8
    for _ in 0..<12 {
      var attempt = engine
      for (time, delta) in reports(direction * travel, seconds, TourHand.betweenRests) {
        attempt.handle(PointerInput(.motion(delta), at: time))
      }
      let gone = attempt.frame(at: now).model - start
      let length = max(1, gone.dx * direction.dx + gone.dy * direction.dy)
      if (length - way.length).magnitude < 0.4 { break }
      travel *= max(0.25, min(4, way.length / length))
    }
    write(reports(direction * travel, seconds, TourHand.betweenRests), seconds)
  }

  /// Moves the finger by so much, fastest at the end as before a flick: τ² of the way.
  mutating func swing(millimeters way: Vector, seconds: Double) {
    write(reports(way, seconds) { share in share * share }, seconds)
  }

  /// The middle of a target in the window, wherever its space is by now.
  func middle(of name: String) -> Point {
    guard let id = trace.names.target(named: name), let target = engine.target(id),
      let space = engine.space(target.space)
    else { return .zero }
    return space.window(target.frame).center
  }

  private static func betweenRests(_ share: Double) -> Double {
    share * share * share * (10 + share * (6 * share - 15))
  }

  /// The reports of a movement, in thousandths of a millimetre; a pad is silent where there is nothing to
  /// report.
  private func reports(_ way: Vector, _ seconds: Double, _ path: (Double) -> Double)
    -> [(time: Timestamp, delta: Vector)]
  {
    let count = max(1, Int((seconds * 1e9 / Double(TourHand.interval)).rounded()))
    func thousandths(_ length: Double) -> Double { (length * 1000).rounded() }
    var reports: [(time: Timestamp, delta: Vector)] = []
    var before = Vector.zero
    for index in 1...count {
      let share = path(Double(index) / Double(count))
      let here = Vector(dx: thousandths(way.dx * share), dy: thousandths(way.dy * share))
      let delta = here - before
      before = here
      guard delta != .zero else { continue }
      reports.append(
        (
          now.advanced(byNanoseconds: Int64(index) * TourHand.interval),
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
