/* What the files of this library share. */
#ifndef PTK_WAYLAND_INTERNAL_H
#define PTK_WAYLAND_INTERNAL_H

#include <pointerkit.h>
#include <pointerkit-cursor.h>

#include "../stamps.h"
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

/* display.c */
void handle(ptk_wayland *self, const ptk_input *input);

/* clock.c */
int64_t time_of(ptk_wayland *self, uint32_t stamp);

/* pointing.c */
void pointing_add(ptk_wayland *self, Pointing *pointing, ptk_device_kind kind);
void pointing_remove(ptk_wayland *self, Pointing *pointing);
void pointing_describe(ptk_wayland *self, const Pointing *pointing, ptk_device_kind kind);
void pointing_enter(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position);
void pointing_move(ptk_wayland *self, Pointing *pointing, int64_t time, ptk_point position);
void pointing_leave(ptk_wayland *self, Pointing *pointing);
/* Handles what a device does at its position. */
void pointing_handle(ptk_wayland *self, Pointing *pointing, ptk_input input);

/* seat.c */
void seat_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version);
void seat_remove(ptk_wayland *self, Seat *seat);
/* Says what kind of device moves a seat's pointer, unless the program has fixed it. */
void seat_describe(Seat *seat, int32_t kind);
/* Creates the objects that need both the seat and a manager, which may come in any order. */
void seat_complete(Seat *seat);

/* pointer.c, scrolling.c, gestures.c, touch.c, keyboard.c, tablet.c */
void pointer_begin(Seat *seat);
void pointer_complete(Seat *seat);
void pointer_end(Seat *seat);
void scrolling_add(Seat *seat, uint32_t stamp, uint32_t axis, double value);
void scrolling_add_steps(Seat *seat, uint32_t axis, int32_t steps);
void scrolling_stop(Seat *seat, uint32_t stamp);
void scrolling_finish(Seat *seat);
void gestures_complete(Seat *seat);
void gestures_end(Seat *seat);
void touch_begin(Seat *seat);
void touch_end(Seat *seat);
void keyboard_begin(Seat *seat);
void keyboard_end(Seat *seat);
void tablet_complete(Seat *seat);
void tablet_end(Seat *seat);

/* cursor.c */
void cursor_show(Seat *seat);
void cursor_end(Seat *seat);
void cursor_prepare(ptk_wayland *self, int64_t now);
void cursor_follow(ptk_wayland *self, const ptk_frame *frame, int64_t now);
/* After leaves that were ignored. */
void cursor_left(void *data, const void *surface);

/* lock.c */
void lock_begin(Seat *seat);
void lock_end(ptk_wayland *self);

/* presentation.c */
void presentation_begin(ptk_wayland *self, struct wp_presentation *presentation);
void presentation_end(ptk_wayland *self);
void presentation_ask(ptk_wayland *self);
int64_t presentation_time(const ptk_wayland *self, int64_t now);

/* scale.c */
void scale_complete(ptk_wayland *self);
void output_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version);
void output_remove(ptk_wayland *self, uint32_t name);
void scale_end(ptk_wayland *self);

#endif
