/* Seats, and the devices that they have now. */
#include "seat.h"

#include "gestures.h"
#include "keyboard.h"
#include "kind.h"
#include "pointer.h"
#include "pointing.h"
#include "tablet.h"
#include "touch.h"

#include <stdlib.h>
#include <string.h>

void seat_complete(Seat *seat) {
  if (seat->is_other) return;
  pointer_complete(seat);
  gestures_complete(seat);
  tablet_complete(seat);
}

static void update(Seat *seat) {
  uint32_t capabilities = seat->is_other ? 0 : seat->capabilities;
  if (capabilities & WL_SEAT_CAPABILITY_POINTER) pointer_begin(seat);
  else pointer_end(seat);
  if (capabilities & WL_SEAT_CAPABILITY_KEYBOARD) keyboard_begin(seat);
  else keyboard_end(seat);
  if (capabilities & WL_SEAT_CAPABILITY_TOUCH) touch_begin(seat);
  else touch_end(seat);
  seat_complete(seat);
}

static void capabilities_changed(void *data, struct wl_seat *proxy, uint32_t capabilities) {
  Seat *seat = data;
  (void)proxy;
  seat->capabilities = capabilities;
  update(seat);
}

/* The name may come after the capabilities. */
static void named(void *data, struct wl_seat *proxy, const char *name) {
  Seat *seat = data;
  (void)proxy;
  seat->is_other = seat->display->seat_name && strcmp(name, seat->display->seat_name) != 0;
  update(seat);
}
static const struct wl_seat_listener listener = { capabilities_changed, named };

void seat_add(ptk_wayland *self, struct wl_registry *registry, uint32_t name, uint32_t version) {
  /* The greatest version whose events are handled. */
  uint32_t known = 7;
#ifdef WL_POINTER_AXIS_VALUE120_SINCE_VERSION
  known = WL_POINTER_AXIS_VALUE120_SINCE_VERSION;
#endif
  Seat *seat = version >= 5 ? calloc(1, sizeof *seat) : NULL;
  if (!seat) return;
  seat->display = self;
  seat->name = name;
  seat->kind = seat->gesture = -1;
  seat->is_other = self->seat_name != NULL; /* Until it is named. */
  wl_array_init(&seat->tablets);
  seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, version < known ? version : known);
  seat->next = self->seats;
  self->seats = seat;
  pointing_add(self, &seat->pointing, PTK_DEVICE_KIND_MOUSE);
  seat_describe(seat, PTK_DEVICE_KIND_MOUSE);
  wl_seat_add_listener(seat->seat, &listener, seat);
  seat_complete(seat);
}

void seat_remove(ptk_wayland *self, Seat *seat) {
  seat->is_other = 1;
  update(seat);
  tablet_end(seat);
  pointing_remove(self, &seat->pointing);
  for (Seat **link = &self->seats; *link; link = &(*link)->next) {
    if (*link != seat) continue;
    *link = seat->next;
    break;
  }
  wl_seat_release(seat->seat);
  wl_array_release(&seat->tablets);
  free(seat);
}
