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

extension PointerHarness {
  /// Creates a person who has just moved the pointer to a position, from one point to the left of it, and has
  /// then waited; what happened until then counts as seen.
  init(
    targets: [PointerTarget] = [], spaces: [PointerSpace] = [], at position: Point,
    size: Size = Size(width: 1024, height: 768), device: PointerDevice = .trackpad,
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), waiting milliseconds: Int64 = 0
  ) {
    self.init(
      targets: targets, spaces: spaces, start: position - Vector(dx: 1, dy: 0), size: size, device: device,
      settings: settings, configuration: configuration)
    move(by: Vector(dx: 1, dy: 0), waiting: milliseconds)
    _ = newEvents()
  }
}
