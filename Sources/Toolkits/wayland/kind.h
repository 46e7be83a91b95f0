/* What kind of device moves a seat's pointer, which Wayland does not tell. */
#ifndef PTK_WAYLAND_KIND_H
#define PTK_WAYLAND_KIND_H

#include "state.h"

/* Unless the program has fixed it. */
void seat_describe(Seat *seat, int32_t kind);

#endif
