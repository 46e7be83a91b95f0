import Foundation
import Kinematics
import PointerRecordings
import PointerTestSupport
import XCTest

final class ElementaryTests: XCTestCase {
  #if arch(x86_64)
    /// Float80 has 11 more bits, so its rounding does not matter.
    private typealias Wide = Float80
  #else
    private typealias Wide = Double
  #endif

  private var generator = Dice(seed: 1)

  private func check(
    _ function: String, _ arguments: [Double], _ result: Double, _ exact: Wide, within limit: Double = 2,
    line: UInt = #line
  ) {
    let rounded = Double(exact)
    if result == rounded || (result.isNaN && rounded.isNaN) { return }
    let error = ((Wide(result) - exact) / Wide(Swift.max(rounded.ulp, .leastNonzeroMagnitude))).magnitude
    XCTAssert(
      error <= Wide(limit), "\(function)\(arguments) = \(result), not \(rounded): \(error) ulp", line: line)
  }

  private func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
  private func randomPositive() -> Double {
    Double(bitPattern: .random(in: 1..<Double.infinity.bitPattern, using: &generator))
  }

  func testExponentialIsWithinTwoUlps() {
    for (_, x) in product(0..<20_000, [random(-746...710), random(-2...2), random(-746 ... -707)]) {
      check("exp", [x], Elementary.exp(x), Foundation.exp(Wide(x)))
    }
  }

  func testLogarithmIsWithinTwoUlps() {
    for _ in 0..<20_000 {
      for x in [randomPositive(), random(0.5...2), 1 + random(-1e-6...1e-6), randomPositive() * 0x1p-1022]
      where x > 0 { check("log", [x], Elementary.log(x), Foundation.log(Wide(x))) }
    }
  }

  func testSineAndCosineAreWithinTwoUlps() {
    for (_, limit) in product(0..<20_000, [1.0, 1_000, 1e5, Elementary.greatestAngle]) {
      let x = random(-limit...limit)
      check("sin", [x], Elementary.sin(x), Foundation.sin(Wide(x)))
      check("cos", [x], Elementary.cos(x), Foundation.cos(Wide(x)))
    }
  }

  func testSineNextToItsZerosKeepsItsBits() {
    for turns in stride(from: 1, through: 600_000, by: 997) {
      let near = Double(turns) * Double.pi / 2
      for x in [near.nextDown, near, near.nextUp, -near] {
        check("sin", [x], Elementary.sin(x), Foundation.sin(Wide(x)))
        check("cos", [x], Elementary.cos(x), Foundation.cos(Wide(x)))
      }
    }
  }

  func testArcTangentIsWithinTwoUlps() {
    for _ in 0..<20_000 {
      let pairs = [
        (random(-1...1), random(-1...1)), (Elementary.exp(random(-60...60)), random(-1...1)),
        (Double(bitPattern: generator.next()), Double(bitPattern: generator.next())),
      ]
      for (y, x) in pairs where y == y && x == x {
        check("atan2", [y, x], Elementary.atan2(y, x), Foundation.atan2(Wide(y), Wide(x)))
      }
    }
  }

  func testPowerIsWithinTwoUlps() {
    for _ in 0..<20_000 {
      for base in [randomPositive(), 1 + random(-0.01...0.01), random(0...100)] where base > 0 && base != 1 {
        let exponent = random(-745...709) / Foundation.log(base)
        check(
          "pow", [base, exponent], Elementary.pow(base, exponent), Foundation.pow(Wide(base), Wide(exponent)))
      }
    }
  }

