/* What the engine tells, as a signal of the widget that it concerns and as lines of a log. */
#include "signals.h"

#include "../common/log.h"
#include "recognize/controls.h"

static guint attracted;

/* The signal is of all widgets, and is there before the program's first, which may be connected to at once. */
void define_signals(void) {
  if (attracted) return;
  attracted = g_signal_new("ptk-attracted", GTK_TYPE_WIDGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static gboolean emit_attracted(gpointer widget) {
  g_signal_emit(widget, attracted, 0);
  return G_SOURCE_REMOVE;
}

/* The program's handler runs after the frame, because it may close the window. */
static void emit(PtkWindow *self, const ptk_event *event) {
  Control *control = event->type == PTK_EVENT_TYPE_ATTRACTED ? control_with_id(self, event->target) : NULL;
  if (control) g_idle_add_full(G_PRIORITY_DEFAULT, emit_attracted, g_object_ref(control->widget), g_object_unref);
}

static void log_of(PtkWindow *self, const ptk_event *event) {
  Control *control = log_tells(event) ? control_with_id(self, event->target) : NULL;
  if (!control) return;
  ptk_rect frame = control->target.frame; /* In points of the engine. */
  ptk_space space = { .size = sizeof space, .parent = control->target.space };
  while (space.parent && ptk_engine_get_space(self->engine, space.parent, &space, sizeof space) == PTK_STATUS_OK)
    frame.x += space.origin.x, frame.y += space.origin.y;
  char *name = g_strconcat(G_OBJECT_TYPE_NAME(control->widget), control->is_part ? "/part" : NULL, NULL);
  log_event(self->engine, event, name, control->target.kind, control->target.kind == PTK_KIND_TEXT && control->lines, frame);
  g_free(name);
}

void tell_event(PtkWindow *self, const ptk_event *event) {
  log_of(self, event);
  emit(self, event);
}
