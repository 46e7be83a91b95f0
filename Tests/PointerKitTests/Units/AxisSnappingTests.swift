import PointerTestSupport
import XCTest

@testable import PointerKit

/// The visible pointer along one axis, without an engine (P2, P4, P5, P6).
final class AxisSnappingTests: XCTestCase {
  private let configuration = SharedConfiguration()

  /// A little more than the distance at which an axis counts as settled.
  private let tolerance = RestTolerance.length + 0.001

  private func snapping() -> AxisSnapping { AxisSnapping(configuration: configuration) }

  private func goal(_ mode: SnapMode, _ coordinate: Double = 0) -> AxisSnapping.Goal {
    AxisSnapping.Goal(mode: mode, coordinate: coordinate)
  }

  /// An axis that has settled at a goal, before ``start``.
  private func settled(_ goal: AxisSnapping.Goal, model: Double) -> AxisSnapping {
    var axis = snapping()
    let long = start.advanced(byNanoseconds: -5_000_000_000)
    axis.retarget(
      to: goal, model: AxisSnapping.Model(coordinate: model), configuration: configuration, at: long)
    XCTAssert(axis.isAtRest(at: start))
    return axis
  }

  // MARK: Free and at rest

  func testOnAControlItRestsExactlyAtTheGoal() {
    let axis = settled(goal(.whole, 340), model: 12)
    for model in [0, 12, 340, 999.5] { XCTAssertEqual(axis.coordinate(model: model, at: start), 340) }
  }

  func testASettledPointerIsBitExactlyOnItsStep() {
    // Sums of an offset and the model pointer would be off by a rounding.
    for (step, model) in product([0.1 + 0.2, 100.1, 1e-3 / 3, 777.7], [0.3, 99.7, 123.456, 1e5 / 7]) {
      let axis = settled(goal(.steps, step), model: model)
      XCTAssertEqual(axis.coordinate(model: model, at: start), step)
    }
  }

  func testWithoutANewGoalAStepIsFollowedWithoutLag() {
    let axis = settled(goal(.steps, 100), model: 96)
    XCTAssertEqual(axis.coordinate(model: 97.5, at: start), 101.5, accuracy: 1e-9)
  }

  // MARK: Changes of the mode

  /// The coordinate some nanoseconds after an instant, for a model pointer of constant velocity.
  private func coordinate(
    _ axis: AxisSnapping, model: Double, velocity: Double, after nanoseconds: Int64, of time: Timestamp
  ) -> Double {
    axis.coordinate(
      model: model + velocity * Double(nanoseconds) / 1e9, at: time.advanced(byNanoseconds: nanoseconds))
  }

  // E15: interrupted at any moment, position and velocity stay continuous.
  func testEveryChangeOfTheModeKeepsPositionAndVelocity() {
    let modes: [SnapMode] = [.free, .steps, .lines, .whole]
    var changes = 0
    for (seed, var dice) in withDice(0..<300) {
      var axis = snapping()
      var (time, model) = (start, dice.number(0...800))
      for _ in 0..<12 {
        let next = goal(dice.pick(modes), dice.number(0...800))
        let target = next.mode == .free ? goal(.free, dice.number(-20...20)) : next
        let velocity = dice.number(-3_000...3_000)
        if target.mode != axis.mode {
          changes += 1
          let before = axis
          axis.retarget(
            to: target,
            model: AxisSnapping.Model(coordinate: model, velocity: velocity, isMovedByDevice: false),
            configuration: configuration, at: time)
          let old = coordinate(before, model: model, velocity: velocity, after: 0, of: time)
          let new = coordinate(axis, model: model, velocity: velocity, after: 0, of: time)
          XCTAssertEqual(old, new, accuracy: 1e-9, "seed \(seed): \(before.mode) to \(axis.mode)")
          // Difference quotients over 100 ns; a settled pointer is at most its tolerance from where it is
          // going.
          let oldSpeed =
            (coordinate(before, model: model, velocity: velocity, after: 100, of: time) - old) / 1e-7
          let newSpeed =
            (coordinate(axis, model: model, velocity: velocity, after: 100, of: time) - new) / 1e-7
          XCTAssertEqual(oldSpeed, newSpeed, accuracy: 2, "seed \(seed): \(before.mode) to \(axis.mode)")
        } else {
          axis.retarget(
            to: target, model: AxisSnapping.Model(coordinate: model), configuration: configuration, at: time)
        }
        let pause = Int64(dice.count(1...150)) * 1_000_000
        time = time.advanced(byNanoseconds: pause)
        model += velocity * Double(pause) / 1e9
      }
    }
    XCTAssertGreaterThan(changes, 1_000)
  }

