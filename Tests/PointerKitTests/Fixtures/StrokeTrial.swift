import PointerTestSupport

/// A stroke on one device over one layout.
struct StrokeTrial {
  var stroke: FingerStroke
  var device: PointerDevice
  /// For a device in points, the number of points that the host makes of a millimeter.
  var pointsPerMillimeter: Double
  var start: Point

  static let size = Size(16_000, 16_000)
  static let plane = SimulatedPerson(size: size)
  static let icons = SimulatedPerson(iconsEvery: 140, size: size)

  init(_ stroke: FingerStroke, _ dice: inout Dice) {
    self.stroke = stroke
    device = PointerDevice(
      kind: .trackpad, unit: dice.chance(0.5) ? .millimeters : .points, reportsContact: dice.chance(0.5))
    pointsPerMillimeter = dice.number(3...12)
    start = dice.point(in: Rect(center: Point(8_000, 8_000), size: Size(200, 200)))
  }

  struct Outcome {
    /// The vector from the pointer's position at the stop or lift to its position at rest.
    var way: Vector
    /// The velocity of the pointer in the last 20 ms of the stroke, before a roll, in points a second.
    var velocity: Vector
    /// Whether the pointer moved toward the middle of the control that it was on, and not beyond.
    var isRecentered: Bool
  }

  func run(on layout: SimulatedPerson) -> Outcome {
    var person = layout
    person.engine.setDevice(device, at: person.now)
    person.send(.position(start), waiting: 400)
    let begin = person.now
    func reach(_ nanoseconds: Int64) {
      person.wait(nanoseconds: max(0, begin.nanoseconds + nanoseconds - person.now.nanoseconds))
    }
    if device.reportsContact { person.touch() }
    let stop = min(stroke.duration, stroke.lift)
    let rolls = stroke.roll > 0 ? stroke.rollTime : 0
    let measured = (Int64((stop - rolls - 0.02) * 1e9), Int64((stop - rolls) * 1e9))
    var positions: [Point?] = [nil, nil]
    var stopped: Point?
    for report in stroke.reports {
      if positions[0] == nil, report.time > measured.0 { positions[0] = person.model }
      if positions[1] == nil, report.time > measured.1 { positions[1] = person.model }
      if stopped == nil, Double(report.time) > stop * 1e9 { stopped = person.model }
      reach(report.time)
      person.send(.motion(device.unit == .points ? report.way * pointsPerMillimeter : report.way))
    }
    let end = stopped ?? person.model
    // The last of the movement can end on another control than that beneath the stop.
    let target = person.hovered
    reach(Int64(stroke.lift * 1e9))
    if device.reportsContact { person.lift() }
    person.wait(milliseconds: 2_000)
    let frame = target.flatMap { person.engine.target($0)?.frame }
    let velocity = ((positions[1] ?? end) - (positions[0] ?? end)) / 0.02
    let rest = person.model
    let isRecentered =
      frame.map {
        let ways = Rect(center: end, size: .zero).union(Rect(center: $0.center, size: .zero))
        return ways.outset(by: 1).contains(rest)
      } ?? false
    return Outcome(way: rest - end, velocity: velocity, isRecentered: isRecentered)
  }
}

extension FingerStroke {
  /// A random stroke that is lifted while it moves at 60 % of its greatest speed or more.
  init(_ dice: inout Dice, liftedInMovement: Bool) {
    repeat {
      self.init(&dice)
      lift = duration * dice.number(0.2...0.8)
    } while lift < 0.06 || speed(from: lift - 0.02, to: lift) < max(60, 0.6 * peakSpeed)
    // A fingertip slows down and rolls aside; that it rolls back hardly shows on strokes so fast.
    guard dice.chance(0.5) else { return }
    rollTime = dice.number(0.006...0.012)
    roll = dice.number(0.5...0.9)
    let angle = dice.number(-0.8...0.8)
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    rollDirection = Vector(
      direction.dx * cosine - direction.dy * sine, direction.dx * sine + direction.dy * cosine)
  }
}
