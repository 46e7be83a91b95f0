/* What the person has chosen in the file of settings, for this program and its windows. */
#ifndef PTK_GTK4_SETTINGS_H
#define PTK_GTK4_SETTINGS_H

#include "window.h"

/* Configures the engine of a window. */
void settings_apply(PtkWindow *self);
/* Whether the person wants the pointer in this program. */
gboolean settings_are_on(void);
/* Calls a function whenever the file has changed. */
void settings_watch(void (*changed)(void));

#endif
