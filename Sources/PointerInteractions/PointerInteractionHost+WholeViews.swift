import Kinematics
import PointerKit

/// The targets of whole views whose delegates answer with a part of the view, or with nil.
///
/// Such a target is disabled while the pointer is on it, since the part, or something behind the view, is
/// hovered instead. The target is enabled again when the pointer has left it, so that a flick can end on the
/// view.
extension PointerInteractionHost {
  /// Disables the target of a whole view, which is registered again after each answer.
  func disableWhole(_ view: InteractionView) {
    view.isWholeDisabled = true
    if !changes.disabled.contains(where: { $0 === view }) { changes.disabled.append(view) }
  }

  /// Disables the target of a whole view in favor of a part.
  ///
  /// While a flick moves the pointer to the view, nothing is disabled; the part is hovered once the pointer
  /// has arrived.
  func disableWholeOnArrival(_ view: InteractionView) {
    if engine.attractor != view.id { disableWhole(view) }
  }

  /// Enables the targets of the views that the pointer has left.
  ///
  /// The pointer is still on a view in the view's region, and between the view and its neighbors in a group.
  func enableLeftViews() {
    for view in changes.disabled where engine.reach(of: view.id)?.contains(engine.hoverPosition) != true {
      view.isWholeDisabled = false
      markStale(view)
    }
    changes.disabled.removeAll { !$0.isWholeDisabled }
  }
}
