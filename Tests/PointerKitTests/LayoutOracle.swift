import PointerKit
import PointerTestSupport

/// A large layout whose queries are answered by looking at every single target.
///
/// A plain scan finds the targets that a point could concern, and `HitTestOracle` chooses among them.
struct LayoutOracle {
  private(set) var targets: [PointerTarget] = []
  var spaces: [PointerSpace]
  /// The index of each target in the list.
  private var indices: [TargetID: Int] = [:]
  /// The farthest edges at which each target could be hit, in points of its space: left, top, right, bottom.
  private var reaches: [SIMD4<Double>] = []

  init(spaces: [PointerSpace]) { self.spaces = spaces }

  var count: Int { targets.count }

  mutating func upsert(_ target: PointerTarget) {
    if let index = indices[target.id] {
      targets[index] = target
      reaches[index] = LayoutOracle.reach(of: target)
    } else {
      indices[target.id] = targets.count
      targets.append(target)
      reaches.append(LayoutOracle.reach(of: target))
    }
  }

  mutating func remove(_ id: TargetID) {
    guard let index = indices.removeValue(forKey: id), let last = targets.last else { return }
    targets[index] = last
    reaches[index] = reaches[reaches.count - 1]
    if last.id != id { indices[last.id] = index }
    targets.removeLast()
    reaches.removeLast()
  }

  private static func reach(of target: PointerTarget) -> SIMD4<Double> {
    let own = target.padding ?? Insets(target.hasBezel ? 12 : 24)
    let bridge = target.group == nil ? 0 : 96.0
    let frame = target.frame
    return SIMD4(
      frame.minX - max(own.left, bridge), frame.minY - max(own.top, bridge),
      frame.maxX + max(own.right, bridge), frame.maxY + max(own.bottom, bridge))
  }

  /// The hovered target at a point of the window.
  func target(at window: Point) -> TargetID? {
    var near: [PointerTarget] = []
    let tree = HitTestOracle(targets: [], spaces: spaces)
    for space in spaces {
      guard let path = tree.path(to: space) else { continue }
      let origin = tree.origin(of: path)
      let x = window.x - origin.x
      let y = window.y - origin.y
      for index in reaches.indices {
        let reach = reaches[index]
        if reach.x <= x, reach.y <= y, x <= reach.z, y <= reach.w, targets[index].space == space.id {
          near.append(targets[index])
        }
      }
    }
    let enabledGroups = Set(targets.compactMap { $0.isEnabled ? $0.group : nil })
    return HitTestOracle(targets: near, spaces: spaces, enabledGroups: enabledGroups).target(at: window)
  }
}
