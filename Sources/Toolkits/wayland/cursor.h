/* The system's cursor: what it looks like over the surface, and where the engine moves it. */
#ifndef PTK_WAYLAND_CURSOR_H
#define PTK_WAYLAND_CURSOR_H

#include "state.h"

void cursor_show(Seat *seat);
void cursor_end(Seat *seat);
void cursor_prepare(ptk_wayland *self, int64_t now);
void cursor_follow(ptk_wayland *self, const ptk_frame *frame, int64_t now);
/* After leaves that were ignored. */
void cursor_left(void *data, const void *surface);

#endif
