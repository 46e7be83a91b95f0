/* Fingers on the screen. */
#ifndef PTK_WAYLAND_TOUCH_H
#define PTK_WAYLAND_TOUCH_H

#include "state.h"

void touch_begin(Seat *seat);
void touch_end(Seat *seat);

#endif
