/* A seat's pointer: where it is, its buttons, and its movements while it is locked. */
#include "pointer.h"

#include "cursor.h"
#include "gestures.h"
#include "inputs.h"
#include "lock.h"
#include "pointing.h"
#include "scrolling.h"

#include "relative-pointer-unstable-v1-client-protocol.h"

static ptk_point point(wl_fixed_t x, wl_fixed_t y) { return (ptk_point){ wl_fixed_to_double(x), wl_fixed_to_double(y) }; }

static void entered(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
                    wl_fixed_t y) {
  Seat *seat = data;
  (void)pointer;
  if (surface != seat->display->surface) return;
  seat->serial = serial;
  if (seat->has_left) pointing_move(seat->display, &seat->pointing, ptk_wayland_now(), point(x, y));
  else pointing_enter(seat->display, &seat->pointing, ptk_wayland_now(), point(x, y));
  seat->has_left = 0;
  cursor_show(seat);
  lock_begin(seat);
}

static void left(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  Seat *seat = data;
  (void)pointer, (void)serial;
  seat->has_left = seat->pointing.is_over && ptk_host_cursor_returns(seat->display->cursor, surface, 0);
  if (!seat->has_left) pointing_leave(seat->display, &seat->pointing);
}

static void moved(void *data, struct wl_pointer *pointer, uint32_t stamp, wl_fixed_t x, wl_fixed_t y) {
  Seat *seat = data;
  (void)pointer;
  if (seat->pointing.is_over) pointing_move(seat->display, &seat->pointing, time_of(seat->display, stamp), point(x, y));
}

static void moved_relatively(void *data, struct zwp_relative_pointer_v1 *relative, uint32_t high, uint32_t low, wl_fixed_t dx,
                             wl_fixed_t dy, wl_fixed_t raw_dx, wl_fixed_t raw_dy) {
  Seat *seat = data;
  (void)relative, (void)raw_dx, (void)raw_dy;
  if (!seat->display->is_locked || !seat->pointing.is_over) return;
  /* 64-bit microseconds, of the same clock as the 32-bit milliseconds. */
  uint32_t stamp = (uint32_t)(((uint64_t)high << 32 | low) / 1000);
  pointing_handle(seat->display, &seat->pointing, ptk_input_motion(time_of(seat->display, stamp), wl_fixed_to_double(dx),
                                                                   wl_fixed_to_double(dy)));
}
static const struct zwp_relative_pointer_v1_listener relative_listener = { .relative_motion = moved_relatively };

static void pressed(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t stamp, uint32_t code, uint32_t state) {
  Seat *seat = data;
  (void)pointer, (void)serial;
  ptk_input input =
    ptk_input_button(time_of(seat->display, stamp), PTK_BUTTON_PRIMARY, state == WL_POINTER_BUTTON_STATE_PRESSED);
  if (seat->pointing.is_over && ptk_button_convert(PTK_TOOLKIT_EVDEV, code, &input.button) == PTK_STATUS_OK)
    pointing_handle(seat->display, &seat->pointing, input);
}

static void scrolled(void *data, struct wl_pointer *pointer, uint32_t stamp, uint32_t axis, wl_fixed_t value) {
  (void)pointer;
  scrolling_add(data, stamp, axis, wl_fixed_to_double(value));
}
static void scroll_came_from(void *data, struct wl_pointer *pointer, uint32_t source) {
  Seat *seat = data;
  (void)pointer;
  seat->scroll.has_source = 1;
  seat->scroll.source = source;
}
static void scroll_stopped(void *data, struct wl_pointer *pointer, uint32_t stamp, uint32_t axis) {
  (void)pointer, (void)axis;
  scrolling_stop(data, stamp);
}
static void stepped(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t steps) {
  (void)pointer;
  scrolling_add_steps(data, axis, 120 * steps);
}
#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
static void stepped_finely(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t steps) {
  (void)pointer;
  scrolling_add_steps(data, axis, steps);
}
#endif
static void framed(void *data, struct wl_pointer *pointer) {
  (void)pointer;
  scrolling_finish(data);
}

static const struct wl_pointer_listener listener = {
  .enter = entered, .leave = left, .motion = moved, .button = pressed, .axis = scrolled, .frame = framed,
  .axis_source = scroll_came_from, .axis_stop = scroll_stopped, .axis_discrete = stepped,
#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
  .axis_value120 = stepped_finely
#endif
};

void pointer_begin(Seat *seat) {
  if (seat->pointer) return;
  seat->pointer = wl_seat_get_pointer(seat->seat);
  wl_pointer_add_listener(seat->pointer, &listener, seat);
}

void pointer_complete(Seat *seat) {
  if (!seat->pointer || seat->relative || !seat->display->relative) return;
  seat->relative = zwp_relative_pointer_manager_v1_get_relative_pointer(seat->display->relative, seat->pointer);
  zwp_relative_pointer_v1_add_listener(seat->relative, &relative_listener, seat);
}

void pointer_end(Seat *seat) {
  if (!seat->pointer) return;
  ptk_wayland *self = seat->display;
  if (self->locked == seat) lock_end(self);
  pointing_leave(self, &seat->pointing);
  seat->has_left = 0;
  gestures_end(seat);
  if (seat->relative) zwp_relative_pointer_v1_destroy(seat->relative);
  cursor_end(seat);
  wl_pointer_release(seat->pointer);
  seat->pointer = NULL, seat->relative = NULL;
}
