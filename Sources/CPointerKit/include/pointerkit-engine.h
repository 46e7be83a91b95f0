/*
 * PointerKit: an engine, its devices and its input. This program prints "success, and the state is another":
 *
 *   #include <pointerkit-engine.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const ptk_size window = { 640, 400 };
 *     ptk_engine *engine = ptk_engine_create(window, NULL);
 *     ptk_device mouse = ptk_default_device(PTK_DEVICE_KIND_MOUSE);
 *     ptk_engine_set_device(engine, 7, &mouse, 0);
 *
 *     ptk_engine *snapshot = ptk_engine_copy(engine);
 *     ptk_input moved = ptk_input_position(8000000, 30, 38);  // After 8 ms.
 *     moved.device = 7;
 *     ptk_status status = ptk_engine_handle(engine, &moved, 8000000);
 *     bool is_equal;
 *     ptk_engine_is_equal(engine, snapshot, &is_equal);
 *     printf("%s, and the state is %s\n", ptk_status_string(status), is_equal ? "the same" : "another");
 *
 *     ptk_engine_destroy(snapshot);
 *     ptk_engine_destroy(engine);
 *     return 0;
 *   }
 *
 * Describe the layout with pointerkit-targets.h, and read frames and events with pointerkit-frames.h. The options are
 * in pointerkit-configuration.h. The conventions are in pointerkit.h.
 *
 * Since: 0.1
 */
#ifndef POINTERKIT_ENGINE_H
#define POINTERKIT_ENGINE_H

#include "pointerkit-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Create and destroy ------------------------------------------------------------------------------------------ */

/* What differs from an iPad, and where the pointer starts; see pointerkit-configuration.h. */
typedef struct ptk_options ptk_options;
/* Creates an engine for a surface of a size, which you own and destroy. `options` may be NULL. NULL if an option is
 * invalid: the log of the options is told why, unless their `size` is too small, since ptk_default_options() did not
 * make them. */
ptk_engine *ptk_engine_create(ptk_size size, const ptk_options *options);
/* Changes the size of the surface; a width or height of NaN or below 0 becomes 0. */
ptk_status ptk_engine_resize(ptk_engine *engine, ptk_size size, int64_t now);
/* Destroys an engine and its frame; NULL is ignored. */
void ptk_engine_destroy(ptk_engine *engine);

/* Sets where the messages of an engine go; NULL, the default, for nowhere. The options have the same fields for
 * ptk_engine_create(). An error of a call is told once for each function, field and identifier. A violation is told at
 * the next step with the latest identifier, once for each. Of one kind, an engine tells at most 16; the last of them
 * says so. Queries only return their errors. So does a call without an engine, since there is no log then. A copy has
 * no log. */
ptk_status ptk_engine_set_log(ptk_engine *engine, ptk_log_function function, void *data, ptk_log_level level);

/* ---- Input ------------------------------------------------------------------------------------------------------- */

