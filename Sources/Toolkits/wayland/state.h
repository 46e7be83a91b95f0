/* The pointer of a surface: what is known of it, of its seats and of what points at it. */
#ifndef PTK_WAYLAND_STATE_H
#define PTK_WAYLAND_STATE_H

#include <pointerkit-cursor.h>
#include <pointerkit.h>

#include "../common/stamps.h"
#include "pointerkit-wayland.h"

enum { GREATEST_TOUCH_COUNT = 16, GREATEST_PENDING_COUNT = 8 };

typedef struct Seat Seat;
typedef struct Tool Tool;
typedef struct Output Output;

/* What points at the surface: a seat's pointer, or a tool of a tablet. */
typedef struct Pointing {
  uint32_t device; /* The engine's number. */
  ptk_point position;
  int is_over;     /* The surface. */
  uint64_t pressed; /* The buttons, as bits. */
  struct Pointing *next;
} Pointing;

struct ptk_wayland {
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_surface *surface;
  ptk_engine *engine;
  char *seat_name; /* NULL for all seats. */
  void (*on_input)(void *data);
  void *on_input_data;
  StampClock clock;
  int is_lost; /* The connection. */
  int32_t fixed_kind; /* −1 for none. */

  Seat *seats;
  Pointing *pointings, *latest; /* All, and the one that did something last. */

  struct zwp_relative_pointer_manager_v1 *relative;
  struct zwp_pointer_constraints_v1 *constraints;
  struct zwp_pointer_gestures_v1 *gestures;
  struct zwp_tablet_manager_v2 *tablets;
  struct wp_cursor_shape_manager_v1 *shapes;
  struct wp_presentation *presentation;
  struct wp_fractional_scale_manager_v1 *scales;

  /* cursor.c, lock.c */
  ptk_host_cursor *cursor;
  int32_t shape; /* 0 hides the cursor. */
  int moves_cursor, wants_lock, is_locked;
  struct zwp_locked_pointer_v1 *lock;
  Seat *locked; /* The seat that the lock is of. */

  /* presentation.c: the frame that is not seen yet, when the last was seen, and the time between two. */
  struct wp_presentation_feedback *feedback;
  int64_t presented, refresh;
  uint32_t presentation_clock;

  /* scale.c */
  void (*on_scale)(void *data, double scale);
  void *on_scale_data;
  double scale;
  struct wp_fractional_scale_v1 *fractional;
  Output *outputs;
};

struct Seat {
  ptk_wayland *display;
  struct wl_seat *seat;
  uint32_t name;
  int is_other; /* A seat whose devices are left alone, since another was named. */
  uint32_t capabilities;
  struct wl_pointer *pointer;
  struct zwp_relative_pointer_v1 *relative;
  struct zwp_pointer_gesture_swipe_v1 *swipe;
  struct zwp_pointer_gesture_pinch_v1 *pinch;
  struct zwp_pointer_gesture_hold_v1 *hold;
  struct wp_cursor_shape_device_v1 *shape;
  struct wl_keyboard *keyboard;
  struct wl_touch *touch;
  struct zwp_tablet_seat_v2 *tablet_seat;
  Tool *tools;
  struct wl_array tablets; /* Of struct zwp_tablet_v2 *; a compositor names them when a tool comes near. */

  Pointing pointing;
  uint32_t serial; /* Of the entrance. */
  int has_left;    /* A leave that was ignored, since the cursor is being moved. */
  int32_t kind;    /* PTK_DEVICE_KIND_…; −1 if it is not described. */
  /* A scroll, whose parts arrive one by one until wl_pointer.frame. */
  struct {
    int is_set, has_source, is_stopped;
    uint32_t stamp, source;
    ptk_vector delta, steps; /* `steps` in 120ths of a detent. */
  } scroll;
  int32_t fingers;         /* Of the gesture that is under way; 0 for none. */
  int32_t gesture;         /* Which gesture of the system it is; −1 for none yet. */
  ptk_vector travel;       /* The movement of a swipe or pinch since it began. */
  double rotation;
  struct { int32_t id; ptk_point position; } touches[GREATEST_TOUCH_COUNT];
  size_t touch_count;
  Seat *next;
};

#endif
