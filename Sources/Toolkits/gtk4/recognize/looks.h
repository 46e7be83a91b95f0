/* How a widget looks: bezel, color and radius, from its style. */
#ifndef PTK_GTK4_LOOKS_H
#define PTK_GTK4_LOOKS_H

#include <gtk/gtk.h>
#include <pointerkit.h>

typedef struct {
  gboolean has_bezel;
  double radius;         /* Negative if unknown. */
  gboolean has_color;    /* Whether the bezel is opaque, and has one color. */
  GdkRGBA color;
  graphene_rect_t inner; /* Where the bezel is in the widget, if something within it paints that; empty otherwise. */
} Look;

Look look_of(GtkWidget *widget);
/* The corners of what a widget lies in as a row, such as a rounded list: how many parents up it is, 0 for none, and its radius. */
int find_rounded_parent(GtkWidget *row, double *radius);
/* The color of the nearest opaque ancestor. */
GdkRGBA backdrop_of(GtkWidget *widget);
/* The background of windows, which a theme names; FALSE if it names none. */
gboolean find_window_color(GtkWidget *widget, GdkRGBA *color);
/* In linear light, as the engine has its colors. */
ptk_color linear_of(const GdkRGBA *color);
double luminance_of(const GdkRGBA *color);

#endif
