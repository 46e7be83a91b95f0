/* The system's cursor: hidden where the pointer is drawn, and moved where the display server lets a program do that. */
#include "surface.h"

#include <QCursor>
#include <QGuiApplication>

namespace PointerKit {
namespace {
bool isHidden = false;
}

bool canWarp() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

void warpCursor(Surface &surface, ptk_point position) {
  QWindow *window = surface.systemWindow();
  QCursor::setPos(window->screen(), window->mapToGlobal(QPointF(position.x, position.y)).toPoint());
  ptk_engine_cursor_warped(surface.engine, position, now());
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

bool isReplaced(const QCursor &cursor) {
  switch (cursor.shape()) {
    case Qt::ArrowCursor:
    case Qt::IBeamCursor:
    case Qt::PointingHandCursor:
    case Qt::BlankCursor: return true;
    default: return false;
  }
}

}  // namespace PointerKit