/* Buttons; others have higher numbers. A toolkit's numbers differ: ptk_button_convert() in pointerkit-toolkits.h. */
typedef enum ptk_button PTK_INT32 {
  PTK_BUTTON_NONE = -1, PTK_BUTTON_PRIMARY = 0, PTK_BUTTON_SECONDARY, PTK_BUTTON_MIDDLE, PTK_BUTTON_BACK,
  PTK_BUTTON_FORWARD
} ptk_button;
/* Modifier keys. */
typedef enum ptk_modifier PTK_INT32 {
  PTK_MODIFIER_SHIFT = 1, PTK_MODIFIER_CONTROL = 2, PTK_MODIFIER_OPTION = 4, PTK_MODIFIER_COMMAND = 8,
  PTK_MODIFIER_CAPS_LOCK = 16
} ptk_modifier;
typedef uint32_t ptk_modifiers;
/* The phases of contacts and gestures, the phases of scrolls, and the sources of scrolls. */
typedef enum ptk_phase PTK_INT32 {
  PTK_PHASE_NONE = -1, PTK_PHASE_BEGAN = 0, PTK_PHASE_CHANGED, PTK_PHASE_ENDED, PTK_PHASE_CANCELLED
} ptk_phase;
typedef enum ptk_scroll_phase PTK_INT32 {
  PTK_SCROLL_PHASE_BEGAN = 0, PTK_SCROLL_PHASE_CHANGED, PTK_SCROLL_PHASE_ENDED, PTK_SCROLL_PHASE_MOMENTUM,
  PTK_SCROLL_PHASE_NONE
} ptk_scroll_phase;
typedef enum ptk_scroll_source PTK_INT32 {
  PTK_SCROLL_SOURCE_FINGER = 0, PTK_SCROLL_SOURCE_WHEEL, PTK_SCROLL_SOURCE_CONTINUOUS
} ptk_scroll_source;
/* The standard gestures. */
typedef enum ptk_gesture PTK_INT32 {
  PTK_GESTURE_PRIMARY_CLICK = 0, PTK_GESTURE_SECONDARY_CLICK, PTK_GESTURE_SCROLLING, PTK_GESTURE_SMART_ZOOM,
  PTK_GESTURE_SWIPE_BETWEEN_PAGES, PTK_GESTURE_SWIPE_BETWEEN_FULL_SCREEN_APPS, PTK_GESTURE_MISSION_CONTROL,
  PTK_GESTURE_LOOK_UP, PTK_GESTURE_TAP_TO_CLICK, PTK_GESTURE_FORCE_CLICK, PTK_GESTURE_ZOOM, PTK_GESTURE_ROTATE,
  PTK_GESTURE_NOTIFICATION_CENTER, PTK_GESTURE_APP_EXPOSE, PTK_GESTURE_LAUNCHPAD, PTK_GESTURE_SHOW_DESKTOP
} ptk_gesture;
/* The operation that a drop would perform. */
typedef enum ptk_drag_operation PTK_INT32 {
  PTK_DRAG_OPERATION_NONE = 0, PTK_DRAG_OPERATION_COPY, PTK_DRAG_OPERATION_LINK, PTK_DRAG_OPERATION_MOVE,
  PTK_DRAG_OPERATION_FORBIDDEN, PTK_DRAG_OPERATION_DISAPPEARING
} ptk_drag_operation;

/* The kinds of inputs. Each has a function ptk_input_…(), below, that takes the fields it uses. */
typedef enum ptk_input_kind PTK_INT32 {
  PTK_INPUT_KIND_CONTACT = 0, PTK_INPUT_KIND_HOLD, PTK_INPUT_KIND_MOTION, PTK_INPUT_KIND_POSITION,
  PTK_INPUT_KIND_BUTTON, PTK_INPUT_KIND_PRESSURE, PTK_INPUT_KIND_SCROLL, PTK_INPUT_KIND_TRANSFORM,
  PTK_INPUT_KIND_GESTURE, PTK_INPUT_KIND_MODIFIERS, PTK_INPUT_KIND_DRAG_OPERATION, PTK_INPUT_KIND_TOUCH,
  PTK_INPUT_KIND_GAZE, PTK_INPUT_KIND_LUMINANCE, PTK_INPUT_KIND_LEAVE, PTK_INPUT_KIND_ENTER, PTK_INPUT_KIND_CANCEL,
  PTK_INPUT_KIND_TYPING
} ptk_input_kind;

/* An input: something that happened to a device, the person or the surface. */
typedef struct ptk_input {
  uint32_t size;
  ptk_input_kind kind;
  int64_t time;
  uint32_t device;       /* The host's number of the device; 0 by default. */
  ptk_phase phase;
  ptk_scroll_phase scroll_phase;
  ptk_scroll_source scroll_source;
  ptk_vector delta;
  ptk_point position;
  double value, scale, rotation;
  uint64_t touch;
  int32_t fingers;       /* 0 is unknown. */
  ptk_button button;
  bool is_down;
  ptk_gesture gesture;
  ptk_modifiers modifiers;
  ptk_drag_operation drag_operation;
} ptk_input;
ptk_status ptk_input_init(ptk_input *input, size_t size, ptk_input_kind kind, int64_t time);

