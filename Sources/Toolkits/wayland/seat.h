/* Seats, and the devices that they have now. */
#ifndef PTK_WAYLAND_SEAT_H
#define PTK_WAYLAND_SEAT_H

#include "state.h"

void seat_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version);
void seat_remove(ptk_wayland *self, Seat *seat);
/* Creates the objects that need both the seat and a manager, which may come in any order. */
void seat_complete(Seat *seat);

#endif
