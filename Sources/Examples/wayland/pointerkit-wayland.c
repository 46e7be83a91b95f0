#define _POSIX_C_SOURCE 200809L
#include "pointerkit-wayland.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "pointer-constraints-unstable-v1-client-protocol.h"
#include "pointer-gestures-unstable-v1-client-protocol.h"
#include "presentation-time-client-protocol.h"
#include "relative-pointer-unstable-v1-client-protocol.h"

enum { NANOSECONDS_PER_MILLISECOND = 1000000, GREATEST_TOUCH_COUNT = 16 };

/* The clock of Wayland's stamps: 32-bit milliseconds that wrap, from an unknown origin. */
typedef struct StampClock {
  int is_set;
  int64_t milliseconds; /* The last stamp, without wrapping. */
  int64_t offset;       /* From the stamps to CLOCK_MONOTONIC, in nanoseconds. */
  int64_t last;
} StampClock;

struct PtkWayland {
  struct wl_surface *surface;
  ptk_engine *engine;
  PtkWaylandCallbacks callbacks;
  void *data;

  struct wl_seat *seat;
  struct wl_pointer *pointer;
  struct wl_keyboard *keyboard;
  struct wl_touch *touch;
  struct zwp_relative_pointer_manager_v1 *relative_manager;
  struct zwp_relative_pointer_v1 *relative;
  struct zwp_pointer_constraints_v1 *constraints;
  struct zwp_locked_pointer_v1 *lock;
  struct zwp_pointer_gestures_v1 *gestures;
  struct zwp_pointer_gesture_swipe_v1 *swipe;
  struct zwp_pointer_gesture_pinch_v1 *pinch;
  struct zwp_pointer_gesture_hold_v1 *hold;
  struct wp_presentation *presentation;

  StampClock clock;
  int32_t kind, fixed_kind; /* PTK_DEVICE_…; −1 if not described yet, or not fixed. */
  int wants_lock, is_locked, is_over;

  /* A scroll, whose parts arrive one by one until wl_pointer.frame. */
  struct {
    int is_set, has_source, is_stopped;
    uint32_t stamp, source;
    ptk_vector delta, steps; /* `steps` in 120ths of a detent. */
  } scroll;
  int32_t gesture, gesture_fingers; /* The gesture of the system that is under way; −1 for none. */
  ptk_vector travel;                 /* The movement of a swipe or pinch since it began. */
  double rotation;
  struct { int32_t id; ptk_point position; } touches[GREATEST_TOUCH_COUNT];
  size_t touch_count;

  /* The display: when the last frame was seen, and the time between two frames. */
  int64_t presented, refresh;
  uint32_t presentation_clock;
};

int64_t ptk_wayland_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

/* The instant of a stamp on CLOCK_MONOTONIC: never later than now, and never before the instant of the last stamp. */
static int64_t time_of(PtkWayland *self, uint32_t stamp) {
  StampClock *clock = &self->clock;
  int64_t now = ptk_wayland_now(), present = now / NANOSECONDS_PER_MILLISECOND;
  int64_t before = clock->is_set ? clock->milliseconds : present;
  clock->milliseconds = before + (int32_t)(stamp - (uint32_t)before);
  clock->is_set = 1;
  int64_t time = clock->milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  /* The clock has another origin, or had a pause. The event counts as having just arrived. */
  if (time > now + 50 * NANOSECONDS_PER_MILLISECOND || time < now - 1000 * (int64_t)NANOSECONDS_PER_MILLISECOND)
    clock->offset += now - time;
  else if (time > now + NANOSECONDS_PER_MILLISECOND)
    clock->offset -= time - now;
  time = clock->milliseconds * NANOSECONDS_PER_MILLISECOND + clock->offset;
  if (time > now) time = now;
  if (time > clock->last) clock->last = time;
  return clock->last;
}

static void handle(PtkWayland *self, const ptk_input *input) {
  ptk_engine_handle(self->engine, input, ptk_wayland_now());
  if (self->callbacks.input) self->callbacks.input(self->data);
}

