/* The system's cursor: hidden where the pointer is drawn, and moved where the display server lets a program do that. */
#include "window.h"

#include <QCursor>
#include <QGuiApplication>

namespace PointerKit {
namespace {
bool isHidden = false;
}

bool canWarp() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

void warpCursor(Window &window, ptk_point position) {
  QCursor::setPos(window.top->screen(), window.top->mapToGlobal(QPointF(position.x, position.y)).toPoint());
  ptk_engine_cursor_warped(window.engine, position, now());
}

/* An override cursor leaves the widgets' own cursors as they are, and a program's override cursor lies over it. */
void hideCursor(bool hidden) {
  if (hidden == isHidden) return;
  if (hidden) {
    QGuiApplication::setOverrideCursor(Qt::BlankCursor);
  } else {
    const QCursor *cursor = QGuiApplication::overrideCursor();
    /* The program's is removed by the program, and then ours at the next crossing. */
    if (!cursor || cursor->shape() != Qt::BlankCursor) return;
    QGuiApplication::restoreOverrideCursor();
  }
  isHidden = hidden;
}

bool wantsOwnCursor(Window &window, QPoint position) {
  const Target *hovered = window.findHovered();
  if (hovered && !hovered->isObstacle) return false;
  for (QWidget *each = window.top->childAt(position); each; each = each->parentWidget()) {
    if (each->testAttribute(Qt::WA_SetCursor) || each->isWindow()) {
      switch (each->cursor().shape()) {
        case Qt::ArrowCursor:
        case Qt::IBeamCursor:
        case Qt::PointingHandCursor:
        case Qt::BlankCursor: return false;
        default: return true;
      }
    }
  }
  return false;
}

}  // namespace PointerKit
