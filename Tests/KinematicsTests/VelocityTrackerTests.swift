import Kinematics
import PointerTestSupport
import XCTest

/// The velocity at present and at the lift (F8, M7).
final class VelocityTrackerTests: XCTestCase {
  /// A stroke that is sampled at a rate, with the last sample at the end.
  private func tracker(duration: Double = 0.3, rate: Double = 120, position: (Double) -> Vector)
    -> VelocityTracker
  {
    var tracker = VelocityTracker()
    var last = Vector.zero
    for back in stride(from: Int(duration * rate), through: 0, by: -1) {
      let time = duration - Double(back) / rate
      let current = position(time)
      tracker.add(current - last, moving: (current - last) * 3, at: Timestamp.zero.advanced(bySeconds: time))
      last = current
    }
    return tracker
  }

  /// The lift after a stroke that is sampled at a rate, some seconds after the last sample.
  private func lift(
    duration: Double = 0.3, rate: Double = 120, silence: Double = 0, position: (Double) -> Vector
  ) -> VelocityTracker.Lift {
    tracker(duration: duration, rate: rate, position: position).lift(
      at: Timestamp.zero.advanced(bySeconds: duration + silence), interval: 1 / rate)
  }

  func testConstantSpeed() {
    for rate in [30.0, 60, 82, 120, 240, 1_000] {
      for silence in [0, 0.5 / rate, 1 / rate] where silence < 0.04 {
        let lift = lift(rate: rate, silence: silence) { Vector(300 * $0, -400 * $0) }
        XCTAssertEqual(lift.velocity.dx, 300, accuracy: 0.01, "\(rate)")
        XCTAssertEqual(lift.velocity.dy, -400, accuracy: 0.01, "\(rate)")
        XCTAssertEqual(lift.speedShare, 1, accuracy: 1e-6)
        XCTAssertFalse(lift.hasStopped)
      }
    }
  }

  func testTheMeanWeighsByAge() {
    // 100 to the age of 30 ms, then 50: the newest 30 ms weigh 1 − e^−2.
    let lift = lift(rate: 1_000) { time in Vector(100 * time - 50 * Swift.max(0, time - 0.27), 0) }
    XCTAssertEqual(lift.velocity.dx, 50 + 50 * Elementary.exp(-2), accuracy: 0.01)
    XCTAssertEqual(lift.speedShare, lift.velocity.dx / 100, accuracy: 1e-4)
  }

  func testSilenceBeyondAnIntervalCountsAsRest() {
    let lift = lift(rate: 125, silence: 0.008 + 0.015) { Vector(300 * $0, 0) }
    XCTAssertEqual(lift.velocity.dx, 300 * Elementary.exp(-1), accuracy: 0.01)
    XCTAssertTrue(lift.hasStopped)
  }

  /// After a straight stroke a fingertip rolls off for 20 ms, in any direction and more slowly than the
  /// stroke.
  func testAFingertipThatRollsAsItLeavesDoesNotTurnTheVelocity() {
    for (rate, degrees) in product([60.0, 120, 240, 1_000], stride(from: 0.0, to: 360, by: 15)) {
      let roll = Vector(Elementary.cos(degrees * Double.pi / 180), Elementary.sin(degrees * Double.pi / 180))
      let lift = lift(rate: rate) { time in
        Vector(0, 200 * Swift.min(time, 0.28)) + roll * (60 * Swift.max(0, time - 0.28))
      }
      let velocity = lift.velocity
      XCTAssertGreaterThan(velocity.dy, 0, "\(degrees)° at \(rate) Hz: never backward")
      XCTAssertLessThanOrEqual(velocity.dx.magnitude, 0.58 * velocity.dy, "\(degrees)°: at most 30° off")
    }
  }

  func testAFingertipThatRollsBackFasterHasNoVelocity() {
    let lift = lift { time in Vector(0, 40 * Swift.min(time, 0.27) - 250 * Swift.max(0, time - 0.27)) }
    XCTAssertEqual(lift.velocity, .zero)
  }

  func testACurveThatTheFingerFollowsKeepsItsVelocity() {
    // A turn by 20° in 60 ms.
    let lift = lift(rate: 240) { time in
      let angle = 6 * time
      return Vector(50 * Elementary.sin(angle), 50 * (1 - Elementary.cos(angle)))
    }
    XCTAssertEqual(lift.velocity.length, 300, accuracy: 3)
    XCTAssertNotEqual(lift.velocity.normalized.dx, 1, accuracy: 0.01)
  }

  // MARK: Stops