/* ---- The device ---------------------------------------------------------------------------------------- */

static void describe(PtkWayland *self, int32_t kind) {
  if (self->fixed_kind >= 0) kind = self->fixed_kind;
  if (self->kind == kind) return;
  self->kind = kind;
  ptk_device device = ptk_device_default(kind);
  /* Wayland never says that a finger touches a touchpad: the engine infers a lift from silence. */
  device.reports_contact = PTK_NO;
  ptk_engine_set_device(self->engine, 0, &device, ptk_wayland_now());
}

void ptk_wayland_set_device_kind(PtkWayland *self, int32_t kind) {
  self->fixed_kind = kind;
  describe(self, PTK_DEVICE_MOUSE);
}

/* ---- Movements ----------------------------------------------------------------------------------------- */

static void handle_position(PtkWayland *self, ptk_input_kind kind, int64_t time, wl_fixed_t x, wl_fixed_t y) {
  ptk_input input = ptk_input_default(kind, time);
  input.position.x = wl_fixed_to_double(x);
  input.position.y = wl_fixed_to_double(y);
  handle(self, &input);
}

static void begin_lock(PtkWayland *self);

static void pointer_entered(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
                            wl_fixed_t x, wl_fixed_t y) {
  PtkWayland *self = data;
  if (surface != self->surface) return;
  self->is_over = 1;
  wl_pointer_set_cursor(pointer, serial, NULL, 0, 0);
  handle_position(self, PTK_INPUT_ENTER, ptk_wayland_now(), x, y);
  begin_lock(self);
}

static void pointer_left(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  PtkWayland *self = data;
  (void)pointer, (void)serial;
  if (surface != self->surface) return;
  self->is_over = 0;
  ptk_input input = ptk_input_default(PTK_INPUT_LEAVE, ptk_wayland_now());
  handle(self, &input);
}

static void pointer_moved(void *data, struct wl_pointer *pointer, uint32_t stamp, wl_fixed_t x, wl_fixed_t y) {
  PtkWayland *self = data;
  (void)pointer;
  if (!self->is_locked) handle_position(self, PTK_INPUT_POSITION, time_of(self, stamp), x, y);
}

static void pointer_moved_relatively(void *data, struct zwp_relative_pointer_v1 *relative, uint32_t high, uint32_t low,
                                     wl_fixed_t dx, wl_fixed_t dy, wl_fixed_t raw_dx, wl_fixed_t raw_dy) {
  PtkWayland *self = data;
  (void)relative, (void)raw_dx, (void)raw_dy;
  if (!self->is_locked) return;
  /* 64-bit microseconds, of the same clock as the 32-bit milliseconds. */
  uint64_t microseconds = (uint64_t)high << 32 | low;
  ptk_input input = ptk_input_motion(time_of(self, (uint32_t)(microseconds / 1000)), wl_fixed_to_double(dx),
                                   wl_fixed_to_double(dy));
  handle(self, &input);
}
static const struct zwp_relative_pointer_v1_listener relative_listener = {
  .relative_motion = pointer_moved_relatively
};

static void pointer_pressed(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t stamp, uint32_t code,
                            uint32_t state) {
  PtkWayland *self = data;
  (void)pointer, (void)serial;
  ptk_input input =
    ptk_input_button(time_of(self, stamp), PTK_BUTTON_PRIMARY, state == WL_POINTER_BUTTON_STATE_PRESSED);
  if (ptk_button_convert(PTK_TOOLKIT_EVDEV, code, &input.button) == PTK_OK) handle(self, &input);
}

/* ---- Scrolls ------------------------------------------------------------------------------------------- */

static double *component(ptk_vector *vector, uint32_t axis) {
  return axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL ? &vector->dx : &vector->dy;
}

static void pointer_scrolled(void *data, struct wl_pointer *pointer, uint32_t stamp, uint32_t axis, wl_fixed_t value) {
  PtkWayland *self = data;
  (void)pointer;
  self->scroll.is_set = 1;
  self->scroll.stamp = stamp;
  *component(&self->scroll.delta, axis) += wl_fixed_to_double(value);
}

