#define _GNU_SOURCE /* For memfd_create(). */
#include "compositor.h"

#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server.h>

#include "pointer-constraints-unstable-v1-server-protocol.h"
#include "pointer-warp-v1-server-protocol.h"

typedef struct Seat {
  Compositor *compositor;
  struct wl_global *global;
  struct wl_list resources, pointers, keyboards;
  struct wl_resource *surface, *focused; /* Of the pointer, and of the keyboard. */
  int has_pointer;
  Seen seen;
} Seat;

/* A lock or a confinement. */
typedef struct Constraint {
  Seat *seat;
  struct wl_resource *surface, *resource;
  int is_lock, is_in_force, has_hint, is_hint_pending;
  double x, y; /* Hinted. */
  struct Constraint *next;
} Constraint;

/* A region's first rectangle. */
typedef struct Region {
  int x, y;
} Region;

struct Compositor {
  Behavior behavior;
  struct wl_display *display;
  struct wl_client *client;
  struct wl_listener client_listener;
  Seat seats[SEATS];
  Constraint *constraints;
  pthread_t thread;
  pthread_mutex_t mutex;
  int wake[2];
};

/* ---- The cursor --------------------------------------------------------------------------------------------------- */

static uint32_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static void report(Seat *seat, uint32_t age) {
  struct wl_resource *each;
  wl_resource_for_each(each, &seat->pointers) {
    wl_pointer_send_motion(each, milliseconds() - age, wl_fixed_from_double(seat->seen.x), wl_fixed_from_double(seat->seen.y));
    if (wl_resource_get_version(each) >= WL_POINTER_FRAME_SINCE_VERSION) wl_pointer_send_frame(each);
  }
}

static int contains(double x, double y) { return x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT; }

static int is_locked(const Seat *seat) {
  for (const Constraint *each = seat->compositor->constraints; each; each = each->next)
    if (each->seat == seat && each->is_lock && each->is_in_force) return 1;
  return 0;
}

static void send_enter(Seat *seat, struct wl_resource *pointer) {
  wl_pointer_send_enter(pointer, seat->seen.serial, seat->surface, wl_fixed_from_double(seat->seen.x),
                        wl_fixed_from_double(seat->seen.y));
  if (wl_resource_get_version(pointer) >= WL_POINTER_FRAME_SINCE_VERSION) wl_pointer_send_frame(pointer);
}

static void put(Seat *seat, double x, double y, int is_silent) {
  seat->seen.x = x;
  seat->seen.y = y;
  if (!is_silent) report(seat, 0);
}

/* As the program asked. */
static void put_for_program(Seat *seat, double x, double y) {
  const Behavior *behavior = &seat->compositor->behavior;
  struct wl_resource *each;
  put(seat, x, y, behavior->is_silent || behavior->is_weston);
  if (!behavior->is_weston || !seat->surface) return;
  wl_resource_for_each(each, &seat->pointers) {
    wl_pointer_send_leave(each, wl_display_next_serial(seat->compositor->display), seat->surface);
    if (wl_resource_get_version(each) >= WL_POINTER_FRAME_SINCE_VERSION) wl_pointer_send_frame(each);
  }
  seat->seen.serial = wl_display_next_serial(seat->compositor->display);
  wl_resource_for_each(each, &seat->pointers) send_enter(seat, each);
}

static void forget_surface(Seat *seat) {
  for (Constraint *each = seat->compositor->constraints; each; each = each->next) {
    if (each->seat != seat || !each->is_in_force) continue;
    each->is_in_force = 0;
    if (each->is_lock) zwp_locked_pointer_v1_send_unlocked(each->resource);
    else zwp_confined_pointer_v1_send_unconfined(each->resource);
  }
  seat->surface = NULL;
  seat->seen.surface = 0;
}

static void send_focus(Seat *seat, struct wl_resource *keyboard) {
  struct wl_array keys;
  wl_array_init(&keys);
  wl_keyboard_send_enter(keyboard, wl_display_next_serial(seat->compositor->display), seat->focused, &keys);
}

static void set_focus(Seat *seat, struct wl_resource *focused) {
  struct wl_resource *each;
  wl_resource_for_each(each, &seat->keyboards)
    if (seat->focused) wl_keyboard_send_leave(each, wl_display_next_serial(seat->compositor->display), seat->focused);
  seat->focused = focused;
  wl_resource_for_each(each, &seat->keyboards)
    if (focused) send_focus(seat, each);
}

