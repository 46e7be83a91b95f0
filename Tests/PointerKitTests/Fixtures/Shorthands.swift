import PointerKit
import PointerTestSupport

/// An icon with a bezel, which is what most tests point at.
let icon = PointerTarget(
  id: 1, frame: Rect(x: 400, y: 300, width: 80, height: 80), kind: .appIcon, hasBezel: true)

/// A copy of a value with a change.
func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

// What a person does before there is something to see.
extension PointerHarness {
  /// Lays a finger down, moves in one report, and waits some milliseconds.
  mutating func touch(movingBy delta: Vector, waiting milliseconds: Int64) {
    touch()
    move(by: delta, waiting: milliseconds)
  }

  /// Moves by a vector in one report, and waits some milliseconds.
  mutating func move(by delta: Vector, waiting milliseconds: Int64) {
    move(by: delta)
    wait(milliseconds: milliseconds)
  }

  /// Moves the host's own cursor to a position, and waits some milliseconds.
  mutating func move(to position: Point, waiting milliseconds: Int64) {
    move(to: position)
    wait(milliseconds: milliseconds)
  }

  /// Presses a button, and waits some milliseconds.
  mutating func press(_ button: PointerButton = .primary, waiting milliseconds: Int64) {
    press(button)
    wait(milliseconds: milliseconds)
  }

  /// Releases a button, and waits some milliseconds.
  mutating func release(_ button: PointerButton = .primary, waiting milliseconds: Int64) {
    release(button)
    wait(milliseconds: milliseconds)
  }
}

/// Each element of one list with each of another.
func product<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second
) -> [(First.Element, Second.Element)] { first.flatMap { one in second.map { (one, $0) } } }

/// Each element of one list with each of a second and each of a third.
func product<First: Sequence, Second: Sequence, Third: Sequence>(
  _ first: First, _ second: Second, _ third: Third
) -> [(First.Element, Second.Element, Third.Element)] {
  product(first, product(second, third)).map { ($0, $1.0, $1.1) }
}

extension PointerSpace {
  /// A space with what a test says of it.
  init(
    id: SpaceID, in parent: SpaceID = .window, origin: Point = .zero, clip: Rect? = nil, order: Int64 = 0,
    isOpaque: Bool = false, contentSize: Size? = nil, isEnabled: Bool = true
  ) {
    self.init(id: id)
    (self.parent, self.origin, self.clip, self.order) = (parent, origin, clip, order)
    (self.isOpaque, self.contentSize, self.isEnabled) = (isOpaque, contentSize, isEnabled)
  }
}
