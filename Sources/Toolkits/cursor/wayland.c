/* The cursor on Wayland: by pointer-warp, or by a lock that ends at once. */
#include "wayland.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

#include "pointer-constraints-unstable-v1-client-protocol.h"
#include "pointer-warp-v1-client-protocol.h"

/* A seat, and what its pointer is on. */
typedef struct Seat {
  Wayland *display;
  struct wl_seat *seat;
  struct wl_pointer *pointer;
  struct wl_keyboard *keyboard; /* Of a seat that has one, whose focus compositors want for a lock. */
  int is_focused;
  struct wl_surface *surface;
  uint32_t serial; /* Of the entrance into the surface. */
  double x, y;     /* Where the cursor was last reported. */
  double wanted_x, wanted_y;
  int is_waiting; /* Whether it is unknown yet if the cursor has been moved to the wanted position. */
  int is_warp_refused; /* Whether a warp has not moved it, so that locks are tried, */
  int is_refused;      /* and whether the last means has not, so that it stays where the person leaves it. */
  struct wl_callback *answer; /* What is reported before it was sent before the compositor knew of the move. */
  const struct wl_surface *moved_on; /* By the last move. */
  int is_returning; /* Whether the program was told to ignore a leave of that surface, until the answer, */
  int is_queued;    /* and may hear of the entrance after the answer. */
  uint32_t name;
  int is_other; /* A seat whose cursor is left alone, since another was named. */
  struct Seat *next;
} Seat;

struct Wayland {
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_compositor *compositor;
  struct zwp_pointer_constraints_v1 *constraints;
  struct wp_pointer_warp_v1 *warp;
  char *seat_name;           /* NULL for all. */
  Seat *seats, *latest;      /* All, and the one that did something last, or NULL. */
  uint32_t event_time;       /* Of the last event, by the compositor's clock, and when it came by ours, in milliseconds. */
  uint32_t event_time_local;
  ptk_host_cursor_unreported unreported;
  void *unreported_data;
  ptk_host_cursor_left left;
  void *left_data;
};

static void forget_answer(Seat *self) {
  if (self->answer) wl_callback_destroy(self->answer);
  self->answer = NULL;
}

/* By now the cursor has entered again, or it does not. */
static void stop_returning(Seat *self) {
  Wayland *display = self->display;
  int is_gone = self->is_returning && !(self->is_queued && self->surface == self->moved_on);
  self->is_returning = 0;
  if (is_gone && display->left) display->left(display->left_data, self->moved_on);
}

static void answered(void *data, struct wl_callback *answer, uint32_t serial) {
  Seat *self = data;
  (void)answer, (void)serial;
  forget_answer(self);
  stop_returning(self);
  Wayland *display = self->display;
  if (self->is_waiting && display->unreported) display->unreported(display->unreported_data, self->wanted_x, self->wanted_y);
}
static const struct wl_callback_listener answer_listener = { answered };

static void try_again(Seat *self) { self->is_warp_refused = self->is_refused = 0; }

static int can_lock(const Wayland *self) { return self->constraints && self->compositor; }

static void entered(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
                    wl_fixed_t y) {
  Seat *self = data;
  (void)pointer;
  self->is_waiting = 0;
  try_again(self);
  self->display->latest = self;
  self->surface = surface;
  self->serial = serial;
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
}

static void left(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  Seat *self = data;
  (void)pointer, (void)serial, (void)surface;
  self->is_waiting = 0;
  self->surface = NULL;
}

static double square_of_distance(double x, double y, double other_x, double other_y) {
  return (x - other_x) * (x - other_x) + (y - other_y) * (y - other_y);
}

/* No compositor says that it refuses, and some do not say that they have moved the cursor. The next movement of the person's
 * tells it: it begins where the cursor is. A movement that could have begun at both positions tells nothing. */
static void judge(Seat *self, double x, double y) {
  double whole = square_of_distance(self->x, self->y, self->wanted_x, self->wanted_y);
  if (square_of_distance(x, y, self->wanted_x, self->wanted_y) <= 2) {
    self->is_waiting = 0;
  } else if (!self->answer) {
    int has_stayed = whole >= 16 && square_of_distance(x, y, self->x, self->y) * 16 <= whole;
    int was_warped = self->display->warp && !self->is_warp_refused;
    if (has_stayed && was_warped && can_lock(self->display)) self->is_warp_refused = 1;
    else self->is_refused = has_stayed;
    self->is_waiting = 0;
  }
}

