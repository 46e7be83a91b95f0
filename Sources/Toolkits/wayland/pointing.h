/* The one pointer of the engine, and the several devices that move it. */
#ifndef PTK_WAYLAND_POINTING_H
#define PTK_WAYLAND_POINTING_H

#include "state.h"

void pointing_add(ptk_wayland *self, Pointing *pointing, ptk_device_kind kind);
void pointing_remove(ptk_wayland *self, Pointing *pointing);
void pointing_describe(ptk_wayland *self, const Pointing *pointing, ptk_device_kind kind);
void pointing_enter(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position);
void pointing_move(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position);
void pointing_leave(ptk_wayland *self, Pointing *pointing);
/* Handles what a device does at its position. */
void pointing_handle(ptk_wayland *self, Pointing *pointing, ptk_input input);

#endif
