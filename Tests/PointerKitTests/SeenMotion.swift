import PointerTestSupport
import XCTest

@testable import PointerKit

/// The numbers that describe what a person sees at one moment, with their velocities and how much they may
/// differ from those of another moment.
///
/// Velocities are differences over a tenth of a microsecond: the hand and timers do nothing meanwhile, and
/// the sharpest spring changes a speed by less than can be seen.
struct SeenMotion {
  /// What a number depends on besides springs.
  enum Bond: Hashable {
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
    /// The outline's reach in a direction, for paths as well as for rounded shapes.
    case reach
    /// The position of the annotation, which depends on its size (A4); its texts change at once.
    case annotation(Axis)
    /// An element's springs, while the host has it in its layout.
    case content(TargetID)
    /// The frame that the host gave an element.
    case element(TargetID)
  }

  struct Value {
    var value: Double
    var velocity = 0.0
    /// The largest step that cannot be seen; a spring that is this near to its goal jumps to it.
    var step: Double
    var bond = Bond.none
    /// The value while the number is not listed; nil if there is none.
    var absent: Double?
  }

  let frame: PointerFrame
  /// The elements whose position the engine knows and which it may show.
  let laidOut: Set<TargetID>
  /// The surface, which annotations must not leave.
  let surface: Rect
  private(set) var values: [String: Value] = [:]
  /// The velocity at which the model pointer moves by itself; a hand moves it in steps, which do not count.
  private(set) var modelVelocity = Vector.zero

  /// Takes the numbers of a person's surface now; accessories are named after their indices in `first`.
  init(_ person: PointerHarness, like first: PointerFrame? = nil) {
    let frames = [0, 100, 200, 300].map { person.frame(afterNanoseconds: $0) }
    frame = frames[0]
    surface = person.engine.model.bounds
    laidOut = Set((1...30).map { TargetID($0) }.filter { person.engine.isLaidOut($0) })
    let series = frames.map { SeenMotion.values(of: $0, like: first ?? frames[0]) }
    for (name, value) in series[0] {
      var slopes: [Double] = []
      for index in 1..<series.count {
        guard let from = series[index - 1][name]?.value, let to = series[index][name]?.value else { continue }
        slopes.append((to - from) / 1e-7)
      }
      values[name] = value
      // The middle one: what comes to rest, or to a goal that it cannot be told from, takes one last small
      // step.
      values[name]?.velocity = slopes.isEmpty ? 0 : slopes.sorted()[slopes.count / 2]
    }
    modelVelocity = (frames[1].model - frames[0].model) / 1e-7
  }

  // MARK: The list

  private static let length = 0.021
  private static let share = 1.0 / 250

  private static func values(of frame: PointerFrame, like first: PointerFrame) -> [String: Value] {
    var list: [String: Value] = [:]
    let pointer = frame.pointer
    // Of a pointer that cannot be seen the place does not matter.
    if pointer.opacity > 0 {
      list["x"] = Value(value: pointer.center.x, step: 2 * length, bond: .hand(.horizontal))
      list["y"] = Value(value: pointer.center.y, step: 2 * length, bond: .hand(.vertical))
    }
    list["width"] = Value(value: pointer.size.width, step: length, bond: .outline)
    list["height"] = Value(value: pointer.size.height, step: length, bond: .outline)
    list["radius"] = Value(value: pointer.cornerRadius, step: length, bond: .outline)
    if let reach = pointer.reach(frame.outline) {
      for (index, distance) in reach.enumerated() {
        list["outline's reach \(index)"] = Value(value: distance, step: 6 * length, bond: .reach)
      }
    }
    list["opacity"] = Value(value: pointer.opacity, step: share)
    list["luminance"] = Value(value: pointer.luminance, step: share)
    list["scale"] = Value(value: pointer.scale, step: share)
    for content in frame.contents { add(content, to: &list) }
    // One that cannot be seen may be gone for good.
    for place in first.accessories.indices where first.accessories[place].opacity > 0.01 {
      guard let found = frame.accessory(like: place, of: first) else { continue }
      add(found, as: "accessory \(place)", around: pointer.center, to: &list)
    }
    if let annotation = frame.annotation {
      let offset = annotation.position - pointer.center
      list["values x"] = Value(value: offset.dx, step: 2 * length, bond: .annotation(.horizontal))
      list["values y"] = Value(value: offset.dy, step: 2 * length, bond: .annotation(.vertical))
      list["values' opacity"] = Value(value: annotation.opacity, step: share, absent: 0)
    }
    return list
  }

  private static func add(_ content: ContentState, to list: inout [String: Value]) {
    let id = content.target
    func put(_ name: String, _ value: Double, _ step: Double, _ bond: Bond? = nil, absent: Double? = 0) {
      list["\(name) of \(id)"] = Value(value: value, step: step, bond: bond ?? .content(id), absent: absent)
    }
    put("progress", content.progress, share)
    put("scale", content.scale, share, .element(id), absent: 1)
    put("translation x", content.translation.dx, length)
    put("translation y", content.translation.dy, length)
    put("shadow", content.shadow.opacity, share)
    put("shadow radius", content.shadow.radius, 10 * share)
    put("shadow fall", content.shadow.offset.dy, 10 * share)
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
    _ accessory: AccessoryState, as name: String, around center: Point, to list: inout [String: Value]
  ) {
    let offset = accessory.center - center
    let (sine, cosine) = Elementary.sincos(accessory.angle)
    list["\(name) x"] = Value(value: offset.dx, step: 3 * length, bond: .edge)
    list["\(name) y"] = Value(value: offset.dy, step: 3 * length, bond: .edge)
    list["\(name) sine"] = Value(value: sine, step: share)
    list["\(name) cosine"] = Value(value: cosine, step: share)
    list["\(name) opacity"] = Value(value: accessory.opacity, step: share)
    list["\(name) scale"] = Value(value: accessory.scale, step: share)
  }
}

extension PointerEngine {
  /// Whether the host has an element in its layout.
  fileprivate func isLaidOut(_ id: TargetID) -> Bool {
    target(id).map { space($0.space) != nil } ?? false
  }
}

extension PointerFrame {
  /// The accessory at an index of another frame's list; if accessories were added or removed, the most
  /// similar one.
  fileprivate func accessory(like place: Int, of frame: PointerFrame) -> AccessoryState? {
    if frame.accessories.count == accessories.count { return accessories[place] }
    let model = frame.accessories[place]
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
