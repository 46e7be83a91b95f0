public import PointerKit

/// A number that a person sees move, and what moves it: for checks of continuity.
public struct SeenNumber {
  /// What a number depends on besides springs.
  public enum Bond: Hashable {
    /// Springs alone.
    case none
    /// The free circle follows the hand (P1).
    case hand(Axis)
    /// The light follows the hand (E5), and while its element is pressed also the element's frame (E2).
    case light(Axis, TargetID)
    /// The outline; if it is a band's rectangle, it follows the hand and the space in which the band began
    /// (I7).
    case outline
    /// The outline in some direction: where accessories are (A1).
    case edge
    /// The outline's reach in a direction, also of a path.
    case reach
    /// The position of the annotation, which depends on its size (A4); its texts change at once.
    case annotation(Axis)
    /// An element's springs, while the host has it in its layout.
    case content(TargetID)
    /// The frame that the host gave an element.
    case element(TargetID)
  }

  /// The number.
  public var value: Double
  /// How fast it changes, where that was measured.
  public var velocity = 0.0
  /// The largest step that cannot be seen; a spring that is this near to its goal jumps to it.
  public var step: Double
  /// What else than a spring it depends on.
  public var bond = Bond.none
  /// The value while the number is not listed; nil if there is none.
  public var absent: Double?

  /// Creates a number that a frame does not list.
  public init(value: Double, step: Double, bond: Bond = .none, absent: Double? = nil) {
    self.value = value
    self.step = step
    self.bond = bond
    self.absent = absent
  }

  private static let length = 0.021
  private static let share = 1.0 / 250

  /// All of a frame by name; accessories are named after the positions that they have in another frame.
  ///
  /// `side` is the longest side that the pointer has had since it was last at rest.
  public static func all(
    of frame: PointerFrame, like first: PointerFrame, after side: Double = 0
  ) -> [String: SeenNumber] {
    var list: [String: SeenNumber] = [:]
    let pointer = frame.pointer
    // The sides are square roots of an area, so near zero they change in proportion to the square of the size
    // from which they come. Those of a pointer that was a million points wide change by 50 points in a
    // nanosecond, the shortest time that the clock can tell; the center, the accessories and the annotation move
    // with them. No such pointer is seen whole, so beyond 10,000 points the step follows the square of the size.
    let extent = max(side, pointer.size.longerSide, first.pointer.size.longerSide)
    let outline = length * max(1, (extent / 10_000) * (extent / 10_000))
    // The position and the shade of a pointer that cannot be seen do not matter.
    if pointer.opacity > 0 {
      list["luminance"] = SeenNumber(value: pointer.luminance, step: share)
      list["x"] = SeenNumber(value: pointer.center.x, step: 2 * outline, bond: .hand(.horizontal))
      list["y"] = SeenNumber(value: pointer.center.y, step: 2 * outline, bond: .hand(.vertical))
    }
    list["width"] = SeenNumber(value: pointer.size.width, step: outline, bond: .outline)
    list["height"] = SeenNumber(value: pointer.size.height, step: outline, bond: .outline)
    list["radius"] = SeenNumber(value: pointer.cornerRadius, step: outline, bond: .outline)
    if let reach = pointer.reach(frame.outline) {
      for (index, distance) in reach.enumerated() {
        list["outline's reach \(index)"] = SeenNumber(value: distance, step: 6 * outline, bond: .reach)
      }
    }
    list["opacity"] = SeenNumber(value: pointer.opacity, step: share)
    list["scale"] = SeenNumber(value: pointer.scale, step: share)
    for content in frame.contents { add(content, to: &list) }
    // One that cannot be seen may be gone for good.
    for index in first.accessories.indices where first.accessories[index].opacity > 0.01 {
      guard let found = frame.accessory(like: index, of: first) else { continue }
      add(found, as: "accessory \(index)", around: pointer.center, step: outline, to: &list)
    }
    if let annotation = frame.annotation {
      let offset = annotation.position - pointer.center
      list["values x"] = SeenNumber(value: offset.dx, step: 2 * outline, bond: .annotation(.horizontal))
      list["values y"] = SeenNumber(value: offset.dy, step: 2 * outline, bond: .annotation(.vertical))
      list["values' opacity"] = SeenNumber(value: annotation.opacity, step: share, absent: 0)
    }
    return list
  }

  private static func add(_ content: ContentState, to list: inout [String: SeenNumber]) {
    let id = content.target
    func put(_ name: String, _ value: Double, _ step: Double, _ bond: Bond? = nil, absent: Double? = 0) {
      list["\(name) of \(id)"] = SeenNumber(
        value: value, step: step, bond: bond ?? .content(id), absent: absent)
    }
    put("progress", content.progress, share)
    put("scale", content.scale, share, .element(id), absent: 1)
    put("translation x", content.translation.dx, length)
    put("translation y", content.translation.dy, length)
    put("shadow", content.shadow.opacity, share)
    if content.shadow.opacity > share {
      put("shadow radius", content.shadow.radius, 10 * share, absent: nil)
      put("shadow fall", content.shadow.offset.dy, 10 * share, absent: nil)
    }
    put("light", content.specular.opacity, share, .element(id))
    put("glow", content.radiosity, share)
    put("tint", content.tintOpacity, share)
    if content.tintOpacity > share { put("tint shade", content.tintColor.red, 2 * share, absent: nil) }
    if content.specular.opacity > 0 {
      put("light x", content.specular.center.x, 2 * length, .light(.horizontal, id), absent: nil)
      put("light y", content.specular.center.y, 2 * length, .light(.vertical, id), absent: nil)
      put("light radius", content.specular.radius, length, .element(id), absent: nil)
    }
  }

  private static func add(
    _ accessory: AccessoryState, as name: String, around center: Point, step: Double,
    to list: inout [String: SeenNumber]
  ) {
    let offset = accessory.center - center
    let (sine, cosine) = Elementary.sincos(accessory.angle)
    list["\(name) x"] = SeenNumber(value: offset.dx, step: 3 * step, bond: .edge)
    list["\(name) y"] = SeenNumber(value: offset.dy, step: 3 * step, bond: .edge)
    list["\(name) sine"] = SeenNumber(value: sine, step: share)
    list["\(name) cosine"] = SeenNumber(value: cosine, step: share)
    list["\(name) opacity"] = SeenNumber(value: accessory.opacity, step: share)
    list["\(name) scale"] = SeenNumber(value: accessory.scale, step: share)
  }
}

extension PointerFrame {
  /// The accessory at an index of another frame's list; if accessories were added or removed, the most
  /// similar one.
  fileprivate func accessory(like index: Int, of frame: PointerFrame) -> AccessoryState? {
    if frame.accessories.count == accessories.count { return accessories[index] }
    let model = frame.accessories[index]
    let offset = model.center - frame.pointer.center
    func difference(_ other: AccessoryState) -> Double {
      let way = (other.center - pointer.center) - offset
      return way.length + 20 * (other.opacity - model.opacity).magnitude
        + 20 * (other.scale - model.scale).magnitude + 20 * (1 - Elementary.cos(other.angle - model.angle))
        + (other.shape == model.shape ? 0 : 1)
    }
    return accessories.min { difference($0) < difference($1) }
  }
}