/* Handles an input that arrives at `now`, in a program; a time of the input that is of another clock is corrected. */
ptk_status ptk_engine_handle(ptk_engine *engine, const ptk_input *input, int64_t now);
/* Handles an input of a simulation or a test, whose own time is trusted as the present time. */
ptk_status ptk_engine_simulate(ptk_engine *engine, const ptk_input *input);

/* Advances to a time, without reading a frame. */
ptk_status ptk_engine_advance(ptk_engine *engine, int64_t now);

static inline ptk_input ptk_default_input(ptk_input_kind kind, int64_t time) {
  ptk_input i; ptk_input_init(&i, sizeof i, kind, time); return i;
}
/* A device moved by a displacement, in its unit. */
static inline ptk_input ptk_input_motion(int64_t time, double dx, double dy) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_MOTION, time); i.delta.dx = dx; i.delta.dy = dy; return i;
}
/* The host's cursor moved to a position, in window points. */
static inline ptk_input ptk_input_position(int64_t time, double x, double y) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_POSITION, time); i.position.x = x; i.position.y = y; return i;
}
static inline ptk_input ptk_input_button(int64_t time, ptk_button button, bool is_down) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_BUTTON, time); i.button = button; i.is_down = is_down; return i;
}
/* The content is scrolled by a distance in points; see ptk_scroll_convert(). */
static inline ptk_input ptk_input_scroll(int64_t time, double dx, double dy, ptk_scroll_phase phase,
                                         ptk_scroll_source source) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_SCROLL, time);
  i.delta.dx = dx; i.delta.dy = dy; i.scroll_phase = phase; i.scroll_source = source; return i;
}
/* The modifier keys that are pressed now. */
static inline ptk_input ptk_input_modifiers(int64_t time, ptk_modifiers modifiers) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_MODIFIERS, time); i.modifiers = modifiers; return i;
}
/* The person typed a character: the pointer hides until it moves. Send it where your toolkit hides its own cursor. */
static inline ptk_input ptk_input_typing(int64_t time) { return ptk_default_input(PTK_INPUT_KIND_TYPING, time); }
/* The cursor entered, as a position says too, with NaN if it is not known where; it left; and everything that is
 * pressed or in progress ends, for instance since the window lost the focus. */
static inline ptk_input ptk_input_enter(int64_t time, double x, double y) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_ENTER, time); i.position.x = x; i.position.y = y; return i;
}
static inline ptk_input ptk_input_leave(int64_t time) { return ptk_default_input(PTK_INPUT_KIND_LEAVE, time); }
static inline ptk_input ptk_input_cancel(int64_t time) { return ptk_default_input(PTK_INPUT_KIND_CANCEL, time); }
/* Fingers touched the device or left it; `fingers` are on it now. */
static inline ptk_input ptk_input_contact(int64_t time, ptk_phase phase, int32_t fingers) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_CONTACT, time); i.phase = phase; i.fingers = fingers; return i;
}
/* A finger rests on a device that does not report contact. */
static inline ptk_input ptk_input_hold(int64_t time, ptk_phase phase) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_HOLD, time); i.phase = phase; return i;
}
/* The pressure on the pressed button, 0…1. */
static inline ptk_input ptk_input_pressure(int64_t time, double pressure) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_PRESSURE, time); i.value = pressure; return i;
}
/* Pinch and rotation, as totals since the beginning of the gesture; 0 fingers are an unknown number. */
static inline ptk_input ptk_input_transform(int64_t time, ptk_phase phase, double scale, double rotation, double dx,
                                            double dy, int32_t fingers) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_TRANSFORM, time);
  i.phase = phase; i.scale = scale; i.rotation = rotation; i.delta.dx = dx; i.delta.dy = dy; i.fingers = fingers;
  return i;
}
static inline ptk_input ptk_input_gesture(int64_t time, ptk_gesture gesture, ptk_phase phase, int32_t fingers) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_GESTURE, time);
  i.gesture = gesture; i.phase = phase; i.fingers = fingers; return i;
}
/* The operation that a drop would perform now. */
static inline ptk_input ptk_input_drag_operation(int64_t time, ptk_drag_operation operation) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_DRAG_OPERATION, time); i.drag_operation = operation; return i;
}
/* A finger on the screen itself, with its number. */
static inline ptk_input ptk_input_touch(int64_t time, ptk_phase phase, double x, double y, uint64_t touch) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_TOUCH, time);
  i.phase = phase; i.position.x = x; i.position.y = y; i.touch = touch; return i;
}
/* The position of the person's gaze. */
static inline ptk_input ptk_input_gaze(int64_t time, double x, double y) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_GAZE, time); i.position.x = x; i.position.y = y; return i;
}
/* The luminance under the pointer; NaN if unknown. */
static inline ptk_input ptk_input_luminance(int64_t time, double luminance) {
  ptk_input i = ptk_default_input(PTK_INPUT_KIND_LUMINANCE, time); i.value = luminance; return i;
}