  func testTheWayOntoAControlIsThatOfADampedOscillator() {
    var axis = settled(goal(.free), model: 300)
    axis.retarget(
      to: goal(.whole, 340),
      model: AxisSnapping.Model(coordinate: 300, velocity: 500, isMovedByDevice: false),
      configuration: configuration, at: start)
    let oracle = Oscillator(
      spring: configuration.values.snapping.shapeSpring, goal: 340, value: 300, velocity: 500)
    for milliseconds in stride(from: 5.0, through: 200, by: 15) {
      XCTAssertEqual(
        axis.coordinate(model: 0, at: start.after(milliseconds: milliseconds)),
        oracle.advanced(by: milliseconds / 1_000).value, accuracy: tolerance, "\(milliseconds) ms")
    }
  }

  func testAFastDeviceDoesNotOvershoot() {
    let configuration = SharedConfiguration(
      with(PointerConfiguration()) { $0.snapping.shapeSpring = Spring(dampingRatio: 1, response: 0.26) })
    let limit = 40 * 2 * Double.pi / 0.26
    for (velocity, expected) in [
      (500.0, 500.0), (limit, limit), (20_000, limit), (-500, -500), (-20_000, -limit),
    ] {
      var axis = snapping()
      axis.retarget(
        to: goal(.whole, 340), model: AxisSnapping.Model(coordinate: 300, velocity: velocity),
        configuration: configuration, at: start)
      let speed = (axis.coordinate(model: 0, at: start.advanced(byNanoseconds: 100)) - 300) / 1e-7
      XCTAssertEqual(speed, expected, accuracy: 2)
      for milliseconds in 1...400 {
        XCTAssertLessThanOrEqual(
          axis.coordinate(model: 0, at: start.after(milliseconds: Double(milliseconds))), 340,
          "from \(velocity) points a second")
      }
    }
  }

  func testAMotionOfThePointersOwnKeepsItsWholeVelocity() {
    var axis = snapping()
    axis.retarget(
      to: goal(.whole, 340),
      model: AxisSnapping.Model(coordinate: 300, velocity: 20_000, isMovedByDevice: false),
      configuration: configuration, at: start)
    let speed = (axis.coordinate(model: 0, at: start.advanced(byNanoseconds: 100)) - 300) / 1e-7
    XCTAssertEqual(speed, 20_000, accuracy: 100)
  }

  // MARK: Lines

  func testAJumpOnTheWayOntoALineKeepsTheRestOfTheWay() {
    var axis = snapping()
    axis.retarget(
      to: goal(.lines, 110), model: AxisSnapping.Model(coordinate: 102), configuration: configuration,
      at: start)
    let moment = start.after(milliseconds: 20)
    let remaining = axis.coordinate(model: 0, at: moment) - 110
    XCTAssertGreaterThan(remaining.magnitude, 0.5, "it is still on its way")
    axis.retarget(
      to: goal(.lines, 130), model: AxisSnapping.Model(coordinate: 121), configuration: configuration,
      at: moment)
    XCTAssertEqual(axis.coordinate(model: 0, at: moment), 130 + remaining, accuracy: 1e-9)
    XCTAssertEqual(axis.coordinate(model: 0, at: moment.after(milliseconds: 300)), 130)
  }

