/* The interface of the example: what it tells the engine, what it paints, and what it does. It knows nothing of a toolkit. */
#ifndef INTERFACE_H
#define INTERFACE_H

#include <cairo.h>
#include <pointerkit.h>

typedef struct Interface {
  ptk_engine *engine;
  ptk_size size; /* Of the window, in points. */
  int is_dark;
  int prints_events;
  int needs_painting; /* Set when anything but the pointer has changed; cleared by interface_paint(). */
} Interface;
extern Interface interface;

/* Prints what the library tells of a mistake. */
void interface_tell(void *data, ptk_log_level level, const char *message);
/* Reports all controls to the engine. */
void interface_report(int64_t now);
void interface_resize(ptk_size size, int64_t now);
/* Responds to all events since the last call; whether the pointer was pushed against an edge. */
int interface_respond(int64_t now);
/* Scrolls where a drag wants it; `since` is the time of the last frame, or 0. */
void interface_scroll(const ptk_frame *frame, int64_t since);
/* Paints the whole window. */
void interface_paint(cairo_t *cairo, const ptk_frame *frame);

#endif