/* ---- Devices ----------------------------------------------------------------------------------------------------- */

/* An acceleration curve: a Mac's, or none. A host that accelerates by a rule of its own reports its movements in
 * points, which no curve changes. */
typedef enum ptk_curve_kind PTK_INT32 {
  PTK_CURVE_KIND_LINEAR = 0, PTK_CURVE_KIND_APPLE_MOUSE, PTK_CURVE_KIND_APPLE_TRACKPAD
} ptk_curve_kind;
typedef struct ptk_curve {
  uint32_t size;
  ptk_curve_kind kind;
  double tracking_speed; /* Of Apple's curves, 0…3; a negative one is no acceleration. */
} ptk_curve;
ptk_status ptk_curve_init(ptk_curve *curve, size_t size);

/* The kind of a device, and the unit of its movements. */
typedef enum ptk_device_kind PTK_INT32 {
  PTK_DEVICE_KIND_TRACKPAD = 0, PTK_DEVICE_KIND_MOUSE, PTK_DEVICE_KIND_TRACKPOINT, PTK_DEVICE_KIND_OTHER
} ptk_device_kind;
typedef enum ptk_unit PTK_INT32 { PTK_UNIT_POINTS = 0, PTK_UNIT_MILLIMETERS, PTK_UNIT_COUNTS } ptk_unit;

/* A pointing device. */
typedef struct ptk_device {
  uint32_t size;
  ptk_device_kind kind;
  ptk_unit unit;
  ptk_choice reports_contact; /* A note: until a device has reported a contact, lifts are inferred, and from then on
                               * its reports are believed. PTK_CHOICE_AUTOMATIC: yes for a trackpad only. */
  double counts_per_inch;     /* For PTK_UNIT_COUNTS; 1000 by default. */
  const ptk_curve *curve;     /* Borrowed; NULL for the standard curve. */
  bool has_profile;           /* Whether the fields below replace the properties of the kind. */
  bool has_lift;              /* Whether fingers lift from the device during a movement. */
  bool has_resting_pause;
  int32_t reserved;           /* 0. */
  double resting_pause_factor;
  double hide_delay_factor;
} ptk_device;
/* Fills a device with the usual properties of a kind. */
ptk_status ptk_device_init(ptk_device *device, size_t size, ptk_device_kind kind);
/* Describes a device. A device that is not described counts as a trackpad, and as a violation. */
ptk_status ptk_engine_set_device(ptk_engine *engine, uint32_t id, const ptk_device *device, int64_t now);

