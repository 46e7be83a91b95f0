/* What is around the controls: a light or a dark theme, and the light behind the pointer. */
#ifndef PTK_GTK4_SURROUNDINGS_H
#define PTK_GTK4_SURROUNDINGS_H

#include "../window.h"

void describe_surroundings(PtkWindow *self);
/* NULL: nothing is hovered. */
void describe_backdrop(PtkWindow *self, GtkWidget *hovered);

#endif
