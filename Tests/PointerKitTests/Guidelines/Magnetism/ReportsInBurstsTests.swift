import PointerTestSupport
import XCTest

/// F8: reports that arrive in bursts, late or delayed, change nothing.
final class ReportsInBurstsTests: XCTestCase {
  private static let start = Point(500, 400)

  private func direction(_ dice: inout Dice) -> Vector {
    let angle = dice.number(0...2 * Double.pi)
    return Vector(Elementary.cos(angle), Elementary.sin(angle))
  }

  /// The ways in which a host delivers the reports of a device.
  private enum Delivery: CaseIterable {
    case even, pairs, fours, oneLate, delayed

    var burst: Int { self == .pairs ? 2 : self == .fours ? 4 : 1 }
  }

  /// The times at which the reports of a stroke of 0.26 s arrive, in nanoseconds since the touch.
  private func arrivals(_ delivery: Delivery, every interval: Int64, _ dice: inout Dice) -> [Int64] {
    let count = Int(256_000_000 / interval) / 4 * 4
    var times = (1...count).map { Int64($0) * interval }
    switch delivery {
    case .even: break
    case .pairs, .fours:
      for index in times.indices {
        // A report waits for the last one of its burst.
        let behind = delivery.burst - 1 - index % delivery.burst
        times[index] += Int64(behind) * (interval - 300_000)
      }
    case .oneLate: times[count - 2] = times[count - 1] - 300_000
    case .delayed:
      for index in times.indices {
        let delayed = times[index] + Int64(dice.count(0...8_000_000))
        times[index] = index > 0 ? max(times[index - 1], delayed) : delayed
      }
    }
    return times
  }

  /// The last of three strokes over many icons, by a finger that is still fast when it leaves or that has come to rest,
  /// and its events.
  ///
  /// During the first two, a device without contact reports has learned how its reports arrive.
  private func stroke(
    _ velocity: Vector, rests: Bool, reportsContact: Bool, arrivals: [Int64]
  ) -> (person: SimulatedPerson, events: [PointerEvent]) {
    let icons = (0..<40).map { index in
      let center = Point(80 + 120 * Double(index % 8), 80 + 140 * Double(index / 8))
      return PointerTarget(
        TargetID(rawValue: UInt64(100 + index)), Rect(center: center, size: Size(40, 40)), .appIcon)
    }
    var device = PointerDevice(kind: .trackpad)
    device.reportsContact = reportsContact
    var person = SimulatedPerson(targets: icons, start: Self.start, device: device)
    func way(_ index: Int) -> Double {
      let t = Double(index) / Double(arrivals.count)
      return rests ? t * t * t * (10 - 15 * t + 6 * t * t) : t
    }
    for _ in 0..<(reportsContact ? 1 : 3) {
      person.send(.enter(Self.start), waiting: 500)
      _ = person.newEvents()
      if reportsContact { person.touch() }
      var elapsed: Int64 = 0
      for (index, time) in arrivals.enumerated() {
        person.wait(nanoseconds: time - elapsed)
        elapsed = time
        person.send(.motion(velocity * (0.256 * (way(index + 1) - way(index)))))
      }
      if reportsContact { person.lift() }
      person.wait(milliseconds: 1_500)
    }
    return (person, person.newEvents())
  }

  /// Of 125, 90 and 60 reports a second, in nanoseconds.
  private static let intervals: [Int64] = [8_000_000, 11_111_111, 16_666_667]

  /// The combinations of delivery, interval and contact reports that are tried.
  ///
  /// Without contact reports, a silence of more than 60 ms is a lift.
  private var deliveries: [(delivery: Delivery, interval: Int64, reportsContact: Bool)] {
    product(Delivery.allCases, Self.intervals, [false, true])
      .filter { delivery, interval, contact in contact || Int64(delivery.burst) * interval < 50_000_000 }
      .map { ($0.0, $0.1, $0.2) }
  }

  func testFlicksInBurstsChooseTheSameTarget() {
    let count = 40
    for (interval, contact) in product(Self.intervals, [false, true]) {
      var same: [Delivery: Int] = [:]
      let tried = deliveries.filter { $0.interval == interval && $0.reportsContact == contact }
        .map { $0.delivery }
      for (_, var dice) in withDice(0..<count) {
        let velocity = direction(&dice) * dice.number(500...2_500)
        let even = arrivals(.even, every: interval, &dice)
        let expected = stroke(velocity, rests: false, reportsContact: contact, arrivals: even).person
        for delivery in tried where delivery != .even {
          var dice = dice
          let times = arrivals(delivery, every: interval, &dice)
          let person = stroke(velocity, rests: false, reportsContact: contact, arrivals: times).person
          if person.hovered == expected.hovered { same[delivery, default: 0] += 1 }
        }
      }
      for delivery in tried where delivery != .even {
        XCTAssertGreaterThanOrEqual(
          same[delivery, default: 0], count * (delivery == .delayed ? 90 : 95) / 100,
          "\(delivery) every \(interval) ns, contact \(contact)")
      }
    }
  }

  /// Of the strokes that end at rest none flies.
  ///
  /// With random delays, some of these short and fast strokes do: up to one in eight at 90 Hz.
  func testStrokesThatRestDoNotFly() {
    let count = 40
    for (delivery, interval, contact) in deliveries {
      var flown: [Int] = []
      for (seed, var dice) in withDice(0..<count) {
        let velocity = direction(&dice) * dice.number(500...2_500)
        let times = arrivals(delivery, every: interval, &dice)
        let events = stroke(velocity, rests: true, reportsContact: contact, arrivals: times).events
        // A lift that was inferred within the stroke has been taken back, and nothing landed.
        if events.contains(where: { $0.type == .landed }) { flown.append(seed) }
      }
      let name = "\(delivery) every \(interval) ns, contact \(contact): seeds \(flown)"
      XCTAssertLessThanOrEqual(flown.count, delivery == .delayed ? count * 15 / 100 : 0, name)
    }
  }

  /// Once a device has reported in bursts for a while, the silence between two bursts is no lift.
  func testSilencesBetweenBurstsAreNoLifts() {
    var dice = Dice(seed: 7)
    for (delivery, interval) in product([Delivery.pairs, .fours], [8_000_000, 11_111_111] as [Int64]) {
      let times = arrivals(delivery, every: interval, &dice)
      let events = stroke(Vector(1_500, 0), rests: false, reportsContact: false, arrivals: times).events
      let flights = events.filter { $0.type == .attracted || $0.type == .coasted }
      XCTAssertEqual(flights.count, 1, "\(delivery) every \(interval) ns")
    }
  }
}
