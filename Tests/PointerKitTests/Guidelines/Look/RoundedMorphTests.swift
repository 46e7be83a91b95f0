import PointerTestSupport
import XCTest

@testable import PointerKit

/// S2: the area that the pointer covers while it becomes another rounded shape.
final class RoundedMorphTests: XCTestCase {
  private let spring = PointerConfiguration().snapping.shapeSpring

  private func goal(_ shape: (String, Size, Double)) -> PointerMorph.Goal {
    PointerMorph.Goal(size: shape.1, cornerRadius: shape.2, outline: .roundedRect)
  }

  private func look(_ form: PointerMorph, at time: Timestamp) -> PointerAppearance {
    let seen = SeenForm(form, at: time)
    XCTAssertTrue(seen.outline.isEmpty)
    return seen.appearance
  }

  private func area(_ appearance: PointerAppearance) -> Double {
    RoundedRect(Rect(center: .zero, size: appearance.size), cornerRadius: appearance.cornerRadius).area
  }

  func testMorphsInterpolateTheAreaAndEndExactly() {
    for (from, to) in product(StandardShapes.rounded, StandardShapes.rounded) {
      var form = PointerMorph(at: goal(from))
      let first = look(form, at: start)
      XCTAssertEqual(first.size, from.1)
      form.retarget(to: goal(to), spring: spring, at: start)
      XCTAssertEqual(look(form, at: start).size, from.1)
      XCTAssertEqual(look(form, at: start).cornerRadius, from.2)
      for step in 0...200 {
        let time = start.advanced(byNanoseconds: Int64(step) * 3_000_000)
        let rest = spring.basis(after: time.seconds(since: start)).offsetFromOffset
        guard rest >= 0, !form.isAtRest(at: time) else { continue }
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

  func testNeighborsOfOneSizeAreNotTouched() {
    var form = PointerMorph(at: goal(("button", Size(44, 37), 8)))
    var other = goal(("button", Size(44, 37), 8))
    other.outline = .circle
    form.retarget(to: other, spring: spring, at: start)
    XCTAssertEqual(look(form, at: start.advanced(byNanoseconds: 1)).size, Size(44, 37))
    XCTAssertTrue(form.isAtRest(at: start))
  }
}