  // The next region of a view is known only after the last one was left, at the same instant.
  func testReleasedAndTakenAtOneInstantItWasNeverFree() {
    for velocity in [0, 150, -2_500.0] {
      var model = AxisSnapping.Model(coordinate: 121, velocity: velocity)
      model.cause.staysInView = true
      var axis = settled(goal(.lines, 110), model: 108)
      axis.retarget(to: goal(.free), model: model, configuration: configuration, at: start)
      axis.retarget(to: goal(.lines, 130), model: model, configuration: configuration, at: start)
      XCTAssertEqual(axis.coordinate(model: 121, at: start), 130, "at once, and exactly")
      XCTAssert(axis.isAtRest(at: start))

      axis = settled(goal(.whole, 110), model: 108)
      var straight = axis
      axis.retarget(to: goal(.free), model: model, configuration: configuration, at: start)
      axis.retarget(to: goal(.whole, 130), model: model, configuration: configuration, at: start)
      straight.retarget(to: goal(.whole, 130), model: model, configuration: configuration, at: start)
      for milliseconds in [0.0, 1, 20, 60, 200] {
        let moment = start.after(milliseconds: milliseconds)
        XCTAssertEqual(
          axis.coordinate(model: 121, at: moment), straight.coordinate(model: 121, at: moment), accuracy: 1e-9
        )
      }
    }
  }

  func testFreeForANanosecondItIsFree() {
    var model = AxisSnapping.Model(coordinate: 121)
    model.cause.staysInView = true
    var axis = settled(goal(.lines, 110), model: 108)
    axis.retarget(to: goal(.free), model: model, configuration: configuration, at: start)
    let next = start.advanced(byNanoseconds: 1)
    axis.retarget(to: goal(.lines, 130), model: model, configuration: configuration, at: next)
    XCTAssertEqual(axis.coordinate(model: 121, at: next), 110, accuracy: 1e-3, "where it was seen")
  }

  func testAnotherLineOfTheViewIsJumpedToWhoeverMoved() {
    var model = AxisSnapping.Model(coordinate: 108)
    for staysInView in [true, false] {
      model.cause.staysInView = staysInView
      var axis = settled(goal(.lines, 110), model: 108)
      axis.retarget(to: goal(.lines, 90), model: model, configuration: configuration, at: start)
      XCTAssertEqual(axis.coordinate(model: 108, at: start), staysInView ? 90 : 110, accuracy: 1e-9)
      XCTAssertEqual(axis.coordinate(model: 108, at: start.after(milliseconds: 500)), 90)
    }
  }

  func testOntoALineItIsFast() {
    for mode in [SnapMode.free, .whole] {
      let spring =
        mode == .free ? configuration.values.snapping.lineSpring : configuration.values.snapping.shapeSpring
      var axis = mode == .free ? settled(goal(.free), model: 102) : settled(goal(.whole, 102), model: 102)
      axis.retarget(
        to: goal(.lines, 110), model: AxisSnapping.Model(coordinate: 102), configuration: configuration,
        at: start)
      let oracle = Oscillator(spring: spring, goal: 110, value: 102, velocity: 0)
      for milliseconds in [5.0, 15, 30] {
        XCTAssertEqual(
          axis.coordinate(model: 102, at: start.after(milliseconds: milliseconds)),
          oracle.advanced(by: milliseconds / 1_000).value, accuracy: tolerance, "from \(mode)")
      }
    }
  }

  // MARK: Jumps of the model pointer

  func testAJumpOfTheModelPointerMovesNothingVisible() {
    for (target, expected) in [(goal(.free, 3), 303.0), (goal(.steps, 310), 310), (goal(.whole, 340), 340)] {
      var axis = settled(target, model: 300)
      axis.modelJumped(by: 25, at: start)
      XCTAssertEqual(axis.coordinate(model: 325, at: start), expected, accuracy: 1e-9, "\(target.mode)")
    }
  }

  func testAfterAJumpAFreePointerReturnsToTheModelPointer() {
    var axis = settled(goal(.free), model: 300)
    axis.modelJumped(by: -40, at: start)
    XCTAssertFalse(axis.isAtRest(at: start))
    XCTAssertEqual(axis.coordinate(model: 260, at: start.after(milliseconds: 2_000)), 260)
  }

  func testResetPutsItOnTheModelPointerAtOnce() {
    var axis = settled(goal(.whole, 340), model: 300)
    axis.reset(at: start)
    XCTAssertEqual(axis.mode, .free)
    XCTAssertEqual(axis.coordinate(model: 301, at: start), 301)
    XCTAssert(axis.isAtRest(at: start))
  }
}
