import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKit

/// S4: over a texture that is finer than the pointer, the material does not strobe.
final class TexturesTests: XCTestCase {
  /// Stripes of some luminances in turn, each as wide as stated, in points.
  private func stripes(_ luminances: [Double], width: Double, to end: Double) -> [PointerTarget] {
    stride(from: 0, to: end / width, by: 1).map { index in
      var stripe = PointerTarget(
        TargetID(rawValue: UInt64(index) + 1), Rect(index * width, 0, width, 768), effect: PointerEffect.none)
      stripe.padding = Insets(0)
      stripe.luminance = luminances[Int(index) % luminances.count]
      return stripe
    }
  }

  private func person(_ configuration: PointerConfiguration = PointerConfiguration()) -> SimulatedPerson {
    SimulatedPerson(
      settings: with(PointerSettings()) { $0.autoHideDelay = nil }, configuration: configuration)
  }

  /// The times at which the pointer's lightness turns back by at least 0.3 of that from black to white, which is
  /// less than from black to gray.
  private func turns(
    _ person: inout SimulatedPerson, milliseconds: Int, _ move: (inout SimulatedPerson, Int) -> Void
  )
    -> [Timestamp]
  {
    func lightness(_ person: SimulatedPerson) -> Double {
      let luminance = person.frame.pointer.luminance
      return luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * pow(luminance, 1 / 2.4) - 0.055
    }
    var turns: [Timestamp] = []
    // The lightness after the last turn, or the farthest since then in the same direction.
    var extreme = lightness(person)
    var direction = 0.0
    for step in 0..<milliseconds {
      move(&person, step)
      let change = lightness(person) - extreme
      if change * direction > 0 || direction == 0 && change.magnitude < 0.01 {
        extreme += direction == 0 ? 0 : change
      } else if change.magnitude >= 0.3 {
        turns.append(person.now)
        direction = change
        extreme += change
      }
    }
    return turns
  }

  /// The greatest number of times within one second.
  private func most(_ times: [Timestamp]) -> Int {
    times.map { first in times.filter { $0 >= first && $0.seconds(since: first) < 0.95 }.count }.max() ?? 0
  }

  private func contrast(_ pointer: PointerAppearance, over ground: Double) -> Double {
    Backdrop(luminance: ground, blending: .encoded).contrast(of: pointer.luminance, opacity: pointer.opacity)
  }

  func testStripesOfFivePointsTurnItGray() {
    for (appearance, speed) in product([Appearance.light, .dark], [0.06, 0.2, 0.7]) {
      var person = SimulatedPerson(targets: stripes([0, 1], width: 5, to: 1024), start: Point(50, 300))
      person.engine.setAppearance(appearance, at: person.now)
      person.reportInterval = 1_000_000
      person.wait(milliseconds: 600)
      let turns = turns(&person, milliseconds: 1200) { person, _ in person.move(by: Vector(speed, 0)) }
      XCTAssertLessThanOrEqual(turns.count, 2, "\(appearance), \(speed) pt/ms")
      XCTAssertLessThanOrEqual(most(turns), 2, "\(appearance), \(speed) pt/ms")
      for ground in [0.0, 1] {
        XCTAssertGreaterThanOrEqual(
          contrast(person.frame.pointer, over: ground), 3, "\(appearance) over \(ground)")
      }
    }
  }

  /// Parts of two to four luminances, and random ones, each for a time from a few milliseconds to most of a second.
  func testItChangesAtMostTwiceASecond() {
    for (seed, var dice) in withDice(0..<30, from: 410) {
      var person = person()
      person.engine.setAppearance(dice.pick([.light, .dark]), at: person.now)
      person.send(.luminance(dice.number(0...1)), waiting: 1500)
      let luminances = (0..<dice.count(2...4)).map { _ in dice.pick([0, 1, dice.number(0...1)]) }
      let isRandom = dice.chance(0.3)
      let longest = dice.pick([8, 30, 100, 300, 700])
      var next = 0
      var part = 0
      let turns = turns(&person, milliseconds: 4000) { person, step in
        if step == next {
          person.send(.luminance(isRandom ? dice.number(0...1) : luminances[part % luminances.count]))
          part += 1
          next += dice.count(max(1, longest / 2)...longest)
        }
        person.wait(milliseconds: 1)
      }
      XCTAssertLessThanOrEqual(turns.count, 9, "seed \(seed + 410): \(luminances), up to \(longest) ms")
    }
  }

  func testGrayHasThreeToOneAgainstBothParts() {
    for (dark, light) in [(0.0, 1.0), (0.02, 0.9), (0, 0.6), (0.05, 0.95)] {
      var person = person()
      person.send(.luminance(light), waiting: 1000)
      for part in 0..<40 { person.send(.luminance(part % 2 == 0 ? dark : light), waiting: 30) }
      person.wait(milliseconds: 300)
      let pointer = person.frame.pointer
      XCTAssertEqual(pointer.opacity, 1, accuracy: 1e-9)
      for ground in [dark, light] {
        XCTAssertGreaterThanOrEqual(contrast(pointer, over: ground), 3, "\(dark) to \(light), over \(ground)")
      }
    }
  }

  func testAfterATextureItIsSeenWithinASecond() {
    for (seed, var dice) in withDice(0..<30, from: 91) {
      var person = person()
      person.send(.luminance(1), waiting: 1000)
      for part in 0..<dice.count(2...9) {
        person.send(.luminance(part % 2 == 0 ? 0 : 1), waiting: dice.pick([20, 90, 200]))
      }
      let ground = dice.number(0...1)
      person.send(.luminance(ground), waiting: 1050)
      XCTAssertGreaterThanOrEqual(
        contrast(person.frame.pointer, over: ground), 3, "seed \(seed + 91), over \(ground)")
      // And black or white half a second later.
      person.wait(milliseconds: 500)
      XCTAssert([0, 1].contains(person.frame.pointer.luminance), "seed \(seed + 91)")
    }
  }

  func testADarkBarIsCrossedInWhiteAndLeftInGray() {
    var person = person()
    person.send(.luminance(1), waiting: 1000)
    person.send(.luminance(0.01), waiting: 300)
    XCTAssertEqual(person.frame.pointer.luminance, 1, accuracy: 1e-6)
    person.send(.luminance(1), waiting: 300)
    XCTAssertEqual(person.frame.pointer.luminance, Double(1.05 * 0.06).squareRoot() - 0.05, accuracy: 1e-3)
    person.wait(milliseconds: 700)
    XCTAssertEqual(person.frame.pointer.luminance, 0, accuracy: 1e-6)
  }

  func testABarThatIsCrossedSlowlyIsLeftInBlack() {
    var person = person()
    person.send(.luminance(1), waiting: 1000)
    person.send(.luminance(0.01), waiting: 520)
    person.send(.luminance(1), waiting: 300)
    XCTAssertEqual(person.frame.pointer.luminance, 0, accuracy: 1e-6)
  }

  func testALimitedOpacityGetsNoGray() {
    let configuration = with(PointerConfiguration()) { $0.pointer.opacity = 0.6 }
    var person = person(configuration)
    person.send(.luminance(1), waiting: 1000)
    let turns = turns(&person, milliseconds: 3000) { person, step in
      if step % 25 == 0 { person.send(.luminance(step % 50 == 0 ? 0 : 1)) }
      person.wait(milliseconds: 1)
      XCTAssertLessThanOrEqual(person.frame.pointer.opacity, 0.6)
    }
    XCTAssertLessThanOrEqual(turns.count, 7)
  }
}
