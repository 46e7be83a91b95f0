/* The system's cursor: hidden where the pointer is drawn, and moved where the display server lets a program do that. */
#include "cursor.h"

#include <QGuiApplication>
#include <QThread>
#include <QVariant>
#include <optional>
#include <vector>

/* Before 6.5, Qt has no public interface to Wayland, and later it may be built without one. */
#if defined(POINTERKIT_WAYLAND) && QT_VERSION >= QT_VERSION_CHECK(6, 5, 0) && !QT_CONFIG(wayland)
#undef POINTERKIT_WAYLAND
#endif
#ifdef POINTERKIT_WAYLAND
#include <qguiapplication_platform.h>

#include <pointerkit-cursor.h>
#endif

namespace PointerKit {
namespace {
std::optional<QCursor> own; /* What is shown while the program's cursor is hidden. */

void (*tellLeft)(const QWindow *window) = nullptr;
void (*tellNewDisplay)() = nullptr;

bool isOurs(const QCursor *cursor) { return own && cursor && *cursor == *own; }

#ifdef POINTERKIT_WAYLAND
void reportMove(void *cursor, double x, double y);
void leaveWindow(void *, const void *surface);

/* The cursor on Wayland; nullptr on X11. A program that survives its compositor gets another display from Qt, which keeps the
 * former, and the cursor is on none of its surfaces yet. */
ptk_host_cursor *waylandCursor() {
  static wl_display *display = nullptr;
  static ptk_host_cursor *cursor = nullptr;
  auto *wayland = qGuiApp->nativeInterface<QNativeInterface::QWaylandApplication>();
  wl_display *present = wayland ? wayland->display() : nullptr;
  if (present == display) return cursor;
  if (QThread::currentThread() != qApp->thread()) return nullptr; /* Qt Quick moves the cursor in a thread of its own. */
  display = present;
  ptk_host_cursor_destroy(cursor);
  cursor = present ? ptk_host_cursor_for_wayland(present, nullptr) : nullptr;
  ptk_host_cursor_set_unreported(cursor, reportMove, cursor);
  ptk_host_cursor_set_left(cursor, leaveWindow, nullptr);
  if (tellNewDisplay) tellNewDisplay();
  return cursor;
}

/* Qt hears of a move, so that a press that follows is where the pointer is. */
void reportMove(void *cursor, double x, double y) {
  auto *wayland = qGuiApp->nativeInterface<QNativeInterface::QWaylandApplication>();
  if (wayland) ptk_host_cursor_report_on_wayland(static_cast<ptk_host_cursor *>(cursor), wayland->pointer(), x, y);
}

/* Whether these make the window's points others than the surface's, by a factor that only Qt knows. */
bool isScaled() {
  static const bool is = (!qgetenv("QT_SCALE_FACTOR").isEmpty() && qgetenv("QT_SCALE_FACTOR").toDouble() != 1) ||
                         !qgetenv("QT_SCREEN_SCALE_FACTORS").isEmpty() || qgetenv("QT_USE_PHYSICAL_DPI").toInt() > 0;
  return is;
}

/* Where the cursor was last moved. */
const QWindow *movedIn = nullptr;
void *movedOn = nullptr;

void leaveWindow(void *, const void *surface) {
  if (surface == movedOn && tellLeft) tellLeft(movedIn);
}

/* The cursor moves within the surface that it is on, which is this window's unless a menu is open. */
bool moveOnWayland(QWindow *window, QPointF position) {
  for (const QWindow *each : QGuiApplication::topLevelWindows())
    if (each != window && each->isVisible() && each->type() == Qt::Popup) return false;
  void *focus = ptk_host_cursor_surface(waylandCursor());
  if (!focus || !QRectF(QPointF(), window->size()).contains(position)) return false;
  QMargins decoration = window->frameMargins(); /* Qt's own is a part of the surface. */
  position += QPointF(decoration.left(), decoration.top());
  movedIn = window;
  movedOn = focus;
  return ptk_host_cursor_move_on_wayland(waylandCursor(), focus, position.x(), position.y());
}
#endif
}  // namespace

bool isOnX11() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

bool canWarp() {
  QVariant moves = qApp->property("pointerKitMovesCursor");
  if (moves.isValid() && !moves.toBool()) return false;
#ifdef POINTERKIT_WAYLAND
  if (!isScaled() && ptk_host_cursor_means_of(waylandCursor()) != PTK_HOST_CURSOR_NONE) return true;
#endif
  return isOnX11();
}

bool cursorReturns(const QWindow *window) {
#ifdef POINTERKIT_WAYLAND
  return window == movedIn && ptk_host_cursor_returns(waylandCursor(), movedOn, true);
#else
  Q_UNUSED(window);
  return false;
#endif
}

bool cursorHasAnswered() {
#ifdef POINTERKIT_WAYLAND
  return ptk_host_cursor_has_answered(waylandCursor());
#else
  return true;
#endif
}

CursorMoved moveSystemCursor(QWindow *window, QPointF position) {
#ifdef POINTERKIT_WAYLAND
  if (!isOnX11()) return moveOnWayland(window, position) ? CursorMoved::Unreported : CursorMoved::No;
#endif
  if (!isOnX11()) return CursorMoved::No;
  QCursor::setPos(window->screen(), window->mapToGlobal(position).toPoint());
  return CursorMoved::Yes;
}

void setCursorListener(void (*hasLeft)(const QWindow *window), void (*hasNewDisplay)()) {
  tellLeft = hasLeft;
  tellNewDisplay = hasNewDisplay;
}

/* An override cursor leaves the widgets' own cursors as they are. A program's lies over it, and is never covered, since the
 * program would restore what is on top. */
void hideCursor(bool hidden) {
  if (hidden == own.has_value()) return;
  if (hidden) {
    if (QGuiApplication::overrideCursor()) return;
    own.emplace(Qt::BlankCursor);
    QGuiApplication::setOverrideCursor(*own);
    return;
  }
  std::vector<QCursor> above; /* The program's. */
  const QCursor *top = QGuiApplication::overrideCursor();
  for (; top && !isOurs(top); top = QGuiApplication::overrideCursor()) {
    above.push_back(*top);
    QGuiApplication::restoreOverrideCursor();
  }
  if (top) QGuiApplication::restoreOverrideCursor();
  own.reset();
  for (; !above.empty(); above.pop_back()) QGuiApplication::setOverrideCursor(above.back());
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
