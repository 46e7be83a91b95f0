import PointerTestSupport
import XCTest

@testable import PointerKit

/// Elements that overlap or touch, and what a person sees of them.
class StackingTestCase: XCTestCase {
  let size = Size(300, 240)

  func target(
    _ id: TargetID, _ frame: Rect, _ effect: PointerEffect, z: Int64 = 0, space: SpaceID = .window
  ) -> PointerTarget { PointerTarget(id, frame, .button, hasBezel: true, effect: effect, space: space, z: z) }

  func tree(_ targets: [PointerTarget], _ spaces: [PointerSpace] = []) -> PaintedTree {
    var tree = PaintedTree(size: size)
    (tree.targets, tree.spaces) = (targets, spaces)
    return tree
  }

  func person(before tree: PaintedTree, at start: Point) -> SimulatedPerson {
    var person = SimulatedPerson(targets: tree.targets, spaces: tree.spaces, start: start, size: size)
    person.touch(movingBy: .zero, waiting: 800)
    return person
  }

  func space(_ id: SpaceID, clip: Rect, z: Int64 = 1, isOpaque: Bool = false) -> PointerSpace {
    PointerSpace(id: id, clip: clip, z: z, isOpaque: isOpaque)
  }

  /// Calls `body` with the frame every 4 ms for a while.
  func watch(
    _ person: inout SimulatedPerson, milliseconds: Int = 600, _ body: (PointerFrame, String) -> Void
  ) {
    for number in 0..<milliseconds / 4 {
      person.wait(milliseconds: 4)
      body(person.frame, "\(4 * number + 4) ms")
    }
  }
}
