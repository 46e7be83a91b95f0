/* The modifier keys, the focus, and typing. */
#ifndef PTK_WAYLAND_KEYBOARD_H
#define PTK_WAYLAND_KEYBOARD_H

#include "state.h"

void keyboard_begin(Seat *seat);
void keyboard_end(Seat *seat);

#endif
