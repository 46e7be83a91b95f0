/* The lines of text, between which the beam moves. */
#include "lines.h"

static void add_line(GArray *lines, double start, double length) {
  ptk_line line = { start, length };
  if (length > 0) g_array_append_val(lines, line);
}

/* The one line of an entry, which is centered. */
static void find_line(GtkWidget *widget, GArray *lines) {
  PangoContext *context = gtk_widget_get_pango_context(widget);
  PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
  double height = pango_font_metrics_get_height(metrics) / (double)PANGO_SCALE;
  pango_font_metrics_unref(metrics);
  add_line(lines, (gtk_widget_get_height(widget) - height) / 2, height);
}

/* Beneath a short text the beam moves as if the lines went on: it stays where the pointer is. */
static void continue_lines(GArray *lines, double height) {
  if (lines->len == 0) return;
  ptk_line line = g_array_index(lines, ptk_line, lines->len - 1);
  for (line.start += line.length; line.start + line.length <= height; line.start += line.length) add_line(lines, line.start, line.length);
}

/* The visible lines of a text view, as they are wrapped. */
static void find_visible_lines(GtkTextView *view, GArray *lines) {
  GdkRectangle visible, location;
  GtkTextIter iter;
  gtk_text_view_get_visible_rect(view, &visible);
  gtk_text_view_get_line_at_y(view, &iter, visible.y, NULL);
  int last = G_MININT;
  do {
    gtk_text_view_get_iter_location(view, &iter, &location);
    if (location.y > visible.y + visible.height) break;
    int x = 0, y = 0;
    gtk_text_view_buffer_to_window_coords(view, GTK_TEXT_WINDOW_WIDGET, location.x, location.y, &x, &y);
    if (location.y > last) add_line(lines, y, location.height);
    last = location.y;
  } while (gtk_text_view_forward_display_line(view, &iter) || gtk_text_iter_forward_line(&iter));
  continue_lines(lines, gtk_widget_get_height(GTK_WIDGET(view)));
}

GArray *lines_of(GtkWidget *widget) {
  GArray *lines = g_array_new(FALSE, FALSE, sizeof(ptk_line));
  if (GTK_IS_TEXT_VIEW(widget)) find_visible_lines(GTK_TEXT_VIEW(widget), lines);
  else find_line(widget, lines);
  return lines;
}
