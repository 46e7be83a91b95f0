import PointerTestSupport
import XCTest

/// A strip along the top edge that reveals a bar, and a person before it.
class RevealTestCase: XCTestCase {
  /// A strip along the top edge that reveals a bar (group 9) of two buttons, which begins 10 points below the
  /// strip.
  let strip: PointerTarget = {
    return PointerTarget(
      1, Rect(0, 0, 1024, 20), .other, effect: .none, padding: Insets(0), reveals: [.group(9), .target(7)])
  }()

  func button(_ id: TargetID, x: Double) -> PointerTarget {
    PointerTarget(id, Rect(x, 30, 44, 37), .barButton, group: 9, padding: Insets(0))
  }

  /// What the strip reveals, in the order of a frame.
  let revealed: [RevealedElement] = [.target(7), .group(9)]

  var bar: [PointerTarget] { [strip, button(2, x: 100), button(3, x: 144)] }

  func person(at start: Point = Point(120, 300), _ change: (inout PointerConfiguration) -> Void = { _ in })
    -> SimulatedPerson
  {
    var configuration = PointerConfiguration()
    change(&configuration)
    let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
    return SimulatedPerson(targets: bar, start: start, settings: settings, configuration: configuration)
  }

  /// What was revealed and concealed, in order: the number of each target or group, negative if it was
  /// concealed.
  func story(_ person: SimulatedPerson) -> [Int64] {
    person.events.compactMap {
      switch $0.kind {
      case .revealed(let element): Int64(element.rawValue)
      case .concealed(let element): -Int64(element.rawValue)
      default: nil
      }
    }
  }

  func move(_ person: inout SimulatedPerson, to y: Double) { person.move(by: Vector(0, y - person.model.y)) }
}