static uint32_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static void moved(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t fixed_x, wl_fixed_t fixed_y) {
  Seat *self = data;
  double x = wl_fixed_to_double(fixed_x), y = wl_fixed_to_double(fixed_y);
  (void)pointer;
  self->display->event_time = time;
  self->display->event_time_local = milliseconds();
  self->display->latest = self;
  if (self->is_waiting) judge(self, x, y);
  self->x = x;
  self->y = y;
}
static void pressed(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  Seat *self = data;
  (void)pointer, (void)serial, (void)time, (void)button;
  if (state == WL_POINTER_BUTTON_STATE_PRESSED) try_again(self); /* It may give the window the focus. */
  self->display->latest = self;
}
static void scrolled(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  Seat *self = data;
  (void)pointer, (void)time, (void)axis, (void)value;
  self->display->latest = self;
}

/* The seat is bound in version 3, whose pointers have no further events. */
static const struct wl_pointer_listener pointer_listener = {
  .enter = entered, .leave = left, .motion = moved, .button = pressed, .axis = scrolled
};

static void keymap_changed(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t file, uint32_t size) {
  (void)data, (void)keyboard, (void)format, (void)size;
  close(file);
}
static void focused(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
                    struct wl_array *keys) {
  Seat *self = data;
  (void)keyboard, (void)serial, (void)surface, (void)keys;
  try_again(self);
  self->is_focused = 1;
}
static void unfocused(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
  (void)keyboard, (void)serial, (void)surface;
  ((Seat *)data)->is_focused = 0;
}
static void key_pressed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key, uint32_t state) {
  (void)data, (void)keyboard, (void)serial, (void)time, (void)key, (void)state;
}
static void modifiers_changed(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t pressed, uint32_t latched,
                              uint32_t locked, uint32_t group) {
  (void)data, (void)keyboard, (void)serial, (void)pressed, (void)latched, (void)locked, (void)group;
}
static const struct wl_keyboard_listener keyboard_listener = {
  .keymap = keymap_changed, .enter = focused, .leave = unfocused, .key = key_pressed, .modifiers = modifiers_changed
};

static void drop_keyboard(Seat *self) {
  if (self->keyboard) wl_keyboard_release(self->keyboard);
  self->keyboard = NULL;
  self->is_focused = 0;
}

static void drop_pointer(Seat *self) {
  if (self->pointer) wl_pointer_release(self->pointer);
  self->pointer = NULL;
  self->surface = NULL;
  self->is_waiting = 0;
  forget_answer(self);
  stop_returning(self);
}

static void capabilities_changed(void *data, struct wl_seat *seat, uint32_t capabilities) {
  Seat *self = data;
  if (self->is_other || !(capabilities & WL_SEAT_CAPABILITY_POINTER)) {
    drop_pointer(self);
  } else if (!self->pointer) {
    self->pointer = wl_seat_get_pointer(seat);
    if (self->pointer) wl_pointer_add_listener(self->pointer, &pointer_listener, self);
  }
  if (self->is_other || !(capabilities & WL_SEAT_CAPABILITY_KEYBOARD)) {
    drop_keyboard(self);
  } else if (!self->keyboard) {
    self->keyboard = wl_seat_get_keyboard(seat);
    if (self->keyboard) wl_keyboard_add_listener(self->keyboard, &keyboard_listener, self);
  }
}
/* The name may come after the capabilities. */
static void seat_named(void *data, struct wl_seat *seat, const char *name) {
  Seat *self = data;
  (void)seat;
  self->is_other = self->display->seat_name && strcmp(name, self->display->seat_name) != 0;
  if (!self->is_other) return;
  drop_pointer(self);
  drop_keyboard(self);
}
static const struct wl_seat_listener seat_listener = { capabilities_changed, seat_named };

static void free_seat(Seat *seat) {
  drop_pointer(seat);
  drop_keyboard(seat);
  if (seat->display->latest == seat) seat->display->latest = NULL;
  wl_seat_destroy(seat->seat); /* A release is of version 5. */
  free(seat);
}

static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  Wayland *self = data;
  if (strcmp(interface, wl_seat_interface.name) == 0) {
    Seat *seat = version >= 3 ? calloc(1, sizeof *seat) : NULL;
    if (!seat) return;
    seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, 3);
    seat->name = name;
    seat->display = self;
    seat->next = self->seats;
    self->seats = seat;
    wl_seat_add_listener(seat->seat, &seat_listener, seat);
  } else if (strcmp(interface, wl_compositor_interface.name) == 0 && !self->compositor) {
    self->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
  } else if (strcmp(interface, zwp_pointer_constraints_v1_interface.name) == 0 && !self->constraints) {
    self->constraints = wl_registry_bind(registry, name, &zwp_pointer_constraints_v1_interface, 1);
  } else if (strcmp(interface, wp_pointer_warp_v1_interface.name) == 0 && !self->warp) {
    self->warp = wl_registry_bind(registry, name, &wp_pointer_warp_v1_interface, 1);
  }
}

