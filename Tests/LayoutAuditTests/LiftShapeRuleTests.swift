import LayoutAudit
import PointerKit
import PointerTestSupport
import XCTest

/// L6: reported: a lift whose shape differs from the element, and the default radius on an icon, a module or
/// a round knob.
///
/// Files: `LiftShapeRule`.
final class LiftShapeRuleTests: LayoutAuditTestCase {
  override var checkedRules: Set<LayoutRule> { [.liftShape, .clippedLift, .flatShadow, .hoverRoom] }
  private let icon = PointerTarget(1, Rect(300, 300, 60, 60), .appIcon, hasBezel: true, cornerRadius: 13.4)

  private func lifted(
    _ kind: ElementKind, _ size: Size, radius: Double, _ shape: PointerShape? = nil
  ) -> [PointerTarget] {
    [
      with(
        target(
          1, Rect(origin: Point(300, 300), size: size), kind, bezel: true,
          PointerStyle(effect: .lift, shape: shape))
      ) {
        $0.cornerRadius = radius
      }
    ]
  }

  func testLiftWithoutItsElementsShapeIsFoundBeyondAPoint() {
    check(.liftShape) { layout, dice in
      let side = dice.number(20...100)
      let difference = number(near: 1, upTo: 12, &dice)
      layout.add(Rect(100, 100, side, side), .button, bezel: true, effect: .lift) {
        $0.cornerRadius = side / 2
        $0.style.shape =
          dice.chance(0.5)
          ? .circle(diameter: side + difference)
          : .roundedRect(Size(side, side), radius: max(0, side / 2 - difference))
      }
      return difference > 1
    }
  }

  func testAnIconWithTheDefaultRadiusIsFoundFromWhereItShows() {
    check(.liftShape) { layout, dice in
      let side = number(near: 10 / 0.2237, upTo: 30, &dice)
      layout.add(Rect(100, 100, side, side), .appIcon, bezel: true)
      return 0.2237 * side - 8 > 2
    }
  }

  func testALiftedElementWithoutAreaHasNoShapeThatFits() {
    for (size, difference) in [(Size(0, 60), 60.0), (Size(60, 0), 60), (Size(0, 0), 2)] {
      let target = target(1, Rect(origin: Point(100, 100), size: size), .button, bezel: true, effect: .lift)
      let found = findings([target]).filter { $0.rule == .liftShape }
      XCTAssertEqual(found.map { $0.measured.value }, [difference], "\(size)")
    }
  }

  func testTheShapeOfALift() {
    assertFindings(
      "a wider shape", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(63, 40), radius: 5)),
      say:
        "L6 of 1 at 300 300 60 40: 3 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "a lower shape", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(60, 36), radius: 5)),
      say:
        "L6 of 1 at 300 300 60 40: 4 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "another radius", lifted(.button, Size(60, 40), radius: 5, .roundedRect(Size(60, 40), radius: 9)),
      say:
        "L6 of 1 at 300 300 60 40: 4 pt, not at most 1 pt, certain: state a size of 60 × 40 pt and a corner radius of 5 pt"
    )
    assertFindings(
      "a radius beyond half the height",
      lifted(.button, Size(60, 40), radius: 50, .roundedRect(Size(60, 40), radius: 90)), say: "")
    assertFindings(
      "a circle", lifted(.button, Size(60, 60), radius: 30, .circle(diameter: 64)),
      say:
        "L6 of 1 at 300 300 60 60: 4 pt, not at most 1 pt, certain: state a size of 60 × 60 pt and a corner radius of 30 pt"
    )
    assertFindings(
      "a circle of the right size", lifted(.button, Size(60, 60), radius: 8, .circle(diameter: 60)), say: "")
    assertFindings("a beam", lifted(.button, Size(60, 40), radius: 8, .verticalBeam(length: 20)), say: "")
    assertFindings(
      "an icon with the default radius", lifted(.appIcon, Size(60, 80), radius: 8),
      say:
        "L6 of 1 at 300 300 60 80: 5.42 pt, not at most 2 pt, likely: state a size of 60 × 80 pt and a corner radius of 13.42 pt"
    )
    assertFindings(
      "an icon with a shape",
      lifted(.appIcon, Size(60, 60), radius: 8, .roundedRect(Size(60, 60), radius: 14)),
      say:
        "L6 of 1 at 300 300 60 60: 6 pt, not at most 1 pt, certain: state a size of 60 × 60 pt and a corner radius of 8 pt"
    )
    assertFindings("an icon with its radius", lifted(.appIcon, Size(60, 60), radius: 20), say: "")
    assertFindings(
      "a module", lifted(.controlCenterModule, Size(80, 90), radius: 8),
      say:
        "L6 of 1 at 300 300 80 90: 9.9 pt, not at most 2 pt, likely: state a size of 80 × 90 pt and a corner radius of 17.9 pt"
    )
    assertFindings(
      "the knob of a slider", lifted(.slider, Size(28, 28), radius: 8),
      say:
        "L6 of 1 at 300 300 28 28: 6 pt, not at most 2 pt, likely: state a size of 28 × 28 pt and a corner radius of 14 pt"
    )
    assertFindings("a slider that is no knob", lifted(.slider, Size(28, 30), radius: 8), say: "")
    assertFindings("a small button", lifted(.button, Size(20, 20), radius: 8), say: "")
    assertFindings(
      "a line", lifted(.button, Size(0, 40), radius: 8),
      say:
        "L6 of 1 at 300 300 0 40: 40 pt, not at most 1 pt, likely: state a size of 0 × 40 pt and a corner radius of 8 pt"
    )
  }
}