static void scroll_came_from(void *data, struct wl_pointer *pointer, uint32_t source) {
  PtkWayland *self = data;
  (void)pointer;
  self->scroll.has_source = 1;
  self->scroll.source = source;
}

static void scroll_stopped(void *data, struct wl_pointer *pointer, uint32_t stamp, uint32_t axis) {
  PtkWayland *self = data;
  (void)pointer, (void)axis;
  self->scroll.is_set = self->scroll.is_stopped = 1;
  self->scroll.stamp = stamp;
}

static void scroll_stepped(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t steps) {
  PtkWayland *self = data;
  (void)pointer;
  *component(&self->scroll.steps, axis) += 120 * steps;
}

#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
static void scroll_stepped_finely(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t steps) {
  PtkWayland *self = data;
  (void)pointer;
  *component(&self->scroll.steps, axis) += steps;
}
#endif

/* All events that belong together have arrived. */
static void pointer_frame(void *data, struct wl_pointer *pointer) {
  PtkWayland *self = data;
  (void)pointer;
  if (self->scroll.is_set) {
    ptk_input input = ptk_input_scroll(time_of(self, self->scroll.stamp), 0, 0, PTK_SCROLL_NONE, PTK_SOURCE_WHEEL);
    ptk_vector delta = self->scroll.delta;
    ptk_wheel unit = PTK_WHEEL_WAYLAND_AXIS;
    if (self->scroll.has_source && self->scroll.source == WL_POINTER_AXIS_SOURCE_FINGER) {
      describe(self, PTK_DEVICE_TRACKPAD);
      input.source = PTK_SOURCE_FINGER;
      input.scroll_phase = self->scroll.is_stopped ? PTK_SCROLL_ENDED : PTK_SCROLL_CHANGED;
    } else if (self->scroll.has_source && self->scroll.source == WL_POINTER_AXIS_SOURCE_CONTINUOUS) {
      input.source = PTK_SOURCE_CONTINUOUS;
    } else {
      describe(self, PTK_DEVICE_MOUSE);
      if (self->scroll.steps.dx != 0 || self->scroll.steps.dy != 0) {
        delta = self->scroll.steps;
        unit = PTK_WHEEL_WAYLAND_120;
      }
    }
    ptk_scroll_convert(unit, delta, 0, &input.delta);
    handle(self, &input);
  }
  memset(&self->scroll, 0, sizeof self->scroll);
}

static const struct wl_pointer_listener pointer_listener = {
  .enter = pointer_entered, .leave = pointer_left, .motion = pointer_moved, .button = pointer_pressed,
  .axis = pointer_scrolled, .frame = pointer_frame, .axis_source = scroll_came_from, .axis_stop = scroll_stopped,
  .axis_discrete = scroll_stepped,
#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
  .axis_value120 = scroll_stepped_finely
#endif
};

/* ---- Gestures of touchpads ------------------------------------------------------------------------------ */

/* Sends a gesture of the system; −1 stands for none yet. Leaves out changes and ends without a beginning. */
static void handle_gesture(PtkWayland *self, int64_t time, ptk_phase phase, int32_t gesture) {
  ptk_input input = ptk_input_default(PTK_INPUT_GESTURE, time);
  input.phase = phase;
  if (phase <= PTK_PHASE_CHANGED) {
    if (gesture < 0 && self->gesture < 0) return;
    input.phase = self->gesture < 0 ? PTK_PHASE_BEGAN : PTK_PHASE_CHANGED;
    if (self->gesture < 0) self->gesture = gesture;
  } else if (self->gesture < 0) {
    return;
  }
  input.gesture = self->gesture;
  input.fingers = self->gesture_fingers;
  if (phase >= PTK_PHASE_ENDED) self->gesture = -1;
  handle(self, &input);
}

