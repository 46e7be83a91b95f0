/* The system's cursor: hidden where the pointer is drawn, and moved where the display server lets a program do that. */
#include "surface.h"

#include <QCursor>
#include <QGuiApplication>

namespace PointerKit {
namespace {
std::optional<QCursor> own; /* What is shown while the program's cursor is hidden. */

bool isOurs(const QCursor *cursor) { return own && cursor && *cursor == *own; }
}  // namespace

bool canWarp() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

void warpCursor(Surface &surface, ptk_point position) {
  QWindow *window = surface.systemWindow();
  QCursor::setPos(window->screen(), window->mapToGlobal(QPointF(position.x, position.y)).toPoint());
  ptk_engine_cursor_warped(surface.engine, position, now());
}

/* An override cursor leaves the widgets' own cursors as they are, and a program's override cursor lies over it. */
void hideCursor(bool hidden) {
  if (hidden == own.has_value()) return;
  if (hidden) {
    own.emplace(Qt::BlankCursor);
    QGuiApplication::setOverrideCursor(*own);
  } else if (isOurs(QGuiApplication::overrideCursor())) {
    /* Otherwise the program's is removed by the program, and then ours at the next crossing. */
    QGuiApplication::restoreOverrideCursor();
    own.reset();
  }
}

void showInstead(const QCursor &cursor) {
  if (!isOurs(QGuiApplication::overrideCursor())) return;
  own = cursor;
  QGuiApplication::changeOverrideCursor(cursor);
}

bool isShownInstead() { return own && own->shape() != Qt::BlankCursor; }

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
