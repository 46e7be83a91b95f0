import PointerKit
import PointerTestSupport
import XCTest

/// If everything is mirrored, turned by quarters, shifted or scaled, a flick passes through the engine in the
/// same way: reports, curve, lift, hit regions and choice.
final class FlickInvarianceTests: XCTestCase {
  func testMirroring() {
    let screen = FlickSession.screen
    check { dice in
      dice.pick([
        Change { Point(x: screen.width - $0.x, y: $0.y) }, Change { Point(x: $0.x, y: screen.height - $0.y) },
        Change(isTurned: true) { Point(x: $0.y, y: $0.x) },
      ])
    }
  }

  func testQuarterTurns() {
    let screen = FlickSession.screen
    check { dice in
      dice.pick([
        Change(isTurned: true) { Point(x: screen.height - $0.y, y: $0.x) },
        Change { Point(x: screen.width - $0.x, y: screen.height - $0.y) },
        Change(isTurned: true) { Point(x: $0.y, y: screen.width - $0.x) },
      ])
    }
  }

  func testShifting() {
    // The surface begins at the origin whatever is shifted: nothing comes near its edges.
    check(margin: 1200) { dice in
      let way = dice.vector(upTo: 600)
      return Change { $0 + way }
    }
  }

  func testScalingEveryLength() {
    check(unit: .points) { dice in
      let scale = dice.pick([0.5, 2])
      return Change(scale: scale) { Point(x: $0.x * scale, y: $0.y * scale) }
    }
  }

  // MARK: Support

  private struct Change {
    var scale = 1.0
    var isTurned = false
    let transform: (Point) -> Point

    init(scale: Double = 1, isTurned: Bool = false, transform: @escaping (Point) -> Point) {
      (self.scale, self.isTurned, self.transform) = (scale, isTurned, transform)
    }

    func map(_ vector: Vector) -> Vector { transform(.zero + vector) - transform(.zero) }

    func map(_ rect: Rect) -> Rect {
      let a = transform(Point(x: rect.minX, y: rect.minY))
      let b = transform(Point(x: rect.maxX, y: rect.maxY))
      return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
    }

    func map(_ session: FlickSession) -> FlickSession {
      var session = session
      session.start = transform(session.start)
      // A finger does not grow with the screen; in points it does, for scaling is of points alone.
      session.moves = session.moves.map(map)
      for index in session.targets.indices {
        session.targets[index].frame = map(session.targets[index].frame)
      }
      let size = Size(width: session.size.width * scale, height: session.size.height * scale)
      session.size = isTurned ? Size(width: size.height, height: size.width) : size
      session.configuration.bezelPadding *= scale
      session.configuration.plainPadding *= scale
      session.configuration.magnetism.minimumSpeed *= scale
      session.configuration.magnetism.settlingSpeed *= scale
      session.configuration.magnetism.radius *= scale
      session.configuration.magnetism.shortestReach *= scale
      return session
    }
  }

  private func check(
    margin: Double = 0, unit: DeviceUnit = .millimeters, _ makeChange: (inout Dice) -> Change
  ) {
    var counts: [PointerEventType: Int] = [:]
    for seed in 0..<50 {
      var dice = Dice(seed: UInt64(seed))
      let session = FlickSession(&dice, unit: unit, margin: margin)
      let change = makeChange(&dice)
      let (before, after) = (session.outcome, change.map(session).outcome)
      XCTAssertEqual(after.type, before.type, "seed \(seed)")
      XCTAssertEqual(after.target, before.target, "seed \(seed)")
      XCTAssertEqual(after.hovered, before.hovered, "seed \(seed)")
      let tolerance = 1e-9 * change.scale
      XCTAssertLessThan((after.landing - change.transform(before.landing)).length, tolerance, "seed \(seed)")
      XCTAssertLessThan((after.rest - change.transform(before.rest)).length, tolerance, "seed \(seed)")
      if before.type != .recentered || before.hovered != nil { counts[before.type, default: 0] += 1 }
    }
    // Each of the ways in which a lift can end was met.
    for kind in [PointerEventType.attracted, .coasted, .recentered] {
      XCTAssertGreaterThan(counts[kind, default: 0], 2, "\(kind)")
    }
  }
}

/// A random stroke over a random layout, and its outcome.
private struct FlickSession {
  static let screen = Size(width: 800, height: 600)

  struct Outcome {
    /// The type of the event that the lift caused; `recentered` also stands for no event.
    var type: PointerEventType
    var target: TargetID?
    var landing: Point
    var hovered: TargetID?
    var rest: Point
  }

  var start: Point
  var moves: [Vector]
  var targets: [PointerTarget]
  var size: Size
  var unit: DeviceUnit
  var configuration = PointerConfiguration()

  init(_ dice: inout Dice, unit: DeviceUnit, margin: Double) {
    self.unit = unit
    let screen = FlickSession.screen
    size = Size(width: screen.width + 2 * margin, height: screen.height + 2 * margin)
    let around = Vector(dx: margin, dy: margin)
    targets = (1...16).map {
      let frame = Rect(
        center: dice.point(in: Rect(x: 30, y: 30, width: screen.width - 60, height: screen.height - 60))
          + around,
        size: Size(width: dice.number(16...90), height: dice.number(16...90)))
      return PointerTarget(
        id: TargetID($0), frame: frame, kind: .button, hasBezel: dice.chance(0.5),
        effect: dice.pick([.lift, .highlight, .hover()]))
    }
    start = dice.point(in: Rect(x: 250, y: 200, width: 300, height: 200)) + around
    // Millimetres or points a second: braking to a share of its speed, perhaps lingering there, curving and
    // trembling.
    let peak = unit == .millimeters ? dice.number(40...160) : dice.number(300...2000)
    let (left, steps, slowSteps) = (dice.number(0.05...1), dice.count(8...20), dice.count(0...4))
    var direction = dice.vector(upTo: 1).normalized
    let curve = dice.number(-0.05...0.05)
    moves = (0..<steps).map { step in
      direction = (direction + Vector(dx: -direction.dy, dy: direction.dx) * curve).normalized
      let braking = min(1, max(0, Double(step - steps + 6 + slowSteps) / 5))
      let speed = peak * (1 - (1 - left) * braking) * dice.number(0.9...1.1)
      return direction * (speed * 0.008)
    }
  }

  var outcome: Outcome {
    var person = PointerHarness(
      targets: targets, start: start, size: size,
      device: PointerDevice(kind: .trackpad, unit: unit, reportsContact: true), configuration: configuration)
    person.touch()
    for way in moves { person.move(by: way) }
    _ = person.newEvents()
    person.lift()
    let caused = person.newEvents().first { [.attracted, .coasted].contains($0.type) }
    let here = person.model
    person.wait(milliseconds: 1500)
    return Outcome(
      type: caused?.type ?? .recentered, target: caused?.target, landing: caused?.landing ?? here,
      hovered: person.hovered, rest: person.model)
  }
}
