/* What kind of device moves a seat's pointer, which Wayland does not tell. */
#include "kind.h"

#include "pointing.h"

void seat_describe(Seat *seat, int32_t kind) {
  if (seat->display->fixed_kind >= 0) kind = seat->display->fixed_kind;
  if (seat->kind == kind) return;
  seat->kind = kind;
  pointing_describe(seat->display, &seat->pointing, (ptk_device_kind)kind);
}

void ptk_wayland_set_device_kind(ptk_wayland *self, int32_t kind) {
  self->fixed_kind = kind;
  for (Seat *seat = self->seats; seat; seat = seat->next) seat_describe(seat, PTK_DEVICE_KIND_MOUSE);
}
