/* The lock, in which the engine alone owns the position. */
#ifndef PTK_WAYLAND_LOCK_H
#define PTK_WAYLAND_LOCK_H

#include "state.h"

void lock_begin(Seat *seat);
void lock_end(ptk_wayland *self);

#endif