/* ---- Requests ------------------------------------------------------------------------------------------------------ */

/* Of a compositor that dies, the program gets nothing after the request that it dies of. */
static void count_request(Compositor *self) {
  if (self->behavior.remaining == 0 || --self->behavior.remaining > 0 || !self->client) return;
  shutdown(wl_client_get_fd(self->client), SHUT_RDWR);
}

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static struct wl_resource *make(struct wl_client *client, const struct wl_interface *interface, int version, uint32_t id,
                                const void *requests, void *data, void (*destroyed)(struct wl_resource *)) {
  struct wl_resource *resource = wl_resource_create(client, interface, version, id);
  wl_resource_set_implementation(resource, requests, data, destroyed);
  return resource;
}

static void add_to_region(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width,
                          int32_t height) {
  (void)client, (void)width, (void)height;
  *(Region *)wl_resource_get_user_data(resource) = (Region){ x, y };
}
static void free_region(struct wl_resource *resource) { free(wl_resource_get_user_data(resource)); }
static const struct wl_region_interface region_requests = { .destroy = destroy, .add = add_to_region };

static void create_region(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  count_request(wl_resource_get_user_data(resource));
  make(client, &wl_region_interface, 1, id, &region_requests, calloc(1, sizeof(Region)), free_region);
}

/* A hint is part of the surface's state. */
static void commit(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  Compositor *self = wl_resource_get_user_data(resource);
  count_request(self);
  for (Constraint *each = self->constraints; each; each = each->next)
    if (each->surface == resource && each->is_hint_pending) each->has_hint = 1;
}
static void destroy_surface(struct wl_resource *resource) {
  Compositor *self = wl_resource_get_user_data(resource);
  for (Seat *each = self->seats; each < self->seats + SEATS; each++)
    if (each->surface == resource) forget_surface(each);
  for (Seat *each = self->seats; each < self->seats + SEATS; each++)
    if (each->focused == resource) set_focus(each, NULL);
  for (Constraint *each = self->constraints; each; each = each->next)
    if (each->surface == resource) each->surface = NULL;
}
static const struct wl_surface_interface surface_requests = { .destroy = destroy, .commit = commit };

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  count_request(wl_resource_get_user_data(resource));
  make(client, &wl_surface_interface, 1, id, &surface_requests, wl_resource_get_user_data(resource), destroy_surface);
}
static const struct wl_compositor_interface compositor_requests = { create_surface, create_region };

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  count_request(data);
  make(client, &wl_compositor_interface, (int)version, id, &compositor_requests, data, NULL);
}

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }
static void set_cursor(struct wl_client *client, struct wl_resource *resource, uint32_t serial, struct wl_resource *surface,
                       int32_t x, int32_t y) {
  (void)client, (void)x, (void)y;
  Seat *seat = wl_resource_get_user_data(resource);
  count_request(seat->compositor);
  if (!surface) seat->seen.hidden_serial = serial;
}
static const struct wl_pointer_interface pointer_requests = { .set_cursor = set_cursor, .release = destroy };

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  Seat *seat = wl_resource_get_user_data(resource);
  count_request(seat->compositor);
  struct wl_resource *pointer =
    make(client, &wl_pointer_interface, wl_resource_get_version(resource), id, &pointer_requests, seat, unlink_resource);
  wl_list_insert(&seat->pointers, wl_resource_get_link(pointer));
  if (seat->surface) send_enter(seat, pointer);
}

static const struct wl_keyboard_interface keyboard_requests = { destroy };
static void get_keyboard(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  Seat *seat = wl_resource_get_user_data(resource);
  int keymap = memfd_create("keymap", MFD_CLOEXEC);
  count_request(seat->compositor);
  struct wl_resource *keyboard =
    make(client, &wl_keyboard_interface, wl_resource_get_version(resource), id, &keyboard_requests, seat, unlink_resource);
  wl_list_insert(&seat->keyboards, wl_resource_get_link(keyboard));
  wl_keyboard_send_keymap(keyboard, WL_KEYBOARD_KEYMAP_FORMAT_NO_KEYMAP, keymap, 0);
  close(keymap);
  if (seat->focused) send_focus(seat, keyboard);
}
static const struct wl_seat_interface seat_requests = {
  .get_pointer = get_pointer, .get_keyboard = get_keyboard, .release = destroy
};

