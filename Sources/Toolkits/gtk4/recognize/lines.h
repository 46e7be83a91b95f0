/* The lines of text, between which the beam moves. */
#ifndef PTK_GTK4_LINES_H
#define PTK_GTK4_LINES_H

#include <gtk/gtk.h>
#include <pointerkit.h>

/* Of ptk_line, in points of the widget. */
GArray *lines_of(GtkWidget *widget);

#endif
