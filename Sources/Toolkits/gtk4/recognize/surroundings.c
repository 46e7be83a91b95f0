/* What is around the controls: a light or a dark theme, and the light behind the pointer. */
#include "surroundings.h"

#include "looks.h"

/* The light behind the circle and the plates: of the window, or of what is behind the hovered control. */
static void set_luminance(PtkWindow *self, double luminance) {
  if (luminance == self->surroundings.luminance) return;
  self->surroundings.luminance = luminance;
  ptk_engine_set_background_luminance(self->engine, luminance, ptk_gtk_now());
}

void describe_surroundings(PtkWindow *self) {
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *context = gtk_widget_get_style_context(self->widget);
  GdkRGBA foreground = { 0, 0, 0, 1 }, background;
  gtk_style_context_get_color(context, &foreground);
  gboolean is_dark = luminance_of(&foreground) > 0.4;
  double luminance = is_dark ? 0.03 : 0.9;
G_GNUC_END_IGNORE_DEPRECATIONS
  if (find_window_color(self->widget, &background)) luminance = luminance_of(&background);
  if (self->surroundings.serial > 0 && is_dark == self->surroundings.is_dark && luminance == self->surroundings.window_luminance) return;
  self->surroundings.serial++;
  self->surroundings.is_dark = is_dark;
  self->surroundings.window_luminance = luminance;
  ptk_engine_set_appearance(self->engine, is_dark ? PTK_APPEARANCE_DARK : PTK_APPEARANCE_LIGHT, ptk_gtk_now());
  set_luminance(self, luminance);
}

void describe_backdrop(PtkWindow *self, GtkWidget *hovered) {
  double luminance = self->surroundings.window_luminance;
  if (hovered) {
    GdkRGBA color = backdrop_of(hovered);
    luminance = luminance_of(&color);
  }
  set_luminance(self, luminance);
}
