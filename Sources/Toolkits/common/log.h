/* Lines for each control that the pointer enters, leaves or clicks, in the file that POINTERKIT_LOG names. */
#ifndef PTK_COMMON_LOG_H
#define PTK_COMMON_LOG_H

#include <pointerkit.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether a log is kept, and tells of such an event. */
int log_tells(const ptk_event *event);
/* Appends a line: what has happened, the class of the control, its kind, its effect, and its frame in points of the engine.
 * `is_text` tells that the effect none is shown as a beam. */
void log_event(const ptk_engine *engine, const ptk_event *event, const char *name, ptk_kind kind, int is_text, ptk_rect frame);

#ifdef __cplusplus
}
#endif
#endif
