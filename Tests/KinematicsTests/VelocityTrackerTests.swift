import Kinematics
import PointerTestSupport
import XCTest

final class VelocityTrackerTests: XCTestCase {
  /// The velocity at the end of a stroke that is sampled at a rate, with the last sample at the end.
  private func velocity(
    duration: Double = 0.3, rate: Double = 120, silence: Double = 0.008, position: (Double) -> Vector
  ) -> Vector {
    var tracker = VelocityTracker()
    var last = Vector.zero
    for back in stride(from: Int(duration * rate), through: 0, by: -1) {
      let time = duration - Double(back) / rate
      let current = position(time)
      tracker.add(current - last, at: Timestamp.zero.advanced(bySeconds: time))
      last = current
    }
    return tracker.velocity(at: Timestamp.zero.advanced(bySeconds: duration + silence))
  }

  func testConstantSpeed() {
    for rate in [30.0, 60, 82, 120, 240, 1_000] {
      let velocity = velocity(rate: rate) { Vector(dx: 300 * $0, dy: -400 * $0) }
      XCTAssertEqual(velocity.dx, 300, accuracy: 0.01, "\(rate)")
      XCTAssertEqual(velocity.dy, -400, accuracy: 0.01, "\(rate)")
    }
  }

  func testLooksPastBrakingInTheLast25Milliseconds() {
    for rate in [60.0, 120, 240, 1_000] {
      let velocity = velocity(rate: rate) { time in
        let late = Swift.max(0, time - 0.275)
        return Vector(dx: 200 * (time - late * late / 0.05), dy: 0)
      }
      XCTAssertEqual(velocity.dx, 200, accuracy: 6, "\(rate)")
    }
  }

  func testLooksPastRollingBack() {
    for rate in [60.0, 120, 240, 1_000] {
      let velocity = velocity(rate: rate) { time in
        time < 0.275 ? Vector(dx: 0, dy: 200 * time) : Vector(dx: 0, dy: 55 - 60 * (time - 0.275))
      }
      XCTAssertEqual(velocity.dy, 200, accuracy: 4, "\(rate)")
      XCTAssertEqual(velocity.dx, 0)
    }
  }

  func testAStoppedFingerHasNoSpeed() {
    let stopped = velocity { Vector(dx: 300 * Swift.min($0, 0.15), dy: 0) }
    XCTAssertEqual(stopped.length, 0)
    XCTAssertEqual(velocity(silence: 0.041) { Vector(dx: 300 * $0, dy: 0) }, .zero)
  }

  func testRateOfSamplesHardlyMatters() {
    // A minimum-jerk movement, with the lift at several times.
    for duration in [0.12, 0.15, 0.2, 0.22, 0.24] {
      func position(_ time: Double) -> Vector {
        let s = Swift.min(time / 0.3, 1)
        return Vector(dx: 100 * s * s * s * (10 - 15 * s + 6 * s * s), dy: 30 * s)
      }
      let fine = velocity(duration: duration, rate: 1_000, position: position).length
      for (rate, limit) in [(240.0, 0.01), (120, 0.01), (60, 0.015), (30, 0.03)] {
        let coarse = velocity(duration: duration, rate: rate, position: position).length
        XCTAssertEqual(coarse / fine, 1, accuracy: limit, "\(duration) s at \(rate) Hz")
      }
    }
  }

  func testTurningAndMirroringTurnAndMirrorTheAnswer() {
    func wobbly(_ time: Double) -> Vector {
      Vector(dx: 240 * time, dy: 300 * time * time + Elementary.sin(40 * time))
    }
    let plain = velocity { wobbly($0) }
    let mirrored = velocity { Vector(dx: -wobbly($0).dx, dy: wobbly($0).dy) }
    let turned = velocity { Vector(dx: -wobbly($0).dy, dy: wobbly($0).dx) }
    XCTAssertEqual(mirrored, Vector(dx: -plain.dx, dy: plain.dy))
    XCTAssertEqual(turned, Vector(dx: -plain.dy, dy: plain.dx))
  }

  func testFewSamplesAndResets() {
    var tracker = VelocityTracker()
    XCTAssertEqual(tracker.velocity(at: .zero), .zero)
    tracker.add(Vector(dx: 500, dy: 0), at: .zero)
    XCTAssertEqual(tracker.velocity(at: .zero), .zero)
    tracker.add(Vector(dx: 1, dy: 0), at: Timestamp(nanoseconds: 10_000_000))
    XCTAssertEqual(tracker.velocity(at: .zero).dx, 100, accuracy: 1e-9)
    tracker.reset()
    XCTAssertEqual(tracker, VelocityTracker())
    XCTAssertEqual(tracker.velocity(at: Timestamp(nanoseconds: 10_000_000)), .zero)
  }

  func testASilenceBeginsANewStroke() {
    var tracker = VelocityTracker()
    for step in 0..<10 {
      tracker.add(Vector(dx: 5, dy: 0), at: Timestamp(nanoseconds: Int64(step) * 10_000_000))
    }
    tracker.add(Vector(dx: 0, dy: 900), at: Timestamp(nanoseconds: 400_000_000))
    XCTAssertEqual(tracker.count, 1)
  }

  func testOneTimeAndBackwardTimesJoinTheNewest() {
    var joined = VelocityTracker()
    var whole = VelocityTracker()
    for step in 0..<20 {
      let time = Timestamp(nanoseconds: Int64(step) * 10_000_000)
      joined.add(Vector(dx: 1, dy: 2), at: time)
      joined.add(Vector(dx: 2, dy: 1), at: time)
      joined.add(Vector(dx: 1, dy: 1), at: time.advanced(byNanoseconds: -5_000_000))
      joined.add(Vector(dx: .nan, dy: 1), at: time)
      whole.add(Vector(dx: 4, dy: 4), at: time)
    }
    XCTAssertEqual(joined, whole)
  }

  func testNoNumberTrapsIt() {
    let seed = UInt64.random(in: .min ... .max)
    print("seed", seed)
    var generator = SeededGenerator(seed: seed)
    var tracker = VelocityTracker()
    for _ in 0..<5_000 {
      let far = generator.next() % 4 == 0
      let time = Timestamp(
        nanoseconds: far ? Int64(bitPattern: generator.next()) : Int64(generator.next() % 1_000_000_000))
      tracker.add(Vector(dx: generator.anyDouble(), dy: generator.anyDouble()), at: time)
      XCTAssert(tracker.velocity(at: time).isFinite)
    }
  }
}
