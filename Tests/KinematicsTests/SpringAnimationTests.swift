import Kinematics
import PointerTestSupport
import XCTest

final class SpringAnimationTests: XCTestCase {
  private typealias Pair = SpringAnimation<SIMD2<Double>>
  private func milliseconds(_ count: Int) -> Timestamp { Timestamp(nanoseconds: Int64(count) * 1_000_000) }

  func testChangeOfGoalKeepsPositionAndVelocityToTheBit() {
    for ratio in [0.4, 1, 2] {
      var animation = Pair([3, -7], spring: Spring(dampingRatio: ratio, response: 0.4), at: .zero)
      var generator = Dice(seed: 11)
      for step in 1...50 {
        let now = milliseconds(step * 37)
        let before = animation.state(at: now)
        animation.retarget(
          to: [.random(in: -500...500, using: &generator), .random(in: -500...500, using: &generator)],
          at: now)
        XCTAssertEqual(animation.value(at: now), before.value)
        XCTAssertEqual(animation.velocity(at: now), before.velocity)
        let soon = animation.value(at: now.advanced(byNanoseconds: 1_000))
        let expected = before.value + before.velocity * 1e-6
        XCTAssertEqual(soon.x, expected.x, accuracy: 1e-5)
        XCTAssertEqual(soon.y, expected.y, accuracy: 1e-5)
      }
    }
  }

  func testRestsExactlyOnTheGoal() {
    var animation = SpringAnimation<SIMD8<Double>>(
      .zero, spring: Spring(dampingRatio: 0.6, response: 0.3), tolerance: 0.01, at: .zero)
    let goal = SIMD8<Double>(1, 2, 3, 100.1, -5, 0.001, 7, 8)
    animation.retarget(to: goal, at: milliseconds(10))
    let rest = animation.restTime
    XCTAssertFalse(animation.isAtRest(at: rest.advanced(byNanoseconds: -1)))
    XCTAssertTrue(animation.isAtRest(at: rest))
    XCTAssertEqual(animation.value(at: rest), goal)
    XCTAssertEqual(animation.velocity(at: rest), .zero)
    let before = animation.value(at: rest.advanced(byNanoseconds: -1))
    for lane in 0..<8 { XCTAssertEqual(before[lane], goal[lane], accuracy: 0.01) }
    XCTAssertLessThan(rest, milliseconds(1_500))
  }

  func testTheSameGoalChangesNothing() {
    var animation = Pair([0, 0], spring: Spring(), at: .zero)
    animation.retarget(to: [5, 6], at: .zero)
    let before = animation
    animation.retarget(to: [5, 6], at: milliseconds(30))
    animation.retarget(to: [5, .nan], at: milliseconds(30))
    XCTAssertEqual(animation, before)
  }

  func testBeforeTheStartItIsWhereItStarted() {
    var animation = Pair([1, 2], spring: Spring(), at: milliseconds(100))
    animation.retarget(to: [9, 9], at: milliseconds(50))
    XCTAssertEqual(animation.start, milliseconds(100))
    XCTAssertEqual(animation.value(at: .distantPast), [1, 2])
    XCTAssertEqual(animation.velocity(at: .zero), .zero)
  }

  func testAFinerToleranceMovesOnlyTheInstantOfRest() {
    for ratio in [0.3, 0.85, 1, 3] {
      let spring = Spring(dampingRatio: ratio, response: 0.3)
      var animation = Pair(.zero, spring: spring, tolerance: 0.01, at: .zero)
      animation.retarget(to: [1, -2], at: .zero)
      let (time, coarse) = (milliseconds(90), animation)
      animation.setTolerance([1e-5, 0.5], at: time)
      XCTAssertEqual(animation.value(at: time), coarse.value(at: time))
      XCTAssertEqual(animation.velocity(at: time), coarse.velocity(at: time))
      XCTAssertGreaterThan(animation.restTime, coarse.restTime)
      let end = animation.restTime.advanced(byNanoseconds: -1)
      XCTAssertLessThanOrEqual((animation.value(at: end).x - 1).magnitude, 1.1e-5)
      XCTAssertEqual(animation.value(at: animation.restTime), [1, -2])
      // The same tolerance, a coarser one and NaN, which counts as 0.001, change nothing while the value moves.
      let fine = animation
      for tolerance in [SIMD2(1e-5, 0.5), SIMD2(1, 1), SIMD2(0.01, .nan), SIMD2(.infinity, 0.02)] {
        animation = fine
        animation.setTolerance(tolerance, at: milliseconds(120))
        if tolerance.y > 0.0099 { XCTAssertEqual(animation, fine, "\(tolerance)") }
        XCTAssertEqual(animation.goal, fine.goal)
      }
      // At rest it stays at rest, and the next motion has the new tolerance.
      let rest = fine.restTime
      animation = fine
      animation.setTolerance([1, 1], at: rest)
      XCTAssertEqual(animation.restTime, rest)
      XCTAssertEqual(animation.value(at: rest), [1, -2])
      animation.retarget(to: [1.5, -2.5], at: rest)
      XCTAssertTrue(animation.isAtRest(at: rest))
    }
  }

  func testATranslationMovesValueAndGoalAndNothingElse() {
    var animation = Pair([0, 0], spring: Spring(), at: .zero)
    animation.release(from: [10, 20], velocity: [300, -50], toward: [64, 8], at: milliseconds(5))
    let before = animation
    animation.translate(by: [16, -4])
    XCTAssertEqual(animation.restTime, before.restTime)
    for time in [0, 5, 40, 90, 2000] {
      let (new, old) = (animation.state(at: milliseconds(time)), before.state(at: milliseconds(time)))
      XCTAssertEqual(new.value[0], old.value[0] + 16, accuracy: 1e-12)
      XCTAssertEqual(new.value[1], old.value[1] - 4, accuracy: 1e-12)
      XCTAssertEqual(new.velocity, old.velocity)
    }
    XCTAssertEqual(animation.value(at: animation.restTime), [80, 4])
    animation.translate(by: [.nan, .infinity])
    XCTAssertEqual(animation.goal, [80, 1e100], "NaN moves nothing, and the rest is clamped")
  }

  func testNoNumberTrapsIt() {
    var generator = Dice(seed: 1)
    for _ in 0..<200 {
      let spring = Spring(dampingRatio: generator.anyDouble(), response: generator.anyDouble())
      var animation = Pair(
        [generator.anyDouble(), generator.anyDouble()], spring: spring,
        tolerance: [generator.anyDouble(), generator.anyDouble()],
        at: Timestamp(nanoseconds: Int64(bitPattern: generator.next())))
      for _ in 0..<20 {
        let now = Timestamp(nanoseconds: Int64(bitPattern: generator.next()))
        animation.retarget(to: [generator.anyDouble(), generator.anyDouble()], at: now)
        let state = animation.state(at: Timestamp(nanoseconds: Int64(bitPattern: generator.next())))
        for lane in 0..<2 { XCTAssert(state.value[lane].isFinite && state.velocity[lane].isFinite) }
      }
    }
  }
}