/* The keyboard is always there. */
static void send_capabilities(Seat *seat, struct wl_resource *resource) {
  wl_seat_send_capabilities(resource, WL_SEAT_CAPABILITY_KEYBOARD | (seat->has_pointer ? WL_SEAT_CAPABILITY_POINTER : 0));
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  Seat *seat = data;
  count_request(seat->compositor);
  struct wl_resource *resource =
    make(client, &wl_seat_interface, (int)version, id, &seat_requests, seat, unlink_resource);
  wl_list_insert(&seat->resources, wl_resource_get_link(resource));
  send_capabilities(seat, resource);
  if (version >= WL_SEAT_NAME_SINCE_VERSION) wl_seat_send_name(resource, seat == seat->compositor->seats ? "first" : "second");
}

static void note(Seat *seat, struct wl_resource *surface, double x, double y) {
  seat->seen.moves += 1;
  seat->seen.wanted_surface = wl_resource_get_id(surface);
  seat->seen.wanted_x = x;
  seat->seen.wanted_y = y;
}

static void warp(struct wl_client *client, struct wl_resource *resource, struct wl_resource *surface,
                 struct wl_resource *pointer, wl_fixed_t fixed_x, wl_fixed_t fixed_y, uint32_t serial) {
  (void)client;
  Compositor *self = wl_resource_get_user_data(resource);
  Seat *seat = wl_resource_get_user_data(pointer);
  double x = wl_fixed_to_double(fixed_x), y = wl_fixed_to_double(fixed_y);
  count_request(self);
  note(seat, surface, x, y);
  seat->seen.wanted_serial = serial;
  if (!self->behavior.refuses && !self->behavior.refuses_warps && surface == seat->surface && serial == seat->seen.serial && contains(x, y))
    put_for_program(seat, x, y);
}
static const struct wp_pointer_warp_v1_interface warp_requests = { destroy, warp };

static void bind_warp(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  count_request(data);
  make(client, &wp_pointer_warp_v1_interface, (int)version, id, &warp_requests, data, NULL);
}

static void hint(struct wl_client *client, struct wl_resource *resource, wl_fixed_t x, wl_fixed_t y) {
  (void)client;
  Constraint *self = wl_resource_get_user_data(resource);
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
  self->is_hint_pending = 1;
  if (self->surface) note(self->seat, self->surface, self->x, self->y);
}
static void set_region(struct wl_client *client, struct wl_resource *resource, struct wl_resource *region) {
  (void)client, (void)resource, (void)region;
}
static const struct zwp_locked_pointer_v1_interface lock_requests = { destroy, hint, set_region };
static const struct zwp_confined_pointer_v1_interface confinement_requests = { destroy, set_region };

static void end_constraint(struct wl_resource *resource) {
  Constraint *self = wl_resource_get_user_data(resource), **link = &self->seat->compositor->constraints;
  while (*link != self) link = &(*link)->next;
  *link = self->next;
  self->seat->seen.constraints -= 1;
  if (self->is_in_force && self->has_hint && contains(self->x, self->y))
    put_for_program(self->seat, self->x, self->y);
  free(self);
}

static void constrain(struct wl_resource *manager, int is_lock, uint32_t id, struct wl_resource *surface,
                      struct wl_resource *pointer, struct wl_resource *region) {
  Seat *seat = wl_resource_get_user_data(pointer);
  Compositor *self = seat->compositor;
  count_request(self);
  for (Constraint *each = self->constraints; each; each = each->next) {
    if (each->seat != seat || each->surface != surface) continue;
    wl_resource_post_error(manager, ZWP_POINTER_CONSTRAINTS_V1_ERROR_ALREADY_CONSTRAINED, "already constrained");
    return;
  }
  Constraint *constraint = calloc(1, sizeof *constraint);
  *constraint = (Constraint){ .seat = seat, .surface = surface, .is_lock = is_lock, .next = self->constraints };
  self->constraints = constraint;
  seat->seen.constraints += 1;
  const struct wl_interface *interface = is_lock ? &zwp_locked_pointer_v1_interface : &zwp_confined_pointer_v1_interface;
  const void *requests = is_lock ? (const void *)&lock_requests : &confinement_requests;
  struct wl_resource *resource = constraint->resource =
    make(wl_resource_get_client(manager), interface, 1, id, requests, constraint, end_constraint);
  if (self->behavior.refuses || surface != seat->surface || !seat->focused) return;
  constraint->is_in_force = 1;
  if (is_lock) {
    zwp_locked_pointer_v1_send_locked(resource);
  } else {
    zwp_confined_pointer_v1_send_confined(resource);
    Region *pixel = region ? wl_resource_get_user_data(region) : NULL;
    if (pixel && self->behavior.is_wlroots && contains(pixel->x, pixel->y)) put(seat, pixel->x, pixel->y, 0);
  }
}

