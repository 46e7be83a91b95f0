/* How many pixels a point has. */
#ifndef PTK_WAYLAND_SCALE_H
#define PTK_WAYLAND_SCALE_H

#include "state.h"

void scale_complete(ptk_wayland *self);
void output_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version);
void output_remove(ptk_wayland *self, uint32_t name);
void scale_end(ptk_wayland *self);

#endif
