import PointerTestSupport

/// An icon with a bezel, which is what most tests point at.
let icon = PointerTarget(1, Rect(400, 300, 80, 80), .appIcon, hasBezel: true)

extension SimulatedPerson {
  /// Creates a person who has just moved the pointer to a position, from one point to the left of it, and has
  /// then waited; what happened until then counts as seen.
  init(
    targets: [PointerTarget] = [], spaces: [PointerSpace] = [], at position: Point,
    size: Size = Size(1024, 768), device: PointerDevice = .trackpad,
    settings: PointerSettings = PointerSettings(),
    configuration: PointerConfiguration = PointerConfiguration(), waiting milliseconds: Int64 = 0
  ) {
    self.init(
      targets: targets, spaces: spaces, start: position - Vector(1, 0), size: size, device: device,
      settings: settings, configuration: configuration)
    move(by: Vector(1, 0), waiting: milliseconds)
    _ = newEvents()
  }
}
