#include "program.h"

#include <stdlib.h>
#include <string.h>

const char *now_testing;
int failures;

static void tell(Program *self, Heard heard) {
  if (self->heard) self->heard(self, heard);
}

static void entered(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
                    wl_fixed_t y) {
  Program *self = data;
  (void)pointer, (void)serial, (void)surface;
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
  tell(self, ENTERED);
}
static void left(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  (void)pointer, (void)serial, (void)surface;
  tell(data, LEFT);
}
static void moved(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  Program *self = data;
  (void)pointer, (void)time;
  self->reports += 1;
  self->x = wl_fixed_to_double(x);
  self->y = wl_fixed_to_double(y);
  tell(self, MOVED);
}
static void pressed(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)pointer, (void)serial, (void)time, (void)button;
  tell(data, state ? PRESSED : RELEASED);
}
static void framed(void *data, struct wl_pointer *pointer) {
  Program *self = data;
  (void)pointer;
  self->frames += 1;
}
static const struct wl_pointer_listener pointer_listener = {
  .enter = entered, .leave = left, .motion = moved, .button = pressed, .frame = framed
};

static void capable(void *data, struct wl_seat *seat, uint32_t capabilities) {
  Program *self = data;
  int index = 0;
  while (self->seats[index] != seat) index++;
  if (!(capabilities & WL_SEAT_CAPABILITY_POINTER) || self->pointers[index]) return;
  self->pointers[index] = wl_seat_get_pointer(seat);
  wl_pointer_add_listener(self->pointers[index], &pointer_listener, self);
}
static void named(void *data, struct wl_seat *seat, const char *name) { (void)data, (void)seat, (void)name; }
static const struct wl_seat_listener seat_listener = { capable, named };

static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  Program *self = data;
  (void)version;
  if (strcmp(interface, "wl_compositor") == 0)
    self->surfaces_from = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  if (strcmp(interface, "wl_seat") == 0 && self->seat_count < 8) {
    struct wl_seat *seat = self->seats[self->seat_count++] = wl_registry_bind(registry, name, &wl_seat_interface, 5);
    wl_seat_add_listener(seat, &seat_listener, self);
  }
}
static void global_went(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }
static const struct wl_registry_listener registry_listener = { global_came, global_went };

int settle(Program *self) { return wl_display_roundtrip(self->display) >= 0 && wl_display_roundtrip(self->display) >= 0; }

Program *start(Behavior behavior) {
  Program *self = calloc(1, sizeof *self);
  int descriptor;
  if (!self) abort();
  self->compositor = compositor_start(behavior, &descriptor);
  self->display = wl_display_connect_to_fd(descriptor);
  self->registry = wl_display_get_registry(self->display);
  wl_registry_add_listener(self->registry, &registry_listener, self);
  settle(self);
  for (int i = 0; self->surfaces_from && i < SURFACES; i++) self->surfaces[i] = wl_compositor_create_surface(self->surfaces_from);
  self->cursor = ptk_host_cursor_for_wayland(self->display, NULL);
  settle(self);
  return self;
}

void stop(Program *self) {
  ptk_host_cursor_destroy(self->cursor);
  for (int i = 0; i < self->seat_count; i++) {
    if (self->pointers[i]) wl_pointer_release(self->pointers[i]);
    wl_seat_release(self->seats[i]);
  }
  for (int i = 0; i < SURFACES; i++)
    if (self->surfaces[i]) wl_surface_destroy(self->surfaces[i]);
  if (self->surfaces_from) wl_compositor_destroy(self->surfaces_from);
  wl_registry_destroy(self->registry);
  wl_display_disconnect(self->display);
  compositor_stop(self->compositor);
  free(self);
}

typedef struct Search {
  const struct wl_interface *interface;
  void **place;
} Search;

static void one_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  const Search *search = data;
  (void)version;
  if (*search->place || strcmp(interface, search->interface->name) != 0) return;
  *search->place = wl_registry_bind(registry, name, search->interface, 1);
}
static const struct wl_registry_listener search_listener = { one_came, global_went };

struct wl_registry *find(Program *self, const struct wl_interface *interface, void **place) {
  Search search = { interface, place };
  struct wl_registry *registry = wl_display_get_registry(self->display);
  wl_registry_add_listener(registry, &search_listener, &search);
  settle(self);
  return registry;
}

uint32_t id_of(struct wl_surface *surface) { return surface ? wl_proxy_get_id((struct wl_proxy *)surface) : 0; }
void enter(Program *self, int seat, int surface, double x, double y) {
  compositor_focus(self->compositor, seat, id_of(self->surfaces[surface]));
  compositor_enter(self->compositor, seat, id_of(self->surfaces[surface]), x, y);
  settle(self);
}
