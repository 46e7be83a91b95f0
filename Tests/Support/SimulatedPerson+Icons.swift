public import PointerKit
public import PointerTesting

extension SimulatedPerson {
  /// Creates a person with a surface that is full of icons of 60 × 60 points, the first at (40, 40).
  public init(iconsEvery pitch: Double, size: Size) {
    var targets: [PointerTarget] = []
    for y in stride(from: 40, through: size.height - 60, by: pitch) {
      for x in stride(from: 40, through: size.width - 60, by: pitch) {
        targets.append(
          PointerTarget(TargetID(targets.count + 1), Rect(x, y, 60, 60), .appIcon, effect: .lift))
      }
    }
    self.init(targets: targets, size: size)
  }
}
