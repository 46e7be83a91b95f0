/* Finds the controls of a native that GTK paints, since what it does not paint may have no layout. */
#ifndef PTK_GTK4_WALK_H
#define PTK_GTK4_WALK_H

#include "../window.h"

void walk(PtkWindow *self, Native *native);
/* A widget that is no longer shown, */
void forget(PtkWindow *self, GtkWidget *widget);
/* and what is within it. */
void forget_all(PtkWindow *self, GtkWidget *widget);

#endif
