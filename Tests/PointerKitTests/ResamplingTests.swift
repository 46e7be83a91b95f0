import PointerKit
import PointerTestSupport
import XCTest

/// A device's rate of reports hardly matters: a smooth stroke ends at the same position and on the same
/// target at any rate.
final class ResamplingTests: XCTestCase {
  /// A smooth aimed movement that is cut off: minimum jerk with its peak before the middle, bent to one side.
  private struct Aim {
    let start: Point
    let way: Vector
    let bend: Double
    let seconds: Double
    let cut: Double

    init(_ dice: inout Dice) {
      start = dice.point(in: Rect(x: 300, y: 250, width: 400, height: 250))
      let direction = dice.vector(upTo: 1).normalized
      way = (direction == .zero ? Vector(dx: 1, dy: 0) : direction) * dice.number(120...700)
      bend = dice.number(-0.1...0.1)
      seconds = dice.number(0.3...0.7)
      cut = dice.number(0.3...0.85)
    }

    /// The time at which the finger lifts, in seconds.
    var lift: Double { seconds * cut }

    func position(_ time: Double) -> Point {
      let share = min(1, time / seconds)
      // Skewed: faster at first.
      let s = share * (1.3 - 0.3 * share)
      let along = s * s * s * (10 - 15 * s + 6 * s * s)
      let across = bend * 4 * along * (1 - along)
      return start + way * along + Vector(dx: -way.dy, dy: way.dx) * across
    }

    /// The times of the reports: evenly spaced up to the lift, or evenly spaced from the touch with one more
    /// at the lift.
    func times(_ rate: Double, fromTouch: Bool) -> [Double] {
      let count = Int(lift * rate)
      let even = (0...count).map { fromTouch ? Double($0) / rate : lift - Double(count - $0) / rate }
      return fromTouch && lift - (even.last ?? 0) > 1e-6 ? even + [lift] : even
    }

    func flicked(_ targets: [PointerTarget], rate: Double, fromTouch: Bool) -> PointerEngine {
      var engine = PointerEngine(size: Size(width: 1024, height: 768), start: start)
      engine.setDevice(.trackpad, at: .zero)
      engine.upsert(targets, at: .zero)
      engine.handle(PointerInput(.contact(.began, fingers: 1), at: .zero))
      var last = start
      for time in times(rate, fromTouch: fromTouch) where time > 0 {
        let here = position(time)
        engine.handle(PointerInput(.motion(here - last), at: Timestamp.zero.advanced(bySeconds: time)))
        last = here
      }
      engine.handle(PointerInput(.contact(.ended, fingers: 0), at: Timestamp.zero.advanced(bySeconds: lift)))
      return engine
    }
  }

  private func layout(_ dice: inout Dice) -> [PointerTarget] {
    (0..<60).map { index in
      let (column, row) = (Double(index % 10), Double(index / 10))
      let size = Size(width: dice.number(24...90), height: dice.number(20...60))
      return PointerTarget(
        id: TargetID(index + 1),
        frame: Rect(
          origin: Point(x: column * 102 + dice.number(0...12), y: row * 128 + dice.number(0...60)), size: size
        ),
        kind: .button, hasBezel: true, effect: .highlight)
    }
  }

  func testTheRateOfReportsChangesNeitherTheEndNorTheTarget() {
    var (judged, kept) = (0, 0)
    // The greatest miss, as a share of the whole way and of the coast: seen are 0.022, 0.0053 and 0.0011 of the one,
    // 0.13, 0.031 and 0.0063 of the other. At 30 Hz two reports are all that the velocity is made of.
    let limits: KeyValuePairs<Double, (way: Double, coast: Double)> = [
      30: (0.025, 0.15), 60: (0.01, 0.04), 120: (0.005, 0.02),
    ]
    let all = seeds(80)
    for seed in all {
      var dice = Dice(seed: UInt64(seed))
      let (aim, targets) = (Aim(&dice), layout(&dice))
      for fromTouch in [false, true] {
        let fine = aim.flicked(targets, rate: 240, fromTouch: fromTouch)
        guard let expected = fine.lastAttraction, expected.reason != .tooSlow else { continue }
        for (rate, limit) in limits {
          let found = aim.flicked(targets, rate: rate, fromTouch: fromTouch).lastAttraction
          judged += 1
          kept += found?.target == expected.target ? 1 : 0
          let miss = ((found?.projected ?? aim.position(aim.lift)) - expected.projected).length
          let (way, coast) = (expected.projected - aim.start, expected.projected - aim.position(aim.lift))
          XCTAssertLessThan(miss, limit.way * way.length, "seed \(seed) at \(rate) Hz")
          XCTAssertLessThan(miss, limit.coast * coast.length, "seed \(seed) at \(rate) Hz")
        }
      }
    }
    XCTAssertGreaterThan(judged, 5 * all.count)
    XCTAssertGreaterThan(Double(kept), 0.98 * Double(judged))
  }
}
