/* What the engine tells, as signals of the widgets that it concerns and as lines of a log. */
#include "window.h"

enum { REVEALED, DROPPED, ATTRACTED, SIGNAL_COUNT };
static guint signals[SIGNAL_COUNT];

/* The signals are of all widgets, from the first window with the pointer on. */
void define_signals(void) {
  if (signals[REVEALED]) return;
  GType type = GTK_TYPE_WIDGET;
  signals[REVEALED] = g_signal_new("ptk-revealed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[DROPPED] = g_signal_new("ptk-dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  signals[ATTRACTED] = g_signal_new("ptk-attracted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void emit(PtkWindow *self, const ptk_event *event) {
  Control *control = event->is_group ? NULL : control_with_id(self, event->target);
  if (!control) return;
  switch (event->type) {
    case PTK_EVENT_REVEALED: g_signal_emit(control->widget, signals[REVEALED], 0, TRUE); break;
    case PTK_EVENT_CONCEALED: g_signal_emit(control->widget, signals[REVEALED], 0, FALSE); break;
    case PTK_EVENT_ATTRACTED: g_signal_emit(control->widget, signals[ATTRACTED], 0); break;
    case PTK_EVENT_DRAG_ENDED: {
      Control *below = control_with_id(self, event->drop_target);
      if (below && event->phase == PTK_PHASE_ENDED) g_signal_emit(below->widget, signals[DROPPED], 0, control->widget);
      break;
    }
    default: break;
  }
}

/* Appends a line for each control that the pointer enters or clicks to the file that POINTERKIT_LOG names. */
static void log_event(PtkWindow *self, const ptk_event *event) {
  const char *path = g_getenv("POINTERKIT_LOG");
  Control *control = path ? control_with_id(self, event->target) : NULL;
  if (!control || (event->type != PTK_EVENT_ENTERED && event->type != PTK_EVENT_CLICKED)) return;
  static const char *const effects[] = { "none", "automatic", "highlight", "lift", "hover" };
  ptk_style style = ptk_style_default();
  ptk_engine_get_style(self->engine, event->target, TRUE, &style, sizeof style);
  FILE *file = fopen(path, "a");
  if (!file) return;
  ptk_rect frame = control->target.frame;
  fprintf(file, "%s %s%s %s %s %g %g %g %g\n", event->type == PTK_EVENT_ENTERED ? "hover" : "click",
          G_OBJECT_TYPE_NAME(control->widget), control->is_part ? "/part" : "", name_of_kind(control->target.kind),
          effects[style.effect], frame.x, frame.y, frame.width, frame.height);
  fclose(file);
}

void tell_event(PtkWindow *self, const ptk_event *event) {
  log_event(self, event);
  emit(self, event);
}
