import Kinematics
import PointerKit

/// The targets of whole views whose delegates answer with a part of the view, or with nil.
///
/// Such a target is disabled while the pointer is on it, since the part, or something behind the view, is
/// hovered instead. The target is enabled again when the pointer has left it, so that a flick can end on the
/// view (F4, F7).
extension PointerInteractionHost {
  /// Disables the target of a whole view.
  func disableWhole(_ view: InteractionView) {
    markStale(view)
    view.isWholeDisabled = true
    guard !view.isListedAsDisabled else { return }
    view.isListedAsDisabled = true
    changes.disabled.append(view)
  }

  /// Disables the target of a whole view in favor of a part.
  ///
  /// While a flick moves the pointer to the view, nothing is disabled; the part is hovered once the pointer
  /// has arrived.
  func disableWholeOnArrival(_ view: InteractionView) {
    if engine.attractor != view.id { disableWhole(view) }
  }

  /// Enables the targets of the views that the pointer has left, except the view `entered`.
  func enableLeftViews(entering entered: InteractionView?) {
    guard !changes.disabled.isEmpty else { return }
    let (disabled, position) = (changes.disabled, engine.hoverPosition)
    changes.disabled = []
    for view in disabled {
      if view === entered || (view.isWholeDisabled && isWithinReach(view, of: position)) {
        changes.disabled.append(view)
        continue
      }
      view.isListedAsDisabled = false
      view.isWholeDisabled = false
      markStale(view)
    }
  }

  /// Whether the engine could hover a whole view at a position.
  ///
  /// The position may be in the view's region, or between the view and its neighbors in a group.
  private func isWithinReach(_ view: InteractionView, of position: Point) -> Bool {
    !view.isRemoved && engine.reach(of: view.id)?.contains(position) == true
  }
}
