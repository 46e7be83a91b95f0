/* Scrolls, whose parts arrive one by one. */
#ifndef PTK_WAYLAND_SCROLLING_H
#define PTK_WAYLAND_SCROLLING_H

#include "state.h"

void scrolling_add(Seat *seat, uint32_t stamp, uint32_t axis, double value);
void scrolling_add_steps(Seat *seat, uint32_t axis, int32_t steps);
void scrolling_stop(Seat *seat, uint32_t stamp);
void scrolling_finish(Seat *seat);

#endif