/* Where a host has its pointer from, which decides whether the engine may move it. */
typedef enum ptk_system PTK_INT32 {
  PTK_SYSTEM_X11 = 0, PTK_SYSTEM_XWAYLAND,
  PTK_SYSTEM_WAYLAND_WITH_WARP,        /* The compositor moves the cursor with pointer-warp. */
  PTK_SYSTEM_WAYLAND_WITH_CONSTRAINTS, /* It moves the cursor at the end of a lock, with pointer-constraints. */
  PTK_SYSTEM_WAYLAND,                  /* Any other. */
  PTK_SYSTEM_OWN_POSITION              /* A compositor, a kiosk, a window that has locked the cursor. */
} ptk_system;
/* What a host may promise its users. */
typedef enum ptk_capability PTK_INT32 {
  PTK_CAPABILITY_EFFECTS = 1,       /* All that leaves the cursor where it is. */
  PTK_CAPABILITY_RECENTERING = 2,   /* The pointer moves to the center of a control when the finger lifts. */
  PTK_CAPABILITY_FLICKS = 4,        /* It coasts after a flick, and lands on a control. */
  PTK_CAPABILITY_REPORTED_LIFTS = 8 /* Without them, lifts are inferred: a slow flick does not land. */
} ptk_capability;
typedef uint32_t ptk_capabilities;
/* The capabilities with a device; 0 for an unknown constant. */
ptk_capabilities ptk_host_capabilities(ptk_system system, ptk_device_kind device, bool reports_contact);

static inline ptk_curve ptk_default_curve(void) { ptk_curve c; ptk_curve_init(&c, sizeof c); return c; }
static inline ptk_device ptk_default_device(ptk_device_kind kind) {
  ptk_device d; ptk_device_init(&d, sizeof d, kind); return d;
}

/* ---- Surroundings ------------------------------------------------------------------------------------------------ */

/* The appearance of the interface. */
typedef enum ptk_appearance PTK_INT32 { PTK_APPEARANCE_LIGHT = 0, PTK_APPEARANCE_DARK } ptk_appearance;
/* Set the appearance of the interface, and the luminance of its background. */
ptk_status ptk_engine_set_appearance(ptk_engine *engine, ptk_appearance appearance, int64_t now);
ptk_status ptk_engine_set_background_luminance(ptk_engine *engine, double luminance, int64_t now);
/* Tells the engine that the host has warped its cursor to a frame's `warp`. */
ptk_status ptk_engine_cursor_warped(ptk_engine *engine, ptk_point position, int64_t now);
/* Shows the pointer at its present position before any input. Without this call, the pointer appears with the first
 * input that places or moves it. Simulations of scene files begin with this call. */
ptk_status ptk_engine_place_pointer(ptk_engine *engine, int64_t now);

/* A value beside the pointer: a short label and a text as UTF-8, each cut after 31 bytes; NULL is an empty text. The
 * struct's size is fixed. */
typedef struct ptk_annotation_value { const char *label, *text; } ptk_annotation_value;
/* Shows up to four values beside the pointer; a count of 0 removes them. `size` is the size in which the host draws the
 * values, or NULL for an estimate. */
ptk_status ptk_engine_set_annotation(ptk_engine *engine, const ptk_annotation_value *values, size_t count,
                                     const ptk_size *size, int64_t now);
/* The estimated size of values beside the pointer, in points, for hosts that lay out their own text. */
ptk_status ptk_annotation_estimate_size(const ptk_annotation_value *values, size_t count, ptk_size *size);

/* ---- Snapshots --------------------------------------------------------------------------------------------------- */

/* Creates a snapshot: an engine with the same state, which you own. The two share their targets, and a change of one
 * copies only the blocks of targets that it touches. NULL only for NULL. */
ptk_engine *ptk_engine_copy(const ptk_engine *engine);
/* Restores the state of a snapshot; the snapshot does not change. */
ptk_status ptk_engine_restore(ptk_engine *engine, const ptk_engine *snapshot);
/* Writes whether two engines have the same state, so that the same calls have the same results. */
ptk_status ptk_engine_is_equal(const ptk_engine *a, const ptk_engine *b, bool *is_equal);

#ifdef __cplusplus
}
#endif
#endif
