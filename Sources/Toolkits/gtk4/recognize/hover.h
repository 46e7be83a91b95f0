/* The cursors and the highlights that GTK's own pointer would show. */
#ifndef PTK_GTK4_HOVER_H
#define PTK_GTK4_HOVER_H

#include "../window.h"

void hide_cursor(GtkWidget *widget);
/* Whether a cursor of the program's stays at a point of the engine. */
gboolean shows_cursor(PtkWindow *self, ptk_point point);
void hide_highlight(GtkWidget *widget);
/* Of all controls, after a time in which GTK showed them. */
void hide_highlights(PtkWindow *self);
void restore_hover(GtkWidget *widget);
/* Of what is under the system's cursor. */
void restore_highlight(GtkWidget *native);

#endif
