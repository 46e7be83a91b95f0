/* Tells the engine of inputs, and of their instants. */
#ifndef PTK_WAYLAND_INPUTS_H
#define PTK_WAYLAND_INPUTS_H

#include "state.h"

void handle(ptk_wayland *self, const ptk_input *input);
/* The instant of Wayland's stamp. */
int64_t time_of(ptk_wayland *self, uint32_t stamp);

#endif
