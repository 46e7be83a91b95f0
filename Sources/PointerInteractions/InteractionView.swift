import Kinematics
public import PointerKit

/// One view with an interaction, and the targets that stand for it in the engine.
///
/// The whole view is a target with the view's own id. A region of it is a target of its own, so that what
/// the pointer leaves can go back to plain while what it enters changes; eight take turns.
final class InteractionView {
  static let regionCount: UInt64 = 8

  let interaction: PointerInteraction
  /// The view as the toolkit described it.
  var target: PointerTarget { didSet { isStale = true } }
  /// The first of the ids for its regions.
  let firstRegion: UInt64
  private var turn: UInt64 = 0
  /// Whether the delegate's last answer was something else than the whole view: then the view's own target
  /// is no use.
  var isCustom = false { didSet { isStale = true } }
  /// Whether another view is to be hovered where both lie.
  var isYielding = false { didSet { isStale = true } }
  /// The style of the whole view as it was last answered.
  var style = PointerStyle.automatic { didSet { isStale = true } }
  /// The axes of the whole view's region as it was last answered.
  var latchingAxes: Axes = [] { didSet { isStale = true } }
  /// Whether the engine has to be told of the whole view anew.
  var isStale = true
  /// What it was told last.
  var told: PointerTarget?

  init(_ interaction: PointerInteraction, _ target: PointerTarget, firstRegion: UInt64) {
    self.interaction = interaction
    self.target = target
    self.firstRegion = firstRegion
  }

  var id: TargetID { target.id }

  /// The ids of its regions.
  var regionIDs: [TargetID] { (0..<InteractionView.regionCount).map { TargetID(firstRegion + $0) } }

  /// The id for the next region.
  func nextRegionID() -> TargetID {
    defer { turn = (turn + 1) % InteractionView.regionCount }
    return TargetID(firstRegion + turn)
  }

  /// The whole view, in its own coordinates.
  var defaultRegion: PointerRegion {
    var region = PointerRegion(rect: Rect(origin: .zero, size: target.frame.size))
    region.latchingAxes = target.latchingAxes
    return region
  }

  /// A delegate is asked within the view; without one the guideline's padding is the view's.
  private var padding: Insets? { target.padding ?? (interaction.delegate == nil ? nil : .zero) }

  /// The target that stands for the whole view.
  var wholeTarget: PointerTarget {
    var whole = target
    whole.isEnabled = target.isEnabled && interaction.isEnabled && !isCustom && !isYielding
    whole.padding = padding
    whole.style = style
    whole.latchingAxes = latchingAxes
    return whole
  }

  /// The target that stands for a region; `place` is the pointer's, in the view.
  func regionTarget(_ id: TargetID, _ region: PointerRegion, _ style: PointerStyle, at place: Point)
    -> PointerTarget
  {
    var part = target
    part.id = id
    part.frame = region.rect.offset(by: Vector(dx: target.frame.minX, dy: target.frame.minY))
    part.style = style
    part.latchingAxes = region.latchingAxes
    // A region is as large as the delegate says; where it leaves the pointer out, it reaches just to it.
    part.padding = Insets(
      top: max(0, region.rect.minY - place.y), left: max(0, region.rect.minX - place.x),
      bottom: max(0, place.y - region.rect.maxY), right: max(0, place.x - region.rect.maxX))
    return part
  }
}
