/* The pointer of a surface, and the globals of the display that it uses. */
#define _POSIX_C_SOURCE 200809L
#include "pointerkit-wayland.h"

#include <stdlib.h>
#include <string.h>

#include "cursor.h"
#include "inputs.h"
#include "pointing.h"
#include "presentation.h"
#include "scale.h"
#include "seat.h"
#include "state.h"

#include "cursor-shape-v1-client-protocol.h"
#include "fractional-scale-v1-client-protocol.h"
#include "pointer-constraints-unstable-v1-client-protocol.h"
#include "pointer-gestures-unstable-v1-client-protocol.h"
#include "presentation-time-client-protocol.h"
#include "relative-pointer-unstable-v1-client-protocol.h"
#include "tablet-unstable-v2-client-protocol.h"

static void global_came(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  ptk_wayland *self = data;
  /* What is bound by name alone: where it goes, and the greatest version whose events are handled. */
  const struct {
    const struct wl_interface *interface;
    void *place;
    uint32_t version;
  } managers[] = {
    { &zwp_relative_pointer_manager_v1_interface, &self->relative, 1 },
    { &zwp_pointer_constraints_v1_interface, &self->constraints, 1 },
    { &zwp_pointer_gestures_v1_interface, &self->gestures, 3 },
    { &zwp_tablet_manager_v2_interface, &self->tablets, 1 },
    { &wp_cursor_shape_manager_v1_interface, &self->shapes, 1 },
    { &wp_fractional_scale_manager_v1_interface, &self->scales, 1 },
  };
  for (size_t i = 0; i < sizeof managers / sizeof *managers; i++)
    if (strcmp(interface, managers[i].interface->name) == 0)
      *(void **)managers[i].place =
        wl_registry_bind(registry, name, managers[i].interface, version < managers[i].version ? version : managers[i].version);
  if (strcmp(interface, wp_presentation_interface.name) == 0)
    presentation_begin(self, wl_registry_bind(registry, name, &wp_presentation_interface, 1));
  else if (strcmp(interface, wl_output_interface.name) == 0) output_add(self, registry, name, version);
  else if (strcmp(interface, wl_seat_interface.name) == 0) seat_add(self, registry, name, version);
  for (Seat *seat = self->seats; seat; seat = seat->next) seat_complete(seat);
  scale_complete(self);
}

static void global_went(void *data, struct wl_registry *registry, uint32_t name) {
  ptk_wayland *self = data;
  (void)registry;
  output_remove(self, name);
  for (Seat *seat = self->seats; seat; seat = seat->next)
    if (seat->name == name) {
      seat_remove(self, seat);
      return;
    }
}
static const struct wl_registry_listener listener = { global_came, global_went };

ptk_wayland *ptk_wayland_create(struct wl_display *display, struct wl_surface *surface, ptk_engine *engine, const char *seat) {
  ptk_wayland *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  *self = (ptk_wayland){ .display = display, .surface = surface, .engine = engine, .scale = 1 };
  self->fixed_kind = -1;
  self->moves_cursor = 1;
  if ((seat && !(self->seat_name = strdup(seat))) || !(self->cursor = ptk_host_cursor_for_wayland(display, seat)) ||
      !(self->registry = wl_display_get_registry(display))) {
    ptk_wayland_destroy(self);
    return NULL;
  }
  ptk_host_cursor_set_left(self->cursor, cursor_left, self);
  wl_registry_add_listener(self->registry, &listener, self);
  return self;
}

void ptk_wayland_destroy(ptk_wayland *self) {
  if (!self) return;
  self->on_input = NULL;
  ptk_wayland_set_locked(self, 0);
  while (self->seats) seat_remove(self, self->seats);
  scale_end(self);
  presentation_end(self);
  if (self->relative) zwp_relative_pointer_manager_v1_destroy(self->relative);
  if (self->constraints) zwp_pointer_constraints_v1_destroy(self->constraints);
  if (self->gestures) zwp_pointer_gestures_v1_destroy(self->gestures);
  if (self->tablets) zwp_tablet_manager_v2_destroy(self->tablets);
  if (self->shapes) wp_cursor_shape_manager_v1_destroy(self->shapes);
  if (self->scales) wp_fractional_scale_manager_v1_destroy(self->scales);
  if (self->registry) wl_registry_destroy(self->registry);
  ptk_host_cursor_destroy(self->cursor);
  free(self->seat_name);
  free(self);
}

void ptk_wayland_on_input(ptk_wayland *self, void (*function)(void *data), void *data) {
  self->on_input = function;
  self->on_input_data = data;
}

/* A compositor that is gone releases nothing. */
static void lose(ptk_wayland *self, int64_t now) {
  ptk_input input = ptk_input_cancel(now);
  self->is_lost = 1;
  self->is_locked = 0;
  handle(self, &input);
  for (Pointing *each = self->pointings; each; each = each->next) pointing_leave(self, each);
}

const ptk_frame *ptk_wayland_step(ptk_wayland *self, int64_t now) {
  if (!self->is_lost && wl_display_get_error(self->display) != 0) lose(self, now);
  cursor_prepare(self, now);
  const ptk_frame *frame = ptk_engine_step(self->engine, now, presentation_time(self, now));
  if (!frame) return NULL;
  cursor_follow(self, frame, now);
  if (frame->has_damage) presentation_ask(self);
  return frame;
}