static void begin_gesture(PtkWayland *self, uint32_t fingers) {
  describe(self, PTK_DEVICE_TRACKPAD);
  self->gesture = -1;
  self->gesture_fingers = (int32_t)fingers;
  self->travel = (ptk_vector){ 0, 0 };
  self->rotation = 0;
}

static void swipe_began(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t stamp,
                        struct wl_surface *surface, uint32_t fingers) {
  (void)swipe, (void)serial, (void)stamp, (void)surface;
  begin_gesture(data, fingers);
}

/* The direction of a swipe says which gesture it is. */
static void swipe_changed(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t stamp, wl_fixed_t dx,
                          wl_fixed_t dy) {
  PtkWayland *self = data;
  (void)swipe;
  self->travel.dx += wl_fixed_to_double(dx);
  self->travel.dy += wl_fixed_to_double(dy);
  int32_t gesture = -1;
  if (hypot(self->travel.dx, self->travel.dy) >= 8)
    gesture = fabs(self->travel.dx) >= fabs(self->travel.dy) ? PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS
      : self->travel.dy < 0                                  ? PTK_GESTURE_MISSION_CONTROL
                                                             : PTK_GESTURE_APP_EXPOSE;
  handle_gesture(self, time_of(self, stamp), PTK_PHASE_CHANGED, gesture);
}

static void swipe_ended(void *data, struct zwp_pointer_gesture_swipe_v1 *swipe, uint32_t serial, uint32_t stamp,
                        int32_t is_cancelled) {
  PtkWayland *self = data;
  (void)swipe, (void)serial;
  handle_gesture(self, time_of(self, stamp), is_cancelled ? PTK_PHASE_CANCELLED : PTK_PHASE_ENDED, -1);
}
static const struct zwp_pointer_gesture_swipe_v1_listener swipe_listener = { swipe_began, swipe_changed, swipe_ended };

/* A pinch of two or three fingers transforms the content. A pinch of more fingers is a gesture of the system. */
static void handle_pinch(PtkWayland *self, int64_t time, ptk_phase phase, double scale) {
  if (self->gesture_fingers > 3) {
    int32_t gesture = scale < 0.95 ? PTK_GESTURE_LAUNCHPAD : scale > 1.05 ? PTK_GESTURE_SHOW_DESKTOP : -1;
    handle_gesture(self, time, phase, gesture);
    return;
  }
  ptk_input input = ptk_input_default(PTK_INPUT_TRANSFORM, time);
  input.phase = phase;
  input.fingers = self->gesture_fingers;
  input.scale = scale;
  input.rotation = self->rotation;
  input.delta = self->travel;
  handle(self, &input);
}

static void pinch_began(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t stamp,
                        struct wl_surface *surface, uint32_t fingers) {
  PtkWayland *self = data;
  (void)pinch, (void)serial, (void)surface;
  begin_gesture(self, fingers);
  handle_pinch(self, time_of(self, stamp), PTK_PHASE_BEGAN, 1);
}

/* Wayland reports the total scale, but the movement and the rotation, in degrees, since the last event. */
static void pinch_changed(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t stamp, wl_fixed_t dx,
                          wl_fixed_t dy, wl_fixed_t scale, wl_fixed_t rotation) {
  PtkWayland *self = data;
  (void)pinch;
  self->travel.dx += wl_fixed_to_double(dx);
  self->travel.dy += wl_fixed_to_double(dy);
  self->rotation += wl_fixed_to_double(rotation) * 3.14159265358979323846 / 180;
  handle_pinch(self, time_of(self, stamp), PTK_PHASE_CHANGED, fmax(wl_fixed_to_double(scale), 1e-3));
}

static void pinch_ended(void *data, struct zwp_pointer_gesture_pinch_v1 *pinch, uint32_t serial, uint32_t stamp,
                        int32_t is_cancelled) {
  PtkWayland *self = data;
  (void)pinch, (void)serial;
  handle_pinch(self, time_of(self, stamp), is_cancelled ? PTK_PHASE_CANCELLED : PTK_PHASE_ENDED, 1);
}
static const struct zwp_pointer_gesture_pinch_v1_listener pinch_listener = { pinch_began, pinch_changed, pinch_ended };

