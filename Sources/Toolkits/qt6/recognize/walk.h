/* Finds the controls of a window in its widgets, and registers those that are new or have changed. */
#ifndef POINTERKIT_QT6_WALK_H
#define POINTERKIT_QT6_WALK_H

#include "controls.h"
#include "spaces.h"

namespace PointerKit {

/* `overlay` is none of the program's; `isBlocked` tells that nothing in the window responds, since a popup is open. */
void walk(Controls &controls, Spaces &spaces, const QWidget *overlay, bool isBlocked);

}  // namespace PointerKit
#endif
