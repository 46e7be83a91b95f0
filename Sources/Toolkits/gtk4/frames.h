/* The frames of a window: GTK asks each native for a snapshot, in which the engine is stepped and the effects are put. */
#ifndef PTK_GTK4_FRAMES_H
#define PTK_GTK4_FRAMES_H

#include "window.h"

void frames_begin(PtkWindow *self);
void frames_end(PtkWindow *self);
/* From now on, the snapshots of the widget's class have the pointer. */
void frames_hook(GtkWidget *native);

#endif
