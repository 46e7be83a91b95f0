/* The lock, in which the engine alone owns the position. */
#include "lock.h"

#include "pointer-constraints-unstable-v1-client-protocol.h"

static void began(void *data, struct zwp_locked_pointer_v1 *lock) {
  ptk_wayland *self = data;
  (void)lock;
  self->is_locked = 1;
}

/* The compositor has ended the lock, for instance because another window came up. */
static void ended(void *data, struct zwp_locked_pointer_v1 *lock) {
  ptk_wayland *self = data;
  (void)lock;
  self->is_locked = 0;
}
static const struct zwp_locked_pointer_v1_listener listener = { began, ended };

void lock_begin(Seat *seat) {
  ptk_wayland *self = seat->display;
  if (!self->wants_lock || self->lock || !seat->pointing.is_over || !self->constraints || !seat->relative) return;
  self->lock = zwp_pointer_constraints_v1_lock_pointer(self->constraints, self->surface, seat->pointer, NULL,
                                                       ZWP_POINTER_CONSTRAINTS_V1_LIFETIME_PERSISTENT);
  self->locked = seat;
  zwp_locked_pointer_v1_add_listener(self->lock, &listener, self);
}

/* The compositor's cursor goes on from where the pointer was seen. */
void lock_end(ptk_wayland *self) {
  if (!self->lock) return;
  ptk_state state = { 0 };
  ptk_engine_get_state(self->engine, &state, sizeof state);
  zwp_locked_pointer_v1_set_cursor_position_hint(self->lock, wl_fixed_from_double(state.position.x),
                                                 wl_fixed_from_double(state.position.y));
  wl_surface_commit(self->surface); /* The hint is a state of the surface. */
  zwp_locked_pointer_v1_destroy(self->lock);
  self->lock = NULL;
  self->locked = NULL;
  self->is_locked = 0;
}

void ptk_wayland_set_locked(ptk_wayland *self, int is_locked) {
  self->wants_lock = is_locked;
  if (!is_locked) lock_end(self);
  for (Seat *seat = self->seats; seat; seat = seat->next) lock_begin(seat);
}

int ptk_wayland_is_locked(const ptk_wayland *self) { return self->is_locked; }
