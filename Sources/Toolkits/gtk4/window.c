/* A window with the pointer: its engine, its frames, and the popovers within it. */
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

/* ---- Frames -------------------------------------------------------------------------------------------------------- */

static void queue_draw(PtkWindow *self) {
  for (guint i = 0; i < self->natives->len; i++)
    gtk_widget_queue_draw(((Native *)g_ptr_array_index(self->natives, i))->widget);
}

static gboolean woken(gpointer data) {
  PtkWindow *self = data;
  self->wake = 0;
  window_update(self);
  return G_SOURCE_REMOVE;
}

/* GSK compares the nodes of two frames and repaints the difference, so that all natives can be drawn. */
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock;
  PtkWindow *self = data;
  if (self->needs_frame || self->needs_walk || !self->frame || !self->frame->is_at_rest) {
    queue_draw(self);
    return G_SOURCE_CONTINUE;
  }
  /* At rest nothing runs until an input, or until something changes by itself. */
  self->tick = 0;
  if (self->frame->next_wake != INT64_MAX) {
    gint64 wait = (self->frame->next_wake - ptk_gtk_now()) / NANOSECONDS_PER_MILLISECOND + 1;
    self->wake = g_timeout_add((guint)CLAMP(wait, 1, G_MAXINT), woken, self);
  }
  return G_SOURCE_REMOVE;
}

void window_update(PtkWindow *self) {
  self->needs_frame = TRUE;
  g_clear_handle_id(&self->wake, g_source_remove);
  if (self->tick == 0) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self->widget), tick, self, NULL);
}

void window_invalidate(PtkWindow *self) {
  self->needs_walk = TRUE;
  window_update(self);
}

static void layout_done(GdkFrameClock *clock, PtkWindow *self) {
  (void)clock;
  self->needs_walk = TRUE;
}

/* Appends a line for each control that the pointer enters or clicks to the file that POINTERKIT_LOG names. */
static void log_event(PtkWindow *self, const ptk_event *event) {
  const char *path = g_getenv("POINTERKIT_LOG");
  gint64 id = (gint64)event->target;
  Control *control = path && id ? g_hash_table_lookup(self->controls, &id) : NULL;
  if (!control || (event->type != PTK_EVENT_ENTERED && event->type != PTK_EVENT_CLICKED)) return;
  static const char *const kinds[] = { "bar-button", "tab-bar-item", "segment", "selected-segment", "edit-menu-item",
    "app-icon", "control-center-module", "button", "link", "text", "row", "card", "image", "slider", "divider", "handle",
    "other", "canvas" };
  static const char *const effects[] = { "none", "automatic", "highlight", "lift", "hover" };
  ptk_style style = ptk_style_default();
  ptk_engine_get_style(self->engine, event->target, TRUE, &style, sizeof style);
  FILE *file = fopen(path, "a");
  if (!file) return;
  fprintf(file, "%s %s %s %s %g %g %g %g\n", event->type == PTK_EVENT_ENTERED ? "hover" : "click",
          G_OBJECT_TYPE_NAME(control->widget), kinds[control->target.kind], effects[style.effect],
          control->target.frame.x, control->target.frame.y, control->target.frame.width, control->target.frame.height);
  fclose(file);
}

void window_prepare_frame(PtkWindow *self) {
  GdkFrameClock *clock = self->clock;
  gint64 counter = gdk_frame_clock_get_frame_counter(clock);
  if (counter == self->frame_counter) return;
  self->frame_counter = counter;
  if (self->needs_walk) {
    ptk_size size = { gtk_widget_get_width(GTK_WIDGET(self->widget)) + 2 * PTK_MARGIN,
                      gtk_widget_get_height(GTK_WIDGET(self->widget)) + 2 * PTK_MARGIN };
    ptk_engine_resize(self->engine, size, ptk_gtk_now());
    describe_surroundings(self);
    walk(self);
  }
  self->needs_frame = FALSE;
  gint64 now = ptk_gtk_now();
  GdkFrameTimings *timings = gdk_frame_clock_get_current_timings(clock);
  gint64 presenting = timings ? gdk_frame_timings_get_predicted_presentation_time(timings) * 1000 : 0;
  /* An unknown time is 0. A wrong prediction must not show the pointer far ahead. */
  if (presenting < now || presenting > now + 100 * NANOSECONDS_PER_MILLISECOND) presenting = now;
  self->frame = ptk_engine_step(self->engine, now, presenting);
  for (size_t i = 0; i < self->frame->event_count; i++) {
    log_event(self, &self->frame->events[i]);
    if (self->frame->events[i].type == PTK_EVENT_CLICKED) note_click(self, &self->frame->events[i]);
  }
  if (self->frame->has_warp) cursor_warp(self, self->frame->warp);
  if (!self->frame->is_at_rest || self->frame->next_wake != INT64_MAX) {
    gboolean needed = self->needs_frame;
    window_update(self);
    self->needs_frame = needed;
  }
}

/* ---- The snapshot of a native -------------------------------------------------------------------------------------- */

typedef void (*Snapshot)(GtkWidget *widget, GtkSnapshot *snapshot);
static GHashTable *originals; /* The own snapshot of each hooked class, by GType. */

/* The own snapshot of the nearest hooked class from a class on. */
static Snapshot original_of(GType *type) {
  for (; *type != 0; *type = g_type_parent(*type)) {
    Snapshot original = (Snapshot)g_hash_table_lookup(originals, GSIZE_TO_POINTER(*type));
    if (original) return original;
  }
  return NULL;
}

