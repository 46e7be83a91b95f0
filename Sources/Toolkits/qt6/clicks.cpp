/* The padding of controls: where nothing of Qt's responds, a press there goes to the control, and so does what the mouse
 * hovers, for tooltips. */
#include "window.h"

#include <algorithm>

namespace PointerKit {

QPoint Window::shiftAt(QPoint position) {
  Target *target = findHovered();
  if (!target || target->isObstacle || !target->target.is_enabled || !target->widget->isVisible()) return {};
  QRect frame = frameOf(*target).toRect();
  if (frame.contains(position) || frame.width() < 3 || frame.height() < 3) return {};
  QWidget *under = top->childAt(position);
  if (!under) under = top;
  if (under != target->widget) {
    if (target->widget->isAncestorOf(under) && target->widget->isWindow() && !isInert(under)) return {};
    for (QWidget *each = under; each && each != target->widget && !each->isAncestorOf(target->widget); each = each->parentWidget())
      if (!isInert(each)) return {};
  }
  /* The nearest point of the control, a little within its edge. */
  QPoint nearest(std::clamp(position.x(), frame.left() + 1, frame.right() - 1),
                 std::clamp(position.y(), frame.top() + 1, frame.bottom() - 1));
  QWidget *reached = top->childAt(nearest);
  if (reached != target->widget && !(reached && target->widget->isAncestorOf(reached))) return {};
  return nearest - position;
}

bool Window::wantsOwnCursor(QPoint position) {
  const Target *hovered = findHovered();
  if (hovered && !hovered->isObstacle) return false;
  for (QWidget *each = top->childAt(position); each; each = each->parentWidget())
    if (each->testAttribute(Qt::WA_SetCursor) || each->isWindow()) return !isReplaced(each->cursor());
  return false;
}

}  // namespace PointerKit