static void lock(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface,
                 struct wl_resource *pointer, struct wl_resource *region, uint32_t lifetime) {
  (void)client, (void)lifetime;
  constrain(resource, 1, id, surface, pointer, region);
}
static void confine(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface,
                    struct wl_resource *pointer, struct wl_resource *region, uint32_t lifetime) {
  (void)client, (void)lifetime;
  constrain(resource, 0, id, surface, pointer, region);
}
static const struct zwp_pointer_constraints_v1_interface constraints_requests = { destroy, lock, confine };

static void bind_constraints(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  count_request(data);
  make(client, &zwp_pointer_constraints_v1_interface, (int)version, id, &constraints_requests, data, NULL);
}

/* ---- The thread ---------------------------------------------------------------------------------------------------- */

static void client_ended(struct wl_listener *listener, void *data) {
  Compositor *self = wl_container_of(listener, self, client_listener);
  (void)data;
  self->client = NULL;
}

static void *run(void *data) {
  Compositor *self = data;
  struct wl_event_loop *loop = wl_display_get_event_loop(self->display);
  struct pollfd ready[] = { { wl_event_loop_get_fd(loop), POLLIN, 0 }, { self->wake[0], POLLIN, 0 } };
  while (poll(ready, 2, -1) >= 0 && !ready[1].revents) {
    pthread_mutex_lock(&self->mutex);
    wl_event_loop_dispatch(loop, 0);
    wl_display_flush_clients(self->display);
    pthread_mutex_unlock(&self->mutex);
  }
  return NULL;
}

Compositor *compositor_start(Behavior behavior, int *descriptor) {
  Compositor *self = calloc(1, sizeof *self);
  int sockets[2];
  if (!self || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) < 0 || pipe(self->wake) < 0) abort();
  self->behavior = behavior;
  self->display = wl_display_create();
  wl_global_create(self->display, &wl_compositor_interface, 4, self, bind_compositor);
  if (behavior.has_warp) wl_global_create(self->display, &wp_pointer_warp_v1_interface, 1, self, bind_warp);
  if (behavior.has_constraints)
    wl_global_create(self->display, &zwp_pointer_constraints_v1_interface, 1, self, bind_constraints);
  for (Seat *seat = self->seats; seat < self->seats + SEATS; seat++) {
    seat->compositor = self;
    seat->has_pointer = 1;
    wl_list_init(&seat->resources);
    wl_list_init(&seat->pointers);
    wl_list_init(&seat->keyboards);
  }
  if (behavior.extend) behavior.extend(self->display);
  self->client = wl_client_create(self->display, sockets[0]);
  self->client_listener.notify = client_ended;
  wl_client_add_destroy_listener(self->client, &self->client_listener);
  *descriptor = sockets[1];
  pthread_mutex_init(&self->mutex, NULL);
  compositor_add_seat(self, 0);
  pthread_create(&self->thread, NULL, run, self);
  return self;
}

void compositor_stop(Compositor *self) {
  if (write(self->wake[1], "", 1) != 1) abort();
  pthread_join(self->thread, NULL);
  wl_display_destroy_clients(self->display);
  wl_display_destroy(self->display);
  pthread_mutex_destroy(&self->mutex);
  close(self->wake[0]);
  close(self->wake[1]);
  free(self);
}

/* ---- What the test does with it -------------------------------------------------------------------------------------- */

static Seat *begin(Compositor *self, int seat) {
  pthread_mutex_lock(&self->mutex);
  return &self->seats[seat];
}
static void end(Compositor *self) {
  wl_display_flush_clients(self->display);
  pthread_mutex_unlock(&self->mutex);
}

Seen compositor_see(Compositor *self, int number) {
  Seen seen = begin(self, number)->seen;
  seen.is_dead = !self->client;
  end(self);
  return seen;
}

static void leave(Seat *seat) {
  struct wl_resource *each;
  if (!seat->surface) return;
  wl_resource_for_each(each, &seat->pointers)
    wl_pointer_send_leave(each, wl_display_next_serial(seat->compositor->display), seat->surface);
  forget_surface(seat);
}

void compositor_leave(Compositor *self, int number) {
  leave(begin(self, number));
  end(self);
}

