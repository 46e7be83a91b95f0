/* When frames are seen. */
#ifndef PTK_WAYLAND_PRESENTATION_H
#define PTK_WAYLAND_PRESENTATION_H

#include "state.h"

void presentation_begin(ptk_wayland *self, struct wp_presentation *presentation);
void presentation_end(ptk_wayland *self);
void presentation_ask(ptk_wayland *self);
int64_t presentation_time(const ptk_wayland *self, int64_t now);

#endif
