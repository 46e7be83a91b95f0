import PointerTestSupport
import XCTest

@testable import PointerKit

/// S2: the area that the pointer covers while it becomes another rounded shape.
final class MorphAreaTests: XCTestCase {
  private let spring = PointerConfiguration().shapeSpring
  private let start = Timestamp(nanoseconds: 1_000_000_000)

  /// Circles, beams, buttons and cards: width, height, radius.
  static let rounded: [(String, Size, Double)] = [
    ("circle", Size(width: 19, height: 19), 9.5), ("big circle", Size(width: 60, height: 60), 30),
    ("upright beam", Size(width: 4.5, height: 22), 2.25), ("tall beam", Size(width: 4.5, height: 63), 2.25),
    ("lying beam", Size(width: 320, height: 4.5), 2.25), ("button", Size(width: 44, height: 37), 8),
    ("icon", Size(width: 76, height: 76), 17), ("square", Size(width: 30, height: 30), 0),
    ("card", Size(width: 256, height: 152), 12), ("row", Size(width: 600, height: 52), 8),
  ]

  private func goal(_ shape: (String, Size, Double)) -> PointerForm.Goal {
    PointerForm.Goal(size: shape.1, cornerRadius: shape.2, outline: .roundedRect)
  }

  private func form(at shape: (String, Size, Double)) -> PointerForm {
    var form = PointerForm(diameter: 19, configuration: PointerConfiguration())
    form.retarget(to: goal(shape), spring: spring, at: .zero)
    return form
  }

  private func look(_ form: PointerForm, at time: Timestamp) -> PointerAppearance {
    var form = form
    var appearance = PointerAppearance()
    var outline = PointerOutline()
    form.read(at: time, into: &appearance, &outline)
    XCTAssertTrue(outline.isEmpty)
    return appearance
  }

  private func area(_ appearance: PointerAppearance) -> Double {
    RoundedRect(Rect(center: .zero, size: appearance.size), cornerRadius: appearance.cornerRadius).area
  }

  func testAreaIsTheStraightInterpolationAndBothEndsAreExact() {
    for from in Self.rounded {
      for to in Self.rounded {
        var form = form(at: from)
        let first = look(form, at: start)
        XCTAssertEqual(first.size, from.1)
        form.retarget(to: goal(to), spring: spring, at: start)
        XCTAssertEqual(look(form, at: start).size, from.1)
        XCTAssertEqual(look(form, at: start).cornerRadius, from.2)
        for step in 0...200 {
          let time = start.advanced(byNanoseconds: Int64(step) * 3_000_000)
          let rest = spring.basis(after: time.seconds(since: start)).offsetFromOffset
          guard rest >= 0, !form.isSettled(at: time) else { continue }
          let straight =
            area(first) * rest + RoundedRect(Rect(center: .zero, size: to.1), cornerRadius: to.2).area
            * (1 - rest)
          XCTAssertEqual(
            area(look(form, at: time)) / straight, 1, accuracy: 1e-9, "\(from.0) to \(to.0), rest \(rest)")
        }
        let last = look(form, at: start.advanced(byNanoseconds: 3_000_000_000))
        XCTAssertEqual(last.size, to.1)
        XCTAssertEqual(last.cornerRadius, to.2)
      }
    }
  }

  /// Without a limit, a circle that comes from a card would overshoot to a negative size.
  func testWhatShrinksDoesNotOvershootToNothing() {
    for from in Self.rounded {
      for to in Self.rounded {
        var form = form(at: from)
        form.retarget(to: goal(to), spring: spring, at: start)
        for step in 0...400 {
          let size = look(form, at: start.advanced(byNanoseconds: Int64(step) * 2_000_000)).size
          XCTAssertGreaterThan(size.width, 0.7 * min(from.1.width, to.1.width), "\(from.0) to \(to.0)")
          XCTAssertGreaterThan(size.height, 0.7 * min(from.1.height, to.1.height), "\(from.0) to \(to.0)")
          XCTAssertLessThan(size.width, 1.6 * max(from.1.width, to.1.width), "\(from.0) to \(to.0)")
          XCTAssertLessThan(size.height, 1.6 * max(from.1.height, to.1.height), "\(from.0) to \(to.0)")
        }
      }
    }
  }

  func testInterruptedAtAnyInstantSidesAndTheirVelocitiesGoOn() {
    for seed in 0..<400 {
      var dice = Dice(seed: UInt64(seed) &+ 7)
      var form = form(at: dice.pick(Self.rounded))
      var time = start
      form.retarget(to: goal(dice.pick(Self.rounded)), spring: spring, at: time)
      for _ in 0..<4 {
        time = time.advanced(byNanoseconds: Int64(dice.count(10_000...250_000_000)))
        var next = form
        next.retarget(to: goal(dice.pick(Self.rounded)), spring: spring, at: time)
        let tick: Int64 = 2_000
        func sides(_ form: PointerForm, _ offset: Int64) -> SIMD2<Double> {
          let size = look(form, at: time.advanced(byNanoseconds: offset)).size
          return SIMD2(size.width, size.height)
        }
        // A spring that is at rest may be nearer to its goal than can be seen.
        guard !form.isSettled(at: time) else { continue }
        let now = sides(form, 0)
        let after = sides(next, 0)
        let before = (now - sides(form, -tick)) / 2e-6
        let then = (sides(next, tick) - after) / 2e-6
        for lane in 0..<2 {
          XCTAssertEqual(now[lane], after[lane], accuracy: 1e-6, "seed \(seed)")
          XCTAssertEqual(
            before[lane], then[lane], accuracy: 5 + before[lane].magnitude * 0.01, "seed \(seed)")
        }
        form = next
      }
    }
  }

  func testNeighboursOfOneSizeAreNotTouched() {
    var form = form(at: ("button", Size(width: 44, height: 37), 8))
    var other = goal(("button", Size(width: 44, height: 37), 8))
    other.outline = .circle
    form.retarget(to: other, spring: spring, at: start)
    XCTAssertEqual(look(form, at: start.advanced(byNanoseconds: 1)).size, Size(width: 44, height: 37))
    XCTAssertTrue(form.isSettled(at: start))
  }
}
