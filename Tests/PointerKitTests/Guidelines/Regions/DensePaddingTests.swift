import PointerTestSupport
import XCTest

/// R1, R2, R4, S1: the paddings of a layout that fingers touch, and those of a dense layout.
final class DensePaddingTests: XCTestCase {
  private let densities: [Density] = [(PointerConfiguration(), 12, 24, 19), (.compact, 6, 12, 15)]

  private typealias Density = (
    configuration: PointerConfiguration, bezel: Double, plain: Double, circle: Double
  )

  private func button(_ id: TargetID, x: Double, height: Double, hasBezel: Bool = false, in group: GroupID?)
    -> PointerTarget
  {
    let frame = Rect(center: Point(x, 300), size: Size(30, height))
    let button = PointerTarget(id, frame, .barButton, hasBezel: hasBezel, group: group)
    return button
  }

  func testPaddedRegionBeginsExactlyAtItsPadding() {
    for (density, hasBezel) in product(densities, [true, false]) {
      let target = PointerTarget(1, Rect(400, 300, 24, 24), .button, hasBezel: hasBezel)
      let padding = hasBezel ? density.bezel : density.plain
      for (distance, hovered) in [(padding, 1), (padding + 0.01, nil)] as [(Double, TargetID?)] {
        var person = SimulatedPerson(
          targets: [target], start: Point(400 - distance, 310), configuration: density.configuration)
        person.touch(movingBy: .zero, waiting: 1_000)
        XCTAssertEqual(person.hovered, hovered, "\(distance)")
        if hovered == nil { XCTAssertEqual(person.frame.pointer.size, Size(density.circle, density.circle)) }
      }
    }
  }

  func testRegionsOfADenseGroupMeetAcrossFourPaddings() {
    for density in densities {
      let gap = 4 * density.plain
      for (width, hovered) in [(gap, 1), (gap + 0.1, nil)] as [(Double, TargetID?)] {
        let bar = [button(1, x: 315, height: 30, in: 1), button(2, x: 345 + width, height: 30, in: 1)]
        var person = SimulatedPerson(
          targets: bar, start: Point(330 + gap * 0.4, 300), configuration: density.configuration)
        person.touch(movingBy: .zero, waiting: 100)
        XCTAssertEqual(person.hovered, hovered, "\(width)")
      }
    }
  }
}
