/* The commands of the engine as render nodes. */
#ifndef PTK_GTK4_COMMANDS_H
#define PTK_GTK4_COMMANDS_H

#include <gtk/gtk.h>
#include <pointerkit.h>

/* Draws commands of a frame in points of the engine; the widget gives the font. */
void draw_commands(const ptk_frame *frame, GtkWidget *widget, GtkSnapshot *snapshot, const ptk_command *commands, size_t count);

/* Fills the shape of what casts a shadow, which must not be seen through it. */
void draw_backing(GtkSnapshot *snapshot, const ptk_command *commands, size_t count, const GdkRGBA *color);

#endif