/* A resting finger: the engine infers no lift from its silence. */
static void handle_hold(PtkWayland *self, uint32_t stamp, ptk_phase phase) {
  describe(self, PTK_DEVICE_TRACKPAD);
  ptk_input input = ptk_input_default(PTK_INPUT_HOLD, time_of(self, stamp));
  input.phase = phase;
  handle(self, &input);
}

static void hold_began(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t stamp,
                       struct wl_surface *surface, uint32_t fingers) {
  (void)hold, (void)serial, (void)surface, (void)fingers;
  handle_hold(data, stamp, PTK_PHASE_BEGAN);
}

static void hold_ended(void *data, struct zwp_pointer_gesture_hold_v1 *hold, uint32_t serial, uint32_t stamp,
                       int32_t is_cancelled) {
  (void)hold, (void)serial;
  handle_hold(data, stamp, is_cancelled ? PTK_PHASE_CANCELLED : PTK_PHASE_ENDED);
}
static const struct zwp_pointer_gesture_hold_v1_listener hold_listener = { hold_began, hold_ended };

/* ---- Touches of the screen ------------------------------------------------------------------------------ */

static void handle_touch(PtkWayland *self, int64_t time, int32_t id, ptk_phase phase, const ptk_point *position) {
  size_t i = 0;
  while (i < self->touch_count && self->touches[i].id != id) i++;
  if (i == self->touch_count) {
    if (phase != PTK_PHASE_BEGAN || i == GREATEST_TOUCH_COUNT) return;
    self->touches[self->touch_count++].id = id;
  }
  if (position) self->touches[i].position = *position;
  ptk_input input = ptk_input_default(PTK_INPUT_TOUCH, time);
  input.phase = phase;
  input.touch = (uint64_t)id;
  input.position = self->touches[i].position;
  if (phase >= PTK_PHASE_ENDED) self->touches[i] = self->touches[--self->touch_count];
  handle(self, &input);
}

static void touch_began(void *data, struct wl_touch *touch, uint32_t serial, uint32_t stamp, struct wl_surface *surface,
                        int32_t id, wl_fixed_t x, wl_fixed_t y) {
  PtkWayland *self = data;
  ptk_point position = { wl_fixed_to_double(x), wl_fixed_to_double(y) };
  (void)touch, (void)serial;
  if (surface == self->surface) handle_touch(self, time_of(self, stamp), id, PTK_PHASE_BEGAN, &position);
}
static void touch_ended(void *data, struct wl_touch *touch, uint32_t serial, uint32_t stamp, int32_t id) {
  PtkWayland *self = data;
  (void)touch, (void)serial;
  handle_touch(self, time_of(self, stamp), id, PTK_PHASE_ENDED, NULL);
}
static void touch_moved(void *data, struct wl_touch *touch, uint32_t stamp, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  PtkWayland *self = data;
  ptk_point position = { wl_fixed_to_double(x), wl_fixed_to_double(y) };
  (void)touch;
  handle_touch(self, time_of(self, stamp), id, PTK_PHASE_CHANGED, &position);
}
static void touch_frame(void *data, struct wl_touch *touch) { (void)data, (void)touch; }
static void touches_cancelled(void *data, struct wl_touch *touch) {
  PtkWayland *self = data;
  (void)touch;
  while (self->touch_count > 0)
    handle_touch(self, ptk_wayland_now(), self->touches[0].id, PTK_PHASE_CANCELLED, NULL);
}
static const struct wl_touch_listener touch_listener = {
  .down = touch_began, .up = touch_ended, .motion = touch_moved, .frame = touch_frame, .cancel = touches_cancelled
};

/* ---- The keyboard: modifiers, and keys for the program -------------------------------------------------- */

