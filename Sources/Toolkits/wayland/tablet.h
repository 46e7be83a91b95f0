/* Tablets and their tools. */
#ifndef PTK_WAYLAND_TABLET_H
#define PTK_WAYLAND_TABLET_H

#include "state.h"

void tablet_complete(Seat *seat);
void tablet_end(Seat *seat);

#endif
