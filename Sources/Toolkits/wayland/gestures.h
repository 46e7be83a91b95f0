/* Gestures of touchpads. */
#ifndef PTK_WAYLAND_GESTURES_H
#define PTK_WAYLAND_GESTURES_H

#include "state.h"

void gestures_complete(Seat *seat);
void gestures_end(Seat *seat);

#endif