static void keymap_changed(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
  (void)data, (void)keyboard, (void)format, (void)size;
  close(file);
}
static void keyboard_entered(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
                             struct wl_array *keys) {
  (void)data, (void)keyboard, (void)serial, (void)surface, (void)keys;
}
/* A window without the focus receives no releases. */
static void keyboard_left(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
  PtkWayland *self = data;
  (void)keyboard, (void)serial, (void)surface;
  ptk_input input = ptk_input_default(PTK_INPUT_CANCEL, ptk_wayland_now());
  handle(self, &input);
}
static void key_changed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t stamp, uint32_t code,
                        uint32_t state) {
  PtkWayland *self = data;
  (void)keyboard, (void)serial, (void)stamp;
  if (state == WL_KEYBOARD_KEY_STATE_PRESSED && self->callbacks.key) self->callbacks.key(self->data, code);
}
static void modifiers_changed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t pressed,
                              uint32_t latched, uint32_t locked, uint32_t group) {
  PtkWayland *self = data;
  (void)keyboard, (void)serial, (void)group;
  ptk_input input = ptk_input_default(PTK_INPUT_MODIFIERS, ptk_wayland_now());
  if (ptk_modifiers_convert(PTK_TOOLKIT_XKB, pressed | latched | locked, &input.modifiers) == PTK_OK)
    handle(self, &input);
}
static void repeat_changed(void *data, struct wl_keyboard *keyboard, int32_t rate, int32_t delay) {
  (void)data, (void)keyboard, (void)rate, (void)delay;
}
static const struct wl_keyboard_listener keyboard_listener = {
  .keymap = keymap_changed, .enter = keyboard_entered, .leave = keyboard_left, .key = key_changed,
  .modifiers = modifiers_changed, .repeat_info = repeat_changed
};

/* ---- The lock ------------------------------------------------------------------------------------------- */

static void lock_began(void *data, struct zwp_locked_pointer_v1 *lock) {
  PtkWayland *self = data;
  (void)lock;
  self->is_locked = 1;
}

/* The compositor has ended the lock, for instance because another window came up. */
static void lock_ended(void *data, struct zwp_locked_pointer_v1 *lock) {
  PtkWayland *self = data;
  (void)lock;
  self->is_locked = 0;
}
static const struct zwp_locked_pointer_v1_listener lock_listener = { lock_began, lock_ended };

int ptk_wayland_can_lock(const PtkWayland *self) { return self->constraints != NULL && self->relative_manager != NULL; }
int ptk_wayland_is_locked(const PtkWayland *self) { return self->is_locked; }

static void begin_lock(PtkWayland *self) {
  if (!self->wants_lock || self->lock || !self->pointer || !self->is_over || !ptk_wayland_can_lock(self)) return;
  self->lock = zwp_pointer_constraints_v1_lock_pointer(self->constraints, self->surface, self->pointer, NULL,
                                                       ZWP_POINTER_CONSTRAINTS_V1_LIFETIME_PERSISTENT);
  zwp_locked_pointer_v1_add_listener(self->lock, &lock_listener, self);
}

static void end_lock(PtkWayland *self) {
  if (!self->lock) return;
  ptk_state state = { 0 };
  ptk_engine_get_state(self->engine, &state, sizeof state);
  zwp_locked_pointer_v1_set_cursor_position_hint(self->lock, wl_fixed_from_double(state.position.x),
                                                 wl_fixed_from_double(state.position.y));
  wl_surface_commit(self->surface); /* The hint is a state of the surface. */
  zwp_locked_pointer_v1_destroy(self->lock);
  self->lock = NULL;
  self->is_locked = 0;
}

void ptk_wayland_set_locked(PtkWayland *self, int is_locked) {
  self->wants_lock = is_locked;
  if (is_locked) begin_lock(self);
  else end_lock(self);
}

/* ---- The display ---------------------------------------------------------------------------------------- */

static void presentation_clock(void *data, struct wp_presentation *presentation, uint32_t clock) {
  PtkWayland *self = data;
  (void)presentation;
  self->presentation_clock = clock;
}
static const struct wp_presentation_listener presentation_listener = { presentation_clock };

