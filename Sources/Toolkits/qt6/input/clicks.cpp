/* The padding of controls: a press there that nobody else wants goes to the control, and so does what the mouse hovers, for
 * tooltips. */
#include "clicks.h"

#include <QGroupBox>
#include <algorithm>

#include "../recognize/areas.h"
#include "cursor.h"

namespace PointerKit {

QPoint shiftIn(Controls &controls, QPoint position) {
  Target *target = controls.findHovered();
  if (!target || target->isObstacle || !target->target.is_enabled || !target->widget->isVisible()) return {};
  QRect frame = controls.frameOf(*target).toRect();
  if (frame.contains(position) || frame.width() < 3 || frame.height() < 3) return {};
  QWidget *under = controls.top->childAt(position);
  if (!under) under = controls.top;
  /* What lies beside the control is what the person means, even if it is a label: no one can ask whether a program filters its
   * events. */
  if (under != target->widget && !under->isAncestorOf(target->widget) && !isSeparator(under)) return {};
  if (under != target->widget && under->hasMouseTracking()) return {}; /* It follows the mouse. */
  /* The nearest point of the control, a little within its edge. */
  QPoint nearest(std::clamp(position.x(), frame.left() + 1, frame.right() - 1),
                 std::clamp(position.y(), frame.top() + 1, frame.bottom() - 1));
  QWidget *reached = controls.top->childAt(nearest);
  if (reached != target->widget && !(reached && target->widget->isAncestorOf(reached))) return {};
  return nearest - position;
}

/* What a control does not accept of the event under way must not come a second time to what it lies in. */
static void keepToItself(QWidget *control) {
  if (!control || control->testAttribute(Qt::WA_NoMousePropagation)) return;
  control->setAttribute(Qt::WA_NoMousePropagation);
  QMetaObject::invokeMethod(control, [control] { control->setAttribute(Qt::WA_NoMousePropagation, false); }, Qt::QueuedConnection);
}

/* What the control lies in has a press and the release as it would have them alone, because a program may respond to them. The
 * control gets the press if nobody has accepted it. */
bool PaddingPress::offersPress(Controls &controls, QPoint position) {
  const Target *target = controls.findHovered();
  offered = controls.top->childAt(position);
  if (!offered) offered = controls.top;
  if (target && target->isPart && offered == target->widget) offered = nullptr; /* The same widget finds its part. */
  pressed = target && offered ? target->widget : nullptr;
  keepToItself(pressed);
  return offered;
}

bool PaddingPress::offerRelease(const QMouseEvent &event) {
  if (!offered) return false;
  bool isOfGroupBox = false; /* Which accepts every release. */
  for (QWidget *each = offered; each; each = each->parentWidget()) isOfGroupBox |= qobject_cast<QGroupBox *>(each) != nullptr;
  QMouseEvent release(event.type(), offered->mapFromGlobal(event.globalPosition()), event.scenePosition(), event.globalPosition(),
                      event.button(), event.buttons(), event.modifiers(), event.pointingDevice());
  release.setTimestamp(event.timestamp());
  QCoreApplication::sendEvent(offered, &release);
  keepToItself(pressed);
  return release.isAccepted() && !isOfGroupBox;
}

/* A control may have a cursor of its own where it does something else, such as a link in a text or the edge of a header's
 * section; one of what it lies in counts only beside controls. */
bool wantsOwnCursorIn(Controls &controls, QPoint position) {
  const Target *hovered = controls.findHovered();
  const QWidget *last = controls.top;
  bool isText = false;
  if (hovered && !hovered->isObstacle) {
    ptk_kind kind = hovered->target.kind;
    if (kind == PTK_KIND_DIVIDER || kind == PTK_KIND_HANDLE || kind == PTK_KIND_SLIDER) return false;
    isText = kind == PTK_KIND_TEXT;
    QWidget *area = scrollAreaOf(hovered->widget);
    last = area ? area : hovered->widget;
  }
  for (const QWidget *each = controls.top->childAt(position); each; each = each == last ? nullptr : each->parentWidget())
    if (each->testAttribute(Qt::WA_SetCursor))
      return !isReplaced(each->cursor()) || (isText && each->cursor().shape() == Qt::PointingHandCursor);
  return !hovered && !isReplaced(controls.top->cursor());
}

}  // namespace PointerKit
