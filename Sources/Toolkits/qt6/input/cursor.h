/* The system's cursor: hidden where the pointer is drawn, and moved where the display server lets a program do that. */
#ifndef POINTERKIT_QT6_CURSOR_H
#define POINTERKIT_QT6_CURSOR_H

#include <QCursor>
#include <QPointF>
#include <QWindow>

namespace PointerKit {

bool isOnX11();
bool canWarp();           /* Whether the display server moves the cursor, which may change at any time. */
bool cursorReturns(const QWindow *window); /* Whether a leave of a window is to be ignored. */
bool cursorHasAnswered(); /* Whether the compositor has answered every move on Wayland. */
enum class CursorMoved { No, Yes, Unreported };
CursorMoved moveSystemCursor(QWindow *window, QPointF position);
void hideCursor(bool hidden);
void showInstead(const QCursor &cursor); /* Shows a cursor while the program's is hidden; at first it is blank. */
bool isShownInstead();                   /* Whether a cursor is shown that is not blank. */
bool isReplaced(const QCursor &cursor);  /* Whether the pointer is shown instead of this cursor. */
/* Who is told that the cursor has left a window after a leave that was ignored, and that the display is another. */
void setCursorListener(void (*hasLeft)(const QWindow *window), void (*hasNewDisplay)());

}  // namespace PointerKit
#endif
