import Kinematics
import PointerKit

/// A view with an interaction, and the targets that represent it in the engine.
///
/// The whole view is a target with the view's own id. Each region is a target of its own, so that the effect on
/// one can fade out while that on the next begins; eight ids are used in turn.
final class InteractionView {
  static let regionCount: UInt64 = 8

  let interaction: PointerInteraction
  /// The view as the toolkit described it.
  var target: PointerTarget { didSet { isStale = true } }
  /// The first of the ids for regions.
  let firstRegion: UInt64
  private var turn: UInt64 = 0
  /// Whether the delegate returned another region than the whole view, whose own target is then disabled.
  var isCustom = false { didSet { isStale = true } }
  /// Whether another view is hovered where both overlap, so that this one is disabled.
  var isOverruled = false { didSet { isStale = true } }
  /// The style that the delegate returned last for the whole view.
  var style = PointerStyle.automatic { didSet { isStale = true } }
  /// The latching axes that the delegate returned last for the whole view.
  var latchingAxes: Axes = [] { didSet { isStale = true } }
  /// Whether the target of the whole view may have changed.
  var isStale = true
  /// The target as it was registered last.
  var registered: PointerTarget?

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

  /// With a delegate the view has no padding unless stated; without one it has the guideline's.
  private var padding: Insets? { target.padding ?? (interaction.delegate == nil ? nil : .zero) }

  /// The target of the whole view.
  var wholeTarget: PointerTarget {
    var whole = target
    whole.isEnabled = target.isEnabled && interaction.isEnabled && !isCustom && !isOverruled
    whole.padding = padding
    whole.style = style
    whole.latchingAxes = latchingAxes
    return whole
  }

  /// The target of a region; `position` is the pointer's, in the view.
  func regionTarget(_ id: TargetID, _ region: PointerRegion, _ style: PointerStyle, at position: Point)
    -> PointerTarget
  {
    var part = target
    part.id = id
    part.frame = region.rect.offset(by: Vector(dx: target.frame.minX, dy: target.frame.minY))
    part.style = style
    part.latchingAxes = region.latchingAxes
    // The region is as the delegate states; where that excludes the pointer, padding extends it to there.
    part.padding = Insets(
      top: max(0, region.rect.minY - position.y), left: max(0, region.rect.minX - position.x),
      bottom: max(0, position.y - region.rect.maxY), right: max(0, position.x - region.rect.maxX))
    return part
  }
}
