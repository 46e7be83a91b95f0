import PointerTestSupport
import XCTest

/// E8: the tint is above or beneath the element, dark in a light interface and light in a dark one.
///
/// Files: `ContentEffects`, `PointerStyle`, `ContentPresentation`, `DrawingList`.
final class TintTests: XCTestCase {
  private let frame = Rect(400, 300, 100, 80)

  private func hovering(
    _ style: PointerStyle, settings: PointerSettings = PointerSettings(), at position: Point? = nil
  ) -> SimulatedPerson {
    let target = PointerTarget(1, frame, .other, style: style)
    var person = SimulatedPerson(targets: [target], start: position ?? frame.center, settings: settings)
    person.touch(movingBy: Vector(1, 0), waiting: 1000)
    return person
  }

  func testTintIsOverOrUnderTheElementDarkOrLight() throws {
    for mode in [TintMode.overlay, .underlay] {
      for (appearance, luminance) in [(Appearance.light, 0.0), (.dark, 1)] {
        var person = hovering(PointerStyle(effect: .hover(preferredTintMode: mode)))
        person.engine.setAppearance(appearance, at: person.now)
        person.wait(milliseconds: 1000)
        let drawing = person.frame.drawing.commands
        let tint = try XCTUnwrap(
          drawing.firstIndex {
            if case .tint(_, LinearColor(luminance: luminance), _) = $0.kind { true } else { false }
          })
        let content = try XCTUnwrap(
          drawing.firstIndex { if case .contentBegin = $0.kind { true } else { false } })
        XCTAssertEqual(tint < content, mode == .underlay)
      }
    }
  }

  func testTintChangesItsColorSmoothly() throws {
    var person = hovering(PointerStyle(effect: .hover()))
    person.engine.setAppearance(.dark, at: person.now)
    var last = 0.0
    for _ in 0..<40 {
      let now = try XCTUnwrap(person.content(1)).tintColor.red
      XCTAssertEqual(now, last, accuracy: 0.15)
      last = now
      person.wait(milliseconds: 10)
    }
    person.wait(milliseconds: 600)
    XCTAssertEqual(person.content(1)?.tintColor, LinearColor(luminance: 1))
    person.send(.leave)
    for _ in 0..<30 {
      if let content = person.content(1), content.tintOpacity > 0 {
        XCTAssertEqual(content.tintColor, LinearColor(luminance: 1))
      }
      person.wait(milliseconds: 10)
    }
    person.wait(milliseconds: 1000)
    XCTAssertNil(person.content(1))
  }
}
