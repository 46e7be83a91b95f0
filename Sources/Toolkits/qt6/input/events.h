/* Every event on its way to a window of Qt is told to the engine of the window under the pointer. */
#ifndef POINTERKIT_QT6_EVENTS_H
#define POINTERKIT_QT6_EVENTS_H

#include <QEvent>
#include <QWindow>

#include "../surface.h"

namespace PointerKit {

/* Whether the event was passed on in another form. */
bool handleInput(QWindow *window, QEvent *event);
/* Where no release will be heard of. */
void cancelPress(Surface &window);

}  // namespace PointerKit
#endif
