/* The parts of a widget that are no widgets. */
#ifndef PTK_GTK4_PARTS_H
#define PTK_GTK4_PARTS_H

#include "controls.h"

void walk_parts(PtkWindow *self, const Scope *scope, GtkWidget *widget, int64_t z);
void forget_parts(PtkWindow *self, GtkWidget *widget);

#endif