static void global_went(void *data, struct wl_registry *registry, uint32_t name) {
  Wayland *self = data;
  (void)registry;
  for (Seat **link = &self->seats; *link; link = &(*link)->next) {
    Seat *seat = *link;
    if (seat->name != name) continue;
    *link = seat->next;
    free_seat(seat);
    return;
  }
}
static const struct wl_registry_listener registry_listener = { global_came, global_went };

/* Asks for the globals on a queue of its own, so that no event of the program is dispatched meanwhile. */
Wayland *wayland_create(struct wl_display *display, const char *seat_name) {
  Wayland *self = calloc(1, sizeof *self);
  if (self && seat_name && !(self->seat_name = strdup(seat_name))) {
    free(self);
    return NULL;
  }
  struct wl_event_queue *queue = self ? wl_display_create_queue(display) : NULL;
  struct wl_display *wrapper = queue ? wl_proxy_create_wrapper(display) : NULL;
  if (wrapper) {
    self->display = display;
    wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
    self->registry = wl_display_get_registry(wrapper);
    wl_proxy_wrapper_destroy(wrapper);
  }
  if (!wrapper || !self->registry) {
    if (queue) wl_event_queue_destroy(queue);
    if (self) free(self->seat_name);
    free(self);
    return NULL;
  }
  wl_registry_add_listener(self->registry, &registry_listener, self);
  /* The first answer has the globals, and the second the capabilities of the seats. */
  int is_connected = wl_display_roundtrip_queue(display, queue) >= 0 && wl_display_roundtrip_queue(display, queue) >= 0;
  wl_proxy_set_queue((struct wl_proxy *)self->registry, NULL);
  for (Seat *seat = self->seats; seat; seat = seat->next) {
    wl_proxy_set_queue((struct wl_proxy *)seat->seat, NULL);
    if (seat->pointer) wl_proxy_set_queue((struct wl_proxy *)seat->pointer, NULL);
    if (seat->keyboard) wl_proxy_set_queue((struct wl_proxy *)seat->keyboard, NULL);
  }
  if (self->compositor) wl_proxy_set_queue((struct wl_proxy *)self->compositor, NULL);
  if (self->constraints) wl_proxy_set_queue((struct wl_proxy *)self->constraints, NULL);
  if (self->warp) wl_proxy_set_queue((struct wl_proxy *)self->warp, NULL);
  /* What came meanwhile would be lost with the queue. */
  is_connected = is_connected && wl_display_dispatch_queue_pending(display, queue) >= 0;
  wl_event_queue_destroy(queue);
  if (is_connected) return self;
  wayland_destroy(self);
  return NULL;
}

void wayland_destroy(Wayland *self) {
  if (!self) return;
  self->left = NULL;
  while (self->seats) {
    Seat *seat = self->seats;
    self->seats = seat->next;
    free_seat(seat);
  }
  if (self->compositor) wl_compositor_destroy(self->compositor);
  if (self->constraints) zwp_pointer_constraints_v1_destroy(self->constraints);
  if (self->warp) wp_pointer_warp_v1_destroy(self->warp);
  wl_registry_destroy(self->registry);
  free(self->seat_name);
  free(self);
}

ptk_host_cursor_means wayland_means(const Wayland *self) {
  int can_warp = self->warp != NULL;
  for (const Seat *seat = self->seats; seat; seat = seat->next)
    if (seat->surface && seat->is_warp_refused) can_warp = 0;
  for (const Seat *seat = self->seats; seat; seat = seat->next)
    if (seat->surface && (seat->is_refused || (!can_warp && seat->keyboard && !seat->is_focused))) return PTK_HOST_CURSOR_NONE;
  if (can_warp) return PTK_HOST_CURSOR_WARP;
  return can_lock(self) ? PTK_HOST_CURSOR_LOCK : PTK_HOST_CURSOR_NONE;
}

/* The seat whose cursor is on a surface, or on any with NULL: of several, the one that did something last. */
static Seat *seat_on(const Wayland *self, const struct wl_surface *surface) {
  Seat *seat = self->latest;
  if (seat && seat->surface && (!surface || seat->surface == surface)) return seat;
  for (seat = self->seats; seat; seat = seat->next)
    if (seat->surface && (!surface || seat->surface == surface)) break;
  return seat;
}