static void feedback_output(void *data, struct wp_presentation_feedback *feedback, struct wl_output *output) {
  (void)data, (void)feedback, (void)output;
}
static void feedback_presented(void *data, struct wp_presentation_feedback *feedback, uint32_t high, uint32_t low,
                               uint32_t nanoseconds, uint32_t refresh, uint32_t sequence_high, uint32_t sequence_low,
                               uint32_t flags) {
  PtkWayland *self = data;
  (void)sequence_high, (void)sequence_low, (void)flags;
  if (self->presentation_clock == CLOCK_MONOTONIC) {
    self->presented = (int64_t)((uint64_t)high << 32 | low) * 1000000000 + nanoseconds;
    self->refresh = refresh;
  }
  wp_presentation_feedback_destroy(feedback);
}
static void feedback_discarded(void *data, struct wp_presentation_feedback *feedback) {
  (void)data;
  wp_presentation_feedback_destroy(feedback);
}
static const struct wp_presentation_feedback_listener feedback_listener = {
  feedback_output, feedback_presented, feedback_discarded
};

void ptk_wayland_request_feedback(PtkWayland *self) {
  if (!self->presentation) return;
  wp_presentation_feedback_add_listener(wp_presentation_feedback(self->presentation, self->surface), &feedback_listener,
                                        self);
}

int64_t ptk_wayland_presentation_time(const PtkWayland *self, int64_t now) {
  /* The last presentation is unknown, or long ago because the display slept. */
  if (self->refresh <= 0 || self->presented > now || now - self->presented > 1000000000) return now;
  return self->presented + ((now - self->presented) / self->refresh + 1) * self->refresh;
}

/* ---- Globals -------------------------------------------------------------------------------------------- */

/* Creates the objects that need both the pointer and a manager. The globals may come in any order. */
static void begin_pointer(PtkWayland *self) {
  if (!self->pointer) return;
  if (self->relative_manager && !self->relative) {
    self->relative = zwp_relative_pointer_manager_v1_get_relative_pointer(self->relative_manager, self->pointer);
    zwp_relative_pointer_v1_add_listener(self->relative, &relative_listener, self);
  }
  if (self->gestures && !self->swipe) {
    self->swipe = zwp_pointer_gestures_v1_get_swipe_gesture(self->gestures, self->pointer);
    zwp_pointer_gesture_swipe_v1_add_listener(self->swipe, &swipe_listener, self);
    self->pinch = zwp_pointer_gestures_v1_get_pinch_gesture(self->gestures, self->pointer);
    zwp_pointer_gesture_pinch_v1_add_listener(self->pinch, &pinch_listener, self);
    if (zwp_pointer_gestures_v1_get_version(self->gestures) >= ZWP_POINTER_GESTURES_V1_GET_HOLD_GESTURE_SINCE_VERSION) {
      self->hold = zwp_pointer_gestures_v1_get_hold_gesture(self->gestures, self->pointer);
      zwp_pointer_gesture_hold_v1_add_listener(self->hold, &hold_listener, self);
    }
  }
}

static void end_pointer(PtkWayland *self) {
  if (self->lock) zwp_locked_pointer_v1_destroy(self->lock);
  if (self->relative) zwp_relative_pointer_v1_destroy(self->relative);
  if (self->swipe) zwp_pointer_gesture_swipe_v1_destroy(self->swipe);
  if (self->pinch) zwp_pointer_gesture_pinch_v1_destroy(self->pinch);
  if (self->hold) zwp_pointer_gesture_hold_v1_destroy(self->hold);
  if (self->pointer) wl_pointer_release(self->pointer);
  self->lock = NULL, self->relative = NULL, self->swipe = NULL, self->pinch = NULL, self->hold = NULL;
  self->pointer = NULL;
  self->is_locked = self->is_over = 0;
}

