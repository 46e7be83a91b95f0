import PointerTestSupport
import XCTest

@testable import PointerKit

/// E7: hover: the element shows any combination of scale, shadow and tint, and the pointer stays in front.
///
/// Files: `ContentEffects`, `PointerStyle`, `DrawingList`.
final class HoverEffectTests: EffectTestCase {
  private let size = Size(300, 240)

  private func target(
    _ id: TargetID, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0, space: SpaceID = .window
  ) -> PointerTarget { PointerTarget(id, frame, .button, hasBezel: true, effect: effect, space: space, z: z) }

  private func tree(_ targets: [PointerTarget], _ spaces: [PointerSpace] = []) -> PaintedTree {
    var tree = PaintedTree(size: size)
    (tree.targets, tree.spaces) = (targets, spaces)
    return tree
  }

  private func person(before tree: PaintedTree, at start: Point) -> SimulatedPerson {
    var person = SimulatedPerson(targets: tree.targets, spaces: tree.spaces, start: start, size: size)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  /// Calls `body` with the frame every 4 ms for a while.
  private func watch(
    _ person: inout SimulatedPerson, milliseconds: Int = 600, _ body: (PointerFrame, String) -> Void
  ) {
    for number in 0..<milliseconds / 4 {
      person.wait(milliseconds: 4)
      body(person.frame, "\(4 * number + 4) ms")
    }
  }

  func testHoverCombinesScaleShadowAndTint() throws {
    for (tint, shadow, scale) in product(TintMode.allCases, [true, false], [true, false]) {
      let options = HoverOptions(preferredTintMode: tint, prefersShadow: shadow, prefersScaledContent: scale)
      let person = resting(on: [element(.card, effect: .hover(options))])
      let content = try XCTUnwrap(person.content(1))
      XCTAssertEqual(content.tintMode, tint)
      XCTAssertEqual(content.tintOpacity > 0, tint != .none)
      XCTAssertEqual(content.shadow.opacity > 0, shadow)
      XCTAssertEqual(content.scale, scale ? 1.1 : 1, accuracy: 1e-9)
      XCTAssertEqual(person.frame.pointer.size, Size(19, 19), "the pointer keeps its shape")
      XCTAssertEqual(person.frame.pointer.layer, .front)
      XCTAssertEqual(content.translation, .zero)
      let beneath = person.frame.drawing.commands.firstIndex {
        if case .tint = $0.kind { true } else { false }
      }
      let begin = person.frame.drawing.commands.firstIndex {
        if case .contentBegin = $0.kind { true } else { false }
      }
      if tint != .none { XCTAssertEqual((beneath ?? 0) < (begin ?? 0), tint == .underlay) }
    }
  }

  func testTheDefaultIsThatOfUIKit() {
    let usual = PointerEffect.hover(
      preferredTintMode: .overlay, prefersShadow: false, prefersScaledContent: true)
    XCTAssertEqual(PointerEffect.hover(), usual)
  }

  func testWithAHoverEffectThePointerStaysOnTop() {
    let row = target(1, Rect(40, 80, 200, 60), .hover(prefersShadow: true))
    let label = target(2, Rect(60, 90, 40, 20), .hover(), z: 3)
    var person = person(before: tree([row, label]), at: Point(200, 110))
    person.move(by: Vector(-120, -8), over: 200)
    watch(&person) { frame, time in
      XCTAssertEqual(frame.pointer.layer, .front, time)
      XCTAssertEqual(frame.drawing.front.count, 1)
    }
  }
}
