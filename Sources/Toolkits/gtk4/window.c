/* A window with the pointer: where it is found, and how it asks for frames. */
#include "window.h"

static const char window_key[] = "ptk-window";

PtkWindow *window_of(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root ? g_object_get_data(G_OBJECT(root), window_key) : NULL;
}

Native *window_find_native(PtkWindow *self, GtkWidget *widget) {
  for (guint i = 0; i < self->natives->len; i++) {
    Native *native = g_ptr_array_index(self->natives, i);
    if (native->widget == widget) return native;
  }
  return NULL;
}

void window_set(GtkWidget *widget, PtkWindow *self) { g_object_set_data(G_OBJECT(widget), window_key, self); }

static void queue_draw(PtkWindow *self) {
  for (guint i = 0; i < self->natives->len; i++)
    gtk_widget_queue_draw(((Native *)g_ptr_array_index(self->natives, i))->widget);
}

static gboolean woken(gpointer data) {
  PtkWindow *self = data;
  self->frames.wake = 0;
  window_update(self);
  return G_SOURCE_REMOVE;
}

/* GSK compares the nodes of two frames and repaints the difference, so that all natives can be drawn. */
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock;
  PtkWindow *self = data;
  if (self->frames.is_needed || !self->frames.latest || !self->frames.latest->is_at_rest) {
    queue_draw(self);
    return G_SOURCE_CONTINUE;
  }
  /* At rest nothing runs until an input, or until something changes by itself. */
  self->frames.tick = 0;
  if (self->frames.latest->next_wake != INT64_MAX) {
    gint64 wait = (self->frames.latest->next_wake - ptk_gtk_now()) / NANOSECONDS_PER_MILLISECOND + 1;
    self->frames.wake = g_timeout_add((guint)CLAMP(wait, 1, G_MAXINT), woken, self);
  }
  return G_SOURCE_REMOVE;
}

void window_update(PtkWindow *self) {
  self->frames.is_needed = TRUE;
  g_clear_handle_id(&self->frames.wake, g_source_remove);
  if (self->frames.tick == 0) self->frames.tick = gtk_widget_add_tick_callback(self->widget, tick, self, NULL);
}

void window_stop(PtkWindow *self) {
  if (self->frames.tick) gtk_widget_remove_tick_callback(self->widget, self->frames.tick);
  g_clear_handle_id(&self->frames.wake, g_source_remove);
}
