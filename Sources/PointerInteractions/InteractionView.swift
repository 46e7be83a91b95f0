import Kinematics
import PointerKit

/// A view with an interaction, and the targets that the engine has for it.
///
/// The whole view is a target with the view's own id. Each region is a target of its own, so that the region
/// that the pointer leaves can return to its plain state while the one that it enters changes. The ids of eight
/// regions are reused in turn.
final class InteractionView {
  static let regionCount: UInt64 = 8

  let interaction: PointerInteraction
  /// The view as the toolkit described it.
  var target: PointerTarget { didSet { isStale = true } }
  /// The first id for the view's regions.
  private let firstRegion: UInt64
  /// The number of the next region, 0..<8.
  private var nextRegion: UInt64 = 0
  /// Whether the delegate's last answer was not the whole view, so that the view's own target is disabled.
  var isWholeDisabled = false { didSet { isStale = true } }
  /// Whether the current region of another view takes precedence over this view.
  var isOverridden = false { didSet { isStale = true } }
  /// The delegate's last style for the whole view.
  var style = PointerStyle.automatic { didSet { isStale = true } }
  /// The latching axes of the delegate's last region for the whole view.
  var latchingAxes: Axes = [] { didSet { isStale = true } }
  /// Whether the target of the whole view may differ from the registered one.
  var isStale = true
  /// The target of the whole view as it was last registered.
  var registered: PointerTarget?

  init(_ interaction: PointerInteraction, _ target: PointerTarget, firstRegion: UInt64) {
    self.interaction = interaction
    self.target = target
    self.firstRegion = firstRegion
  }

  var id: TargetID { target.id }

  /// The ids of the whole view and of its regions.
  var allIDs: [TargetID] {
    [id] + (0..<InteractionView.regionCount).map { TargetID(firstRegion + $0) }
  }

  /// Returns the id for the next region.
  func nextRegionID() -> TargetID {
    defer { nextRegion = (nextRegion + 1) % InteractionView.regionCount }
    return TargetID(firstRegion + nextRegion)
  }

  /// The region of the whole view, in its own coordinates.
  var defaultRegion: PointerRegion {
    var region = PointerRegion(rect: Rect(origin: .zero, size: target.frame.size))
    region.latchingAxes = target.latchingAxes
    return region
  }

  /// The target of the whole view.
  var wholeTarget: PointerTarget {
    var whole = target
    whole.isEnabled = target.isEnabled && interaction.isEnabled && !isWholeDisabled && !isOverridden
    // A delegate is queried within the view only; a view without one has the padding of the guidelines.
    whole.padding = target.padding ?? (interaction.delegate == nil ? nil : .zero)
    whole.style = style
    whole.latchingAxes = latchingAxes
    return whole
  }

  /// The target of a region; `position` is that of the pointer, in the view's coordinates.
  func regionTarget(
    _ id: TargetID, _ region: PointerRegion, _ style: PointerStyle, at position: Point
  ) -> PointerTarget {
    var part = target
    part.id = id
    part.frame = region.rect.offset(by: Vector(dx: target.frame.minX, dy: target.frame.minY))
    part.style = style
    part.latchingAxes = region.latchingAxes
    // The region has the size that the delegate chose; if it does not contain the pointer, padding extends it to
    // the pointer.
    part.padding = Insets(
      top: max(0, region.rect.minY - position.y), left: max(0, region.rect.minX - position.x),
      bottom: max(0, position.y - region.rect.maxY), right: max(0, position.x - region.rect.maxX))
    return part
  }
}