  private func minimumJerk(_ distance: Double, _ duration: Double) -> (Double) -> Vector {
    { time in
      let s = Swift.min(Swift.max(time / duration, 0), 1)
      return Vector(distance * s * s * s * (10 - 15 * s + 6 * s * s), 0)
    }
  }

  /// No report shows the stop, since the finger lifts before the next one.
  func testAFingerThatStopsBetweenTwoReportsHasStopped() {
    var generator = Dice(seed: 1)
    for (duration, rate, _) in product([0.16, 0.22, 0.3, 0.45, 0.6], [60.0, 75, 90, 125, 250], 0..<10) {
      // The last report is up to an interval before the stop, the lift before the next one.
      let early = Double.random(in: 0...0.9, using: &generator) / rate
      let after = Double.random(in: 0...(1 / rate - early), using: &generator)
      let stroke = minimumJerk(80, duration)
      let tracker = tracker(duration: duration - early, rate: rate, position: stroke)
      let time = Timestamp.zero.advanced(bySeconds: duration + after)
      let lift = tracker.lift(at: time, interval: 1 / rate)
      XCTAssertTrue(
        lift.hasStopped || lift.velocity.length < 30, "\(duration) s, \(rate) Hz, \(early) s, \(after) s")
    }
  }

  /// The last reports are those of a finger that stops, but no silence follows: the finger lifts while it
  /// moves.
  func testAFingerThatBrakesAndLiftsBeforeItsStopHasNotStopped() {
    for (duration, rate) in product([0.3, 0.45, 0.6], [60.0, 125, 1_000]) {
      let lift = lift(duration: 0.8 * duration, rate: rate, position: minimumJerk(80, duration))
      XCTAssertFalse(lift.hasStopped, "\(duration) s at \(rate) Hz")
    }
  }

  /// A fingertip that rolls off at half of its stroke's speed, or turns by up to 45°, does not brake to rest.
  func testARollBeforeTheLiftIsNoStop() {
    for (rate, degrees) in product([60.0, 82, 125, 250, 1_000], stride(from: -45.0, through: 45, by: 15)) {
      let roll = Vector(Elementary.sin(degrees * Double.pi / 180), Elementary.cos(degrees * Double.pi / 180))
      let lift = lift(rate: rate, silence: 0.5 / rate) { time in
        Vector(0, 300 * Swift.min(time, 0.29)) + roll * (180 * Swift.max(0, time - 0.29))
      }
      XCTAssertFalse(lift.hasStopped, "\(rate) Hz, \(degrees)°")
    }
  }

  /// A lift that is inferred is judged at the last report, one that is reported up to an interval later.
  func testAFingerHasStoppedOrNotHoweverItsLiftIsTold() {
    for rate in [60.0, 75, 90, 125, 250] {
      for (share, stops) in [(0.6, false), (0.7, false), (0.75, false), (0.985, true)] {
        for silence in [0, 0.5, 0.9, 1] {
          let lift = lift(
            duration: 0.3 * share, rate: rate, silence: silence / rate, position: minimumJerk(80, 0.3))
          XCTAssertEqual(lift.hasStopped, stops, "\(share) at \(rate) Hz, after \(silence) intervals")
        }
      }
    }
  }

  func testAStoppedFingerHasNoSpeed() {
    XCTAssertEqual(lift { Vector(300 * Swift.min($0, 0.15), 0) }.velocity.length, 0, accuracy: 0.02)
    XCTAssertEqual(lift(silence: 0.041) { Vector(300 * $0, 0) }, VelocityTracker.Lift())
  }

  // MARK: Invariance

  func testRateOfSamplesHardlyMatters() {
    for duration in [0.12, 0.15, 0.2, 0.22] {
      let fine = lift(duration: duration, rate: 1_000, position: minimumJerk(100, 0.3)).velocity.length
      for (rate, limit) in [(240.0, 0.01), (120, 0.02), (60, 0.06)] {
        let coarse = lift(duration: duration, rate: rate, position: minimumJerk(100, 0.3)).velocity.length
        XCTAssertEqual(coarse / fine, 1, accuracy: limit, "\(duration) s at \(rate) Hz")
      }
    }
  }

  func testTurningAndMirroringTurnAndMirrorTheAnswer() {
    func wobbly(_ time: Double) -> Vector {
      Vector(240 * time, 300 * time * time + Elementary.sin(40 * time))
    }
    let plain = lift { wobbly($0) }.velocity
    let mirrored = lift { Vector(-wobbly($0).dx, wobbly($0).dy) }.velocity
    let turned = lift { Vector(-wobbly($0).dy, wobbly($0).dx) }.velocity
    XCTAssertEqual(mirrored, Vector(-plain.dx, plain.dy))
    XCTAssertEqual(turned, Vector(-plain.dy, plain.dx))
  }