void compositor_enter(Compositor *self, int number, uint32_t surface, double x, double y) {
  Seat *seat = begin(self, number);
  struct wl_resource *each, *entered = self->client ? wl_client_get_object(self->client, surface) : NULL;
  leave(seat);
  if (entered && seat->has_pointer && wl_resource_instance_of(entered, &wl_surface_interface, &surface_requests)) {
    seat->surface = entered;
    seat->seen.surface = surface;
    seat->seen.serial = wl_display_next_serial(self->display);
    seat->seen.x = x;
    seat->seen.y = y;
    wl_resource_for_each(each, &seat->pointers) send_enter(seat, each);
  }
  end(self);
}

void compositor_move(Compositor *self, int number, double dx, double dy) {
  Seat *seat = begin(self, number);
  double x = seat->seen.x + dx, y = seat->seen.y + dy;
  if (seat->surface && !is_locked(seat) && contains(x, y)) put(seat, x, y, 0);
  end(self);
}

void compositor_stroke(Compositor *self, int number, double dx, double dy, int count) {
  Seat *seat = begin(self, number);
  for (int i = count - 1; i >= 0 && seat->surface; i--) {
    put(seat, seat->seen.x + dx, seat->seen.y + dy, 1);
    report(seat, 8 * (uint32_t)i);
  }
  end(self);
}

void compositor_focus(Compositor *self, int number, uint32_t surface) {
  Seat *seat = begin(self, number);
  struct wl_resource *focused = self->client && surface ? wl_client_get_object(self->client, surface) : NULL;
  if (focused && !wl_resource_instance_of(focused, &wl_surface_interface, &surface_requests)) focused = NULL;
  set_focus(seat, focused);
  end(self);
}

void compositor_press(Compositor *self, int number, int is_down) {
  Seat *seat = begin(self, number);
  struct wl_resource *each;
  if (seat->surface)
    wl_resource_for_each(each, &seat->pointers)
      wl_pointer_send_button(each, wl_display_next_serial(self->display), milliseconds(), 0x110, is_down ? 1 : 0);
  end(self);
}

void compositor_plug(Compositor *self, int number, int has_pointer) {
  Seat *seat = begin(self, number);
  struct wl_resource *each;
  if (!has_pointer) leave(seat);
  seat->has_pointer = has_pointer;
  wl_resource_for_each(each, &seat->resources) send_capabilities(seat, each);
  end(self);
}

void compositor_add_seat(Compositor *self, int number) {
  Seat *seat = begin(self, number);
  if (!seat->global) seat->global = wl_global_create(self->display, &wl_seat_interface, 8, seat, bind_seat);
  end(self);
}

void compositor_remove_seat(Compositor *self, int number) {
  Seat *seat = begin(self, number);
  leave(seat);
  if (seat->global) wl_global_remove(seat->global); /* A program may still bind it; it goes with the display. */
  seat->global = NULL;
  end(self);
}

void compositor_do(Compositor *self, void (*function)(struct wl_display *display, void *data), void *data) {
  begin(self, 0);
  if (self->client) function(self->display, data);
  end(self);
}

void compositor_scroll(Compositor *self, int number, int is_of_fingers, double value, int steps) {
  Seat *seat = begin(self, number);
  struct wl_resource *each;
  if (seat->surface)
    wl_resource_for_each(each, &seat->pointers) {
      int version = wl_resource_get_version(each);
      if (version < WL_POINTER_AXIS_VALUE120_SINCE_VERSION) continue;
      wl_pointer_send_axis_source(each, is_of_fingers ? WL_POINTER_AXIS_SOURCE_FINGER : WL_POINTER_AXIS_SOURCE_WHEEL);
      if (steps) wl_pointer_send_axis_value120(each, WL_POINTER_AXIS_VERTICAL_SCROLL, steps);
      if (value != 0) wl_pointer_send_axis(each, milliseconds(), WL_POINTER_AXIS_VERTICAL_SCROLL, wl_fixed_from_double(value));
      else wl_pointer_send_axis_stop(each, milliseconds(), WL_POINTER_AXIS_VERTICAL_SCROLL);
      wl_pointer_send_frame(each);
    }
  end(self);
}

void compositor_refuse(Compositor *self, int refuses) {
  begin(self, 0);
  self->behavior.refuses = refuses;
  end(self);
}

void compositor_die(Compositor *self) {
  begin(self, 0);
  if (self->client) wl_client_destroy(self->client);
  end(self);
}
