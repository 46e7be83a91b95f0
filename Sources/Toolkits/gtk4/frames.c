/* The frames of a window: GTK asks each native for a snapshot, in which the engine is stepped and the effects are put. */
#include "frames.h"

#include "audit.h"
#include "draw/rewriting.h"
#include "input/clicks.h"
#include "input/cursor.h"
#include "input/pointing.h"
#include "recognize/controls.h"
#include "recognize/surroundings.h"
#include "recognize/walk.h"
#include "settings.h"
#include "signals.h"

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

/* Whether a walk has found changes. */
static gboolean register_walk(PtkWindow *self) {
  if (has_become_dense(self) || self->scene.is_dense != self->scene.is_known_dense) settings_apply(self);
  gboolean has_changes = register_changes(self);
  if (has_changes || self->scene.has_forgotten) audit_changed(self);
  self->scene.has_forgotten = FALSE;
  return has_changes;
}

/* The first native that is painted makes the frame. What is new in another, the next frame shows. */
static void prepare_frame(PtkWindow *self, Native *native) {
  GdkFrameClock *clock = self->frames.clock;
  gint64 counter = gdk_frame_clock_get_frame_counter(clock);
  if (counter == self->frames.counter) {
    walk(self, native);
    if (register_walk(self)) window_update(self);
    return;
  }
  self->frames.counter = counter;
  ptk_size size = { gtk_widget_get_width(self->widget) + 2 * PTK_MARGIN,
                    gtk_widget_get_height(self->widget) + 2 * PTK_MARGIN };
  ptk_engine_resize(self->engine, size, ptk_gtk_now());
  describe_surroundings(self);
  self->frames.is_needed = FALSE;
  walk(self, native);
  register_walk(self);
  yield_to_cursor(self);
  if (self->pointing.can_warp != cursor_can_warp(self)) settings_apply(self); /* A compositor may refuse. */
  gint64 now = ptk_gtk_now();
  GdkFrameTimings *timings = gdk_frame_clock_get_current_timings(clock);
  gint64 presenting = timings ? gdk_frame_timings_get_predicted_presentation_time(timings) * 1000 : 0;
  /* An unknown time is 0. A wrong prediction must not show the pointer far ahead. */
  if (presenting < now || presenting > now + 100 * NANOSECONDS_PER_MILLISECOND) presenting = now;
  self->frames.latest = ptk_engine_step(self->engine, now, presenting);
  for (size_t i = 0; i < self->frames.latest->event_count; i++) handle_event(self, &self->frames.latest->events[i]);
  if (!self->frames.latest->is_at_rest || self->frames.latest->next_wake != INT64_MAX) {
    gboolean needed = self->frames.is_needed;
    window_update(self);
    self->frames.is_needed = needed;
  }
}

/* On Wayland, a move of the cursor commits the surface, which may be of a new size until it is painted. */
static void painted(GdkFrameClock *clock, gpointer data) {
  PtkWindow *self = data;
  if (self->frames.latest && self->frames.latest->has_warp && gdk_frame_clock_get_frame_counter(clock) == self->frames.counter)
    cursor_warp(self, self->frames.latest->warp);
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
  if (native && self->frames.snapshotting == widget) type = g_type_parent(self->frames.snapshot_type);
  Snapshot original = original_of(&type);
  if (!native || self->frames.snapshotting == widget) {
    if (native) self->frames.snapshot_type = type;
    original(widget, snapshot);
    return;
  }
  GtkWidget *before = self->frames.snapshotting;
  self->frames.snapshotting = widget;
  self->frames.snapshot_type = type;
  GtkSnapshot *own = gtk_snapshot_new();
  original(widget, own);
  self->frames.snapshotting = before;
  /* After GTK has painted, so that a walk finds the nodes of all widgets and paints none. */
  prepare_frame(self, native);
  GskRenderNode *plain = gtk_snapshot_free_to_node(own);
  audit_keep(native, plain);
  GskRenderNode *node = rewrite(self, native, plain);
  if (!node) return;
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

void frames_hook(GtkWidget *widget) {
  GtkWidgetClass *class = GTK_WIDGET_GET_CLASS(widget);
  if (class->snapshot == snapshot_native) return;
  if (!originals) originals = g_hash_table_new(NULL, NULL);
  g_hash_table_insert(originals, GSIZE_TO_POINTER(G_OBJECT_TYPE(widget)), (gpointer)class->snapshot);
  class->snapshot = snapshot_native;
}

void frames_begin(PtkWindow *self) {
  self->frames.counter = -1;
  self->frames.clock = g_object_ref(gtk_widget_get_frame_clock(self->widget));
  g_signal_connect_after(self->frames.clock, "after-paint", G_CALLBACK(painted), self);
}

void frames_end(PtkWindow *self) {
  g_signal_handlers_disconnect_by_data(self->frames.clock, self);
  g_object_unref(self->frames.clock);
  window_stop(self);
  audit_stop(self);
}