struct wl_surface *wayland_surface(const Wayland *self) {
  const Seat *seat = seat_on(self, NULL);
  return seat ? seat->surface : NULL;
}

/* Compositors made with wlroots put the cursor into the region to which it is confined, and tell the program of it. */
static void confine(Wayland *self, struct wl_surface *surface, struct wl_pointer *pointer, int x, int y) {
  struct wl_region *pixel = wl_compositor_create_region(self->compositor);
  wl_region_add(pixel, x, y, 1, 1);
  struct zwp_confined_pointer_v1 *confinement = zwp_pointer_constraints_v1_confine_pointer(
    self->constraints, surface, pointer, pixel, ZWP_POINTER_CONSTRAINTS_V1_LIFETIME_ONESHOT);
  wl_region_destroy(pixel);
  zwp_confined_pointer_v1_destroy(confinement);
}

/* Compositors put the cursor where a lock hints when the lock ends; those made with wlroots do not tell the program. */
static void lock(Wayland *self, struct wl_surface *surface, struct wl_pointer *pointer, wl_fixed_t x, wl_fixed_t y) {
  struct zwp_locked_pointer_v1 *lock = zwp_pointer_constraints_v1_lock_pointer(
    self->constraints, surface, pointer, NULL, ZWP_POINTER_CONSTRAINTS_V1_LIFETIME_ONESHOT);
  zwp_locked_pointer_v1_set_cursor_position_hint(lock, x, y);
  wl_surface_commit(surface); /* The hint is a state of the surface. */
  zwp_locked_pointer_v1_destroy(lock);
}

int wayland_move(Wayland *self, struct wl_surface *surface, double x, double y) {
  Seat *seat = surface ? seat_on(self, surface) : NULL;
  if (!seat || !(x >= 0 && y >= 0 && x < 32768 && y < 32768)) return 0;
  /* Mutter cuts off the part of a pixel, and a flight ends up to 0.05 beside its goal: to a quarter. */
  x = (int)(x * 4 + 0.5) / 4.0, y = (int)(y * 4 + 0.5) / 4.0;
  wl_fixed_t fixed_x = wl_fixed_from_double(x), fixed_y = wl_fixed_from_double(y);
  switch (wayland_means(self)) {
    case PTK_HOST_CURSOR_WARP:
      wp_pointer_warp_v1_warp_pointer(self->warp, surface, seat->pointer, fixed_x, fixed_y, seat->serial);
      break;
    case PTK_HOST_CURSOR_LOCK:
      confine(self, surface, seat->pointer, (int)x, (int)y);
      lock(self, surface, seat->pointer, fixed_x, fixed_y);
      break;
    default: return 0;
  }
  forget_answer(seat);
  if (seat->moved_on != surface) stop_returning(seat); /* The former surface is asked about no more. */
  seat->moved_on = surface;
  seat->wanted_x = x;
  seat->wanted_y = y;
  seat->is_waiting = 1;
  seat->answer = wl_display_sync(self->display);
  if (seat->answer) wl_callback_add_listener(seat->answer, &answer_listener, seat);
  return wl_display_flush(self->display) >= 0 || errno == EAGAIN;
}

void wayland_set_unreported(Wayland *self, ptk_host_cursor_unreported unreported, void *data) {
  self->unreported = unreported;
  self->unreported_data = data;
}

void wayland_set_left(Wayland *self, ptk_host_cursor_left left, void *data) {
  self->left = left;
  self->left_data = data;
}

int wayland_returns(const Wayland *self, const struct wl_surface *surface, int is_queued) {
  for (Seat *seat = self->seats; seat; seat = seat->next) {
    if (seat->answer && seat->moved_on == surface) {
      seat->is_queued = is_queued;
      return seat->is_returning = 1;
    }
    if (is_queued && seat->surface == surface) return 1;
  }
  return 0;
}

int wayland_has_answered(const Wayland *self) {
  for (const Seat *seat = self->seats; seat; seat = seat->next)
    if (seat->answer) return 0;
  return 1;
}

void wayland_report(const Wayland *self, struct wl_pointer *pointer, double x, double y) {
  struct wl_proxy *proxy = (struct wl_proxy *)pointer;
  const struct wl_pointer_listener *listener = wl_proxy_get_listener(proxy);
  void *data = wl_proxy_get_user_data(proxy);
  if (!listener) return;
  uint32_t time = self->event_time + (milliseconds() - self->event_time_local);
  listener->motion(data, pointer, time, wl_fixed_from_double(x), wl_fixed_from_double(y));
  if (wl_proxy_get_version(proxy) >= WL_POINTER_FRAME_SINCE_VERSION) listener->frame(data, pointer);
}