  func testSpecialValues() {
    let inf = Double.infinity
    let table: [(String, Double, Double)] = [
      ("exp 0", Elementary.exp(0), 1), ("exp −0", Elementary.exp(-0.0), 1),
      ("exp ∞", Elementary.exp(inf), inf), ("exp −∞", Elementary.exp(-inf), 0),
      ("exp nan", Elementary.exp(.nan), .nan), ("exp 710", Elementary.exp(710), inf),
      ("exp −746", Elementary.exp(-746), 0), ("exp least", Elementary.exp(-745.1), .leastNonzeroMagnitude),
      ("log 0", Elementary.log(0), -inf), ("log −0", Elementary.log(-0.0), -inf),
      ("log 1", Elementary.log(1), 0), ("log −1", Elementary.log(-1), .nan),
      ("log −∞", Elementary.log(-inf), .nan), ("log ∞", Elementary.log(inf), inf),
      ("log nan", Elementary.log(.nan), .nan), ("sin −0", Elementary.sin(-0.0), -0.0),
      ("sin ∞", Elementary.sin(inf), 0), ("sin −∞", Elementary.sin(-inf), -0.0),
      ("sin 1e300", Elementary.sin(1e300), 0), ("sin nan", Elementary.sin(.nan), .nan),
      ("cos 0", Elementary.cos(0), 1), ("cos ∞", Elementary.cos(inf), 1),
      ("cos nan", Elementary.cos(.nan), .nan), ("pow 0 0", Elementary.pow(0, 0), 1),
      ("pow nan 0", Elementary.pow(.nan, 0), 1), ("pow 1 nan", Elementary.pow(1, .nan), 1),
      ("pow nan 1", Elementary.pow(.nan, 1), .nan), ("pow 2 nan", Elementary.pow(2, .nan), .nan),
      ("pow −2 2", Elementary.pow(-2, 2), .nan), ("pow −∞ 2", Elementary.pow(-inf, 2), .nan),
      ("pow 0 2", Elementary.pow(0, 2), 0), ("pow −0 −2", Elementary.pow(-0.0, -2), inf),
      ("pow ∞ 2", Elementary.pow(inf, 2), inf), ("pow ∞ −2", Elementary.pow(inf, -2), 0),
      ("pow 2 ∞", Elementary.pow(2, inf), inf), ("pow 2 −∞", Elementary.pow(2, -inf), 0),
      ("pow ½ ∞", Elementary.pow(0.5, inf), 0), ("pow ½ −∞", Elementary.pow(0.5, -inf), inf),
      ("pow 2 1e300", Elementary.pow(2, 1e300), inf), ("pow 2 −1e300", Elementary.pow(2, -1e300), 0),
      ("pow 2 10", Elementary.pow(2, 10), 1_024),
      ("pow least", Elementary.pow(2, -1_074), .leastNonzeroMagnitude),
    ]
    for (name, result, expected) in table {
      XCTAssert(
        result == expected && result.sign == expected.sign || result.isNaN && expected.isNaN,
        "\(name) = \(result)")
    }
  }

  func testArcTangentOfSpecialValuesIsThatOfC() {
    let values: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for (y, x) in product(values, values) {
      let mine = Elementary.atan2(y, x)
      let theirs = Foundation.atan2(y, x)
      XCTAssert(
        mine.isNaN && theirs.isNaN || mine.sign == theirs.sign && (mine - theirs).magnitude <= theirs.ulp,
        "\(y) \(x): \(mine), not \(theirs)")
    }
  }

  func testBothAtOnceAreTheSameBits() {
    for _ in 0..<1_000 {
      let x = random(-1e4...1e4)
      let (sin, cos) = Elementary.sincos(x)
      XCTAssertEqual(sin.bitPattern, Elementary.sin(x).bitPattern)
      XCTAssertEqual(cos.bitPattern, Elementary.cos(x).bitPattern)
    }
  }

  /// These bits must be the same on every machine and in every build.
  func testBitsAreTheSameEverywhere() {
    var digest = StateDigest()
    var fixed = Dice(seed: 1)
    for _ in 0..<2_000 {
      let x = Double.random(in: -50...50, using: &fixed)
      let y = Double.random(in: 0...50, using: &fixed)
      digest.combine(Elementary.exp(x))
      digest.combine(Elementary.log(y))
      digest.combine(Elementary.sin(x))
      digest.combine(Elementary.cos(x))
      digest.combine(Elementary.atan2(x, y))
      digest.combine(Elementary.pow(y, x / 10))
    }
    XCTAssertEqual(digest.value, 2_097_958_363_741_407_236)
  }
}