static void snapshot_native(GtkWidget *widget, GtkSnapshot *snapshot) {
  PtkWindow *self = window_of(widget);
  Native *native = self ? window_find_native(self, widget) : NULL;
  GType type = G_OBJECT_TYPE(widget);
  /* A class that calls its parent's snapshot, which is hooked too, continues with the parent's own. */
  if (native && self->snapshotting == widget) type = g_type_parent(self->snapshot_type);
  Snapshot original = original_of(&type);
  if (!native || self->snapshotting == widget) {
    if (native) self->snapshot_type = type;
    original(widget, snapshot);
    return;
  }
  window_prepare_frame(self);
  GtkWidget *before = self->snapshotting;
  self->snapshotting = widget;
  self->snapshot_type = type;
  GtkSnapshot *own = gtk_snapshot_new();
  original(widget, own);
  self->snapshotting = before;
  GskRenderNode *node = rewrite(self, native, gtk_snapshot_free_to_node(own));
  if (!node) return;
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

static void hook_class(GtkWidget *widget) {
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
  if (class->snapshot == snapshot_native) return;
  if (!originals) originals = g_hash_table_new(NULL, NULL);
  g_hash_table_insert(originals, GSIZE_TO_POINTER(G_OBJECT_TYPE(widget)), (gpointer)class->snapshot);
  class->snapshot = snapshot_native;
}

/* ---- Natives ------------------------------------------------------------------------------------------------------- */

static GdkCursor *no_cursor(void) {
  static GdkCursor *none;
  if (!none) none = gdk_cursor_new_from_name("none", NULL);
  return none;
}

void window_add_native(PtkWindow *self, GtkWidget *widget) {
  if (window_find_native(self, widget) || !gtk_widget_get_realized(widget)) return;
  hook_class(widget);
  Native *native = g_new0(Native, 1);
  native->window = self;
  native->widget = widget;
  native->origin = (ptk_point){ PTK_MARGIN, PTK_MARGIN };
  native->is_modal = GTK_IS_POPOVER(widget) && gtk_popover_get_autohide(GTK_POPOVER(widget));
  add_input(native);
  if (!gtk_widget_get_cursor(widget)) gtk_widget_set_cursor(widget, no_cursor());
  g_ptr_array_add(self->natives, native);
  window_invalidate(self);
}

/* A widget that is no longer shown may be freed before the next walk. */
void window_forget(PtkWindow *self, GtkWidget *widget) {
  Control *control = control_of(self, widget);
  if (!control) return;
  gint64 id = (gint64)control->target.id;
  ptk_engine_remove_target(self->engine, control->target.id, ptk_gtk_now());
  g_hash_table_remove(self->controls, &id);
  window_invalidate(self);
}

void window_remove_native(PtkWindow *self, GtkWidget *widget) {
  Native *native = window_find_native(self, widget);
  if (!native) return;
  remove_input(native);
  restore_widgets(widget);
  if (gtk_widget_get_cursor(widget) == no_cursor()) gtk_widget_set_cursor(widget, NULL);
  GHashTableIter iter;
  gpointer value;
  g_hash_table_iter_init(&iter, self->controls);
  while (g_hash_table_iter_next(&iter, NULL, &value)) {
    Control *control = value;
    if (control->native != native) continue;
    ptk_engine_remove_target(self->engine, control->target.id, ptk_gtk_now());
    g_hash_table_iter_remove(&iter);
  }
  g_ptr_array_remove(self->natives, native);
  g_free(native);
  if (self->tick || gtk_widget_get_realized(GTK_WIDGET(self->widget))) window_invalidate(self);
}

/* ---- Windows ------------------------------------------------------------------------------------------------------- */

ptk_engine *ptk_gtk_get_engine(GtkWindow *window) {
  g_return_val_if_fail(GTK_IS_WINDOW(window), NULL);
  PtkWindow *self = g_object_get_data(G_OBJECT(window), window_key);
  return self ? self->engine : NULL;
}

void window_attach(GtkWindow *window) {
  if (g_object_get_data(G_OBJECT(window), window_key) || !gtk_widget_get_realized(GTK_WIDGET(window))) return;
  PtkWindow *self = g_new0(PtkWindow, 1);
  self->widget = window;
  self->engine = ptk_engine_create((ptk_size){ 1, 1 }, NULL); /* Until the first layout. */
  self->natives = g_ptr_array_new();
  self->controls = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, control_free);
  self->spaces = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_free);
  self->frame_counter = -1;
  self->clock = g_object_ref(gtk_widget_get_frame_clock(GTK_WIDGET(window)));
  self->layout_handler = g_signal_connect_after(self->clock, "layout", G_CALLBACK(layout_done), self);
  g_object_set_data(G_OBJECT(window), window_key, self);
  settings_apply(self);
  connect_window(self);
  window_add_native(self, GTK_WIDGET(window));
}

void window_detach(GtkWindow *window) {
  PtkWindow *self = g_object_get_data(G_OBJECT(window), window_key);
  if (!self) return;
  while (self->natives->len) {
    Native *native = g_ptr_array_index(self->natives, self->natives->len - 1);
    window_remove_native(self, native->widget);
  }
  disconnect_window(self);
  g_signal_handler_disconnect(self->clock, self->layout_handler);
  g_object_unref(self->clock);
  if (self->tick) gtk_widget_remove_tick_callback(GTK_WIDGET(window), self->tick);
  g_clear_handle_id(&self->wake, g_source_remove);
  g_object_set_data(G_OBJECT(window), window_key, NULL);
  gtk_widget_queue_draw(GTK_WIDGET(window));
  ptk_engine_destroy(self->engine);
  g_ptr_array_unref(self->natives);
  g_hash_table_unref(self->controls);
  g_hash_table_unref(self->spaces);
  g_free(self);
}
