/* Fingers on the screen. */
#include "touch.h"

#include "inputs.h"

static void handle_touch(Seat *seat, int64_t time, int32_t id, ptk_phase phase, const ptk_point *position) {
  size_t i = 0;
  while (i < seat->touch_count && seat->touches[i].id != id) i++;
  if (i == seat->touch_count) {
    if (phase != PTK_PHASE_BEGAN || i == GREATEST_TOUCH_COUNT) return;
    seat->touches[seat->touch_count++].id = id;
  }
  if (position) seat->touches[i].position = *position;
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_TOUCH, time);
  input.device = seat->pointing.device;
  input.phase = phase;
  input.touch = (uint64_t)seat->pointing.device << 32 | (uint32_t)id; /* Seats number their touches alike. */
  input.position = seat->touches[i].position;
  if (phase >= PTK_PHASE_ENDED) seat->touches[i] = seat->touches[--seat->touch_count];
  handle(seat->display, &input);
}

static void began(void *data, struct wl_touch *touch, uint32_t serial, uint32_t stamp, struct wl_surface *surface, int32_t id,
                  wl_fixed_t x, wl_fixed_t y) {
  Seat *seat = data;
  ptk_point position = { wl_fixed_to_double(x), wl_fixed_to_double(y) };
  (void)touch, (void)serial;
  if (surface == seat->display->surface) handle_touch(seat, time_of(seat->display, stamp), id, PTK_PHASE_BEGAN, &position);
}
static void ended(void *data, struct wl_touch *touch, uint32_t serial, uint32_t stamp, int32_t id) {
  Seat *seat = data;
  (void)touch, (void)serial;
  handle_touch(seat, time_of(seat->display, stamp), id, PTK_PHASE_ENDED, NULL);
}
static void moved(void *data, struct wl_touch *touch, uint32_t stamp, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  Seat *seat = data;
  ptk_point position = { wl_fixed_to_double(x), wl_fixed_to_double(y) };
  (void)touch;
  handle_touch(seat, time_of(seat->display, stamp), id, PTK_PHASE_CHANGED, &position);
}
static void framed(void *data, struct wl_touch *touch) { (void)data, (void)touch; }
static void cancelled(void *data, struct wl_touch *touch) {
  Seat *seat = data;
  (void)touch;
  while (seat->touch_count > 0) handle_touch(seat, ptk_wayland_now(), seat->touches[0].id, PTK_PHASE_CANCELLED, NULL);
}
static void reshaped(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t major, wl_fixed_t minor) {
  (void)data, (void)touch, (void)id, (void)major, (void)minor;
}
static void turned(void *data, struct wl_touch *touch, int32_t id, wl_fixed_t orientation) {
  (void)data, (void)touch, (void)id, (void)orientation;
}
static const struct wl_touch_listener listener = {
  .down = began, .up = ended, .motion = moved, .frame = framed, .cancel = cancelled, .shape = reshaped, .orientation = turned
};

void touch_begin(Seat *seat) {
  if (seat->touch) return;
  seat->touch = wl_seat_get_touch(seat->seat);
  wl_touch_add_listener(seat->touch, &listener, seat);
}

void touch_end(Seat *seat) {
  if (!seat->touch) return;
  cancelled(seat, seat->touch);
  wl_touch_release(seat->touch);
  seat->touch = NULL;
}
