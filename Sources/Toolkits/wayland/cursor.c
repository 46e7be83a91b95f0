/* The system's cursor: what it looks like over the surface, and where the engine moves it. */
#include "cursor.h"

#include "pointing.h"

#include "cursor-shape-v1-client-protocol.h"

void cursor_show(Seat *seat) {
  ptk_wayland *self = seat->display;
  if (!seat->pointing.is_over || !seat->pointer) return;
  if (!seat->shape && self->shapes) seat->shape = wp_cursor_shape_manager_v1_get_pointer(self->shapes, seat->pointer);
  if (self->shape && seat->shape) wp_cursor_shape_device_v1_set_shape(seat->shape, seat->serial, (uint32_t)self->shape);
  else wl_pointer_set_cursor(seat->pointer, seat->serial, NULL, 0, 0);
}

void cursor_end(Seat *seat) {
  if (seat->shape) wp_cursor_shape_device_v1_destroy(seat->shape);
  seat->shape = NULL;
}

int ptk_wayland_set_cursor(ptk_wayland *self, ptk_cursor cursor) {
  int32_t shape = 0;
  if (cursor != PTK_CURSOR_HIDDEN) ptk_cursor_convert(PTK_TOOLKIT_WAYLAND, cursor, &shape);
  if (shape > 34) shape = 1; /* An arrow in place of a shape of version 2. */
  if (shape != self->shape) {
    self->shape = shape;
    for (Seat *seat = self->seats; seat; seat = seat->next) cursor_show(seat);
  }
  return self->shapes != NULL;
}

void ptk_wayland_set_moves_cursor(ptk_wayland *self, int moves) { self->moves_cursor = moves; }

/* Whether the compositor moves the cursor may change at any time. */
void cursor_prepare(ptk_wayland *self, int64_t now) {
  bool can_warp = self->moves_cursor && !self->lock && ptk_host_cursor_means_of(self->cursor) != PTK_HOST_CURSOR_NONE;
  ptk_host_traits host = ptk_default_host_traits();
  ptk_engine_get_host_traits(self->engine, &host, sizeof host);
  if (host.warps_cursor == can_warp) return;
  host.warps_cursor = can_warp;
  ptk_engine_set_host_traits(self->engine, &host, now);
}

void cursor_left(void *data, const void *surface) {
  ptk_wayland *self = data;
  (void)surface;
  for (Seat *seat = self->seats; seat; seat = seat->next) {
    if (seat->has_left) pointing_leave(self, &seat->pointing);
    seat->has_left = 0;
  }
}

void cursor_follow(ptk_wayland *self, const ptk_frame *frame, int64_t now) {
  if (!frame->has_warp || !self->latest || ptk_host_cursor_surface(self->cursor) != self->surface) return;
  if (!ptk_host_cursor_move_on_wayland(self->cursor, self->surface, frame->warp.x, frame->warp.y)) return;
  self->latest->position = frame->warp;
  ptk_engine_cursor_warped(self->engine, frame->warp, now);
}
