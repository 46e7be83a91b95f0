/* What a compositor has beside seats with pointers: gestures, a tablet, a screen to touch, keys, outputs, shapes of cursors,
 * scales, and times of frames. The last object that the program made of each kind is the one that is used. */
#ifndef DEVICES_H
#define DEVICES_H

#include "compositor.h"

typedef struct Shown {
  uint32_t shape, shape_serial; /* Of the cursor. */
  uint32_t tool_serial;         /* With which the cursor of a tool was hidden. */
  int questions;                /* About frames. */
} Shown;

/* For `Behavior.extend`. */
void devices_add(struct wl_display *display);
void devices_add_with_fractions(struct wl_display *display);

Shown devices_see(Compositor *compositor);
void devices_swipe(Compositor *compositor, uint32_t surface, int fingers, double dx, double dy, int is_cancelled);
void devices_pinch(Compositor *compositor, uint32_t surface, int fingers, double scale, double degrees);
void devices_hold(Compositor *compositor, uint32_t surface, int is_down);
void devices_move_relatively(Compositor *compositor, double dx, double dy);
/* A tool comes near, which it does first, moves, and goes away. */
void devices_bring_tool(Compositor *compositor, uint32_t surface, double x, double y);
void devices_move_tool(Compositor *compositor, double x, double y);
void devices_press_tool(Compositor *compositor, int is_down, double pressure);
void devices_take_tool_away(Compositor *compositor);
void devices_remove_tool(Compositor *compositor);
void devices_touch(Compositor *compositor, uint32_t surface, int finger, double x, double y);
void devices_lift(Compositor *compositor, int finger);
/* A seat without a screen that can be touched, or with one. */
void devices_set_touch(Compositor *compositor, int has_touch);
void devices_press_modifiers(Compositor *compositor, uint32_t bits);
void devices_enter_output(Compositor *compositor, uint32_t surface, int output);
void devices_leave_output(Compositor *compositor, uint32_t surface, int output);
void devices_set_output_scale(Compositor *compositor, int output, int scale);
void devices_prefer_scale(Compositor *compositor, double scale);
/* The frame about which the program asked was seen. */
void devices_present(Compositor *compositor, int64_t time, uint32_t refresh);

#endif
