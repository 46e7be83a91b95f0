/* Lines for each control that the pointer enters, leaves or clicks, in the file that POINTERKIT_LOG names. */
#include "log.h"

#include "names.h"

#include <stdio.h>
#include <stdlib.h>

static const char *verb_of(const ptk_event *event) {
  switch (event->type) {
    case PTK_EVENT_TYPE_ENTERED: return "hover";
    case PTK_EVENT_TYPE_EXITED: return "leave";
    case PTK_EVENT_TYPE_CLICKED: return "click";
    default: return NULL;
  }
}

int log_tells(const ptk_event *event) { return verb_of(event) && getenv("POINTERKIT_LOG"); }

void log_event(const ptk_engine *engine, const ptk_event *event, const char *name, ptk_kind kind, int is_text, ptk_rect frame) {
  ptk_style style = ptk_default_style();
  ptk_engine_get_style(engine, event->target, true, &style, sizeof style);
  const char *path = getenv("POINTERKIT_LOG"), *verb = verb_of(event);
  FILE *file = path && verb ? fopen(path, "a") : NULL;
  if (!file) return;
  const char *effect = is_text && style.effect == PTK_EFFECT_NONE ? "beam" : name_of_effect(style.effect);
  fprintf(file, "%s %s %s %s %g %g %g %g\n", verb, name, name_of_kind(kind), effect, frame.x, frame.y, frame.width, frame.height);
  fclose(file);
}
