import PointerTestSupport
import XCTest

/// The effects of elements that the pointer rests on.
class EffectTestCase: XCTestCase {
  enum Look: String { case highlight, lift, hover, none }

  func element(
    _ kind: ElementKind, side: Double = 60, hasBezel: Bool = false, effect: PointerEffect = .automatic
  ) -> PointerTarget {
    PointerTarget(1, Rect(300, 200, side, side), kind, hasBezel: hasBezel, effect: effect)
  }

  /// A person whose pointer rests on the first target, off its middle by a vector.
  func resting(
    on targets: [PointerTarget], off: Vector = Vector(10, 6), settings: PointerSettings = PointerSettings()
  ) -> SimulatedPerson {
    var person = SimulatedPerson(targets: targets, start: targets[0].frame.center + off, settings: settings)
    person.touch(movingBy: .zero, waiting: 1500)
    XCTAssertEqual(person.hovered, targets[0].id)
    return person
  }

  /// The effect that is seen, found only from what is drawn.
  func look(_ targets: [PointerTarget]) -> Look {
    let frame = resting(on: targets).frame
    guard let content = frame.contents.first(where: { $0.target == targets[0].id }) else { return .none }
    if frame.pointer.layer == .front { return .hover }
    return content.shadow.opacity > 0 ? .lift : .highlight
  }

  /// Asserts the automatic effects of elements by kind, side and bezel.
  func assertLooks(_ elements: [(ElementKind, Double, Bool, Look)]) {
    for (kind, side, hasBezel, expected) in elements {
      XCTAssertEqual(
        look([element(kind, side: side, hasBezel: hasBezel)]), expected, "\(kind), \(side), \(hasBezel)")
    }
  }
}
