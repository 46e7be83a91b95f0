import PointerTestSupport
import XCTest

/// A target with a style, as the engine corrects it.
class StyleRegistrationTestCase: XCTestCase {
  let frame = Rect(300, 200, 200, 100)

  /// Registers a target; returns the target as it was corrected, its shape as it is shown, and the number of rules
  /// that it broke.
  func register(
    _ style: PointerStyle, kind: ElementKind = .other, group: GroupID? = nil, frame: Rect? = nil
  ) -> (target: PointerTarget, shape: PointerShape?, lapses: Int) {
    let target = PointerTarget(1, frame ?? self.frame, kind, group: group, style: style)
    let person = SimulatedPerson(targets: [target])
    XCTAssertEqual(person.engine.diagnostics.total, person.engine.diagnostics.invalidStyles.count)
    return (
      person.engine.target(1) ?? target, person.engine.resolvedStyle(of: 1)?.shape,
      person.engine.diagnostics.invalidStyles.count
    )
  }
}
