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
  if (self->needs_frame || !self->frame || !self->frame->is_at_rest) {
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

static void handle_event(PtkWindow *self, const ptk_event *event) {
  tell_event(self, event);
  Control *control = control_with_id(self, event->target);
  switch (event->type) {
    case PTK_EVENT_TYPE_ENTERED: describe_backdrop(self, control ? control->widget : NULL); break;
    case PTK_EVENT_TYPE_EXITED: describe_backdrop(self, NULL); break;
    case PTK_EVENT_TYPE_CLICKED: note_click(self, event); break;
    default: break;
  }
}

/* The first native that is painted makes the frame. What is new in another, the next frame shows. */
static void prepare_frame(PtkWindow *self, Native *native) {
  GdkFrameClock *clock = self->clock;
  gint64 counter = gdk_frame_clock_get_frame_counter(clock);
  if (counter == self->frame_counter) {
    walk(self, native);
    if (register_changes(self)) window_update(self);
    return;
  }
  self->frame_counter = counter;
  ptk_size size = { gtk_widget_get_width(GTK_WIDGET(self->widget)) + 2 * PTK_MARGIN,
                    gtk_widget_get_height(GTK_WIDGET(self->widget)) + 2 * PTK_MARGIN };
  ptk_engine_resize(self->engine, size, ptk_gtk_now());
  describe_surroundings(self);
  self->needs_frame = FALSE;
  walk(self, native);
  register_changes(self);
  yield_to_cursor(self);
  if (self->can_warp != cursor_can_warp(self)) settings_apply(self); /* A compositor may refuse. */
  gint64 now = ptk_gtk_now();
  GdkFrameTimings *timings = gdk_frame_clock_get_current_timings(clock);
  gint64 presenting = timings ? gdk_frame_timings_get_predicted_presentation_time(timings) * 1000 : 0;
  /* An unknown time is 0. A wrong prediction must not show the pointer far ahead. */
  if (presenting < now || presenting > now + 100 * NANOSECONDS_PER_MILLISECOND) presenting = now;
  self->frame = ptk_engine_step(self->engine, now, presenting);
  for (size_t i = 0; i < self->frame->event_count; i++) handle_event(self, &self->frame->events[i]);
  if (!self->frame->is_at_rest || self->frame->next_wake != INT64_MAX) {
    gboolean needed = self->needs_frame;
    window_update(self);
    self->needs_frame = needed;
  }
}

/* On Wayland, a move of the cursor commits the surface, which may be of a new size until it is painted. */
static void painted(GdkFrameClock *clock, gpointer data) {
  PtkWindow *self = data;
  if (self->frame && self->frame->has_warp && gdk_frame_clock_get_frame_counter(clock) == self->frame_counter)
    cursor_warp(self, self->frame->warp);
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
  GtkWidget *before = self->snapshotting;
  self->snapshotting = widget;
  self->snapshot_type = type;
  GtkSnapshot *own = gtk_snapshot_new();
  original(widget, own);
  self->snapshotting = before;
  /* After GTK has painted, so that a walk finds the nodes of all widgets and paints none. */
  prepare_frame(self, native);
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

void window_add_native(PtkWindow *self, GtkWidget *widget) {
  if (window_find_native(self, widget) || !gtk_widget_get_realized(widget)) return;
  hook_class(widget);
  Native *native = g_new0(Native, 1);
  native->window = self;
  native->widget = widget;
  native->origin = (ptk_point){ PTK_MARGIN, PTK_MARGIN };
  native->is_modal = GTK_IS_POPOVER(widget) && gtk_popover_get_autohide(GTK_POPOVER(widget));
  add_input(native);
  g_ptr_array_add(self->natives, native);
  window_update(self);
}

void window_remove_native(PtkWindow *self, GtkWidget *widget) {
  Native *native = window_find_native(self, widget);
  if (!native) return;
  remove_input(native);
  forget_all(self, widget);
  g_ptr_array_remove(self->natives, native);
  g_free(native);
  if (self->tick || gtk_widget_get_realized(GTK_WIDGET(self->widget))) window_update(self);
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
  self->cursors = g_hash_table_new(NULL, NULL);
  self->changed = g_array_new(FALSE, FALSE, sizeof(ptk_target));
  self->changed_spaces = g_array_new(FALSE, FALSE, sizeof(ptk_space));
  self->frame_counter = -1;
  self->clock = g_object_ref(gtk_widget_get_frame_clock(GTK_WIDGET(window)));
  g_signal_connect_after(self->clock, "after-paint", G_CALLBACK(painted), self);
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
  g_signal_handlers_disconnect_by_data(self->clock, self);
  g_object_unref(self->clock);
  if (self->tick) gtk_widget_remove_tick_callback(GTK_WIDGET(window), self->tick);
  g_clear_handle_id(&self->wake, g_source_remove);
  g_object_set_data(G_OBJECT(window), window_key, NULL);
  gtk_widget_queue_draw(GTK_WIDGET(window));
  ptk_engine_destroy(self->engine);
  g_ptr_array_unref(self->natives);
  g_hash_table_unref(self->controls);
  g_hash_table_unref(self->cursors);
  g_array_unref(self->changed);
  g_array_unref(self->changed_spaces);
  g_free(self);
}
