/* Gestures of touchpads. */
#include "gestures.h"

#include "inputs.h"
#include "kind.h"
#include "pointing.h"

#include <math.h>

#include "pointer-gestures-unstable-v1-client-protocol.h"

static void begin(Seat *seat, const struct wl_surface *surface, uint32_t fingers) {
  if (surface != seat->display->surface) return;
  seat_describe(seat, PTK_DEVICE_KIND_TRACKPAD);
  seat->gesture = -1;
  seat->fingers = (int32_t)fingers;
  seat->travel = (ptk_vector){ 0, 0 };
  seat->rotation = 0;
}

/* Handles a gesture of the system; −1 stands for none yet. Leaves out changes and ends without a beginning. */
static void handle_gesture(Seat *seat, int64_t time, ptk_phase phase, int32_t gesture) {
  int is_new = seat->gesture < 0;
  if (is_new && (gesture < 0 || phase >= PTK_PHASE_ENDED)) return;
  if (is_new) seat->gesture = gesture;
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_GESTURE, time);
  input.phase = is_new ? PTK_PHASE_BEGAN : phase;
  input.gesture = (ptk_gesture)seat->gesture;
  input.fingers = seat->fingers;
  pointing_handle(seat->display, &seat->pointing, input);
}

static ptk_phase end_of(int32_t is_cancelled) { return is_cancelled ? PTK_PHASE_CANCELLED : PTK_PHASE_ENDED; }

static void swipe_began(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t stamp,
                        struct wl_surface *surface, uint32_t fingers) {
  (void)swipe, (void)serial, (void)stamp;
  begin(data, surface, fingers);
}

/* The direction of a swipe says which gesture it is. */
static void swipe_changed(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t stamp, wl_fixed_t dx,
                          wl_fixed_t dy) {
  Seat *seat = data;
  (void)swipe;
  if (!seat->fingers) return;
  seat->travel.dx += wl_fixed_to_double(dx);
  seat->travel.dy += wl_fixed_to_double(dy);
  int32_t gesture = -1;
  if (hypot(seat->travel.dx, seat->travel.dy) >= 8)
    gesture = fabs(seat->travel.dx) >= fabs(seat->travel.dy) ? PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS
      : seat->travel.dy < 0                                  ? PTK_GESTURE_MISSION_CONTROL
                                                             : PTK_GESTURE_APP_EXPOSE;
  handle_gesture(seat, time_of(seat->display, stamp), PTK_PHASE_CHANGED, gesture);
}

static void swipe_ended(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t stamp,
                        int32_t is_cancelled) {
  Seat *seat = data;
  (void)swipe, (void)serial;
  if (seat->fingers) handle_gesture(seat, time_of(seat->display, stamp), end_of(is_cancelled), -1);
  seat->fingers = 0;
}
static const struct zwp_pointer_gesture_swipe_v1_listener swipe_listener = { swipe_began, swipe_changed, swipe_ended };

/* A pinch of two or three fingers transforms the content. A pinch of more fingers is a gesture of the system. */
static void handle_pinch(Seat *seat, uint32_t stamp, ptk_phase phase, double scale) {
  int64_t time = time_of(seat->display, stamp);
  if (!seat->fingers) return;
  if (seat->fingers > 3) {
    handle_gesture(seat, time, phase, scale < 0.95 ? PTK_GESTURE_LAUNCHPAD : scale > 1.05 ? PTK_GESTURE_SHOW_DESKTOP : -1);
    return;
  }
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_TRANSFORM, time);
  input.phase = phase;
  input.fingers = seat->fingers;
  input.scale = scale;
  input.rotation = seat->rotation;
  input.delta = seat->travel;
  pointing_handle(seat->display, &seat->pointing, input);
}

static void pinch_began(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t stamp,
                        struct wl_surface *surface, uint32_t fingers) {
  (void)pinch, (void)serial;
  begin(data, surface, fingers);
  handle_pinch(data, stamp, PTK_PHASE_BEGAN, 1);
}

/* Wayland reports the total scale, but the movement and the rotation, in degrees, since the last event. */
static void pinch_changed(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t stamp, wl_fixed_t dx,
                          wl_fixed_t dy, wl_fixed_t scale, wl_fixed_t rotation) {
  Seat *seat = data;
  (void)pinch;
  seat->travel.dx += wl_fixed_to_double(dx);
  seat->travel.dy += wl_fixed_to_double(dy);
  seat->rotation += wl_fixed_to_double(rotation) * 3.14159265358979323846 / 180;
  handle_pinch(seat, stamp, PTK_PHASE_CHANGED, fmax(wl_fixed_to_double(scale), 1e-3));
}

static void pinch_ended(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t stamp,
                        int32_t is_cancelled) {
  Seat *seat = data;
  (void)pinch, (void)serial;
  handle_pinch(seat, stamp, end_of(is_cancelled), 1);
  seat->fingers = 0;
}
static const struct zwp_pointer_gesture_pinch_v1_listener pinch_listener = { pinch_began, pinch_changed, pinch_ended };

/* A resting finger: the engine infers no lift from its silence. */
static void handle_hold(Seat *seat, uint32_t stamp, ptk_phase phase) {
  ptk_input input = ptk_default_input(PTK_INPUT_KIND_HOLD, time_of(seat->display, stamp));
  input.phase = phase;
  if (seat->fingers) pointing_handle(seat->display, &seat->pointing, input);
}

static void hold_began(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t stamp,
                       struct wl_surface *surface, uint32_t fingers) {
  (void)hold, (void)serial;
  begin(data, surface, fingers);
  handle_hold(data, stamp, PTK_PHASE_BEGAN);
}

static void hold_ended(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t stamp,
                       int32_t is_cancelled) {
  Seat *seat = data;
  (void)hold, (void)serial;
  handle_hold(seat, stamp, end_of(is_cancelled));
  seat->fingers = 0;
}
static const struct zwp_pointer_gesture_hold_v1_listener hold_listener = { hold_began, hold_ended };

void gestures_complete(Seat *seat) {
  struct zwp_pointer_gestures_v1 *gestures = seat->display->gestures;
  if (!seat->pointer || seat->swipe || !gestures) return;
  seat->swipe = zwp_pointer_gestures_v1_get_swipe_gesture(gestures, seat->pointer);
  zwp_pointer_gesture_swipe_v1_add_listener(seat->swipe, &swipe_listener, seat);
  seat->pinch = zwp_pointer_gestures_v1_get_pinch_gesture(gestures, seat->pointer);
  zwp_pointer_gesture_pinch_v1_add_listener(seat->pinch, &pinch_listener, seat);
  if (zwp_pointer_gestures_v1_get_version(gestures) < ZWP_POINTER_GESTURES_V1_GET_HOLD_GESTURE_SINCE_VERSION) return;
  seat->hold = zwp_pointer_gestures_v1_get_hold_gesture(gestures, seat->pointer);
  zwp_pointer_gesture_hold_v1_add_listener(seat->hold, &hold_listener, seat);
}

void gestures_end(Seat *seat) {
  if (seat->swipe) zwp_pointer_gesture_swipe_v1_destroy(seat->swipe);
  if (seat->pinch) zwp_pointer_gesture_pinch_v1_destroy(seat->pinch);
  if (seat->hold) zwp_pointer_gesture_hold_v1_destroy(seat->hold);
  seat->swipe = NULL, seat->pinch = NULL, seat->hold = NULL;
  seat->fingers = 0;
}
