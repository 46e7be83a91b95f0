/* A seat's pointer: where it is, its buttons, and its movements while it is locked. */
#ifndef PTK_WAYLAND_POINTER_H
#define PTK_WAYLAND_POINTER_H

#include "state.h"

void pointer_begin(Seat *seat);
void pointer_complete(Seat *seat);
void pointer_end(Seat *seat);

#endif