  // MARK: The pointer

  func testThePointersVelocityIsTheSameMeanOfItsOwnMovement() {
    let tracker = tracker { Vector(300 * $0, 0) }
    XCTAssertEqual(tracker.means.pointerVelocity.dx, 900, accuracy: 0.01)
    XCTAssertEqual(VelocityTracker().means.pointerVelocity, .zero)
  }

  // MARK: Samples

  func testFewSamplesAndResets() {
    var tracker = VelocityTracker()
    XCTAssertEqual(tracker.lift(at: .zero).velocity, .zero)
    tracker.add(Vector(500, 0), at: .zero)
    XCTAssertEqual(tracker.lift(at: .zero).velocity, .zero)
    tracker.add(Vector(1, 0), at: Timestamp(nanoseconds: 10_000_000))
    XCTAssertEqual(tracker.lift(at: .zero).velocity.dx, 100, accuracy: 1e-9)
    tracker.reset()
    XCTAssertEqual(tracker, VelocityTracker())
    XCTAssertEqual(tracker.lift(at: Timestamp(nanoseconds: 10_000_000)).velocity, .zero)
  }

  /// A host that collects two reports at once and stamps them itself has microseconds between them.
  func testTwoReportsAtAlmostTheSameTimeAreNotFast() {
    for (nanoseconds, isTouched) in product([1, 100, 5_000, 300_000] as [Int64], [false, true]) {
      var tracker = VelocityTracker()
      // The first report after a silence only marks the beginning of the stroke, as a contact does.
      tracker.add(isTouched ? .zero : Vector(3, 0), at: .zero)
      let second = Timestamp(nanoseconds: nanoseconds)
      tracker.add(Vector(3, 0), moving: Vector(6, 0), at: second)
      // 3 points in the 2.4 ms that one interval lasts at least, or less.
      XCTAssertLessThan(tracker.lift(at: second).velocity.dx, 3 / 0.002, "\(nanoseconds) ns")
      XCTAssertLessThan(tracker.means.pointerVelocity.dx, 6 / 0.002, "\(nanoseconds) ns")
    }
  }

  func testTheVelocityIsWithinThePlane() {
    var tracker = VelocityTracker()
    tracker.add(.zero, at: .zero)
    tracker.add(.zero, moving: Vector(-1e9, 1e9), at: Timestamp(nanoseconds: 10_000_000))
    XCTAssertEqual(tracker.means.pointerVelocity, Vector(-1e9, 1e9))
  }

  func testASilenceBeginsANewStroke() {
    var tracker = VelocityTracker()
    for step in 0..<10 { tracker.add(Vector(5, 0), at: Timestamp(nanoseconds: Int64(step) * 10_000_000)) }
    tracker.add(Vector(0, 900), at: Timestamp(nanoseconds: 400_000_000))
    XCTAssertEqual(tracker.count, 1)
    XCTAssertEqual(tracker.means.pointerVelocity, .zero)
  }

  func testOneTimeAndBackwardTimesJoinTheNewest() {
    var joined = VelocityTracker()
    var whole = VelocityTracker()
    for step in 0..<20 {
      let time = Timestamp(nanoseconds: Int64(step) * 10_000_000)
      joined.add(Vector(1, 2), at: time)
      joined.add(Vector(1, 2), at: time)
      joined.add(Vector(1, 2), at: time.advanced(byNanoseconds: -5_000_000))
      joined.add(Vector(.nan, 1), at: time)
      whole.add(Vector(3, 6), at: time)
    }
    let end = Timestamp(nanoseconds: 190_000_000)
    XCTAssertEqual(joined.lift(at: end).velocity.dx, whole.lift(at: end).velocity.dx, accuracy: 1e-4)
    XCTAssertEqual(joined.lift(at: end).velocity.dy, whole.lift(at: end).velocity.dy, accuracy: 1e-4)
  }

  func testNoNumberTrapsIt() {
    var generator = Dice(seed: 1)
    var tracker = VelocityTracker()
    for _ in 0..<5_000 {
      let far = generator.next() % 4 == 0
      let time = Timestamp(
        nanoseconds: far ? Int64(bitPattern: generator.next()) : Int64(generator.next() % 1_000_000_000))
      tracker.add(
        Vector(generator.anyDouble(), generator.anyDouble()),
        moving: Vector(generator.anyDouble(), generator.anyDouble()), at: time)
      let lift = tracker.lift(at: time, interval: generator.anyDouble())
      XCTAssert(lift.velocity.isFinite)
      XCTAssert((0...1).contains(lift.speedShare))
    }
  }
}
