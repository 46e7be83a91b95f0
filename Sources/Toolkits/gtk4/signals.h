/* What the engine tells, as a signal of the widget that it concerns and as lines of a log. */
#ifndef PTK_GTK4_SIGNALS_H
#define PTK_GTK4_SIGNALS_H

#include "window.h"

void define_signals(void);
void tell_event(PtkWindow *self, const ptk_event *event);

#endif