static void capabilities_changed(void *data, struct wl_seat *seat, uint32_t capabilities) {
  PtkWayland *self = data;
  int has_pointer = (capabilities & WL_SEAT_CAPABILITY_POINTER) != 0;
  int has_keyboard = (capabilities & WL_SEAT_CAPABILITY_KEYBOARD) != 0;
  int has_touch = (capabilities & WL_SEAT_CAPABILITY_TOUCH) != 0;
  if (has_pointer && !self->pointer) {
    self->pointer = wl_seat_get_pointer(seat);
    wl_pointer_add_listener(self->pointer, &pointer_listener, self);
    describe(self, PTK_DEVICE_MOUSE);
    begin_pointer(self);
  } else if (!has_pointer && self->pointer) {
    end_pointer(self);
  }
  if (has_keyboard && !self->keyboard) {
    self->keyboard = wl_seat_get_keyboard(seat);
    wl_keyboard_add_listener(self->keyboard, &keyboard_listener, self);
  } else if (!has_keyboard && self->keyboard) {
    wl_keyboard_release(self->keyboard);
    self->keyboard = NULL;
  }
  if (has_touch && !self->touch) {
    self->touch = wl_seat_get_touch(seat);
    wl_touch_add_listener(self->touch, &touch_listener, self);
  } else if (!has_touch && self->touch) {
    touches_cancelled(self, self->touch);
    wl_touch_release(self->touch);
    self->touch = NULL;
  }
}
static void seat_named(void *data, struct wl_seat *seat, const char *name) { (void)data, (void)seat, (void)name; }
static const struct wl_seat_listener seat_listener = { capabilities_changed, seat_named };

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

int ptk_wayland_bind(PtkWayland *self, struct wl_registry *registry, uint32_t name, const char *interface,
                    uint32_t version) {
  if (strcmp(interface, wl_seat_interface.name) == 0 && !self->seat && version >= 5) {
    /* The greatest version whose events this file handles. */
    uint32_t known = 7;
#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
    known = WL_POINTER_AXIS_VALUE120_SINCE_VERSION;
#endif
    self->seat = wl_registry_bind(registry, name, &wl_seat_interface, least(version, known));
    wl_seat_add_listener(self->seat, &seat_listener, self);
  } else if (strcmp(interface, zwp_relative_pointer_manager_v1_interface.name) == 0) {
    self->relative_manager = wl_registry_bind(registry, name, &zwp_relative_pointer_manager_v1_interface, 1);
  } else if (strcmp(interface, zwp_pointer_constraints_v1_interface.name) == 0) {
    self->constraints = wl_registry_bind(registry, name, &zwp_pointer_constraints_v1_interface, 1);
  } else if (strcmp(interface, zwp_pointer_gestures_v1_interface.name) == 0) {
    self->gestures = wl_registry_bind(registry, name, &zwp_pointer_gestures_v1_interface, least(version, 3));
  } else if (strcmp(interface, wp_presentation_interface.name) == 0) {
    self->presentation = wl_registry_bind(registry, name, &wp_presentation_interface, 1);
    wp_presentation_add_listener(self->presentation, &presentation_listener, self);
  } else {
    return 0;
  }
  begin_pointer(self);
  return 1;
}

/* ---- Creation ------------------------------------------------------------------------------------------- */

PtkWayland *ptk_wayland_create(struct wl_surface *surface, ptk_engine *engine, PtkWaylandCallbacks callbacks, void *data) {
  PtkWayland *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->surface = surface;
  self->engine = engine;
  self->callbacks = callbacks;
  self->data = data;
  self->kind = self->fixed_kind = self->gesture = -1;
  return self;
}

void ptk_wayland_destroy(PtkWayland *self) {
  if (!self) return;
  end_pointer(self);
  if (self->keyboard) wl_keyboard_release(self->keyboard);
  if (self->touch) wl_touch_release(self->touch);
  if (self->seat) wl_seat_release(self->seat);
  if (self->relative_manager) zwp_relative_pointer_manager_v1_destroy(self->relative_manager);
  if (self->constraints) zwp_pointer_constraints_v1_destroy(self->constraints);
  if (self->gestures) zwp_pointer_gestures_v1_destroy(self->gestures);
  if (self->presentation) wp_presentation_destroy(self->presentation);
  free(self);
}
