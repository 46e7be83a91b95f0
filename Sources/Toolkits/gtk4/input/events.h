/* Every event on its way to GTK's widgets is told to the engine. */
#ifndef PTK_GTK4_EVENTS_H
#define PTK_GTK4_EVENTS_H

#include "../window.h"

void events_begin(PtkWindow *self);
void events_end(PtkWindow *self);
void events_add(Native *native);
void events_remove(Native *native);

#endif
