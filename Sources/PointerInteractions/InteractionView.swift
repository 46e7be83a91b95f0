import Kinematics
import PointerKit

/// A view with an interaction, and the view's targets in the engine.
///
/// The whole view is a target with the view's own id. Each part that a delegate returns as a region is
/// another target. When the pointer moves from one region to another, both regions can therefore animate.
final class InteractionView {
  /// A region of the view that has a target of its own.
  struct Part {
    let id: TargetID
    var region: PointerRegion
  }

  /// The number of regions that keep their ids, so that later events can still be assigned to them.
  static let keptRegions = 8

  let interaction: PointerInteraction
  /// The latest description of the view by the toolkit.
  var target: PointerTarget
  /// The regions with targets of their own, in the order in which the pointer last entered them.
  private(set) var parts: [Part] = []
  /// The latest region that covered the whole view; nil before the first such region.
  var wholeRegion: PointerRegion?
  /// Whether the view's own target is disabled because the delegate's latest answer was a part of the view,
  /// or nil.
  ///
  /// The target is enabled again when the pointer has left the view.
  var isWholeDisabled = false
  /// Whether the current region of another view takes precedence over this view.
  var isOverridden = false
  /// The latest style that the delegate has returned for the whole view.
  var style = PointerStyle.automatic
  /// Whether the target of the whole view may differ from the registered one.
  var isStale = false
  /// Whether the description has changed since the delegate was queried for the style.
  var needsStyle = false
  /// How far the regions that the delegate has returned extend beyond the view; nil before the first answer.
  private(set) var overhang: Insets?
  /// Whether the interaction has been removed from the host.
  var isRemoved = false
  /// The target of the whole view as it was last registered.
  var registered: PointerTarget?

  init(_ interaction: PointerInteraction, _ target: PointerTarget) {
    self.interaction = interaction
    self.target = target
  }

  var id: TargetID { target.id }

  /// The ids of the whole view and of its regions.
  var allIDs: [TargetID] { [id] + parts.map { $0.id } }

  // MARK: Regions

  /// Returns the id that a region has, or the id of another region to reuse; nil if a new id is needed.
  ///
  /// An id is reused only if ``keptRegions`` or more regions have ids. Of the ids that `isFree` allows, the
  /// id of the least recently entered region is reused.
  func id(for region: PointerRegion, isFree: (TargetID) -> Bool) -> TargetID? {
    var index = parts.firstIndex { $0.region == region }
    if index == nil, parts.count >= InteractionView.keptRegions {
      index = parts.firstIndex { isFree($0.id) }
    }
    guard let index else { return nil }
    let id = parts.remove(at: index).id
    parts.append(Part(id: id, region: region))
    return id
  }

  /// Gives a region a new id.
  func add(_ region: PointerRegion, id: TargetID) { parts.append(Part(id: id, region: region)) }

  /// The region whose target has the id: one of the parts, or the whole view.
  func region(of id: TargetID) -> PointerRegion {
    parts.first { $0.id == id }?.region ?? wholeRegion ?? defaultRegion
  }

  /// The region of the whole view, in the view's coordinates.
  var defaultRegion: PointerRegion {
    var region = PointerRegion(rect: Rect(origin: .zero, size: target.frame.size))
    region.latchingAxes = target.latchingAxes
    return region
  }

  /// Whether a region covers exactly the view.
  func isWhole(_ region: PointerRegion) -> Bool {
    region.rect == Rect(origin: .zero, size: target.frame.size)
  }

  /// Notes how far an answer of the delegate extends beyond the view.
  func learnOverhang(of region: PointerRegion?) {
    let size = target.frame.size
    let rect = region.flatMap { $0.rect.isFinite ? $0.rect : nil } ?? Rect(origin: .zero, size: size)
    let opposite = Point(x: rect.maxX, y: rect.maxY)
    let beyond = Insets(top: max(0, -rect.minY), left: max(0, -rect.minX), bottom: 0, right: 0)
      .union(InteractionView.padding(of: Rect(origin: .zero, size: size), containing: opposite))
    overhang = (overhang ?? .zero).union(beyond)
  }

  /// Forgets the answers, so that the delegate is asked again before the pointer reaches the view.
  func forgetOverhang() { overhang = nil }

  // MARK: Targets

  /// The target of the whole view.
  var wholeTarget: PointerTarget {
    var whole = target
    whole.isEnabled = target.isEnabled && interaction.isEnabled && !isWholeDisabled && !isOverridden
    // A view with a delegate has no padding by default, except where the delegate's regions are larger than
    // the view. Without a delegate, nil means the standard padding.
    if interaction.delegate != nil { whole.padding = (target.padding ?? .zero).union(overhang ?? .zero) }
    whole.style = style
    // If the delegate returns no region, targets behind the view are hovered, even if the view is in a group.
    whole.isPassedThrough = target.isEnabled
    if let wholeRegion { whole.latchingAxes = wholeRegion.latchingAxes }
    return whole
  }

  /// Returns the target of a region, or of the whole view if `id` is the view's own.
  ///
  /// The target has the padding of the view. If the region is a part of the view, the corner radius is that
  /// of the shape in `style`, or 8 if there is no such shape or it has no radius.
  func target(of region: PointerRegion, id: TargetID, style: PointerStyle) -> PointerTarget {
    var part = target
    part.id = id
    part.style = style
    part.latchingAxes = region.latchingAxes
    guard id != self.id else { return part }
    part.view = self.id
    part.frame = region.rect.offset(by: Vector(dx: target.frame.minX, dy: target.frame.minY))
    switch style.shape {
    case .roundedRect(_, let radius): part.cornerRadius = radius
    case .circle(let diameter): part.cornerRadius = diameter / 2
    default: part.cornerRadius = 8
    }
    return part
  }

  /// The padding that a rectangle needs to contain a position; both are in the view's coordinates.
  static func padding(of rect: Rect, containing position: Point) -> Insets {
    Insets(
      top: max(0, rect.minY - position.y), left: max(0, rect.minX - position.x),
      bottom: max(0, position.y - rect.maxY), right: max(0, position.x - rect.maxX))
  }
}

extension Insets {
  /// The larger of two insets on each side.
  func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
