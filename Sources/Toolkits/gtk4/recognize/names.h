/* What a screen reader would say of a widget. */
#ifndef PTK_GTK4_NAMES_H
#define PTK_GTK4_NAMES_H

#include <gtk/gtk.h>

/* The name of a widget; NULL if it has none. */
char *name_of(GtkWidget *widget);
/* The name of a part of a widget. */
char *name_of_part(GtkWidget *widget);
/* The classes of a widget and of the widgets around it, from the inside out. */
char *path_of(GtkWidget *widget, gboolean is_part);

#endif
