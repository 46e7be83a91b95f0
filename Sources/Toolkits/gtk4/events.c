/* What the engine tells, as a signal of the widget that it concerns and as lines of a log. */
#include "window.h"

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

/* Appends a line for each control that the pointer enters, leaves or clicks to the file that POINTERKIT_LOG names. */
static void log_event(PtkWindow *self, const ptk_event *event) {
  const char *path = g_getenv("POINTERKIT_LOG");
  Control *control = path ? control_with_id(self, event->target) : NULL;
  const char *name = event->type == PTK_EVENT_TYPE_ENTERED ? "hover" : event->type == PTK_EVENT_TYPE_CLICKED ? "click"
                   : event->type == PTK_EVENT_TYPE_EXITED  ? "leave" : NULL;
  if (!control || !name) return;
  static const char *const effects[] = { "none", "automatic", "highlight", "lift", "hover" };
  ptk_style style = ptk_default_style();
  ptk_engine_get_style(self->engine, event->target, TRUE, &style, sizeof style);
  gboolean is_beam = control->target.kind == PTK_KIND_TEXT && control->lines && style.effect == PTK_EFFECT_NONE;
  FILE *file = fopen(path, "a");
  if (!file) return;
  ptk_rect frame = control->target.frame; /* In points of the engine. */
  ptk_space space = { .size = sizeof space, .parent = control->target.space };
  while (space.parent && ptk_engine_get_space(self->engine, space.parent, &space, sizeof space) == PTK_STATUS_OK)
    frame.x += space.origin.x, frame.y += space.origin.y;
  fprintf(file, "%s %s%s %s %s %g %g %g %g\n", name, G_OBJECT_TYPE_NAME(control->widget), control->is_part ? "/part" : "",
          name_of_kind(control->target.kind), is_beam ? "beam" : effects[style.effect], frame.x, frame.y, frame.width,
          frame.height);
  fclose(file);
}

void tell_event(PtkWindow *self, const ptk_event *event) {
  log_event(self, event);
  emit(self, event);
}
